import Testing

@testable import InterfaceBuilder

/// Documents are written in Xcode's form.
@Suite struct WritingTests {
    private static let head = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"

    private func written(_ body: String, head: String = head) throws -> String {
        try Document(xml: head + wrapped(body), path: "A.xib").xml
    }

    /// Returns a document around lines with one level of indentation.
    private func wrapped(_ body: String) -> String {
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch">
        \(body)
        </document>

        """
    }

    /// Documents as Xcode saves them, which are unchanged after writing.
    private static let kept = [
        "    <label id=\"a\" text=\"x\"/>",
        "    <label text=\"b\" id=\"a\" alpha=\"0.5\"/>",
        "    <view>\n        <subviews>\n            <label id=\"a\"/>\n        </subviews>\n    </view>",
        "    <label text=\"&amp;&lt;&gt;&quot;&#10;&#9;&#13;'\"/>",
        "    <string key=\"text\">\"one\"\n  two &amp; &lt;three&gt;\n</string>",
        "    <string key=\"text\" xml:space=\"preserve\"> \n </string>",
        "    <string key=\"text\">\n\n</string>",
        "    <mutableString key=\"text\">日本語 👩‍👧</mutableString>",
        "    <mutableData key=\"archive\">\nYnBsaXN0\nMDDU\n</mutableData>",
        "    <!--View Controller-->\n    <scene/>\n    <!-- at the end -->",
        "    <date timeIntervalSinceReferenceDate=\"1.5\">\n        <!--2001-01-01 00:00:01 +0000-->\n    </date>",
        "    <?target some data?>\n    <nothingThatIsKnown so=\"what\"/>",
    ]

    @Test(arguments: kept) func xcodesFormComesBackByteForByte(_ body: String) throws {
        #expect(try written(body) == Self.head + wrapped(body))
    }

    @Test(arguments: ["", " standalone=\"no\"", " standalone=\"yes\""])
    func theDeclarationIsKept(_ standalone: String) throws {
        let head = "<?xml version=\"1.0\" encoding=\"UTF-8\"\(standalone)?>\n"
        #expect(try written("    <a/>", head: head) == head + wrapped("    <a/>"))
        let comment = "<!--first-->\n"
        #expect(try written("    <a/>", head: head + comment) == head + comment + wrapped("    <a/>"))
    }

    @Test(arguments: [
        ("<a   b='1'\tc=\"2\" />", "    <a b=\"1\" c=\"2\"/>"),
        ("<a></a>", "    <a/>"),
        ("<cells>\n   </cells>", "    <cells/>"),
        ("<a><b/></a>", "    <a>\n        <b/>\n    </a>"),
        ("<string><![CDATA[<b>]]></string>", "    <string>&lt;b&gt;</string>"),
        ("<a/>\n\n\n  <b/>", "    <a/>\n    <b/>"),
        ("<a>\r\n<b/>\r\n</a>", "    <a>\n        <b/>\n    </a>"),
        ("<a>text<b/>more<!--c--></a>", "    <a>text<b/>more<!--c--></a>"),
    ])
    func otherFormsComeOutInXcodes(_ body: String, _ expected: String) throws {
        #expect(try written(body) == Self.head + wrapped(expected))
    }

    @Test func aFileWithoutDeclarationGetsOne() throws {
        #expect(try written("    <a/>", head: "") == Self.head + wrapped("    <a/>"))
    }

    @Test func otherEncodingsAreWrittenAsUTF8() throws {
        let text = "<?xml version=\"1.0\" encoding=\"UTF-16\"?>\n" + wrapped("    <label text=\"é\"/>")
        var bytes: ContiguousArray<UInt8> = [0xFF, 0xFE]
        for unit in text.utf16 { bytes += [UInt8(unit & 0xFF), UInt8(unit >> 8)] }
        let document = try Document(bytes: bytes, path: "A.xib")
        #expect(document.xml == Self.head + wrapped("    <label text=\"é\"/>"))
    }

    @Test(arguments: OkinawaExampleTests.documents) func theExampleComesBackByteForByte(_ name: String) throws
    {
        let path = OkinawaExampleTests.folder + "/Base.lproj/" + name
        #expect(try Document(contentsOf: path).xmlBytes == FileReader.read(path, limit: 1 << 20))
    }

    /// Text between elements is stored in pieces, so that it does not grow with their square.
    @Test func textBesideManyElementsIsKeptInPieces() throws {
        let pieces = String(repeating: "text<b/>", count: 200_000)
        let document = try Document(xml: Self.head + wrapped(pieces), path: "A.xib")
        #expect(document.root.text?.utf8.count == 200_000 * 4 + 1)
        #expect(document.xmlBytes.count < 2_000_000)
    }

    @Test func commentsDoNotCountAsText() throws {
        let document = try Document(xml: wrapped("<date><!--2001--></date><a>x<!--y-->z</a>"), path: "A.xib")
        #expect(document.root.child(named: "date")?.text == nil)
        #expect(document.root.child(named: "a")?.text == "xz")
    }
}
