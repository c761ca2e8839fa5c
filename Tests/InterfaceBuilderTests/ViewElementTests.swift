import Testing

@testable import InterfaceBuilder

/// The contents of elements of views.
@Suite struct ViewElementTests {
    private func view(_ content: String) throws -> ViewElement {
        let document = try Fixture.xib("<view id=\"v\">\(content)</view>")
        return ViewElement(try #require(document.element(withID: "v")))
    }

    @Test func onlyConstraintsCount() throws {
        let view = try view(
            "<constraints><constraint id=\"c\" firstAttribute=\"width\"/><other id=\"o\"/></constraints>")
        #expect(view.constraints.map(\.id) == ["c"])
    }

    @Test func guidesOfBothKinds() throws {
        let view = try view(
            "<viewLayoutGuide key=\"safeArea\" id=\"a\"/><layoutGuides><viewLayoutGuide id=\"b\"/></layoutGuides>"
        )
        #expect(view.layoutGuides.map(\.element.id) == ["a", "b"])
    }

    @Test func anElementKnowsWhatIsAroundAndInside() throws {
        let document = try Fixture.xib(
            "<view id=\"a\"><view id=\"b\"><label id=\"c\"/></view></view><view id=\"d\"/>")
        let (a, c, d) = (
            try #require(document.element(withID: "a")), try #require(document.element(withID: "c")),
            try #require(document.element(withID: "d"))
        )
        #expect(a.descendants.compactMap(\.id) == ["b", "c"] && Array(c.descendants).isEmpty)
        #expect(c.ancestors.map(\.name) == ["view", "view", "objects", "document"])
        #expect(c.ancestors.compactMap(\.id) == ["b", "a"])
        #expect(
            document.root.parent == nil && document.root.position == 0 && a.parent?.parent == document.root)
        #expect(a != d && a == document.element(withID: "a") && Set([a, a, d]).count == 2)
        #expect("\(a)" == "<view id=\"a\">" && "\(document.root)" == "<document>")
        #expect(a.has("id") && !a.has("key") && c.isNamed("label") && !c.isNamed("labe"))
    }

    @Test func equalDocumentsHaveOtherElements() throws {
        let (first, second) = (try Fixture.xib("<view id=\"a\"/>"), try Fixture.xib("<view id=\"a\"/>"))
        #expect(first.element(withID: "a") != second.element(withID: "a"))
    }
}
