import CoreGraphics
import Foundation

/// A query: attributes of items, and the values to return of them.
struct KeychainQuery {
    let attributes: [String: Any]
    /// The keys of the criteria, results and options, and the reference of an item.
    private let wishes: [String: Any]

    init(_ dictionary: CFDictionary) {
        var (attributes, wishes) = ([String: Any](), [String: Any]())
        for (key, value) in dictionary {
            let name = (key as? NSString).map { String(describing: $0) } ?? "\(key)"
            if Self.isWish(name) { wishes[name] = value } else { attributes[name] = value }
        }
        (self.attributes, self.wishes) = (attributes, wishes)
    }

    private static func isWish(_ name: String) -> Bool {
        ["r_", "m_", "u_"].contains(where: name.hasPrefix) || ["nleg", "v_PersistentRef"].contains(name)
    }

    var itemClass: String? { attributes["class"].map { "\($0)" } }

    /// Whether the query specifies the items.
    var isComplete: Bool { itemClass != nil || wishes["v_PersistentRef"] != nil }

    /// The item that the query describes; nil without a class.
    var newItem: KeychainItem? {
        guard itemClass != nil else { return nil }
        var attributes = attributes
        if let text = attributes["sync"] { attributes["sync"] = NSNumber(value: Self.isTrue(text) ? 1 : 0) }
        return KeychainItem(attributes)
    }

    // MARK: Matching

    func matches(_ item: KeychainItem) -> Bool {
        if let reference = wishes["v_PersistentRef"],
            !KeychainItem.isEqual(reference, item.persistentReference)
        {
            return false
        }
        return matchesSynchronization(item)
            && attributes.allSatisfy { name, value in
                switch name {
                case "sync", "v_Data", "v_Ref", "accc": true
                default: item.attributes[name].map { KeychainItem.isEqual($0, value) } ?? false
                }
            }
    }

    /// Returns whether an item matches; queries without synchronization find items that are not synchronized.
    private func matchesSynchronization(_ item: KeychainItem) -> Bool {
        let wanted = attributes["sync"]
        if let wanted, "\(wanted)" == "syna" { return true }
        if wanted == nil, wishes["v_PersistentRef"] != nil { return true }
        return (wanted.map(Self.isTrue) ?? false) == (item.attributes["sync"].map(Self.isTrue) ?? false)
    }

    private static func isTrue(_ value: Any) -> Bool {
        (value as? NSNumber)?.boolValue ?? (value as? Bool) ?? false
    }

    // MARK: Results

    private func wants(_ name: String) -> Bool { wishes[name].map(Self.isTrue) ?? false }

    /// Returns the query's result for items: for one item, unless it has a limit.
    func result(for items: [KeychainItem]) -> CFTypeRef? {
        let limit = wishes["m_Limit"]
        if let limit, "\(limit)" == "m_LimitAll" { return results(for: items[...]) }
        if let limit, let count = (limit as? NSNumber)?.intValue ?? limit as? Int, count > 1 {
            return results(for: items.prefix(count))
        }
        return items.first.flatMap(result)
    }

    private func results(for items: ArraySlice<KeychainItem>) -> CFTypeRef? {
        let results = items.compactMap(result)
        return results.isEmpty ? nil : NSArray(array: results)
    }

    /// Returns a single value by itself, or several in a dictionary.
    private func result(for item: KeychainItem) -> CFTypeRef? {
        let (data, reference) = (wants("r_Data"), wants("r_PersistentRef"))
        guard wants("r_Attributes") || (data && reference) else {
            if data { return item.value }
            return reference ? item.persistentReference : nil
        }
        var shown = wants("r_Attributes") ? item.attributes : [:]
        shown["v_Data"] = data ? item.value : nil
        if reference { shown["v_PersistentRef"] = item.persistentReference }
        return NSDictionary(dictionary: shown)
    }
}
