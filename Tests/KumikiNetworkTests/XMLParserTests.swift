import Foundation
import FoundationXML
import KumikiNetwork
import Testing

/// Documents may declare attributes.
@Suite struct XMLParserTests {
    private static let document = """
        <!DOCTYPE harbors [
        <!ELEMENT harbors (harbor*)>
        <!ATTLIST harbor name CDATA #REQUIRED
            depth CDATA #IMPLIED>
        <!ATTLIST harbor sea CDATA "open">
        ]>
        <harbors><harbor name="Naha"/></harbors>
        """

    private final class Reader: NSObject, XMLParserDelegate {
        var line = 0
        var attributes: [String: String] = [:]

        func parser(
            _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
            qualifiedName: String?, attributes: [String: String]
        ) {
            if elementName == "harbor" { (line, self.attributes) = (parser.lineNumber, attributes) }
        }
    }

    private func expectHarbor(_ parser: XMLParser) {
        let reader = Reader()
        parser.delegate = reader
        #expect(parser.parse())
        #expect(reader.attributes["name"] == "Naha" && reader.line == 7)
    }

    @Test func attributesThatADocumentDeclaresWithoutADefaultAreRead() {
        expectHarbor(_xmlParse(data: Data(Self.document.utf8)))
    }

    @Test func aFileIsReadAsItsDocument() throws {
        let file = URL(fileURLWithPath: NSTemporaryDirectory() + "kumiki-\(UUID().uuidString).xml")
        try Self.document.write(to: file, atomically: true, encoding: .utf8)
        defer { try? FileManager.default.removeItem(at: file) }
        expectHarbor(try #require(_xmlParse(contentsOf: file)))
        #expect(_xmlParse(contentsOf: URL(fileURLWithPath: "/nowhere.xml")) == nil)
    }

    @Test func aStreamIsReadWhenItsDocumentIsParsed() {
        let stream = InputStream(data: Data(Self.document.utf8))
        let parser = _xmlParse(stream: stream)
        #expect(stream.streamStatus == .notOpen)
        expectHarbor(parser)
        #expect(!_xmlParse(stream: InputStream(fileAtPath: "/nowhere.xml") ?? stream).parse())
    }
}
