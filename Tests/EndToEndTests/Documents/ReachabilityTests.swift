import Foundation
import InterfaceBuilder
import Testing

@testable import Staging

/// No object of a document is lost: every id that a plain search of the text finds is that of an element, and in the
/// listing. `KUMIKI_DOCUMENTS` in the environment is the path of another folder than the example's.
@Suite struct ReachabilityTests {
    @Test(.timeLimit(.minutes(40))) func everyIdIsReached() throws {
        let folder = ProcessInfo.processInfo.environment["KUMIKI_DOCUMENTS"] ?? Okinawa.folder
        var (documents, identical, ids, lost) = (0, 0, 0, 0)
        for document in try Okinawa.documents(in: folder) {
            let data = try Data(contentsOf: URL(fileURLWithPath: document.path))
            let found = String(decoding: data, as: UTF8.self).matches(of: #/\sid="([^"]*)"/#).map {
                String($0.output.1)
            }
            let reached = document.elements.compactMap(\.id)
            let listed = try Self.ids(inJSON: DocumentListing(document).json)
            documents += 1
            ids += found.count
            if Data(document.xmlBytes) == data { identical += 1 }
            guard reached == found, listed == found else {
                lost += 1
                Issue.record(
                    "\(document.path): \(found.count) ids, \(reached.count) reached, \(listed.count) listed")
                continue
            }
            for id in found { #expect(document.element(withID: id) != nil, "\(document.path): \(id)") }
        }
        print(
            "\(documents) documents, \(ids) ids, \(lost) documents with a loss, \(identical) written back byte for byte"
        )
        #expect(documents > 0)
    }

    private static func ids(inJSON text: String) throws -> [String] {
        let object = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
        let objects = object?["objects"] as? [[String: Any]]
        return (objects ?? []).compactMap { $0["id"] as? String }
    }
}
