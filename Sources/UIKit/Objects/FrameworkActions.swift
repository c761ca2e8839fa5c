/// Methods of UIKit's own classes that documents and programs call by name.
@MainActor
enum FrameworkActions {
    static let showing: Selector = "showViewController:sender:"
    static let showingDetail: Selector = "showDetailViewController:sender:"

    /// The methods by class and name.
    static let tables: [ObjectIdentifier: [Selector: ActionTable.Invoker]] = [
        ObjectIdentifier(UIResponder.self): [
            "becomeFirstResponder": { receiver, _ in (receiver as? UIResponder)?.becomeFirstResponder() },
            "resignFirstResponder": { receiver, _ in (receiver as? UIResponder)?.resignFirstResponder() },
        ],
        ObjectIdentifier(UIView.self): [
            "recursiveDescription": { receiver, _ in (receiver as? UIView).map(ViewTree.text) }
        ],
        ObjectIdentifier(UIViewController.self): [
            "_printHierarchy": { receiver, _ in (receiver as? UIViewController).map(ControllerTree.text) }
        ],
        ObjectIdentifier(UINavigationController.self): [showing: show, "popViewControllerAnimated:": pop],
        ObjectIdentifier(UISplitViewController.self): [showing: show, showingDetail: showDetail],
        ObjectIdentifier(UITextField.self): EditActions.table,
        ObjectIdentifier(UITextView.self): EditActions.table,
        ObjectIdentifier(SegueTemplate.self): [SegueTemplate.trigger: trigger],
    ]

    /// Returns the accessor of the window of an object that is the delegate of an app or a scene.
    static func adopted(_ selector: Selector, by object: AnyObject) -> ActionTable.Invoker? {
        guard object is any WindowOwner else { return nil }
        switch selector.description {
        case "window": return { receiver, _ in (receiver as? any WindowOwner)?.ownWindow }
        case "setWindow:":
            return { receiver, arguments in
                (receiver as? any WindowOwner)?.window = arguments.first as? UIWindow
                return nil
            }
        default: return nil
        }
    }

    private static func show(_ receiver: AnyObject, _ arguments: [Any?]) -> Any? {
        guard let shown = arguments.first as? UIViewController else { return nil }
        return (receiver as? UIViewController)?.show(shown, sender: arguments.last ?? nil)
    }

    private static func showDetail(_ receiver: AnyObject, _ arguments: [Any?]) -> Any? {
        guard let shown = arguments.first as? UIViewController else { return nil }
        return (receiver as? UIViewController)?.showDetailViewController(
            shown, sender: arguments.last ?? nil)
    }

    private static func pop(_ receiver: AnyObject, _ arguments: [Any?]) -> Any? {
        (receiver as? UINavigationController)?.popViewController(animated: true)
    }

    private static func trigger(_ receiver: AnyObject, _ arguments: [Any?]) -> Any? {
        (receiver as? SegueTemplate)?.performTriggered(by: arguments.first ?? nil)
    }
}
