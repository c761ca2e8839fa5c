import Foundation

// Objective-C creates objects of dynamic classes by any of their initializers. Swift can only use `required` ones,
// which those of views and controllers are not: the tables of adapted classes register how to create one.
extension AdaptedCode {
    /// Returns an object of the class created by its `init()`.
    @preconcurrency @MainActor
    public static func make<Object: NSObject>(_ type: Object.Type) -> Object {
        if let object = object(of: type) as? Object { return object }
        fatalError("\(type) has no initializer init() that can be called by its class")
    }

    /// Returns an object of the class that is expected, created by its `init()`.
    @preconcurrency @MainActor
    public static func make<Object: NSObject>() -> Object { make(Object.self) }

    /// Returns a view of the class that is expected with the frame.
    @preconcurrency @MainActor
    public static func make<View: UIView>(frame: CGRect) -> View { make(View.self, frame: frame) }

    /// Returns a value of the type for a function without its body: nil, a number or collection without content, the first case of an
    /// enumeration, or an object that is created without arguments. The process ends with the reason where there is none. Adapted
    /// modules declare others, for the types of libraries that they import.
    @_disfavoredOverload
    public static func absentValue<Value>(_ reason: String) -> Value {
        let value: Any? =
            switch Value.self {
            case let type as any ExpressibleByNilLiteral.Type: type.init(nilLiteral: ())
            case let type as any RangeReplaceableCollection.Type: type.init()
            case let type as any SetAlgebra.Type: type.init()
            case let type as any AdditiveArithmetic.Type: zero(of: type)
            case let type as any CaseIterable.Type: first(of: type)
            case is AbsentObject.Type: AbsentObject()
            case let type as NSObject.Type where MainQueue.isCurrent: objectOnMainThread(of: type)
            default: nil
            }
        guard let value = value as? Value else { fatalError(reason) }
        return value
    }

    private static func objectOnMainThread(of type: NSObject.Type) -> NSObject? {
        nonisolated(unsafe) var found: NSObject?
        MainActor.assumeIsolated { found = object(of: type) }
        return found
    }

    private static func zero<Number: AdditiveArithmetic>(of type: Number.Type) -> Number { .zero }

    private static func first<Enumeration: CaseIterable>(of type: Enumeration.Type) -> Enumeration? {
        type.allCases.first
    }

    /// Returns an object of the class created by its `init()`; nil if that cannot be called by its class.
    @MainActor
    private static func object(of type: NSObject.Type) -> NSObject? {
        ClassLookup.make(type) as? NSObject ?? frameworkClasses[ObjectIdentifier(type)]?()
            ?? makeReusable(type, frame: .zero)
    }

    /// Returns an object of a class whose initializers are required here, since lists create its objects.
    @MainActor
    private static func makeReusable(_ type: NSObject.Type, frame: CGRect) -> NSObject? {
        switch type {
        case let cell as UITableViewCell.Type: cell.init(style: .default, reuseIdentifier: nil)
        case let view as UITableViewHeaderFooterView.Type: view.init(reuseIdentifier: nil)
        case let view as UICollectionReusableView.Type: view.init(frame: frame)
        default: nil
        }
    }

    /// Returns a view of the class with the frame. Without a frame it has the one that its own initializer gives it.
    @preconcurrency @MainActor
    public static func make<View: UIView>(_ type: View.Type, frame: CGRect) -> View {
        let view = makeReusable(type, frame: frame) as? View ?? make(type)
        if frame != .zero { view.frame = frame }
        return view
    }

    /// Returns a table of the class with the frame and the style.
    @preconcurrency @MainActor
    public static func make<Table: UITableView>(
        _ type: Table.Type, frame: CGRect, style: UITableView.Style
    ) -> Table {
        if type == UITableView.self, let table = UITableView(frame: frame, style: style) as? Table {
            return table
        }
        let table = make(type, frame: frame)
        if table.style != style {
            RuntimeDiagnostics.report("\(type) is created without its style, since its init() is called")
        }
        return table
    }

    /// Returns a collection of the class with the frame and the layout.
    @preconcurrency @MainActor
    public static func make<List: UICollectionView>(
        _ type: List.Type, frame: CGRect, collectionViewLayout layout: UICollectionViewLayout
    ) -> List {
        let plain = type == UICollectionView.self
        if plain, let list = UICollectionView(frame: frame, collectionViewLayout: layout) as? List {
            return list
        }
        let list = make(type, frame: frame)
        list.collectionViewLayout = layout
        return list
    }

    /// Returns a controller of the class with the document of its view.
    @preconcurrency @MainActor
    public static func make<Controller: UIViewController>(
        _ type: Controller.Type, nibName: String?, bundle: Bundle?
    ) -> Controller {
        let controller = make(type)
        if let nibName { controller.nibName = nibName }
        if let bundle { controller.nibBundle = bundle }
        return controller
    }

    /// Returns a navigation controller of the class with its first controller.
    @preconcurrency @MainActor
    public static func make<Controller: UINavigationController>(
        _ type: Controller.Type, rootViewController: UIViewController
    ) -> Controller {
        let controller = make(type)
        controller.viewControllers = [rootViewController]
        return controller
    }

    /// Returns a stack of the class with the views.
    @preconcurrency @MainActor
    public static func make<Stack: UIStackView>(_ type: Stack.Type, arrangedSubviews views: [UIView]) -> Stack
    {
        let stack = make(type)
        views.forEach(stack.addArrangedSubview)
        return stack
    }

    /// Returns an image view of the class with the images and their size.
    @preconcurrency @MainActor
    public static func make<View: UIImageView>(
        _ type: View.Type, image: UIImage?, highlightedImage: UIImage? = nil
    ) -> View {
        let view = make(type)
        (view.image, view.highlightedImage) = (image, highlightedImage)
        view.frame.size = image?.size ?? .zero
        return view
    }

    /// Returns an activity indicator of the class with the style and its size.
    @preconcurrency @MainActor
    public static func make<View: UIActivityIndicatorView>(
        _ type: View.Type, style: UIActivityIndicatorView.Style
    ) -> View {
        let view = make(type)
        view.style = style
        view.sizeToFit()
        return view
    }

    /// Returns an activity indicator of the class with the style and its size, by the initializer's old name.
    @preconcurrency @MainActor
    public static func make<View: UIActivityIndicatorView>(
        _ type: View.Type, activityIndicatorStyle style: UIActivityIndicatorView.Style
    ) -> View {
        make(type, style: style)
    }

    /// Returns a progress view of the class with the style.
    @preconcurrency @MainActor
    public static func make<View: UIProgressView>(
        _ type: View.Type, progressViewStyle style: UIProgressView.Style
    ) -> View {
        let view = make(type)
        view.progressViewStyle = style
        return view
    }

    /// Returns a segmented control of the class with a segment for each title or image.
    @preconcurrency @MainActor
    public static func make<Control: UISegmentedControl>(_ type: Control.Type, items: [Any]?) -> Control {
        let control = make(type)
        for item in (items ?? []).reversed() {
            if let image = item as? UIImage {
                control.insertSegment(with: image, at: 0, animated: false)
            } else {
                control.insertSegment(withTitle: item as? String, at: 0, animated: false)
            }
        }
        return control
    }

    /// Returns an effect view of the class with the effect.
    @preconcurrency @MainActor
    public static func make<View: UIVisualEffectView>(_ type: View.Type, effect: UIVisualEffect?) -> View {
        let view = make(type)
        view.effect = effect
        return view
    }

    @MainActor
    private static let frameworkClasses: [ObjectIdentifier: @MainActor () -> NSObject] = [
        ObjectIdentifier(NSObject.self): { NSObject() },
        ObjectIdentifier(UIView.self): { UIView() },
        ObjectIdentifier(UIControl.self): { UIControl() },
        ObjectIdentifier(UILabel.self): { UILabel() },
        ObjectIdentifier(UIButton.self): { UIButton() },
        ObjectIdentifier(UIImageView.self): { UIImageView() },
        ObjectIdentifier(UIScrollView.self): { UIScrollView() },
        ObjectIdentifier(UIStackView.self): { UIStackView() },
        ObjectIdentifier(UITextField.self): { UITextField() },
        ObjectIdentifier(UITextView.self): { UITextView() },
        ObjectIdentifier(UISwitch.self): { UISwitch() },
        ObjectIdentifier(UISlider.self): { UISlider() },
        ObjectIdentifier(UIProgressView.self): { UIProgressView() },
        ObjectIdentifier(UIActivityIndicatorView.self): { UIActivityIndicatorView() },
        ObjectIdentifier(UIDatePicker.self): { UIDatePicker() },
        ObjectIdentifier(UIPickerView.self): { UIPickerView() },
        ObjectIdentifier(UIPageControl.self): { UIPageControl() },
        ObjectIdentifier(UIRefreshControl.self): { UIRefreshControl() },
        ObjectIdentifier(UISearchBar.self): { UISearchBar() },
        ObjectIdentifier(UISegmentedControl.self): { UISegmentedControl() },
        ObjectIdentifier(UIStepper.self): { UIStepper() },
        ObjectIdentifier(UITabBar.self): { UITabBar() },
        ObjectIdentifier(UIVisualEffectView.self): { UIVisualEffectView() },
        ObjectIdentifier(UINavigationBar.self): { UINavigationBar() },
        ObjectIdentifier(UIToolbar.self): { UIToolbar() },
        ObjectIdentifier(UITableView.self): { UITableView() },
        ObjectIdentifier(UITableViewCell.self): { UITableViewCell() },
        ObjectIdentifier(UICollectionViewCell.self): { UICollectionViewCell() },
        ObjectIdentifier(UICollectionReusableView.self): { UICollectionReusableView() },
        ObjectIdentifier(UIViewController.self): { UIViewController() },
        ObjectIdentifier(UITableViewController.self): { UITableViewController() },
        ObjectIdentifier(UINavigationController.self): { UINavigationController() },
        ObjectIdentifier(UITabBarController.self): { UITabBarController() },
        ObjectIdentifier(UISplitViewController.self): { UISplitViewController() },
        ObjectIdentifier(UIPageViewController.self): { UIPageViewController() },
        ObjectIdentifier(UIWindow.self): { UIWindow() },
        // Tests make scenes so, for want of an initializer that they could call on iOS.
        ObjectIdentifier(UIWindowScene.self): {
            UIWindowScene(session: sceneSession, connectionOptions: UIScene.ConnectionOptions())
        },
        ObjectIdentifier(UISceneSession.self): { sceneSession },
        ObjectIdentifier(UIScene.ConnectionOptions.self): { UIScene.ConnectionOptions() },
        ObjectIdentifier(UITapGestureRecognizer.self): { UITapGestureRecognizer() },
        ObjectIdentifier(UIPanGestureRecognizer.self): { UIPanGestureRecognizer() },
        ObjectIdentifier(UILongPressGestureRecognizer.self): { UILongPressGestureRecognizer() },
    ]

    @MainActor
    private static var sceneSession: UISceneSession {
        UISceneSession(configuration: UISceneConfiguration(name: nil, sessionRole: .windowApplication))
    }
}
