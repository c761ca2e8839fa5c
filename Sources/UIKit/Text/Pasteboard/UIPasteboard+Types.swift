import CoreGraphics
import Foundation

extension UIPasteboard {
    // MARK: Types of several items

    /// Returns the types of each of the items; nil if one of them is missing.
    public func types(forItemSet itemSet: IndexSet?) -> [[String]]? {
        chosen(itemSet)?.map { $0.keys.sorted() }
    }

    public func contains(pasteboardTypes: [String], inItemSet itemSet: IndexSet?) -> Bool {
        chosen(itemSet)?.allSatisfy { !Set($0.keys).isDisjoint(with: pasteboardTypes) } ?? false
    }

    public func itemSet(withPasteboardTypes pasteboardTypes: [String]) -> IndexSet? {
        let items = items
        let found = items.indices.filter { !Set(items[$0].keys).isDisjoint(with: pasteboardTypes) }
        return found.isEmpty ? nil : IndexSet(found)
    }

    public func values(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?) -> [Any]? {
        chosen(itemSet)?.compactMap { $0[pasteboardType] }
    }

    public func data(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?) -> [Data]? {
        chosen(itemSet)?.compactMap { $0[pasteboardType].flatMap(Self.data) }
    }

    private func chosen(_ set: IndexSet?) -> [[String: Any]]? {
        let items = items
        guard let set else { return items }
        return set.allSatisfy(items.indices.contains) ? set.map { items[$0] } : nil
    }

    static func data(_ value: Any) -> Data? {
        switch value {
        case let data as Data: data
        case let text as String: Data(text.utf8)
        case let url as URL: Data(url.absoluteString.utf8)
        default: nil
        }
    }

    // MARK: Values

    func all<Value>(_ types: [String], _ read: (Any) -> Value?) -> [Value]? {
        let found = items.compactMap { item in
            types.lazy.compactMap { item[$0] }.compactMap(read).first
        }
        return found.isEmpty ? nil : found
    }

    func put<Value>(_ values: [Value]?, _ type: String) {
        items = (values ?? []).map { [type: $0] }
    }
}
