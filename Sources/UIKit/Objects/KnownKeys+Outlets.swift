import Foundation

/// The outlets of UIKit's classes that documents connect.
extension KnownKeys {
    static let tableKeys = Table(
        UITableView.self, ["dataSource": optional(\.dataSource), "delegate": delegate()])

    static let collectionKeys = Table(
        UICollectionView.self, ["dataSource": optional(\.dataSource), "delegate": delegate()])

    static let scrollKeys = Table(UIScrollView.self, ["delegate": delegate()])
    static let textFieldKeys = Table(UITextField.self, ["delegate": optional(\.delegate)])

    /// Tables and collections have the scroll view's delegate, which must be one of theirs to be of use.
    private static func delegate<T: UIScrollView>() -> @MainActor (T, Any?) -> Bool { optional(\T.delegate) }
}
