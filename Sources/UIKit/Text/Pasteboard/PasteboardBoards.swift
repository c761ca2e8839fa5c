import Foundation
import QuartzCore

// Pasteboards belong to no actor, as on iOS: code copies on any thread. A lock protects what they share, which is why the variables
// here are safe although the compiler cannot prove it.

/// The content that all pasteboards of one name share.
final class PasteboardBoard {
    struct Content {
        var items: [[String: Any]] = []
        var expiration: Date?
        var changeCount = 0
    }

    let name: UIPasteboard.Name
    private let lock = NSLock()
    private var stored = Content()

    init(_ name: UIPasteboard.Name) { self.name = name }

    /// The content, with items that may have expired.
    var content: Content { lock.withLock { stored } }

    /// The content without items that have expired.
    var current: Content {
        let now = Date(timeIntervalSinceReferenceDate: VirtualClock.main.now)
        return lock.withLock {
            if let date = stored.expiration, date <= now { (stored.items, stored.expiration) = ([], nil) }
            return stored
        }
    }

    /// Replaces the items and returns the former ones.
    @discardableResult
    func replace(_ items: [[String: Any]], until date: Date?) -> [[String: Any]] {
        lock.withLock {
            let former = stored.items
            stored = Content(items: items, expiration: date, changeCount: stored.changeCount + 1)
            return former
        }
    }

    /// Removes the items without a change that is counted.
    func empty() { lock.withLock { stored.items = [] } }
}

/// The pasteboards of the process.
enum PasteboardBoards {
    private static let lock = NSLock()
    nonisolated(unsafe) private static var known: [UIPasteboard.Name: PasteboardBoard] = [:]
    nonisolated(unsafe) private static var made = 0
    /// The pasteboard of the device.
    nonisolated(unsafe) static let general = UIPasteboard(PasteboardBoard(.general))

    /// Returns the content of a name; nil if there is none and none is to be created.
    static func board(_ name: UIPasteboard.Name, create: Bool) -> PasteboardBoard? {
        if name == .general { return general.board }
        return lock.withLock {
            if known[name] == nil, create { known[name] = PasteboardBoard(name) }
            return known[name]
        }
    }

    /// Returns new content with a unique name.
    static func unique() -> PasteboardBoard {
        lock.withLock {
            made += 1
            let board = PasteboardBoard(UIPasteboard.Name("kumiki.pasteboard.\(made)"))
            known[board.name] = board
            return board
        }
    }

    /// Empties the content of a name and forgets it. Returns whether there was any.
    static func remove(_ name: UIPasteboard.Name) -> Bool {
        let board = lock.withLock { known.removeValue(forKey: name) }
        board?.empty()
        return board != nil
    }
}
