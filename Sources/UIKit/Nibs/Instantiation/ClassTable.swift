/// The class that each kind of element stands for.
@MainActor
enum ClassTable {
    /// The class for an element's name; nil for a kind that is not offered yet.
    static func type(for kind: String) -> (any NibObject.Type)? {
        // Recognisers of all kinds keep their view and their actions; touches are not followed from documents.
        types[kind] ?? (kind.hasSuffix("GestureRecognizer") ? UIGestureRecognizer.self : nil)
    }

    private static let types: [String: any NibObject.Type] = [
        "activityIndicatorView": UIActivityIndicatorView.self,
        "barButtonItem": UIBarButtonItem.self,
        "barAppearance": UIBarAppearance.self,
        "button": UIButton.self,
        "collectionReusableView": UICollectionReusableView.self,
        "collectionView": UICollectionView.self,
        "collectionViewCell": UICollectionViewCell.self,
        "collectionViewCellContentView": UIView.self,
        "collectionViewFlowLayout": UICollectionViewFlowLayout.self,
        "collectionViewLayout": UICollectionViewLayout.self,
        "collectionViewController": UICollectionViewController.self,
        "containerView": UIView.self,
        "imageView": UIImageView.self,
        "label": UILabel.self,
        "navigationBarAppearance": UINavigationBarAppearance.self,
        "navigationBar": UINavigationBar.self,
        "navigationController": UINavigationController.self,
        "navigationItem": UINavigationItem.self,
        "pageViewController": UIPageViewController.self,
        "refreshControl": UIRefreshControl.self,
        "scrollView": UIScrollView.self,
        "splitViewController": UISplitViewController.self,
        "stackView": UIStackView.self,
        "tabBar": UITabBar.self,
        "tabBarController": UITabBarController.self,
        "tabBarItem": UITabBarItem.self,
        "tableView": UITableView.self,
        "tableViewCell": UITableViewCell.self,
        "tableViewCellContentView": UIView.self,
        "tableViewHeaderFooterView": UITableViewHeaderFooterView.self,
        "tableViewController": UITableViewController.self,
        "textField": UITextField.self,
        "toolbar": UIToolbar.self,
        "view": UIView.self,
        "viewController": UIViewController.self,
        "visualEffectView": UIVisualEffectView.self,
        "window": UIWindow.self,
    ]

    /// Kinds that are not views or controllers; they are kept as stand-ins until their class is offered.
    static func isPlainObject(_ kind: String) -> Bool {
        kind.hasSuffix("Object") || kind.hasSuffix("Layout")
            || kind == "exit"
    }
}
