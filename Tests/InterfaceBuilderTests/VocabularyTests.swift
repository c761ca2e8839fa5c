import Testing

@testable import InterfaceBuilder

@Suite struct VocabularyTests {
    private func values(_ element: String) throws -> (AttributeValues, Element) {
        let document = try Fixture.view(element)
        return (AttributeValues(document), try #require(document.element(withID: "a")))
    }

    @Test func attributesAreReadAsWhatTheyHold() throws {
        let (values, label) = try values(
            "<label id=\"a\" text=\"1\" numberOfLines=\"2\" hidden=\"YES\" textAlignment=\"center\" own=\"3\"/>"
        )
        #expect(values[label, "text"] == .text("1"))
        #expect(values[label, "numberOfLines"] == .number(2))
        #expect(values[label, "hidden"] == .flag(true))
        #expect(values[label, "textAlignment"] == .text("center"))
        #expect(values[label, "own"] == .text("3"))
        #expect(values[label, "alpha"] == nil)
    }

    @Test func idsLeadToObjects() throws {
        let (values, cell) = try values(
            "<tableViewCell id=\"a\" textLabel=\"root\" detailTextLabel=\"gone\"/>")
        #expect(values[cell, "textLabel"] == .object(try #require(cell.ancestors.first { $0.id == "root" })))
        #expect(values[cell, "detailTextLabel"] == .text("gone"))
    }

    @Test func whatDoesNotReadIsText() throws {
        let (values, label) = try values("<label id=\"a\" numberOfLines=\"many\" hidden=\"perhaps\"/>")
        #expect(values[label, "numberOfLines"] == .text("many"))
        #expect(values[label, "hidden"] == .text("perhaps"))
    }

    @Test func theUnknownIsKeptAndToldOnce() throws {
        let document = try Fixture.view(
            "<gadget id=\"g\" size=\"9\"/>\n<gadget/>\n<label id=\"a\" glow=\"1\"/>\n<label glow=\"2\"/>")
        let notes = document.check().filter { $0.severity == .note }
        let line = try #require(document.element(withID: "g")?.line)
        #expect(
            notes.map(\.description) == [
                "Main.storyboard:\(line): note: <gadget> is not a known kind of element; it is preserved unchanged",
                "Main.storyboard:\(line + 2): note: <label> has no known attribute glow; it is preserved unchanged",
            ])
        #expect(document.element(withID: "g")?["size"] == "9")
        #expect(document.xml.contains("<gadget id=\"g\" size=\"9\"/>"))
    }

    @Test func namesAreUnique() {
        let kinds = Vocabulary.standard.kinds
        #expect(kinds.count == 186)
        #expect(Set(kinds.map(\.name)).count == kinds.count)
        for kind in kinds { #expect(Set(kind.attributes.map(\.name)).count == kind.attributes.count) }
    }

    @Test func aRecordHoldsWhatWasAskedFor() throws {
        let document = try Document(
            xml: Fixture.view("<label id=\"a\" text=\"x\" alpha=\"1\"/><label id=\"b\"/>").xml,
            path: "A.storyboard",
            recordsReading: true)
        let record = try #require(document.readingRecord)
        let label = try #require(document.element(withID: "a"))
        #expect(!record.includes(label))
        _ = label["text"]
        #expect(record.includes(label) && record.includes(label, attribute: "text"))
        #expect(!record.includes(label, attribute: "alpha"))
    }
}
