import Foundation

/// A data source with items that can be collapsed below others.
@MainActor
protocol OutlineSource {
    /// Returns the level of an item; nil if its section is not an outline.
    func outlineLevel(at path: IndexPath) -> Int?
    func isItemExpanded(at path: IndexPath) -> Bool
    /// Shows or folds away what is below an item.
    func toggleItem(at path: IndexPath)
}
