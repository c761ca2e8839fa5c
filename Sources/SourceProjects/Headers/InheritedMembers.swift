/// The members of UIKit's classes that headers of subclasses often declare again: the subclass inherits them.
enum InheritedMembers {
    /// Returns whether a class outside of the headers has a property, or a method by its selector, that a subclass does not
    /// declare again in Swift.
    static func contain(_ name: String, below type: String?) -> Bool {
        objects.contains(name)
            || UIKitClasses.lineage(of: type).contains { members[$0]?.contains(name) == true }
    }

    /// Returns whether a property is a view that responders only return, which a subclass can set when it overrides it.
    static func isOverridden(_ property: HeaderProperty, below type: String?) -> Bool {
        !property.isReadonly && !settable.contains(type ?? "") && inputs.contains(property.name)
            && UIKitClasses.lineage(of: type).contains("UIResponder")
    }

    /// The members of `NSObject`.
    private static let objects: Set = [
        "isEqual:", "hash", "description", "debugDescription", "copy", "mutableCopy", "superclass", "self",
    ]

    private static let inputs: Set = ["inputView", "inputAccessoryView"]

    /// The classes whose views for input can be set.
    private static let settable: Set = ["UITextField", "UITextView"]

    private static let members: [String: Set<String>] = [
        "UIResponder": [
            "inputView", "inputAccessoryView",
            "becomeFirstResponder", "resignFirstResponder", "canBecomeFirstResponder", "isFirstResponder",
            "canResignFirstResponder", "reloadInputViews", "touchesBegan:withEvent:",
            "touchesMoved:withEvent:",
            "touchesEnded:withEvent:", "touchesCancelled:withEvent:", "canPerformAction:withSender:",
        ],
        "UIView": [
            "layoutSubviews", "setNeedsLayout", "layoutIfNeeded", "setNeedsDisplay", "drawRect:",
            "sizeThatFits:",
            "sizeToFit", "intrinsicContentSize", "invalidateIntrinsicContentSize", "updateConstraints",
            "setNeedsUpdateConstraints", "hitTest:withEvent:", "pointInside:withEvent:", "tintColor",
            "tintColorDidChange", "didMoveToSuperview", "didMoveToWindow", "willMoveToSuperview:",
            "willMoveToWindow:", "removeFromSuperview", "frame", "bounds", "center", "alpha", "hidden",
            "backgroundColor", "contentMode", "clipsToBounds", "tag", "userInteractionEnabled",
        ],
        "UIControl": [
            "enabled", "selected", "highlighted", "contentVerticalAlignment", "contentHorizontalAlignment",
            "beginTrackingWithTouch:withEvent:", "continueTrackingWithTouch:withEvent:",
            "endTrackingWithTouch:withEvent:", "cancelTrackingWithEvent:",
        ],
        "UILabel": ["text", "font", "textColor", "textAlignment", "numberOfLines", "lineBreakMode"],
        "UITextField": ["text", "font", "textColor", "textAlignment", "placeholder"],
        "UITextView": ["text", "font", "textColor", "textAlignment"],
        "UITableViewCell": [
            "prepareForReuse", "setSelected:animated:", "setHighlighted:animated:", "textLabel",
            "detailTextLabel",
        ],
        "UICollectionReusableView": ["prepareForReuse"],
        "UITableView": ["reloadData"],
        "UICollectionView": ["reloadData"],
        "UIViewController": [
            "loadView", "viewDidLoad", "viewWillAppear:", "viewDidAppear:", "viewWillDisappear:",
            "viewDidDisappear:", "viewWillLayoutSubviews", "viewDidLayoutSubviews", "didReceiveMemoryWarning",
            "preferredStatusBarStyle", "prefersStatusBarHidden", "shouldAutorotate",
            "supportedInterfaceOrientations",
            "title", "view",
        ],
    ]
}
