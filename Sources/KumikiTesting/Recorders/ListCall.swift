import UIKit

/// A call of one of a list view's update methods.
enum ListCall: Hashable, Sendable, CustomStringConvertible {
    /// All data is reloaded.
    case reloadData
    /// The beginning and the end of a batch update.
    case batchBegins, batchEnds
    /// Changed rows or items.
    case insert([IndexPath]), delete([IndexPath]), reload([IndexPath]), reconfigure([IndexPath])
    /// A moved row or item.
    case move(IndexPath, to: IndexPath)
    /// Changed sections.
    case insertSections(IndexSet), deleteSections(IndexSet), reloadSections(IndexSet)
    /// A moved section.
    case moveSection(Int, to: Int)

    /// A description of the call with index paths as `section.row`.
    var description: String {
        switch self {
        case .reloadData: "reloadData"
        case .batchBegins: "{"
        case .batchEnds: "}"
        case .insert(let paths): "insert \(Self.indexPaths(paths))"
        case .delete(let paths): "delete \(Self.indexPaths(paths))"
        case .reload(let paths): "reload \(Self.indexPaths(paths))"
        case .reconfigure(let paths): "reconfigure \(Self.indexPaths(paths))"
        case .move(let path, let to): "move \(Self.indexPaths([path])) to \(Self.indexPaths([to]))"
        case .insertSections(let set): "insert sections \(Self.numbers(set))"
        case .deleteSections(let set): "delete sections \(Self.numbers(set))"
        case .reloadSections(let set): "reload sections \(Self.numbers(set))"
        case .moveSection(let section, let to): "move section \(section) to \(to)"
        }
    }

    private static func indexPaths(_ paths: [IndexPath]) -> String {
        paths.map { $0.map(String.init).joined(separator: ".") }.joined(separator: " ")
    }

    private static func numbers(_ set: IndexSet) -> String {
        set.map(String.init).joined(separator: " ")
    }
}
