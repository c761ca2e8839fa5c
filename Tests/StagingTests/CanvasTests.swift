import CoreGraphics
import Testing

@testable import InterfaceBuilder
@testable import Staging
@testable import UIKit

/// The differences between Interface Builder's canvas and an app.
@MainActor
@Suite struct CanvasTests {
    /// Returns a 300-point square with the body in it, laid out; `more` is inserted beside the objects.
    private func root(
        _ body: String, build: Int = 22_684, more: String = "", setting: Stage.Setting = .canvas
    ) throws -> UIView? {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="32700" \
            targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
            <device id="retina4_7" orientation="portrait"/>
            <dependencies><plugIn identifier="p" version="\(build).1"/></dependencies>
            <objects><view contentMode="scaleToFill" id="r"><rect key="frame" width="300" height="300"/>
            \(body)</view></objects>\(more)</document>
            """
        let document = try Document(xml: text, path: "Test.xib")
        let stage = Stage(document: document, setting: setting)
        return stage.scenes.first.flatMap { stage.show($0) }?.controller.view
    }

    /// Returns the frame of the view `v` of the element in the middle of the square.
    private func frame(
        _ element: String, _ attributes: String = "", _ content: String = "", build: Int = 22_684,
        more: String = "", setting: Stage.Setting = .canvas
    ) throws -> CGRect? {
        let body = """
            <subviews><\(element) \(attributes) translatesAutoresizingMaskIntoConstraints="NO" id="v">
            <rect key="frame"/>\(content)</\(element)></subviews><constraints>
            <constraint firstItem="v" firstAttribute="leading" secondItem="r" secondAttribute="leading" id="c1"/>
            <constraint firstItem="v" firstAttribute="top" secondItem="r" secondAttribute="top" id="c2"/>
            </constraints>
            """
        return try root(body, build: build, more: more, setting: setting)?.subviews.first?.frame
    }

    @Test(arguments: [(22_684, CGSize(width: 51, height: 31)), (24_123, CGSize(width: 63, height: 28))])
    func switchesAreAsLargeAsTheirXcodeMadeThem(_ build: Int, _ size: CGSize) throws {
        #expect(try frame("switch", build: build)?.size == size)
    }

    /// Heights of labels in the text style of the body.
    @Test(arguments: [(17_703, 20.5), (18_093, 17), (20_020, 17), (21_207, 20.5)])
    func textStylesOfXcode13AreThoseOfTheSmallestSize(_ build: Int, _ height: CGFloat) throws {
        let font = "<fontDescription key=\"fontDescription\" style=\"UICTFontTextStyleBody\"/>"
        #expect(try frame("label", "text=\"Text\"", font, build: build)?.height == height)
    }

    @Test func textStylesOfAnAppDoNotFollowTheDocumentsXcode() throws {
        let font = "<fontDescription key=\"fontDescription\" style=\"UICTFontTextStyleBody\"/>"
        #expect(try frame("label", "text=\"Text\"", font, build: 18_093, setting: .app)?.height == 20.5)
    }

    @Test(arguments: [(12_089, 44), (20_020, 51), (21_207, 56)])
    func searchBarsFollowTheTextSizeOfTheirXcode(_ build: Int, _ height: CGFloat) throws {
        #expect(try frame("searchBar", build: build)?.height == height)
    }

    @Test(arguments: [(23_506, 44), (24_504, 54)])
    func navigationBarsAreAsHighAsTheirXcodeMadeThem(_ build: Int, _ height: CGFloat) throws {
        #expect(try frame("navigationBar", build: build)?.height == height)
    }

    /// A scene with a bar in a safe area, to which a segue of another leads; returns the bar's frame.
    private func bar(segue: String, height: Int = 790, build: Int = 17_703) throws -> CGRect? {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="17701" \
            targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES" initialViewController="a">
            <device id="retina6_0" orientation="portrait"/>
            <dependencies><plugIn identifier="p" version="\(build).1"/></dependencies><scenes>
            <scene sceneID="s1"><objects><viewController id="a" sceneMemberID="viewController">
            <view key="view" id="av"><rect key="frame" width="390" height="844"/></view>
            <connections><segue destination="b" \(segue) id="s"/></connections></viewController></objects></scene>
            <scene sceneID="s2"><objects><viewController id="b" sceneMemberID="viewController">
            <view key="view" id="bv"><rect key="frame" width="390" height="\(height)"/><subviews>
            <navigationBar translatesAutoresizingMaskIntoConstraints="NO" id="n"><rect key="frame"/></navigationBar>
            </subviews><viewLayoutGuide key="safeArea" id="g"/><constraints>
            <constraint firstItem="n" firstAttribute="top" secondItem="g" secondAttribute="top" id="c1"/>
            <constraint firstItem="n" firstAttribute="leading" secondItem="g" secondAttribute="leading" id="c2"/>
            <constraint firstItem="g" firstAttribute="trailing" secondItem="n" secondAttribute="trailing" id="c3"/>
            </constraints></view></viewController></objects></scene>
            </scenes></document>
            """
        let stage = Stage(document: try Document(xml: text, path: "Main.storyboard"), setting: .canvas)
        let scene = try #require(stage.scenes.first { $0.id == "b" })
        return stage.show(scene)?.controller.view.subviews.first?.frame
    }

    @Test(arguments: [
        "kind=\"presentation\"", "kind=\"presentation\" modalPresentationStyle=\"formSheet\"",
    ])
    func sceneSavedAsSheetHasNothingOfTheDisplaysTopAndHigherBar(_ segue: String) throws {
        #expect(try bar(segue: segue) == CGRect(x: 0, y: 0, width: 390, height: 56))
    }

    @Test func sceneOfFullHeightOrOtherStyleOrOlderXcodeIsNoSheet() throws {
        let (sheet, top) = ("kind=\"presentation\"", CGRect(x: 0, y: 44, width: 390, height: 44))
        #expect(try bar(segue: sheet, height: 844) == top)
        #expect(try bar(segue: sheet + " modalPresentationStyle=\"fullScreen\"") == top)
        #expect(try bar(segue: "kind=\"show\"") == top)
        #expect(try bar(segue: sheet, build: 14_490) == top)
    }

    @Test func theTitleOfAPrimaryButtonIsSemibold() throws {
        let content = """
            <state key="normal" title="Button"/>
            <buttonConfiguration key="configuration" style="plain" title="Request Access"/>
            """
        let plain = try #require(try frame("button", "", content)?.width)
        let primary = try #require(try frame("button", "role=\"primary\"", content)?.width)
        #expect(abs(primary - 151) <= 1 && plain < primary)
    }

    @Test func anAppsSwitchDoesNotFollowTheDocumentsXcode() throws {
        #expect(try frame("switch", build: 24_123, setting: .app)?.size == CGSize(width: 51, height: 31))
    }

    @Test(arguments: [(16_096, 2), (22_684, 4)])
    func progressViewsAreAsThickAsTheirXcodeMadeThem(_ build: Int, _ height: CGFloat) throws {
        #expect(try frame("progressView", build: build)?.height == height)
    }

    @Test(arguments: [(14_490, 30), (14_865, 34), (16_096, 34), (22_684, 34)])
    func fieldsAreAsHighAsTheirXcodeMadeThem(_ build: Int, _ height: CGFloat) throws {
        let font = "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"14\"/>"
        #expect(try frame("textField", "borderStyle=\"roundedRect\"", font, build: build)?.height == height)
    }

    @Test(arguments: [(14_490, 17, 30), (22_684, 17, 34), (22_684, 19, 35)])
    func roundedFieldsGrowWithTheirFont(_ build: Int, _ size: Int, _ height: CGFloat) throws {
        let font = "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"\(size)\"/>"
        #expect(try frame("textField", "borderStyle=\"roundedRect\"", font, build: build)?.height == height)
    }

    @Test(arguments: [(14_490, 29), (14_760, 28), (14_865, 32), (22_684, 32)])
    func segmentsAndSteppersAreAsHighAsTheirXcodeMadeThem(_ build: Int, _ height: CGFloat) throws {
        #expect(try frame("segmentedControl", build: build)?.height == height)
        #expect(try frame("stepper", build: build)?.height == height)
    }

    @Test(arguments: [(22_684, 56), (24_123, 64)])
    func searchBarsAreAsHighAsTheirXcodeMadeThem(_ build: Int, _ height: CGFloat) throws {
        #expect(try frame("searchBar", build: build)?.height == height)
    }

    @Test(arguments: [("system", 18), ("custom", 22)])
    func aButtonWithAnImageAloneIsAsHighAsALine(_ type: String, _ height: CGFloat) throws {
        let more = "<resources><image name=\"low\" width=\"30\" height=\"4\"/></resources>"
        let state = "<state key=\"normal\" image=\"low\"/>"
        let button = try frame("button", "buttonType=\"\(type)\"", state, more: more)
        #expect(button?.size == CGSize(width: 30, height: height))
    }

    @Test func fontsOfTheSystemsSizeAre14Points() throws {
        let named = "<fontDescription key=\"fontDescription\" type=\"system\" size=\"system\"/>"
        #expect(try frame("label", "text=\"a\"", named)?.height == 17)
    }

    @Test func configuredTitlesWithoutAFontAre14PointsBeforeXcode14() throws {
        let title = "<buttonConfiguration key=\"configuration\" style=\"plain\" title=\"Some title\"/>"
        let (old, new) = (
            try frame("button", "", title, build: 20_037), try frame("button", "", title, build: 21_507)
        )
        #expect(old?.height == 31 && new?.height == 35)
    }

    @Test func aViewThatNoConstraintMentionsStaysWhereItWasSaved() throws {
        let body = """
            <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="v">
            <rect key="frame" x="7" y="9" width="40" height="30"/></view></subviews>
            """
        #expect(
            try root(body)?.subviews.first?.frame == CGRect(x: 7, y: 9, width: 40, height: 30))
    }

    @Test func requiredResistanceThatIsBrokenKeepsTheContentAsLargeAsItMayBe() throws {
        let attributes = "text=\"Some longer text\" horizontalCompressionResistancePriority=\"1000\""
        let width = """
            <constraints><constraint firstAttribute="width" relation="lessThanOrEqual" constant="60" id="w"/>\
            </constraints>
            """
        #expect(try frame("label", attributes, width)?.width == 60)
    }

    @Test(arguments: [
        ("", 24_405, 22), ("", 22_684, 18.5), ("text=\"a\"", 24_405, 18.5),
    ])
    func fieldsWithoutBorderAndTextAreAsHighAsTheirXcodeMadeThem(
        _ text: String, _ build: Int, _ height: CGFloat
    ) throws {
        let font = "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"14\"/>"
        #expect(try frame("textField", text, font, build: build)?.height == height)
    }

    @Test func secretFieldsWithoutABorderHaveNoRoomToSpare() throws {
        let content = """
            <fontDescription key="fontDescription" type="system" pointSize="17"/>\
            <textInputTraits key="textInputTraits" secureTextEntry="YES"/>
            """
        #expect(try frame("textField", "text=\"a\"", content)?.height == 21)
    }

    @Test(arguments: [(14_490, CGSize(width: 22, height: 22)), (22_684, CGSize(width: 25, height: 24))])
    func signsAreAsLargeAsTheirXcodeMadeThem(_ build: Int, _ size: CGSize) throws {
        #expect(try frame("button", "buttonType=\"infoLight\"", build: build)?.size == size)
    }

    @Test(arguments: [(16_096, 37), (17_132, 27.5), (22_684, 26)])
    func pageControlsAreAsHighAsTheirXcodeMadeThem(_ build: Int, _ height: CGFloat) throws {
        #expect(try frame("pageControl", "numberOfPages=\"3\"", build: build)?.height == height)
    }

    @Test(arguments: [Stage.Setting.canvas, .app])
    func aClassThatIsNotHereHasTheSizeThatTheDocumentKeeps(_ setting: Stage.Setting) throws {
        let more = """
            <designables><designable name="v"><size key="intrinsicContentSize" width="120" height="33"/>\
            </designable></designables>
            """
        let frame = try frame("view", "customClass=\"Nowhere\"", more: more, setting: setting)
        #expect(frame?.size == CGSize(width: 120, height: 33))
    }

    @Test func wrappedTextOfSuchAClassHasLinesOfItsSystemFont() throws {
        let words = Array(repeating: "word", count: 30).joined(separator: " ")
        let width =
            "<constraints><constraint firstAttribute=\"width\" constant=\"100\" id=\"w\"/></constraints>"
        let more = """
            <designables><designable name="v"><size key="intrinsicContentSize" width="450" height="20.5"/>\
            </designable></designables>
            """
        let attributes = "customClass=\"Nowhere\" text=\"\(words)\" numberOfLines=\"0\""
        // Five lines or more of 20.29 points, where a single one is rounded to 20.5.
        let height = try #require(try frame("label", attributes, width, more: more)?.height)
        #expect(height > 100 && (height / 20.287).truncatingRemainder(dividingBy: 1) < 0.05)
    }

    @Test func linesOfSuchATextAreCountedWhereItBreaksThem() throws {
        let content =
            "<string key=\"text\">one word\nmore</string><constraints>"
            + "<constraint firstAttribute=\"width\" constant=\"75\" id=\"w\"/></constraints>"
        let more = """
            <designables><designable name="v"><size key="intrinsicContentSize" width="100" height="62.5"/>\
            </designable></designables>
            """
        // Two lines of 26 points, three where the first is too long.
        let label = try frame("label", "customClass=\"Nowhere\" numberOfLines=\"0\"", content, more: more)
        #expect(label?.height == 93.5)
    }

    @Test func thePlaceholderSizeHoldsOnTheCanvasAlone() throws {
        let size = "placeholderIntrinsicWidth=\"40\" placeholderIntrinsicHeight=\"30\""
        #expect(try frame("view", size)?.size == CGSize(width: 40, height: 30))
        #expect(try frame("view", size, setting: .app)?.size == .zero)
    }

    @Test func placeholderConstraintsHoldOnTheCanvasAlone() throws {
        let width =
            "<constraints><constraint firstAttribute=\"width\" constant=\"70\" placeholder=\"YES\" id=\"w\"/></constraints>"
        #expect(try frame("view", "", width)?.width == 70)
        #expect(try frame("view", "", width, setting: .app)?.width == 0)
    }

    private func stack(_ views: String, _ content: String = "") throws -> CGRect? {
        try frame(
            "stackView", "axis=\"vertical\" alignment=\"top\"", content + "<subviews>\(views)</subviews>")
    }

    @Test(arguments: [(23_504, 31), (23_721, 34)])
    func slidersAreAsHighAsTheirXcodeMadeThem(_ build: Int, _ height: CGFloat) throws {
        #expect(try frame("slider", build: build)?.height == height)
    }

    @Test func aSignInAConfiguredButtonHasItsRoom() throws {
        let configuration = "<buttonConfiguration key=\"configuration\" style=\"plain\"/>"
        let size = try frame("button", "buttonType=\"infoLight\"", configuration)?.size
        #expect(size == CGSize(width: 50, height: 34))
    }

    @Test func symbolsInConfiguredButtonsAreLargeAndAsHighAsTheirLine() throws {
        func size(_ scale: String) throws -> CGSize? {
            let image = "<imageReference key=\"image\" image=\"circle\" catalog=\"system\"\(scale)/>"
            let configuration =
                "<buttonConfiguration key=\"configuration\" style=\"plain\">\(image)</buttonConfiguration>"
            return try frame("button", "", configuration)?.size
        }
        #expect(try size("") == size(" symbolScale=\"large\""))
        #expect(try size("")?.height == 34)
        #expect(try size(" symbolScale=\"medium\"")?.height == 34)
    }

    @Test(arguments: [(22_685, 45.0, 34.0), (19_519, 41.0, 31.0)])
    func aSymbolWithAScaleFollowsTheTextSizeOfItsXcode(
        _ build: Int, _ width: CGFloat, _ height: CGFloat
    ) throws {
        let configuration = """
            <buttonConfiguration key="configuration" style="plain" image="circle" catalog="system">
            <preferredSymbolConfiguration key="preferredSymbolConfigurationForImage" scale="medium"/></buttonConfiguration>
            """
        let size = try frame("button", "", configuration, build: build)?.size
        #expect(size == CGSize(width: width, height: height))
    }

    @Test(arguments: [("view", CGSize(width: 240, height: 50)), ("label", CGSize(width: 50, height: 50))])
    func emptyViewsInAStackAreLargeEnoughToBeSeen(_ element: String, _ size: CGSize) throws {
        let view =
            "<\(element) id=\"e\" translatesAutoresizingMaskIntoConstraints=\"NO\"><rect key=\"frame\"/></\(element)>"
        #expect(try stack(view)?.size == size)
    }

    @Test(arguments: ["imageView", "stackView", "view"])
    func emptyViewsInAStackMayBeLarger(_ element: String) throws {
        let view = """
            <\(element) id="e" translatesAutoresizingMaskIntoConstraints="NO"><rect key="frame"/><constraints>
            <constraint firstAttribute="height" constant="70" priority="300" id="h"/></constraints></\(element)>
            """
        #expect(try stack(view)?.size == CGSize(width: 240, height: 70))
    }

    private func plainView(_ id: String) -> String {
        "<view id=\"\(id)\" translatesAutoresizingMaskIntoConstraints=\"NO\"><rect key=\"frame\"/></view>"
    }

    /// Returns the frames of the views in a stack 270 points wide and 60 high.
    private func arranged(_ views: String, _ attributes: String) throws -> [CGRect] {
        let body = """
            <subviews><stackView \(attributes) id="s" translatesAutoresizingMaskIntoConstraints="NO">
            <rect key="frame"/><subviews>\(views)</subviews><constraints>
            <constraint firstAttribute="height" constant="60" id="h"/>
            <constraint firstAttribute="width" constant="270" id="w"/></constraints></stackView></subviews>
            """
        return try root(body)?.subviews.first?.subviews.map(\.frame) ?? []
    }

    @Test(arguments: ["top", "center", "bottom"])
    func theFirstEmptyViewOfARowIsAsHighAsTheRow(_ alignment: String) throws {
        let views = plainView("a") + plainView("b")
        #expect(try arranged(views, "alignment=\"\(alignment)\"").map(\.height) == [60, 50])
    }

    @Test(arguments: ["leading", "center", "trailing"])
    func theFirstEmptyViewOfAColumnIsAsWideAsTheColumn(_ alignment: String) throws {
        let views = plainView("a") + plainView("b")
        #expect(
            try arranged(views, "axis=\"vertical\" alignment=\"\(alignment)\"").map(\.width) == [270, 240])
    }

    @Test(arguments: [
        ("heart", CGRect(x: 0, y: 1.5, width: 24, height: 21.5)),
        ("ellipsis", CGRect(x: 0, y: 7, width: 24, height: 9.5)),
        ("person.crop.square", CGRect(x: 0, y: 1, width: 24, height: 21.5)),
    ])
    func imageViewsAlignMoreThanTheImageOfASymbol(_ name: String, _ expected: CGRect) throws {
        let size = """
            <constraints><constraint firstAttribute="width" constant="24" id="w"/>
            <constraint firstAttribute="height" constant="24" id="h"/></constraints>
            """
        #expect(try frame("imageView", "image=\"\(name)\" catalog=\"system\"", size) == expected)
    }

    @Test(arguments: [
        ("", CGRect(x: 0, y: 0.5, width: 24, height: 23)),
        ("weight=\"bold\"", CGRect(x: 0, y: 0, width: 24, height: 24)),
        ("scale=\"large\"", CGRect(x: 0, y: -2, width: 24, height: 28)),
    ])
    func theAlignmentOfACircleDependsOnItsWeightAndScale(_ symbol: String, _ expected: CGRect) throws {
        let content = """
            <constraints><constraint firstAttribute="width" constant="24" id="w"/>
            <constraint firstAttribute="height" constant="24" id="h"/></constraints>
            <preferredSymbolConfiguration key="preferredSymbolConfiguration" \(symbol)/>
            """
        let got = try frame("imageView", "image=\"circle\" catalog=\"system\"", content)
        #expect(got == expected)
    }

    @Test func aBoldCircleIsAsHighAsItIsWide() throws {
        let bold = UIImage.SymbolConfiguration(weight: .bold)
        let image = try #require(UIImage(systemName: "circle", withConfiguration: bold))
        #expect(image.size.width == image.size.height)
    }

    @Test func aHiddenIndicatorKeepsItsRoomInAStack() throws {
        let indicator =
            "<activityIndicatorView hidden=\"YES\" style=\"medium\" id=\"i\" translatesAutoresizingMaskIntoConstraints=\"NO\"/>"
        #expect(try stack(indicator)?.height == 20)
    }

    @Test func aStackWithMarginsOfItsOwnArrangesWithinThem() throws {
        let view =
            "<view id=\"e\" translatesAutoresizingMaskIntoConstraints=\"NO\"><rect key=\"frame\"/></view>"
        let margins = "<edgeInsets key=\"layoutMargins\" left=\"5\" top=\"6\" right=\"7\" bottom=\"8\"/>"
        #expect(try stack(view, margins)?.size == CGSize(width: 252, height: 64))
    }

    @Test(arguments: [(12_121, 144), (22_684, 140)])
    func largeTextIsAsWideAsTheSystemFontOfItsXcode(_ build: Int, _ width: CGFloat) throws {
        let font = "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"31\"/>"
        let measured = try #require(try frame("label", "text=\"City Name\"", font, build: build)?.width)
        #expect(abs(measured - width) <= 1)
    }

    @Test func emptyLabelsOfSeveralLinesTakeNoRoomInAStack() throws {
        let label = "<label numberOfLines=\"0\" id=\"e\" translatesAutoresizingMaskIntoConstraints=\"NO\"/>"
        #expect(try stack(label)?.height == 0)
    }

    @Test func labelsOfPlainScenesAreWholePointsLarge() throws {
        let font = "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"17\"/>"
        #expect(try frame("label", "text=\"Label\"", font)?.size == CGSize(width: 42, height: 21))
        #expect(try frame("label", "text=\"Label\"", font, setting: .app)?.height == 20.5)
        let style = "<fontDescription key=\"fontDescription\" style=\"UICTFontTextStyleBody\"/>"
        #expect(try frame("label", "text=\"Label\"", style)?.height == 20.5)
        #expect(try frame("label", "text=\"Label\" numberOfLines=\"0\"", font)?.height == 20.5)
    }

    @Test func buttonsOfAConfigurationAreWholePointsLargeInPlainScenes() throws {
        let configuration = "<buttonConfiguration key=\"configuration\" style=\"plain\" title=\"Go\"/>"
        #expect(try frame("button", "", configuration)?.height == 35)
        #expect(try frame("button", "", configuration, setting: .app)?.height == 34.5)
    }

    @Test(arguments: [
        ("<stackView id=\"s\"><rect key=\"frame\"/></stackView>", 20.5),
        (
            "<view id=\"o\" customClass=\"Own\" customModule=\"App\" customModuleProvider=\"target\"><rect key=\"frame\"/></view>",
            21
        ),
    ])
    func labelsBesideStacksAreWholePixelsLarge(_ other: String, _ height: CGFloat) throws {
        let label = """
            <label text="Label" id="v" translatesAutoresizingMaskIntoConstraints="NO">\
            <constraints><constraint firstAttribute="width" constant="70" id="w"/></constraints></label>
            """
        #expect(try root("<subviews>\(label)\(other)</subviews>")?.subviews.first?.frame.height == height)
    }

    @Test func containersShowNoneOfTheirScenesOnTheCanvas() throws {
        let document = try Fixture.storyboard(
            Fixture.controller(
                "n", Fixture.relation("a", "rootViewController"), kind: "navigationController")
                + Fixture.controller("a"))
        let stage = Stage(document: document, setting: .canvas)
        let shown = stage.scenes.first.flatMap { stage.show($0) }
        #expect((shown?.controller as? UINavigationController)?.viewControllers.isEmpty == true)
    }

    @Test func theCanvasKeepsClearOfTheBarsThatSeguesImply() throws {
        let document = try Fixture.storyboard(
            Fixture.controller(
                "n", Fixture.relation("a", "rootViewController"), kind: "navigationController")
                + Fixture.controller("a"))
        let stage = Stage(document: document, setting: .canvas)
        let shown = stage.scenes.last.flatMap { stage.show($0) }
        #expect(abs((shown?.controller.view.safeAreaInsets.top ?? 0) - 103) < 0.01)
    }

    @Test func viewsBesideAScenesOwnAreInTheTree() throws {
        let loose =
            "<view contentMode=\"scaleToFill\" id=\"loose\"><rect key=\"frame\" width=\"30\" height=\"20\"/></view>"
        let scene = Fixture.controller("a").replacingOccurrences(of: "</objects>", with: loose + "</objects>")
        let tree = Stage(document: try Fixture.storyboard(scene), setting: .canvas).tree()
        #expect(tree.json.contains("\"loose\""))
    }

    @Test func aControllerOfAXibIsAScene() throws {
        let document = try Fixture.xib(
            "<viewController id=\"c\"><view key=\"view\" id=\"w\"><rect key=\"frame\" width=\"90\" height=\"80\"/></view></viewController>"
        )
        let stage = Stage(document: document, setting: .canvas)
        #expect(stage.scenes.first.flatMap { stage.show($0) }?.controller.view.bounds.width == 90)
    }

    @Test(arguments: [(14_000, 20), (16_096, 0), (22_684, 20)])
    func someXcodesShowNoStatusBarAboveAHomeButton(_ build: Int, _ top: CGFloat) {
        #expect(DeviceModel.canvas("retina4_7")?.portrait.canvasSafeArea(build: build).top == top)
    }
}
