import CoreGraphics
import Foundation
import QuartzCore

/// Copied content, available to all code of the process, but to no other process.
open class UIPasteboard: NSObject {
    /// The name of a pasteboard.
    public struct Name: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }

        public static let general = Name("com.apple.UIKit.pboard.general")
    }

    /// The options for storing items.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        /// A date after which the items are removed. It is compared with the clock, which begins at the reference date.
        public static let expirationDate = OptionsKey(rawValue: "UIPasteboardOptionExpirationDate")
        /// The key of a Boolean value by which other devices do not receive the items; none do here.
        public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
    }

    /// The pasteboard of the device.
    open class var general: UIPasteboard { PasteboardBoards.general }

    open var name: Name { board.name }
    let board: PasteboardBoard

    init(_ board: PasteboardBoard) { self.board = board }

    /// Creates the pasteboard of that name; nil if there is none and none is to be created.
    public convenience init?(name pasteboardName: Name, create: Bool) {
        guard let board = PasteboardBoards.board(pasteboardName, create: create) else { return nil }
        self.init(board)
    }

    /// Returns a new pasteboard with a unique name.
    open class func withUniqueName() -> UIPasteboard { UIPasteboard(PasteboardBoards.unique()) }

    /// Empties the pasteboard of that name and forgets it.
    open class func remove(withName pasteboardName: Name) {
        guard PasteboardBoards.remove(pasteboardName) else { return }
        NotificationCenter.default.post(name: removedNotification, object: nil)
    }

    /// Grows with each change.
    open var changeCount: Int { board.content.changeCount }

    /// All items: values by their types.
    open var items: [[String: Any]] {
        get { board.current.items }
        set { replace(newValue, until: nil) }
    }

    open var numberOfItems: Int { items.count }

    open func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) {
        replace(items, until: options[.expirationDate] as? Date)
    }

    open func addItems(_ items: [[String: Any]]) {
        replace(self.items + items, until: board.content.expiration)
    }

    /// Whether the items outlive the app; none do.
    open var isPersistent: Bool { false }
    /// Has no effect: items live as long as the process.
    open func setPersistent(_ persistent: Bool) {
        if persistent { Inert.use("UIPasteboard.setPersistent(_:)") }
    }

    /// The items as providers; each has all types of its item.
    open var itemProviders: [NSItemProvider] {
        get { items.map(Self.provider) }
        set { setItemProviders(newValue, localOnly: false, expirationDate: nil) }
    }

    /// Replaces the items by those of the providers, until a date.
    open func setItemProviders(_ itemProviders: [NSItemProvider], localOnly: Bool, expirationDate: Date?) {
        replace(itemProviders.map(Self.item), until: expirationDate)
    }

    /// Replaces the items by objects.
    open func setObjects(_ objects: [Any]) { setObjects(objects, localOnly: false, expirationDate: nil) }

    /// Replaces the items by objects, until a date.
    open func setObjects(_ objects: [Any], localOnly: Bool, expirationDate: Date?) {
        setItemProviders(
            objects.map { NSItemProvider(object: $0) }, localOnly: localOnly, expirationDate: expirationDate)
    }

    private static func provider(of item: [String: Any]) -> NSItemProvider {
        let provider = NSItemProvider()
        for (type, value) in item.sorted(by: { $0.key < $1.key }) { provider.register(value, as: type) }
        return provider
    }

    /// Returns the values of a provider's types: its object, else the data that it loads immediately.
    private static func item(of provider: NSItemProvider) -> [String: Any] {
        var item: [String: Any] = [:]
        for type in provider.registeredTypeIdentifiers {
            if let object = provider.object {
                item[type] = object
            } else {
                provider.loadItem(forTypeIdentifier: type) { value, _ in item[type] = value }
            }
        }
        return item
    }

    private func replace(_ new: [[String: Any]], until date: Date?) {
        let before = Set(board.replace(new, until: date).flatMap(\.keys))
        let after = Set(new.flatMap(\.keys))
        NotificationCenter.default.post(
            name: Self.changedNotification, object: self,
            userInfo: [
                Self.changedTypesAddedUserInfoKey: after.subtracting(before).sorted(),
                Self.changedTypesRemovedUserInfoKey: before.subtracting(after).sorted(),
            ])
    }

    // MARK: Types of the first item

    /// The types of the first item.
    open var types: [String] { items.first?.keys.sorted() ?? [] }

    open func contains(pasteboardTypes: [String]) -> Bool {
        !Set(types).isDisjoint(with: pasteboardTypes)
    }

    open func data(forPasteboardType pasteboardType: String) -> Data? {
        items.first?[pasteboardType].flatMap(Self.data)
    }

    open func value(forPasteboardType pasteboardType: String) -> Any? { items.first?[pasteboardType] }

    open func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
        items = [[pasteboardType: value]]
    }

    open func setData(_ data: Data, forPasteboardType pasteboardType: String) {
        items = [[pasteboardType: data]]
    }

    // MARK: Texts, URLs, images, colors

    /// The first text; setting it replaces all content.
    open var string: String? {
        get { strings?.first }
        set { strings = newValue.map { [$0] } }
    }

    open var strings: [String]? {
        get {
            all(Self.typeListString) {
                $0 as? String ?? ($0 as? Data).map { String(decoding: $0, as: UTF8.self) }
            }
        }
        set { put(newValue, Self.typeListString[0]) }
    }

    open var url: URL? {
        get { urls?.first }
        set { urls = newValue.map { [$0] } }
    }

    open var urls: [URL]? {
        get { all(Self.typeListURL) { $0 as? URL ?? ($0 as? String).flatMap { URL(string: $0) } } }
        set { put(newValue, Self.typeListURL[0]) }
    }

    open var image: UIImage? {
        get { images?.first }
        set { images = newValue.map { [$0] } }
    }

    open var images: [UIImage]? {
        get { all(Self.typeListImage) { $0 as? UIImage ?? ($0 as? Data).flatMap { UIImage(data: $0) } } }
        set { put(newValue, "com.apple.uikit.image") }
    }

    open var color: UIColor? {
        get { colors?.first }
        set { colors = newValue.map { [$0] } }
    }

    open var colors: [UIColor]? {
        get { all(Self.typeListColor) { $0 as? UIColor } }
        set { put(newValue, Self.typeListColor[0]) }
    }

    open var hasStrings: Bool { contains(pasteboardTypes: Self.typeListString) && string != nil }
    open var hasURLs: Bool { contains(pasteboardTypes: Self.typeListURL) && url != nil }
    open var hasImages: Bool { contains(pasteboardTypes: Self.typeListImage) && image != nil }
    open var hasColors: Bool { contains(pasteboardTypes: Self.typeListColor) && color != nil }
}

extension UIPasteboard {
    public static let changedNotification = Notification.Name("UIPasteboardChangedNotification")
    public static let removedNotification = Notification.Name("UIPasteboardRemovedNotification")
    public static let changedTypesAddedUserInfoKey = "UIPasteboardChangedTypesAddedKey"
    public static let changedTypesRemovedUserInfoKey = "UIPasteboardChangedTypesRemovedKey"

    public static let typeListString = [
        "public.utf8-plain-text", "public.plain-text", "public.text",
    ]
    public static let typeListURL = ["public.url"]
    public static let typeListImage = ["public.png", "public.jpeg", "com.apple.uikit.image"]
    public static let typeListColor = ["com.apple.uikit.color"]
    public static let typeAutomatic = "com.apple.uikit.type-automatic"
}
