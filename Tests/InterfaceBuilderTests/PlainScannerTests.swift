import Testing

@testable import InterfaceBuilder

/// The quick scanner agrees with the full parser wherever it accepts a document.
@Suite struct PlainScannerTests {
    private func trees(_ xml: String) -> (plain: ElementTree?, full: ElementTree?) {
        let bytes = ContiguousArray(xml.utf8)
        return bytes.withUnsafeBufferPointer { bytes in
            let full = try? TreeParser.parseFully(
                bytes, Int32(bytes.count), file: "A.xib", limits: ParseLimits(), allowsDocumentType: false)
            return (PlainScanner.tree(bytes, limits: ParseLimits()), full)
        }
    }

    private func describe(_ tree: ElementTree?) -> [String]? {
        tree.map { tree in
            tree.nodes.indices.map { index in
                let element = Element(tree: tree, index: index)
                let attributes = element.attributes.map { "\($0.name)=\($0.value)" }.joined(separator: " ")
                return
                    "\(element.line) \(element.name) [\(attributes)] \(element.text ?? "-") in \(element.parent?.name ?? "")"
            }
        }
    }

    @Test(arguments: [
        "<a/>", "<a></a>", "<a  b='1'\n c=\"2\" ></a >\n", "<a><!-- x -->\n<b> </b>\n<c>\n</c></a>",
        "<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"no\"?>\n<a>é&amp;&#x1F422;&#10;</a>",
        "<a b=\"&lt;&quot;&apos;&gt;&#65;\">x<b/>y<b/>\n</a><!-- end -->", "<!-- head --><a-b.c_d/>",
        "<a>１２，</a>",
    ])
    func plainDocuments(xml: String) {
        let (plain, full) = trees(xml)
        #expect(plain != nil)
        #expect(describe(plain) == describe(full))
    }

    @Test(arguments: [
        "", "x", "<a>", "<a/><b/>", "<a/>x", "x<a/>", "<a></b>", "<a b/>", "<a b=1/>", "<a b=\"<\"/>",
        "<a b=\"1\" b=\"2\"/>",
        "<a b=\"1\"c=\"2\"/>", "<a>&b;</a>", "<a>&</a>", "<a>&#0;</a>", "<a>&#xFFFF;</a>", "<a>]]></a>",
        "<a><!-- -- --></a>",
        "<a><!-- x ---></a>", "<1/>", "<a/", "<a b=\"", "</a>", "<a>\u{1}</a>", "<a>\u{FFFF}</a>", "<a></a",
        "< a/>",
        "<?xml version=\"1.0\"", "<a>&#x110000;</a>", "<a>&#xD800;</a>", "<a><b></a></b>",
    ])
    func wrongDocumentsAreNotAccepted(xml: String) {
        let (plain, full) = trees(xml)
        #expect(plain == nil && full == nil)
    }

    @Test(arguments: [
        "<a xml:space=\"default\"/>", "<a b=\"1\n2\"/>", "<a><![CDATA[<]]></a>", "<a>\r\n</a>",
        "<?xml version='1.0'?><a/>",
        "<a><?p?></a>", "\u{FEFF}<a/>", "<ä/>",
    ])
    func unusualDocumentsAreLeftToTheFullParser(xml: String) {
        let (plain, full) = trees(xml)
        #expect(plain == nil && full != nil)
    }
}
