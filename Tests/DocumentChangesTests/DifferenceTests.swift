import InterfaceBuilder
import Testing

@testable import DocumentChanges

@Suite struct DifferenceTests {
    private func difference(_ changes: (String, String)...) throws -> DocumentDifference {
        let new = changes.reduce(Samples.storyboard) { $0.replacing($1.0, with: $1.1) }
        return DocumentDifference(
            from: try Samples.document(Samples.storyboard), to: try Samples.document(new))
    }

    @Test("A changed property is named as in Xcode's inspector, with both lines")
    func property() throws {
        let change = try #require(
            try difference(("textAlignment=\"natural\"", "textAlignment=\"center\"")).changes.first)
        #expect(change.sentence == "changed label \"Naha\" (lb1-aa-aaa) Alignment: \"natural\" → \"center\"")
        #expect(change.oldLine == 17 && change.newLine == 17)
        #expect(change.scene == "Harbor")
    }

    @Test("A constraint is an equation, of which only what changed is said twice")
    func constraint() throws {
        let change = try #require(try difference(("constant=\"16\"", "constant=\"24\"")).changes.first)
        #expect(
            change.sentence == "changed constraint (cn1-aa-aaa): Naha.leading = Safe Area.leading + 16 → 24")
    }

    @Test("An equation names the items of each version as that version does")
    func renamedItem() throws {
        let changes = try difference(
            ("constant=\"16\"", "constant=\"24\""), ("text=\"Naha\"", "text=\"Nago\"")
        )
        .changes
        #expect(
            changes.map(\.sentence).contains(
                "changed constraint (cn1-aa-aaa): Naha.leading = Safe Area.leading + 16 → "
                    + "Nago.leading = Safe Area.leading + 24"))
    }

    @Test("A text that is an element of its own in one version is one change")
    func longText() throws {
        let element = "id=\"lb2-aa-aaa\">\n<string key=\"text\">Ebb\nFlow</string>"
        let edits = [("text=\"Tide\" ", ""), ("id=\"lb2-aa-aaa\">", element)]
        let changes = try difference(edits[0], edits[1]).changes
        #expect(changes.map(\.sentence) == ["changed label (lb2-aa-aaa) Text: \"Tide\" → \"Ebb\\nFlow\""])
        let old = try Samples.document(Samples.storyboard(edits[0], edits[1]))
        let back = DocumentDifference(from: old, to: try Samples.document(Samples.storyboard)).changes
        #expect(
            back.map(\.sentence) == [
                "changed label \"Tide\" (lb2-aa-aaa) Text: \"Ebb\\nFlow\" → \"Tide\""
            ])
    }

    @Test("A value of several parts is said with all of them")
    func composedValue() throws {
        func attributes(_ font: String) -> String {
            let fragment =
                "<fragment content=\"Ebb\"><attributes><font key=\"NSFont\" size=\"\(font)\" name=\"Futura\"/>"
            return
                "id=\"lb2-aa-aaa\"><attributedString key=\"attributedText\">\(fragment)</attributes></fragment>"
                + "</attributedString>"
        }
        let old = try Samples.document(Samples.storyboard(("id=\"lb2-aa-aaa\">", attributes("12"))))
        let new = try Samples.document(Samples.storyboard(("id=\"lb2-aa-aaa\">", attributes("14"))))
        #expect(
            DocumentDifference(from: old, to: new).changes.map(\.sentence) == [
                "changed label \"Tide\" (lb2-aa-aaa) Attributed Text: "
                    + "content Ebb, size 12, name Futura → content Ebb, size 14, name Futura"
            ])
    }

    @Test("An outlet to another object is reconnected")
    func outlet() throws {
        let changes = try difference(("destination=\"lb1-aa-aaa\"", "destination=\"lb2-aa-aaa\"")).changes
        #expect(changes.map(\.kind) == [.reconnected])
        #expect(
            changes.first?.sentence.contains("label \"Naha\" (lb1-aa-aaa) → label \"Tide\" (lb2-aa-aaa)")
                == true)
    }

    @Test(
        "A patch makes the new file byte for byte, however it is written",
        arguments: [
            ("\n", "\r\n"), ("    <scenes>", "  <scenes>\n\n"), ("</document>", "</document>\n\n"),
            ("text=\"Naha\"", "text='a > b'"),
        ])
    func notation(_ old: String, _ new: String) throws {
        let (before, text) = (
            try Samples.document(Samples.storyboard), Samples.storyboard.replacing(old, with: new)
        )
        let bytes = ContiguousArray(text.utf8)
        let patch = DocumentPatch(from: before, to: try Samples.document(text), bytes: bytes)
        #expect(try patch.apply(to: before) == bytes)
        let stored = DocumentPatch(objects: patch.objects, notation: patch.notation)
        #expect(throws: DocumentError.self) {
            try stored.apply(
                to: try Samples.document("<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"/>"))
        }
    }

    @Test("An object with all that is inside is added in one line")
    func addition() throws {
        let view = "<view id=\"N\"><subviews><view id=\"M\"/></subviews></view>\n"
        let changes = try difference((Samples.firstLabel, view + Samples.firstLabel)).changes.filter {
            $0.noise == nil
        }
        #expect(changes.map(\.sentence) == ["added view (N): with 1 object inside"])
    }

    @Test("Changes are listed by line, also where an object was added before others that changed")
    func order() throws {
        let added = "<label text=\"New\" id=\"nw1-aa-aaa\"/><label opaque=\"NO\" text=\"Naha\""
        let changes = try difference(
            ("text=\"Wind\"", "text=\"Calm\""), ("<label opaque=\"NO\" text=\"Naha\"", added)
        ).changes
        #expect(changes.map(\.kind) == [.added, .changed])
        #expect(changes.map { $0.newLine ?? 0 } == changes.map { $0.newLine ?? 0 }.sorted())
    }

    @Test("A constraint to another object is a changed equation")
    func references() throws {
        let changes = try difference(("secondItem=\"sa1-aa-aaa\"", "secondItem=\"bt1-aa-aaa\"")).changes
        #expect(changes.map(\.sentence).count { $0.contains("constraint") } == 2)
    }

    @Test("A constraint under a new id is the same to the outlet that refers to it")
    func renamedReference() throws {
        let outlet = "<outlet property=\"label\""
        let added = "<outlet property=\"c\" destination=\"cn3-aa-aaa\" id=\"ou3-aa-aaa\"/>"
        let linked = Samples.storyboard.replacing(outlet, with: added + outlet)
        let renamed = linked.replacing("cn3-aa-aaa", with: "cn8-aa-aaa")
        let changes = DocumentDifference(
            from: try Samples.document(linked), to: try Samples.document(renamed)
        ).changes
        #expect(!changes.contains { [.reconnected, .removed, .added].contains($0.kind) })
    }

    @Test("What Interface Builder rewrites by itself is counted")
    func noise() throws {
        let difference = try difference(
            ("toolsVersion=\"22505\"", "toolsVersion=\"23094\""), ("x=\"16\" y=\"59\"", "x=\"20\" y=\"59\""))
        #expect(difference.changes.allSatisfy { $0.noise != nil })
        #expect(difference.noiseCounts.map(\.noise) == [.frames, .versions])
        let text = DifferenceText(difference).plain(name: "Main.storyboard")
        #expect(text.contains("1 frame, 1 notations and versions (--all shows them)"))
    }

    @Test("A patch makes the new version of the old one, byte for byte")
    func patch() throws {
        let old = try Samples.document(Samples.storyboard)
        let new = try Samples.document(
            Samples.storyboard(
                ("text=\"Tide\"", "text=\"Ebb\""),
                (Samples.firstLabel, "<view id=\"N\"/>\n" + Samples.firstLabel),
                ("<!--Sea-->", "<!--Ocean-->")))
        let patch = DocumentPatch(from: old, to: new)
        #expect(try patch.apply(to: old) == new.xmlBytes)
        #expect(patch.objects.count < 8)
        #expect(DocumentPatch(from: old, to: old).objects.isEmpty)
    }

    @Test("Text for tools that compare lines leaves out frames and versions")
    func text() throws {
        let text = DocumentText.text(of: try Samples.document(Samples.storyboard))
        #expect(text.contains("constraint Naha.leading = Safe Area.leading + 16 (cn1-aa-aaa)\n"))
        #expect(!text.contains("22505") && !text.contains("frame"))
    }
}

@Suite struct TidyTests {
    @Test("A document that Xcode saved stays byte for byte as it is")
    func tidy() throws {
        let tidy = DocumentTidy(try Samples.document(Samples.storyboard))
        #expect(String(decoding: tidy.xmlBytes, as: UTF8.self) == Samples.storyboard)
        #expect(tidy.findings.isEmpty)
    }

    @Test(
        "Actions are in the order of their selectors and before outlets, segues last and in their own order")
    func connections() throws {
        func connections(_ tags: [String]) -> String {
            Samples.storyboard(
                ("<outlet property=\"label\" destination=\"lb1-aa-aaa\" id=\"ou1-aa-aaa\"/>", tags.joined()))
        }
        let outlet = "<outlet property=\"a\" destination=\"lb1-aa-aaa\" id=\"o\"/>"
        let (first, second) = (
            "<action selector=\"a:\" destination=\"lb1-aa-aaa\" id=\"z\"/>",
            "<action selector=\"b:\" destination=\"lb1-aa-aaa\" id=\"y\"/>"
        )
        let untidy = try Samples.document(connections([outlet, second, first]))
        let tidy = DocumentTidy(untidy)
        let document = try Document(bytes: tidy.xmlBytes, path: "Main.storyboard")
        let list = document.element(withID: "vc1-aa-aaa")?.members(of: "connections")
        #expect(list?.map(\.id) == ["z", "y", "o", "sg1-aa-aaa"])
        #expect(tidy.findings.map(\.message) == ["the connections are not in Xcode's order"])
    }

    @Test("Order, unused resources and defaults become as Xcode writes them, each with its line")
    func untidy() throws {
        let untidy = Samples.storyboard(
            ("cn1-aa-aaa", "cn9-aa-aaa"), ("constant=\"8\"", "constant=\"8\" priority=\"1000\""),
            ("    <image name", "    <image name=\"unused\"/>\n            <image name"))
        let tidy = DocumentTidy(try Samples.document(untidy))
        let text = String(decoding: tidy.xmlBytes, as: UTF8.self)
        #expect(!text.contains("unused") && !text.contains("1000"))
        let document = try Samples.document(text)
        #expect(
            document.element(withID: "vw1-aa-aaa")?.members(of: "constraints").map(\.id) == [
                "cn2-aa-aaa", "cn3-aa-aaa", "cn9-aa-aaa",
            ])
        #expect(tidy.findings.count == 3)
    }
}
