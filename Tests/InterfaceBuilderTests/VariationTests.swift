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
