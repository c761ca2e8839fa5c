import CoreGraphics
import Foundation

extension UIPasteboard {
    // MARK: Types of the first item

    /// The types of the first item.
    public var types: [String] { items.first?.keys.sorted() ?? [] }

    public func contains(pasteboardTypes: [String]) -> Bool {
        !Set(types).isDisjoint(with: pasteboardTypes)
    }

    public func data(forPasteboardType pasteboardType: String) -> Data? {
        items.first?[pasteboardType].flatMap(Self.data)
    }

    public func value(forPasteboardType pasteboardType: String) -> Any? { items.first?[pasteboardType] }

    public func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
        items = [[pasteboardType: value]]
    }

    public func setData(_ data: Data, forPasteboardType pasteboardType: String) {
        items = [[pasteboardType: data]]
    }

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

    private static func data(_ value: Any) -> Data? {
        switch value {
        case let data as Data: data
        case let text as String: Data(text.utf8)
        case let url as URL: Data(url.absoluteString.utf8)
        default: nil
        }
    }

    // MARK: Texts, URLs, images, colors

    /// The first text; setting it replaces all content.
    public var string: String? {
        get { strings?.first }
        set { strings = newValue.map { [$0] } }
    }

    public var strings: [String]? {
        get {
            all(Self.typeListString) {
                $0 as? String ?? ($0 as? Data).map { String(decoding: $0, as: UTF8.self) }
            }
        }
        set { put(newValue, Self.typeListString[0]) }
    }

    public var url: URL? {
        get { urls?.first }
        set { urls = newValue.map { [$0] } }
    }

    public var urls: [URL]? {
        get { all(Self.typeListURL) { $0 as? URL ?? ($0 as? String).flatMap { URL(string: $0) } } }
        set { put(newValue, Self.typeListURL[0]) }
    }

    public var image: UIImage? {
        get { images?.first }
        set { images = newValue.map { [$0] } }
    }

    public var images: [UIImage]? {
        get { all(Self.typeListImage) { $0 as? UIImage ?? ($0 as? Data).flatMap { UIImage(data: $0) } } }
        set { put(newValue, "com.apple.uikit.image") }
    }

    public var color: UIColor? {
        get { colors?.first }
        set { colors = newValue.map { [$0] } }
    }

    public var colors: [UIColor]? {
        get { all(Self.typeListColor) { $0 as? UIColor } }
        set { put(newValue, Self.typeListColor[0]) }
    }

    public var hasStrings: Bool { contains(pasteboardTypes: Self.typeListString) && string != nil }
    public var hasURLs: Bool { contains(pasteboardTypes: Self.typeListURL) && url != nil }
    public var hasImages: Bool { contains(pasteboardTypes: Self.typeListImage) && image != nil }
    public var hasColors: Bool { contains(pasteboardTypes: Self.typeListColor) && color != nil }

    private func all<Value>(_ types: [String], _ read: (Any) -> Value?) -> [Value]? {
        let found = items.compactMap { item in
            types.lazy.compactMap { item[$0] }.compactMap(read).first
        }
        return found.isEmpty ? nil : found
    }

    private func put<Value>(_ values: [Value]?, _ type: String) {
        items = (values ?? []).map { [type: $0] }
    }
}
