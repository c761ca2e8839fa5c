import Foundation
import FoundationNetworking
import Synchronization

// The properties that protocols store in requests. Those of Foundation for Linux are not copied with a request.
extension AppNetwork {
    public static func property(forKey key: String, in request: URLRequest) -> Any? {
        RequestProperties.all(in: request.mainDocumentURL)[key]
    }

    public static func setProperty(_ value: Any, forKey key: String, in request: NSMutableURLRequest) {
        change(request) { $0[key] = value }
    }

    public static func removeProperty(forKey key: String, in request: NSMutableURLRequest) {
        change(request) { $0[key] = nil }
    }

    private static func change(_ request: NSMutableURLRequest, _ work: (inout [String: Any]) -> Void) {
        var properties = RequestProperties.all(in: request.mainDocumentURL)
        work(&properties)
        let document = request.mainDocumentURL ?? request.url
        request.mainDocumentURL = RequestProperties.store(properties, in: document)
    }
}

/// Sets of properties, of which a request has the number in the fragment of its main document's address: a value that is copied with
/// the request and not sent. A set does not change, since copies of a request refer to it as well.
private enum RequestProperties {
    private static let mark = "kumiki-properties-"
    private static let sets = Mutex<[Values]>([])

    /// The values are those of the app, which threads share through requests on Apple's platforms, too.
    private struct Values: @unchecked Sendable {
        let properties: [String: Any]
    }

    static func all(in document: URL?) -> [String: Any] {
        guard let fragment = document?.fragment, fragment.hasPrefix(mark),
            let number = Int(fragment.dropFirst(mark.count))
        else { return [:] }
        let values = sets.withLock { $0.indices.contains(number) ? $0[number] : nil }
        return values?.properties ?? [:]
    }

    /// Returns the address with the number of the stored set.
    static func store(_ properties: [String: Any], in document: URL?) -> URL? {
        guard let document, var parts = URLComponents(url: document, resolvingAgainstBaseURL: true) else {
            return document
        }
        let values = Values(properties: properties)
        let number = sets.withLock { sets in
            sets.append(values)
            return sets.count - 1
        }
        parts.fragment = mark + "\(number)"
        return parts.url
    }
}
