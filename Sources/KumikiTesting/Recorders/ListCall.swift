import UIKit

/// One thing that a list view was told to change.
public enum ListCall: Hashable, Sendable, CustomStringConvertible {
    /// Everything is loaded anew.
    case reloadData
    /// A batch begins or ends; what stands between belongs together.
    case batchBegins, batchEnds
    /// Rows or items.
    case insert([IndexPath]), delete([IndexPath]), reload([IndexPath]), reconfigure([IndexPath])
    /// A row or item that goes to another place.
    case move(IndexPath, to: IndexPath)
    /// Sections.
    case insertSections(IndexSet), deleteSections(IndexSet), reloadSections(IndexSet)
    /// A section that goes to another place.
    case moveSection(Int, to: Int)

    /// The call with places as `section.row`.
    public var description: String {
        switch self {
        case .reloadData: "reloadData"
        case .batchBegins: "{"
        case .batchEnds: "}"
        case .insert(let paths): "insert \(Self.places(paths))"
        case .delete(let paths): "delete \(Self.places(paths))"
        case .reload(let paths): "reload \(Self.places(paths))"
        case .reconfigure(let paths): "reconfigure \(Self.places(paths))"
        case .move(let path, let to): "move \(Self.places([path])) to \(Self.places([to]))"
        case .insertSections(let set): "insert sections \(Self.numbers(set))"
        case .deleteSections(let set): "delete sections \(Self.numbers(set))"
        case .reloadSections(let set): "reload sections \(Self.numbers(set))"
        case .moveSection(let section, let to): "move section \(section) to \(to)"
        }
    }

    private static func places(_ paths: [IndexPath]) -> String {
        paths.map { $0.map(String.init).joined(separator: ".") }.joined(separator: " ")
    }

    private static func numbers(_ set: IndexSet) -> String {
        set.map(String.init).joined(separator: " ")
    }
}

/// What a list view was told, in order.
///
/// ```swift
/// let table = RecordingTableView(frame: bounds)
/// dataSource.apply(users)
/// #expect(table.recorder.calls == [.batchBegins, .insert([[0, 1]]), .batchEnds])
/// ```
@MainActor
public final class ListRecorder {
    /// What happened so far.
    public private(set) var calls: [ListCall] = []

    /// Nothing happened yet.
    public init() {}

    /// Forgets what happened so far.
    public func clear() { calls = [] }

    /// What happened, on one line: `{ insert 0.1 delete 0.3 }`.
    public var transcript: String { calls.map(\.description).joined(separator: " ") }

    func note(_ call: ListCall) { calls.append(call) }

    func batch(_ updates: (() -> Void)?) -> () -> Void {
        {
            self.note(.batchBegins)
            updates?()
            self.note(.batchEnds)
        }
    }
}
