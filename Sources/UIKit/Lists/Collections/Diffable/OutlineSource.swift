import Foundation

/// A data source whose items can be folded away below others.
@MainActor
protocol OutlineSource {
    /// How deep an item stands; nil where its section is no outline.
    func outlineLevel(at path: IndexPath) -> Int?
    func isItemExpanded(at path: IndexPath) -> Bool
    /// Shows or folds away what is below an item.
    func toggleItem(at path: IndexPath)
}
