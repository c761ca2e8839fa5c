import Foundation

/// Values of saved states as property lists: strings, numbers, dates, data, URLs, index paths, arrays and dictionaries
/// of them, and references to controllers and views by their paths. No other types are encoded or decoded, so that an
/// archive cannot introduce objects that the app does not create.
@MainActor
enum RestorationValue {
    /// The depth beyond which lists in lists are left out.
    private static let deepest = 32

    /// Returns the value as a property list; nil for unsupported types. The closure converts references to paths.
    static func encode(_ value: Any, depth: Int = 0, reference: (AnyObject) -> [String]?) -> Any? {
        guard depth < deepest else { return nil }
        func inner(_ value: Any) -> Any? { encode(value, depth: depth + 1, reference: reference) }
        switch value {
        case is Bool, is Int, is Double, is Float: return value
        case let text as String: return text
        case let data as Data: return data
        case let date as Date: return date
        case let url as URL: return tagged("url", url.absoluteString)
        case let id as UUID: return tagged("uuid", id.uuidString)
        case let path as IndexPath: return tagged("indexPath", path.map { $0 })
        case let list as [Any]: return tagged("list", list.compactMap(inner))
        case let table as [String: Any]: return tagged("table", table.compactMapValues(inner))
        case let number as NSNumber: return number
        default:
            guard let path = reference(value as AnyObject) else { return nil }
            return tagged("path", path)
        }
    }

    private static func tagged(_ kind: String, _ value: Any) -> [String: Any] {
        ["kind": kind, "value": value]
    }

    /// Returns the value of a property list; references are looked up by the closure.
    static func decode(_ plist: Any, depth: Int = 0, lookUp: ([String]) -> AnyObject?) -> Any? {
        guard depth < deepest else { return nil }
        guard let tagged = plist as? [String: Any] else { return plist }
        guard let kind = tagged["kind"] as? String, let value = tagged["value"] else { return nil }
        func inner(_ value: Any) -> Any? { decode(value, depth: depth + 1, lookUp: lookUp) }
        switch kind {
        case "url": return (value as? String).flatMap { URL(string: $0) }
        case "uuid": return (value as? String).flatMap { UUID(uuidString: $0) }
        case "indexPath": return (value as? [Int]).map { IndexPath(indexes: $0) }
        case "list": return (value as? [Any])?.compactMap(inner)
        case "table": return (value as? [String: Any])?.compactMapValues(inner)
        case "path": return (value as? [String]).flatMap(lookUp)
        default: return nil
        }
    }
}
