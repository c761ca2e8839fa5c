import Testing

@testable import InterfaceBuilder

@Suite struct ValueTests {
    private func element(_ xml: String) throws -> Element {
        let document = try Fixture.xib(xml)
        return try #require(document.objects.first)
    }

    @Test(arguments: [
        ("0.0", 0.0), ("-12.5", -12.5), ("0.57810515169999999", 0.57810515169999999), ("1e3", 1_000),
        ("164", 164), ("18.666666666666668", 18.666666666666668), ("999999999999999", 999_999_999_999_999),
    ])
    func numbers(text: String, value: Double) { #expect(NumberText.double(text) == value) }

    @Test(arguments: [
        "", "nan", "inf", "infinite", "0x10", "1,5", "1e999", "-", ".", "1.2.3", "--1", "1-", "12pt",
    ])
    func noNumbers(text: String) { #expect(NumberText.double(text) == nil) }

    @Test func attributesByType() throws {
        let view = try element(
            "<view hidden=\"YES\" opaque=\"NO\" tag=\"7\" alpha=\"0.5\" x=\"1e300\" big=\"99999999999999999999\"/>"
        )
        #expect(view.bool("hidden", default: false))
        #expect(view.bool("opaque", default: true) == false)
        #expect(view.bool("enabled", default: true))
        #expect(view.int("tag") == 7 && view.double("alpha") == 0.5)
        #expect(view.length("x") == NumberText.longest)
        #expect(view.int("big") == Int.max)
    }

    @Test(arguments: [
        ("-9223372036854775808", Int.min), ("9223372036854775807", Int.max), ("-1e300", Int.min), ("2.6", 3),
    ])
    func wholeNumbersNeverOverflow(text: String, value: Int) throws {
        #expect(try element("<view tag=\"\(text)\"/>").int("tag") == value)
    }

    @Test func geometry() throws {
        let view = try element(
            "<view><rect key=\"frame\" x=\"1\" y=\"2\" width=\"3\" height=\"4\"/>"
                + "<inset key=\"i\" minX=\"1\" minY=\"2\" maxX=\"3\" maxY=\"4\"/>"
                + "<directionalEdgeInsets key=\"d\" top=\"1\" leading=\"2\" bottom=\"3\" trailing=\"4\"/>"
                + "<edgeInsets key=\"e\"/><directionalEdgeInsets key=\"n\"/>"
                + "<offsetWrapper key=\"o\" horizontal=\"0.0\" vertical=\"-4\"/></view>")
        #expect(view.rect(key: "frame") == Rect(x: 1, y: 2, width: 3, height: 4))
        #expect(view.insets(key: "i") == Insets(top: 2, left: 1, bottom: 4, right: 3))
        #expect(view.insets(key: "d") == Insets(top: 1, left: 2, bottom: 3, right: 4))
        #expect(view.insets(key: "e") == Insets(top: 0, left: 0, bottom: 0, right: 0))
        #expect(view.insets(key: "n") == view.insets(key: "e"))
        #expect(view.offset(key: "o") == Point(x: 0, y: -4))
    }

    @Test(arguments: [
        (
            "red=\"1\" green=\"0.5\" blue=\"0\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"displayP3\"",
            DocumentColor.rgb(red: 1, green: 0.5, blue: 0, alpha: 1, space: .displayP3)
        ),
        (
            "white=\"1\" alpha=\"0.5\" colorSpace=\"calibratedWhite\"",
            .white(1, alpha: 0.5, space: .calibratedWhite)
        ),
        (
            "white=\"0\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"genericGamma22GrayColorSpace\"",
            .white(0, alpha: 1, space: .genericGamma22Gray)
        ),
        ("name=\"Brand\"", .named("Brand")),
        ("systemColor=\"labelColor\"", .system("labelColor")),
        (
            "xcode11CocoaTouchSystemColor=\"systemBackgroundColor\" cocoaTouchSystemColor=\"whiteColor\"",
            .system("systemBackgroundColor")
        ),
        ("cocoaTouchSystemColor=\"darkTextColor\"", .system("darkTextColor")),
        (
            "colorSpace=\"catalog\" catalog=\"System\" name=\"controlColor\"",
            .catalog("System", name: "controlColor")
        ),
    ])
    func colors(text: String, color: DocumentColor) throws {
        #expect(try element("<view><color key=\"c\" \(text)/></view>").color(key: "c") == color)
    }

    @Test(arguments: [
        (
            "type=\"system\" pointSize=\"17\"",
            FontDescription(face: .system(weight: "regular"), pointSize: 17)
        ),
        (
            "type=\"system\" weight=\"semibold\" pointSize=\"15\"",
            .init(face: .system(weight: "semibold"), pointSize: 15)
        ),
        ("type=\"boldSystem\" pointSize=\"0.0\"", .init(face: .boldSystem, pointSize: nil)),
        ("style=\"UICTFontTextStyleTitle0\"", .init(face: .textStyle(.largeTitle), pointSize: nil)),
        (
            "name=\"Inter-Bold\" family=\"Inter\" pointSize=\"12\"",
            .init(face: .named("Inter-Bold", family: "Inter"), pointSize: 12)
        ),
    ])
    func fonts(text: String, font: FontDescription) throws {
        #expect(
            try element("<label><fontDescription key=\"fontDescription\" \(text)/></label>").font() == font)
    }

    @Test(arguments: [("0.8", 0.8), ("16:9", 16.0 / 9), ("1/3", 1.0 / 3), ("1:1", 1), ("24%", 0.24)])
    func multipliers(text: String, value: Double) { #expect(Multiplier.value(text) == value) }

    @Test(arguments: ["1:0", "a", ":", "1/", "%", "16:9%", ""])
    func noMultipliers(text: String) { #expect(Multiplier.value(text) == nil) }

    @Test func attributedText() throws {
        let label = try element(
            """
            <label><attributedString key="attributedText"><fragment content="Hi "><attributes>
            <color key="NSColor" systemColor="labelColor"/><font key="NSFont" metaFont="system" size="17"/>
            <paragraphStyle key="NSParagraphStyle" alignment="center" lineSpacing="3"/></attributes></fragment>
            <fragment><string key="content">you
            </string></fragment></attributedString></label>
            """)
        let text = try #require(label.attributedText())
        #expect(text.string == "Hi you\n")
        #expect(text.fragments[0].attributes.map(\.name) == ["NSColor", "NSFont", "NSParagraphStyle"])
        guard case .paragraph(let style) = text.fragments[0].attributes[2].value else {
            return #expect(Bool(false))
        }
        #expect(style.alignment == "center" && style.distance("lineSpacing") == 3)
    }

    @Test func runtimeAttributes() throws {
        let view = try element(
            """
            <view><userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="boolean" keyPath="a" value="YES"/>
            <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><integer key="value" value="8"/>
            </userDefinedRuntimeAttribute>
            <userDefinedRuntimeAttribute type="number" keyPath="b"><real key="value" value="0.5"/>
            </userDefinedRuntimeAttribute>
            <userDefinedRuntimeAttribute type="color" keyPath="c"><color key="value" name="X"/></userDefinedRuntimeAttribute>
            <userDefinedRuntimeAttribute type="image" keyPath="d" value="star" catalog="system"/>
            <userDefinedRuntimeAttribute type="range" keyPath="e"><range key="value" location="1" length="2"/>
            </userDefinedRuntimeAttribute>
            <userDefinedRuntimeAttribute type="nil" keyPath="f"/>
            <userDefinedRuntimeAttribute type="string" keyPath="g" value="t"/>
            </userDefinedRuntimeAttributes></view>
            """)
        #expect(
            view.runtimeAttributes.map(\.value) == [
                .bool(true), .integer(8), .real(0.5), .color(.named("X")),
                .image(ImageReference(name: "star", isSystem: true)), .range(location: 1, length: 2),
                RuntimeAttribute.Value.none, .string("t"),
            ])
        #expect(view.runtimeAttributes[1].keyPath == "layer.cornerRadius")
    }

    @Test func symbolsAndAccessibility() throws {
        let view = try element(
            """
            <imageView><imageReference key="image" image="star" catalog="system" symbolScale="large"/>
            <preferredSymbolConfiguration key="preferredSymbolConfiguration" scale="small" weight="bold"/>
            <accessibility key="accessibilityConfiguration" label="Star"><bool key="isElement" value="YES"/>
            <accessibilityTraits key="traits" image="YES" button="YES"/></accessibility></imageView>
            """)
        #expect(
            view.image(key: "image") == ImageReference(name: "star", isSystem: true, symbolScale: "large"))
        #expect(view.symbolConfiguration()?.weight == "bold")
        let accessibility = try #require(ViewElement(view).accessibility)
        #expect(accessibility.label == "Star" && accessibility.isElement == true)
        #expect(accessibility.traits == ["image", "button"])
    }
}
