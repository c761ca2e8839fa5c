import Testing

@testable import InterfaceBuilder

@Suite struct DocumentTests {
    @Test func aStoryboardsSettings() throws {
        let document = try Fixture.storyboard(scene: "")
        #expect(document.kind == .storyboard)
        #expect(document.useAutolayout && document.useSafeAreas && document.useTraitCollections)
        #expect(document.device?.id == "retina6_12")
        #expect(document.initialViewControllerID == "vc")
    }

    @Test func elementsKeepOrderLineAndParent() throws {
        let document = try Fixture.view("<label id=\"a\" text=\"x &amp; y\"/>\n<button id=\"b\"/>")
        let a = try #require(document.element(withID: "a"))
        let b = try #require(document.element(withID: "b"))
        #expect(a["text"] == "x & y")
        #expect(b.line == a.line + 1)
        #expect(a.parent?.name == "subviews")
        #expect(a.parent?.children.map(\.name) == ["label", "button"])
        #expect(a.attributes.map(\.name) == ["id", "text"])
    }

    @Test func everyElementIsReachedFromTheRoot() throws {
        let document = try Fixture.view(
            "<view id=\"a\"><subviews><view id=\"b\"/></subviews></view><view id=\"c\"/>")
        var count = 1
        func walk(_ element: Element) {
            for child in element.children {
                #expect(child.parent == element)
                count += 1
                walk(child)
            }
        }
        walk(document.root)
        #expect(count == Array(document.elements).count)
        #expect(Array(document.root.descendants).count == count - 1)
    }

    @Test func textIsKeptAndIndentationIsNot() throws {
        let document = try Fixture.view(
            "<label id=\"a\"><string key=\"text\">one\n two</string>\n</label>"
                + "<label id=\"b\"><string key=\"text\" base64-UTF8=\"YES\">\nSGk\n</string></label>"
                + "<label id=\"c\"><string key=\"text\"> </string></label>"
                + "<label id=\"d\"><string key=\"text\"><![CDATA[<b>]]></string></label>")
        #expect(document.element(withID: "a")?.text(key: "text") == "one\n two")
        #expect(document.element(withID: "a")?.text == nil)
        #expect(document.element(withID: "c")?.text(key: "text") == " ")
        #expect(document.element(withID: "d")?.text(key: "text") == "<b>")
    }

    @Test func anIdUsedTwiceIsReported() throws {
        let document = try Fixture.view("<view id=\"a\"/>\n<label id=\"a\"/>")
        #expect(document.element(withID: "a")?.name == "view")
        #expect(document.diagnostics.count == 1)
        #expect(document.diagnostics.first?.description.contains(": error: ids are unique") == true)
    }
}
