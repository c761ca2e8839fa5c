import CoreGraphics
import Foundation

/// The line below a row of a list.
@preconcurrency @MainActor
public struct UIListSeparatorConfiguration {
    public enum Visibility: Int, Sendable {
        /// The list appearance's: none below the last row of a group.
        case automatic = 0
        case visible = 1
        case hidden = 2
    }

    /// Insets that follow the row's text.
    public static let automaticInsets = NSDirectionalEdgeInsets(
        top: .greatestFiniteMagnitude, leading: .greatestFiniteMagnitude, bottom: .greatestFiniteMagnitude,
        trailing: .greatestFiniteMagnitude)

    /// The visibility of the line above a row, hidden unless set: between rows, the upper one draws the line.
    public var topSeparatorVisibility = Visibility.automatic
    public var bottomSeparatorVisibility = Visibility.automatic
    public var topSeparatorInsets = Self.automaticInsets
    public var bottomSeparatorInsets = Self.automaticInsets
    public var color = UIColor.separator
    /// The line's color below rows that are selected while several can be.
    public var multipleSelectionColor = UIColor.separator

    public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {
        let hasNone = listAppearance == .sidebar || listAppearance == .sidebarPlain
        if hasNone { bottomSeparatorVisibility = .hidden }
    }
}
