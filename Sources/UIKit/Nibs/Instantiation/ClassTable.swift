/// The class for each kind of element.
@MainActor
enum ClassTable {
    /// Returns the class for an element's name; nil for a kind that is not available yet.
    static func type(for kind: String) -> (any NibObject.Type)? {
        StandInView.frameworkClass(for: kind) ?? types[kind]
            ?? (kind.hasSuffix("GestureRecognizer") ? UIGestureRecognizer.self : nil)
    }

    private static let types: [String: any NibObject.Type] = [
        "activityIndicatorView": UIActivityIndicatorView.self,
        "arscnView": StandInView.self,
        "arskView": StandInView.self,
        "barAppearance": UIBarAppearance.self,
        "barButtonItem": UIBarButtonItem.self,
        "button": UIButton.self,
        "collectionReusableView": UICollectionReusableView.self,
        "collectionView": UICollectionView.self,
        "collectionViewCell": UICollectionViewCell.self,
        "collectionViewCellContentView": UIView.self,
        "collectionViewController": UICollectionViewController.self,
        "collectionViewFlowLayout": UICollectionViewFlowLayout.self,
        "collectionViewLayout": UICollectionViewLayout.self,
        "colorWell": UIColorWell.self,
        "containerView": UIView.self,
        "datePicker": UIDatePicker.self,
        "glkView": StandInView.self,
        "hostingController": UIViewController.self,
        "imageView": UIImageView.self,
        "label": UILabel.self,
        "mapView": StandInView.self,
        "mtkView": StandInView.self,
        "navigationBar": UINavigationBar.self,
        "navigationBarAppearance": UINavigationBarAppearance.self,
        "navigationController": UINavigationController.self,
        "navigationItem": UINavigationItem.self,
        "pageControl": UIPageControl.self,
        "pageViewController": UIPageViewController.self,
        "panGestureRecognizer": UIPanGestureRecognizer.self,
        "pickerView": UIPickerView.self,
        "pinchGestureRecognizer": UIPinchGestureRecognizer.self,
        // The spelling is that of the documents.
        "pongPressGestureRecognizer": UILongPressGestureRecognizer.self,
        "progressView": UIProgressView.self,
        "refreshControl": UIRefreshControl.self,
        "rotationGestureRecognizer": UIRotationGestureRecognizer.self,
        "sceneKitView": StandInView.self,
        "screenEdgePanGestureRecognizer": UIScreenEdgePanGestureRecognizer.self,
        "scrollView": UIScrollView.self,
        "searchBar": UISearchBar.self,
        "segmentedControl": UISegmentedControl.self,
        "skView": StandInView.self,
        "slider": UISlider.self,
        "splitViewController": UISplitViewController.self,
        "stackView": UIStackView.self,
        "stepper": UIStepper.self,
        "swipeGestureRecognizer": UISwipeGestureRecognizer.self,
        "switch": UISwitch.self,
        "tabBar": UITabBar.self,
        "tabBarAppearance": UITabBarAppearance.self,
        "tabBarController": UITabBarController.self,
        "tabBarItem": UITabBarItem.self,
        "tableView": UITableView.self,
        "tableViewCell": UITableViewCell.self,
        "tableViewCellContentView": UIView.self,
        "tableViewController": UITableViewController.self,
        "tableViewHeaderFooterView": UITableViewHeaderFooterView.self,
        "tapGestureRecognizer": UITapGestureRecognizer.self,
        "textField": UITextField.self,
        "textView": UITextView.self,
        "toolbar": UIToolbar.self,
        "toolbarAppearance": UIToolbarAppearance.self,
        "view": UIView.self,
        "viewController": UIViewController.self,
        "visualEffectView": UIVisualEffectView.self,
        "webView": StandInView.self,
        "window": UIWindow.self,
        "wkWebView": StandInView.self,
    ]

    /// Returns whether the kind is neither a view nor a controller: custom objects, and kinds that are kept as
    /// stand-ins.
    static func isPlainObject(_ kind: String) -> Bool {
        kind.hasSuffix("Object") || kind.hasSuffix("Layout")
            || kind == "exit"
    }
}
