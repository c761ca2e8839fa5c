import CoreGraphics
import Foundation
import QuartzCore

/// Copied content, available to all code of the process, but to no other process.
@preconcurrency @MainActor
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

    /// The content that all objects of one name share.
    private final class Board {
        var items: [[String: Any]] = []
        var expiration: Date?
        var changeCount = 0
    }

    private static var known: [Name: Board] = [:]
    private static var made = 0

    /// The pasteboard of the device.
    public static let general = UIPasteboard(.general, Board())

    public let name: Name
    private let board: Board

    private init(_ name: Name, _ board: Board) { (self.name, self.board) = (name, board) }

    /// Creates the pasteboard of that name; nil if there is none and none is to be created.
    public convenience init?(name pasteboardName: Name, create: Bool) {
        let known = pasteboardName == .general ? Self.general.board : Self.known[pasteboardName]
        guard let board = known ?? (create ? Board() : nil) else { return nil }
        if pasteboardName != .general { Self.known[pasteboardName] = board }
        self.init(pasteboardName, board)
    }

    /// Returns a new pasteboard with a unique name.
    public static func withUniqueName() -> UIPasteboard {
        made += 1
        let (name, board) = (Name("kumiki.pasteboard.\(made)"), Board())
        known[name] = board
        return UIPasteboard(name, board)
    }

    /// Empties the pasteboard of that name and forgets it.
    public static func remove(withName pasteboardName: Name) {
        guard let board = known.removeValue(forKey: pasteboardName) else { return }
        board.items = []
        NotificationCenter.default.post(name: removedNotification, object: nil)
    }

    /// Grows with each change.
    open var changeCount: Int { board.changeCount }

    /// All items: values by their types.
    open var items: [[String: Any]] {
        get {
            dropExpired()
            return board.items
        }
        set { replace(newValue, until: nil) }
    }

    open var numberOfItems: Int { items.count }

    open func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) {
        replace(items, until: options[.expirationDate] as? Date)
    }

    open func addItems(_ items: [[String: Any]]) { replace(self.items + items, until: board.expiration) }

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
        let before = Set(board.items.flatMap(\.keys))
        (board.items, board.expiration) = (new, date)
        board.changeCount += 1
        let after = Set(new.flatMap(\.keys))
        NotificationCenter.default.post(
            name: Self.changedNotification, object: self,
            userInfo: [
                Self.changedTypesAddedUserInfoKey: after.subtracting(before).sorted(),
                Self.changedTypesRemovedUserInfoKey: before.subtracting(after).sorted(),
            ])
    }

    private func dropExpired() {
        let now = Date(timeIntervalSinceReferenceDate: VirtualClock.main.now)
        if let date = board.expiration, date <= now { (board.items, board.expiration) = ([], nil) }
    }
}

extension UIPasteboard {
    public nonisolated static let changedNotification = Notification.Name("UIPasteboardChangedNotification")
    public nonisolated static let removedNotification = Notification.Name("UIPasteboardRemovedNotification")
    public nonisolated static let changedTypesAddedUserInfoKey = "UIPasteboardChangedTypesAddedKey"
    public nonisolated static let changedTypesRemovedUserInfoKey = "UIPasteboardChangedTypesRemovedKey"

    public nonisolated static let typeListString = [
        "public.utf8-plain-text", "public.plain-text", "public.text",
    ]
    public nonisolated static let typeListURL = ["public.url"]
    public nonisolated static let typeListImage = ["public.png", "public.jpeg", "com.apple.uikit.image"]
    public nonisolated static let typeListColor = ["com.apple.uikit.color"]
    public nonisolated static let typeAutomatic = "com.apple.uikit.type-automatic"
}
