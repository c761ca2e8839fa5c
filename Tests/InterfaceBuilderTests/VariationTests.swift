import Testing

@testable import InterfaceBuilder

@Suite struct VariationTests {
    private let phone = TraitEnvironment(horizontal: .compact, vertical: .regular)
    private let pad = TraitEnvironment(horizontal: .regular, vertical: .regular)

    @Test func keys() {
        #expect(VariationCondition(key: "default").specificity == 0)
        let key = VariationCondition(key: "heightClass=regular-userInterfaceIdiom=mac-widthClass=compact")
        #expect(key.horizontal == .compact && key.vertical == .regular && key.idiom == "mac")
        #expect(key.specificity == 3 && !key.holds(in: phone))
        #expect(VariationCondition(key: "heightClass=regular").holds(in: phone))
        #expect(!VariationCondition(key: "moonPhase=full").holds(in: phone))
    }

    @Test(arguments: [
        ("default", 0), ("", 0), ("widthClass=compact", 1), ("heightClass=regular", 1),
        ("userInterfaceIdiom=pad", 1), ("heightClass=regular-widthClass=compact", 2),
        ("userInterfaceIdiom=pad-widthClass=compact", 2),
    ])
    func aVariationIsAsSpecificAsItHasConditions(_ key: String, _ count: Int) {
        let condition = VariationCondition(key: key)
        #expect(condition.specificity == count && condition.unknown.isEmpty)
    }

    @Test func aValueMayHoldTheSign() {
        #expect(VariationCondition(key: "userInterfaceIdiom=a=b").idiom == "a=b")
    }

    @Test func everyConditionHasToHold() {
        let traits = TraitEnvironment(horizontal: .compact, vertical: .regular, idiom: "phone")
        let condition = VariationCondition(
            key: "heightClass=regular-userInterfaceIdiom=phone-widthClass=compact")
        #expect(condition.holds(in: traits))
        for other in [
            TraitEnvironment(horizontal: .regular, vertical: .regular, idiom: "phone"),
            TraitEnvironment(horizontal: .compact, vertical: .compact, idiom: "phone"),
            TraitEnvironment(horizontal: .compact, vertical: .regular, idiom: "pad"),
            TraitEnvironment(horizontal: nil, vertical: nil),
        ] {
            #expect(!condition.holds(in: other))
            #expect(VariationCondition(key: "default").holds(in: other))
        }
    }

    @Test(arguments: ["widthClass", "widthClass=wide", "heightClass=", "userInterfaceIdiom=", "a=b=c"])
    func whatIsNotKnownNeverHolds(_ key: String) {
        let condition = VariationCondition(key: key)
        #expect(condition.unknown == [key] && condition.specificity == 0 && !condition.holds(in: phone))
    }

    @Test func installedConstraintsAndTheirConstants() throws {
        let document = try Fixture.view(
            "",
            more: """
                <constraints><constraint firstAttribute="width" constant="1" id="a"/>
                <constraint firstAttribute="width" constant="2" priority="10" id="b">
                <variation key="widthClass=regular" constant="3"/>
                <variation key="heightClass=regular-widthClass=regular" constant="4"/></constraint>
                <constraint firstAttribute="width" placeholder="YES" id="p"/></constraints>
                <variation key="default"><mask key="constraints"><exclude reference="b"/></mask></variation>
                <variation key="widthClass=regular"><mask key="constraints"><exclude reference="a"/><include reference="b"/>
                </mask></variation>
                """)
        let view = try #require(document.initialScene?.controller?.view)
        #expect(view.constraints(in: phone).map(\.id) == ["a"])
        let installed = view.constraints(in: pad)
        #expect(installed.map(\.id) == ["b"])
        #expect(installed[0].constant(in: pad) == 4)
        #expect(installed[0].constant(in: phone) == 2)
        #expect(installed[0].priority(in: pad) == 10)
    }

    @Test func overriddenAttributesFontsAndSubviews() throws {
        let document = try Fixture.view(
            """
            <label id="l" hidden="YES"><fontDescription key="fontDescription" type="system" pointSize="10"/>
            <variation key="widthClass=regular" hidden="NO"><fontDescription key="fontDescription" type="system" \
            pointSize="20"/></variation></label>
            """,
            more:
                "<variation key=\"widthClass=compact\"><mask key=\"subviews\"><exclude reference=\"l\"/></mask></variation>"
        )
        let view = try #require(document.initialScene?.controller?.view)
        let label = try #require(document.element(withID: "l"))
        #expect(view.subviews(in: phone).isEmpty && view.subviews(in: pad).count == 1)
        #expect(label.effectiveAttribute("hidden", in: phone) == "YES")
        #expect(label.carrier(of: "hidden", in: pad).bool("hidden") == false)
        #expect(label.effectiveChild(key: "fontDescription", in: pad)?.double("pointSize") == 20)
        #expect(label.effectiveChild(key: "fontDescription", in: phone)?.double("pointSize") == 10)
    }
}
