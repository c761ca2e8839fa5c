import Foundation

/// The outlets of UIKit's classes that documents connect.
extension KnownKeys {
    /// Subclasses precede their superclasses.
    static let outletTables: [Table] = [
        tableKeys, collectionKeys, textViewKeys, scrollKeys, textFieldKeys, searchBarKeys, pickerKeys,
        tableCellKeys, collectionCellKeys, gestureKeys, tabBarKeys, tableControllerKeys, navigationKeys,
        tabControllerKeys, pageControllerKeys, barButtonKeys,
    ]

    private static let tableKeys = Table(
        UITableView.self,
        [
            "dataSource": adopter(\.dataSource), "delegate": adopter(\.delegate),
            "prefetchDataSource": adopter(\.prefetchDataSource),
            "tableHeaderView": optional(\.tableHeaderView), "tableFooterView": optional(\.tableFooterView),
            "backgroundView": optional(\.backgroundView),
        ])

    private static let collectionKeys = Table(
        UICollectionView.self,
        [
            "dataSource": adopter(\.dataSource), "delegate": adopter(\.delegate),
            "prefetchDataSource": adopter(\.prefetchDataSource),
            "backgroundView": optional(\.backgroundView),
        ])

    private static let textViewKeys = Table(
        UITextView.self,
        [
            "delegate": adopter(\.delegate), "inputView": optional(\.inputView),
            "inputAccessoryView": optional(\.inputAccessoryView),
        ])

    private static let scrollKeys = Table(
        UIScrollView.self, ["delegate": adopter(\UIScrollView.delegate)])

    private static let textFieldKeys = Table(
        UITextField.self,
        [
            "delegate": adopter(\.delegate), "inputView": optional(\.inputView),
            "inputAccessoryView": optional(\.inputAccessoryView), "leftView": optional(\.leftView),
            "rightView": optional(\.rightView),
        ])

    private static let searchBarKeys = Table(UISearchBar.self, ["delegate": adopter(\.delegate)])
    private static let pickerKeys = Table(
        UIPickerView.self, ["dataSource": adopter(\.dataSource), "delegate": adopter(\.delegate)])
    private static let gestureKeys = Table(UIGestureRecognizer.self, ["delegate": adopter(\.delegate)])
    private static let tabBarKeys = Table(UITabBar.self, ["delegate": adopter(\.delegate)])
    private static let navigationKeys = Table(UINavigationController.self, ["delegate": adopter(\.delegate)])
    private static let tabControllerKeys = Table(UITabBarController.self, ["delegate": adopter(\.delegate)])
    private static let pageControllerKeys = Table(
        UIPageViewController.self, ["dataSource": adopter(\.dataSource), "delegate": adopter(\.delegate)])
    private static let tableControllerKeys = Table(
        UITableViewController.self, ["refreshControl": optional(\.refreshControl)])
    private static let barButtonKeys = Table(
        UIBarButtonItem.self, ["customView": optional(\.customView)])

    private static let tableCellKeys = Table(
        UITableViewCell.self,
        [
            "backgroundView": optional(\.backgroundView), "accessoryView": optional(\.accessoryView),
            "selectedBackgroundView": optional(\.selectedBackgroundView),
            "editingAccessoryView": optional(\.editingAccessoryView),
        ])

    private static let collectionCellKeys = Table(
        UICollectionViewCell.self,
        [
            "backgroundView": optional(\.backgroundView),
            "selectedBackgroundView": optional(\.selectedBackgroundView),
        ])

    /// Returns a delegate or data source. UIKit calls the methods that an object has, so one of UIKit's own classes
    /// that does not conform to the protocol is treated as none; a custom class that does not conform to it is
    /// reported.
    private static func adopter<T: AnyObject, V>(
        _ path: ReferenceWritableKeyPath<T, V?>
    ) -> @MainActor (T, Any?) -> Bool {
        let set = optional(path)
        return { object, value in
            if set(object, value) { return true }
            return value.map { String(reflecting: type(of: $0)).hasPrefix("UIKit.") } ?? false
        }
    }
}
