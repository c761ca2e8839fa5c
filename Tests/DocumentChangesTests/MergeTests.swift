import InterfaceBuilder
import Testing

@testable import DocumentChanges

@Suite struct MergeTests {
    /// Merges changed texts of the sample, in memory.
    private func merge(
        _ ours: String, _ theirs: String, base: String = Samples.storyboard,
        options: DocumentMerge.Options = DocumentMerge.Options()
    ) throws -> (text: String, merge: DocumentMerge) {
        let documents = try [base, ours, theirs].map(Samples.document)
        let merge = try DocumentMerge(
            base: documents[0], ours: documents[1], theirs: documents[2], options: options)
        return (String(decoding: merge.xmlBytes, as: UTF8.self), merge)
    }

    @Test("Properties of one object that each side changed are both in the result")
    func attributes() throws {
        let result = try merge(
            Samples.storyboard(("text=\"Naha\"", "text=\"Shuri\"")),
            Samples.storyboard(("textAlignment=\"natural\"", "textAlignment=\"center\"")))
        #expect(result.merge.conflicts.isEmpty)
        #expect(
            result.text
                == Samples.storyboard(
                    ("text=\"Naha\" textAlignment=\"natural\"", "text=\"Shuri\" textAlignment=\"center\"")))
    }

    @Test("A property that both sides changed differently is a conflict with both values and lines")
    func conflict() throws {
        let result = try merge(
            Samples.storyboard(("text=\"Naha\"", "text=\"Shuri\"")),
            Samples.storyboard(("text=\"Naha\"", "text=\"Koza\"")))
        let conflict = try #require(result.merge.conflicts.first)
        #expect(result.merge.conflicts.count == 1)
        #expect(conflict.key == "lb1-aa-aaa.text")
        #expect(conflict[.ours] == .init(text: "Shuri", line: 17))
        #expect(conflict[.theirs] == .init(text: "Koza", line: 17))
        #expect(conflict[.base].text == "Naha")
        #expect(conflict.scene == "Harbor")
    }

    @Test(
        "A resolution decides a conflict",
        arguments: [(Side.ours, "Shuri"), (.theirs, "Koza"), (.base, "Naha")])
    func answer(side: Side, text: String) throws {
        var options = DocumentMerge.Options()
        options.answers = { $0 == "lb1-aa-aaa.text" ? side : nil }
        let result = try merge(
            Samples.storyboard(("text=\"Naha\"", "text=\"Shuri\"")),
            Samples.storyboard(("text=\"Naha\"", "text=\"Koza\"")),
            options: options)
        #expect(result.merge.conflicts.isEmpty)
        #expect(result.text == Samples.storyboard(("text=\"Naha\"", "text=\"\(text)\"")))
    }

    @Test("A state that one side removed stays with the other side's value where a resolution chooses that")
    func removedState() throws {
        var options = DocumentMerge.Options()
        options.answers = { $0 == "bt1-aa-aaa.normal.image" ? .theirs : nil }
        let state = "<state key=\"normal\" title=\"Sail\" image=\"ship\"/>\n"
        let result = try merge(
            Samples.storyboard(("                        \(state)", "")),
            Samples.storyboard(("title=\"Sail\" image=\"ship\"", "title=\"Sail\" image=\"boat\"")),
            options: options)
        #expect(result.merge.conflicts.isEmpty)
        #expect(result.text.contains("<state key=\"normal\" image=\"boat\"/>"))
    }

    @Test("A text that is an attribute on one side and an element on the other one is in the result once")
    func longText() throws {
        let ours = Samples.storyboard(("text=\"Tide\"", "text=\"Ebb\""))
        let theirs = Samples.storyboard(
            ("text=\"Tide\" ", ""),
            ("id=\"lb2-aa-aaa\">", "id=\"lb2-aa-aaa\">\n<string key=\"text\">Ebb\nFlow</string>"))
        let open = try merge(ours, theirs).merge.conflicts
        #expect(open.map(\.key) == ["lb2-aa-aaa.text"])
        #expect(open.first?[.theirs].text == "\"Ebb\\nFlow\"")
        for (side, isElement) in [(Side.ours, false), (.theirs, true)] {
            var options = DocumentMerge.Options()
            options.answers = { _ in side }
            let text = try merge(ours, theirs, options: options).text
            #expect(text.contains("<string key=\"text\">") == isElement)
            #expect(text.contains("text=\"Ebb\"") == !isElement)
        }
        #expect(try merge(Samples.storyboard, theirs).text.contains("<string key=\"text\">"))
    }

    @Test("Markers are comments at conflicts, and the rest is merged")
    func markers() throws {
        var options = DocumentMerge.Options()
        options.marksConflicts = true
        let result = try merge(
            Samples.storyboard(("text=\"Naha\"", "text=\"a--b\"")),
            Samples.storyboard(("text=\"Naha\"", "text=\"Koza\""), ("text=\"Tide\"", "text=\"Ebb\"")),
            options: options)
        #expect(
            result.text.contains("<!-- conflict lb1-aa-aaa.text: ours a- -b | theirs Koza | base Naha -->"))
        #expect(result.text.contains("text=\"Ebb\""))
        #expect(try Samples.document(result.text).element(withID: "lb1-aa-aaa")?["text"] == "a--b")
    }

    @Test("Views that both sides add at one place are both there, ours first")
    func additions() throws {
        let view = { (id: String) in "<view contentMode=\"scaleToFill\" id=\"\(id)\"/>\n" }
        let result = try merge(
            Samples.storyboard((Samples.firstLabel, view("new-aa-aaa") + Samples.firstLabel)),
            Samples.storyboard((Samples.firstLabel, view("new-bb-bbb") + Samples.firstLabel)))
        #expect(result.merge.conflicts.isEmpty)
        let ids = try Samples.document(result.text).element(withID: "vw1-aa-aaa")?.members(of: "subviews")
            .map(\.id)
        #expect(ids == ["new-aa-aaa", "new-bb-bbb", "lb1-aa-aaa", "bt1-aa-aaa", "st1-aa-aaa"])
    }

    @Test("Different objects that both sides added with one id: theirs gets another, with what refers to it")
    func homonyms() throws {
        let outlet = { (name: String) in
            "<outlet property=\"\(name)\" destination=\"new-aa-aaa\" id=\"\(name)-aa\"/>\n"
        }
        let result = try merge(
            Samples.storyboard(
                (Samples.firstLabel, "<view id=\"new-aa-aaa\"/>\n" + Samples.firstLabel),
                (Samples.lastOutlet, outlet("panel") + Samples.lastOutlet)),
            Samples.storyboard(
                (Samples.firstLabel, "<imageView id=\"new-aa-aaa\"/>\n" + Samples.firstLabel),
                (Samples.lastOutlet, outlet("photo") + Samples.lastOutlet)))
        #expect(result.merge.conflicts.isEmpty)
        let document = try Samples.document(result.text)
        let outlets = try #require(document.element(withID: "vc1-aa-aaa")).members(of: "connections")
        let targets = outlets.map { outlet in
            outlet["destination"].flatMap { document.element(withID: $0)?.name }
        }
        #expect(zip(outlets.map { $0["property"] }, targets).contains { $0 == ("panel", "view") })
        #expect(zip(outlets.map { $0["property"] }, targets).contains { $0 == ("photo", "imageView") })
    }

    @Test("A view that one side moved into a stack view and the other one changed is moved and changed")
    func move() throws {
        let label =
            "<label opaque=\"NO\" text=\"Wind\" id=\"lb3-aa-aaa\">\n<rect key=\"frame\" x=\"0.0\" y=\"29\" width=\"361\" height=\"21\"/>\n</label>\n"
        let document = try Samples.document(Samples.storyboard)
        let moved = Samples.storyboard(("text=\"Wind\"", "hidden=\"YES\" text=\"Wind\""))
        // Ours has the label outside of the stack view.
        let lines = Samples.storyboard.split(separator: "\n", omittingEmptySubsequences: false)
        let first = try #require(lines.firstIndex { $0.contains("lb3-aa-aaa") })
        let without = (lines[..<first] + lines[(first + 3)...]).joined(separator: "\n")
        let ours = without.replacing(Samples.firstLabel, with: label + Samples.firstLabel)
        let result = try merge(ours, moved)
        #expect(result.merge.conflicts.isEmpty)
        let merged = try Samples.document(result.text)
        #expect(merged.element(withID: "lb3-aa-aaa")?.parent?.parent?.id == "vw1-aa-aaa")
        #expect(merged.element(withID: "lb3-aa-aaa")?["hidden"] == "YES")
        #expect(document.element(withID: "lb3-aa-aaa")?.parent?.parent?.id == "st1-aa-aaa")
    }

    @Test("What depends on a removed view is removed with it; a changed property of the view is a remark")
    func removal() throws {
        let ours = withoutFirstLabel(Samples.storyboard)
        let theirs = Samples.storyboard(
            ("text=\"Naha\"", "text=\"Shuri\""), ("constant=\"8\"", "constant=\"12\""))
        let result = try merge(ours, theirs)
        #expect(result.merge.conflicts.isEmpty)
        #expect(result.text == ours)
        #expect(result.merge.remarks.count == 1)
        #expect(result.merge.remarks.first?.contains("Naha") == true)
    }

    @Test(
        "With strict rules a removal is a conflict, and a new object in a removed one always is")
    func removalQuestions() throws {
        let ours = withoutFirstLabel(Samples.storyboard)
        var strict = DocumentMerge.Options()
        strict.isStrict = true
        let changed = try merge(
            ours, Samples.storyboard(("text=\"Naha\"", "text=\"Shuri\"")), options: strict)
        #expect(changed.merge.conflicts.map(\.key) == ["lb1-aa-aaa.removed"])
        let below = Samples.storyboard(
            (
                Samples.lastOutlet,
                "<outlet property=\"title\" destination=\"lb1-aa-aaa\" id=\"ou9-aa-aaa\"/>\n"
                    + Samples.lastOutlet
            ))
        let depending = try merge(ours, below)
        #expect(depending.merge.conflicts.map(\.key) == ["lb1-aa-aaa.removed"])
        #expect(depending.merge.conflicts.first?[.theirs].text.contains("refers to it") == true)
    }

    @Test(
        "The conflict over a removal says the first of the other side's changes, and how many more there are")
    func removalReasons() throws {
        let ours = withoutFirstLabel(Samples.storyboard)
        var strict = DocumentMerge.Options()
        strict.isStrict = true
        let text = ("text=\"Naha\"", "text=\"Shuri\"")
        let one = try merge(ours, Samples.storyboard(text), options: strict).merge
        #expect(one.conflicts.map { $0[.theirs].text } == ["changed: label \"Shuri\" (lb1-aa-aaa)"])
        let color = ("red=\"1\" green=\"0.0\"", "red=\"0.0\" green=\"1\"")
        let two = try merge(ours, Samples.storyboard(text, color), options: strict).merge
        #expect(
            two.conflicts.map { $0[.theirs].text } == ["changed: label \"Shuri\" (lb1-aa-aaa) and 1 more"])
    }

    private func withoutFirstLabel(_ text: String) -> String {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        guard let first = lines.firstIndex(where: { $0.contains("id=\"lb1-aa-aaa\"") }) else { return text }
        return (lines[..<first] + lines[(first + 5)...]).filter { line in
            !["cn1-aa-aaa", "cn2-aa-aaa", "cn3-aa-aaa", "ou1-aa-aaa"].contains {
                line.contains("id=\"\($0)\"")
            }
        }.joined(separator: "\n").replacing(
            "                    <constraints>\n                    </constraints>\n", with: ""
        )
        .replacing(constraintsOfNothing, with: "")
    }

    private var constraintsOfNothing: String {
        "                        <constraints>\n                        </constraints>\n"
    }

    @Test("The same connection under different ids is one; one outlet to two objects is a conflict")
    func connections() throws {
        let outlet = { (id: String, target: String) in
            (
                Samples.lastOutlet,
                "<outlet property=\"wind\" destination=\"\(target)\" id=\"\(id)\"/>\n" + Samples.lastOutlet
            )
        }
        let same = try merge(
            Samples.storyboard(outlet("o-a", "lb3-aa-aaa")), Samples.storyboard(outlet("o-b", "lb3-aa-aaa")))
        #expect(same.merge.conflicts.isEmpty)
        #expect(same.text.contains("id=\"o-a\""))
        #expect(!same.text.contains("o-b"))
        let other = try merge(
            Samples.storyboard(outlet("o-a", "lb3-aa-aaa")), Samples.storyboard(outlet("o-b", "lb2-aa-aaa")))
        #expect(other.merge.conflicts.map(\.property) == ["destination"])
    }

    @Test("Two different constants for one new constraint are a conflict")
    func constraints() throws {
        let constraint = { (id: String, constant: String) in
            (
                "<constraint firstItem=\"bt1-aa-aaa\" firstAttribute=\"top\"",
                "<constraint firstItem=\"st1-aa-aaa\" firstAttribute=\"top\" secondItem=\"bt1-aa-aaa\" secondAttribute=\"bottom\" constant=\"\(constant)\" id=\"\(id)\"/>\n<constraint firstItem=\"bt1-aa-aaa\" firstAttribute=\"top\""
            )
        }
        let result = try merge(
            Samples.storyboard(constraint("cn8-aa-aaa", "8")),
            Samples.storyboard(constraint("cn9-aa-aaa", "12")))
        #expect(result.merge.conflicts.map(\.property) == ["constant"])
    }

    @Test("The newer version wins, and values that Interface Builder computes do not conflict")
    func noise() throws {
        let result = try merge(
            Samples.storyboard(
                ("toolsVersion=\"22505\"", "toolsVersion=\"23094\""),
                ("x=\"16\" y=\"59\"", "x=\"20\" y=\"59\"")),
            Samples.storyboard(
                ("toolsVersion=\"22505\"", "toolsVersion=\"22690\""),
                ("x=\"16\" y=\"59\"", "x=\"24\" y=\"59\""),
                ("x=\"0.0\" y=\"0.0\"/>\n        </scene>", "x=\"9\" y=\"0.0\"/>\n        </scene>")))
        #expect(result.merge.conflicts.isEmpty)
        #expect(result.text.contains("toolsVersion=\"23094\""))
    }

    @Test(
        "A color that one side only wrote in another notation yields to the color that the other side chose")
    func notation() throws {
        let red =
            "<color key=\"textColor\" red=\"1\" green=\"0.0\" blue=\"0.0\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"sRGB\"/>"
        let result = try merge(
            Samples.storyboard((red, red.replacing("red=\"1\"", with: "red=\"1.0\""))),
            Samples.storyboard((red, "<color key=\"textColor\" systemColor=\"labelColor\"/>")))
        #expect(result.merge.conflicts.isEmpty)
        #expect(result.text.contains("systemColor=\"labelColor\""))
    }

    @Test(
        "A resource that one side removed is there where the other side uses it, and is gone where nothing does"
    )
    func resources() throws {
        let unused = (" image=\"ship\"", "")
        let resources =
            "    <resources>\n        <image name=\"ship\" width=\"24\" height=\"24\"/>\n    </resources>\n"
        let user = ("text=\"Tide\"", "image=\"ship\" text=\"Tide\"")
        let used = try merge(Samples.storyboard(unused, (resources, "")), Samples.storyboard(user))
        #expect(used.text.contains("<image name=\"ship\""))
        let base = Samples.storyboard(user)
        let gone = try merge(
            base.replacing(unused.0 + "/>", with: "/>"), base.replacing("image=\"ship\" text", with: "text"),
            base: base)
        #expect(!gone.text.contains("resources"))
    }

    @Test("Segments without ids are merged by their titles and places")
    func segments() throws {
        let result = try merge(
            Samples.storyboard(("<segment title=\"Day\"/>", "<segment title=\"Dawn\"/>")),
            Samples.storyboard(
                ("<segment title=\"Night\"/>", "<segment title=\"Night\"/>\n<segment title=\"Eve\"/>")))
        #expect(result.merge.conflicts.isEmpty)
        let segments = try Samples.document(result.text).element(withID: "sg2-aa-aaa")?.members(
            of: "segments")
        #expect(segments?.map { $0["title"] } == ["Dawn", "Night", "Eve"])
    }

    @Test("Views that both sides moved into each other are a conflict, not a loop")
    func cycles() throws {
        let base = Samples.storyboard(
            (Samples.firstLabel, "<view id=\"A\"/>\n<view id=\"B\"/>\n" + Samples.firstLabel))
        let inside = { (outer: String, inner: String) in
            base.replacing(
                "<view id=\"A\"/>\n<view id=\"B\"/>",
                with: "<view id=\"\(outer)\"><subviews><view id=\"\(inner)\"/></subviews></view>")
        }
        let result = try merge(inside("A", "B"), inside("B", "A"), base: base)
        let conflict = try #require(result.merge.conflicts.first)
        #expect(result.merge.conflicts.count == 1)
        let merged = try Samples.document(result.text)
        #expect(merged.element(withID: "A") != nil && merged.element(withID: "B") != nil)
        for (side, outer) in [(Side.ours, "A"), (.theirs, "B")] {
            var options = DocumentMerge.Options()
            options.answers = { $0 == conflict.key ? side : nil }
            let chosen = try merge(inside("A", "B"), inside("B", "A"), base: base, options: options)
            #expect(chosen.merge.conflicts.isEmpty)
            let views = try Samples.document(chosen.text)
            #expect(views.element(withID: outer)?.members(of: "subviews").count == 1)
        }
    }

    @Test("Two different views for one property are a conflict, and one of them is in the result")
    func rivals() throws {
        let header = { (id: String) in
            (
                "<connections>\n                        <outlet property=\"label\"",
                "<tabBarItem key=\"tabBarItem\" id=\"\(id)\"/>\n<connections>\n<outlet property=\"label\""
            )
        }
        let result = try merge(Samples.storyboard(header("ti1")), Samples.storyboard(header("ti2")))
        #expect(result.merge.conflicts.map(\.key) == ["vc1-aa-aaa.tabBarItem"])
        #expect(result.text.contains("ti1") && !result.text.contains("ti2"))
    }

    @Test("Storyboards and xibs are not merged with each other")
    func kinds() throws {
        let xib = try Document(
            xml: "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"/>", path: "a.xib")
        let board = try Samples.document(Samples.storyboard)
        let error = #expect(throws: MergeError.self) {
            try DocumentMerge(base: board, ours: board, theirs: xib)
        }
        #expect(
            error?.description
                == "a.xib:1: error: this is a xib; a storyboard is expected, as Main.storyboard is")
    }
}
