/// UIKit's classes that headers of subclasses name, with their superclasses.
enum UIKitClasses {
    /// Returns a class and its superclasses, the class first.
    static func lineage(of name: String?) -> [String] {
        Array(sequence(first: name ?? "") { superclasses[$0] })
    }

    private static let superclasses: [String: String] = {
        let subclasses = [
            "UIResponder": ["UIView", "UIViewController"],
            "UIView": [
                "UIControl", "UILabel", "UIImageView", "UIScrollView", "UIStackView", "UIWindow", "UIToolbar",
                "UIProgressView", "UIPickerView", "UINavigationBar", "UISearchBar", "UITableViewCell",
                "UITableViewHeaderFooterView", "UICollectionReusableView", "UIActivityIndicatorView",
                "UITabBar",
            ],
            "UIControl": [
                "UIButton", "UITextField", "UISlider", "UISwitch", "UIPageControl", "UIDatePicker",
                "UISegmentedControl", "UIRefreshControl", "UIStepper",
            ],
            "UIScrollView": ["UITableView", "UITextView", "UICollectionView"],
            "UICollectionReusableView": ["UICollectionViewCell"],
            "UIViewController": [
                "UITableViewController", "UICollectionViewController", "UINavigationController",
                "UITabBarController", "UIPageViewController", "UISplitViewController",
            ],
        ]
        return subclasses.reduce(into: [:]) { found, entry in
            for name in entry.value { found[name] = entry.key }
        }
    }()
}
