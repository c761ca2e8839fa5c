import Foundation

/// The keys of a service with their values, as they are announced.
public struct NWTXTRecord: Hashable, Sendable {
    /// The value of a key.
    public enum Entry: Hashable, Sendable {
        case none, empty
        case string(String)
    }

    private var entries: [String: Entry]

    public init(_ dictionary: [String: String] = [:]) { entries = dictionary.mapValues(Entry.string) }

    /// The values that are texts.
    public var dictionary: [String: String] {
        entries.compactMapValues { if case .string(let text) = $0 { text } else { nil } }
    }

    public func getEntry(for key: String) -> Entry? { entries[key] }

    @discardableResult
    public mutating func setEntry(_ entry: Entry, for key: String) -> Bool {
        entries[key] = entry
        return true
    }

    @discardableResult
    public mutating func removeEntry(key: String) -> Bool { entries.removeValue(forKey: key) != nil }

    public subscript(key: String) -> String? {
        get { dictionary[key] }
        set { entries[key] = newValue.map(Entry.string) }
    }
}
