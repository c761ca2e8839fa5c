import RxSwift
import UIKit

/// Calls a closure when an action is sent.
private final class ActionTarget: NSObject {
    static let selector = Selector("perform:")
    private static let isRegistered: Void = ActionTable.register(ActionTarget.self, selector) {
        (target: ActionTarget, _: Any?) in
        target.action()
    }

    private let action: () -> Void

    init(_ action: @escaping () -> Void) {
        _ = Self.isRegistered
        self.action = action
    }
}

extension Reactive where Base: UIControl {
    /// The actions that the control sends.
    public func controlEvent(_ controlEvents: UIControl.Event) -> ControlEvent<()> {
        let source = Observable<Void>.create { [weak control = base] observer in
            guard let control else {
                observer.on(.completed)
                return Disposables.create()
            }
            let target = ActionTarget { observer.on(.next(())) }
            control.addTarget(target, action: ActionTarget.selector, for: controlEvents)
            return Disposables.create { [weak control] in
                control?.removeTarget(target, action: ActionTarget.selector, for: controlEvents)
            }
        }.take(until: deallocated)
        return ControlEvent(events: source)
    }

    /// A property that changes with actions.
    public func controlProperty<T>(
        editingEvents: UIControl.Event, getter: @escaping (Base) -> T, setter: @escaping (Base, T) -> Void
    ) -> ControlProperty<T> {
        let changes = controlEvent(editingEvents)
        let source = Observable<T>.deferred { [weak control = base] in
            guard let control else { return .empty() }
            return changes.asObservable().startWith(()).compactMap { [weak control] in control.map(getter) }
        }
        return ControlProperty(values: source, valueSink: Binder(base, binding: setter))
    }

    func property<T>(
        _ path: ReferenceWritableKeyPath<Base, T>,
        _ events: UIControl.Event = [.allEditingEvents, .valueChanged]
    )
        -> ControlProperty<T>
    {
        controlProperty(
            editingEvents: events, getter: { $0[keyPath: path] }, setter: { $0[keyPath: path] = $1 })
    }
}

extension Reactive where Base: UIButton {
    public var tap: ControlEvent<Void> { controlEvent(.touchUpInside) }
    public func title(for controlState: UIControl.State = []) -> Binder<String?> {
        Binder(base) { $0.setTitle($1, for: controlState) }
    }
    public func image(for controlState: UIControl.State = []) -> Binder<UIImage?> {
        Binder(base) { $0.setImage($1, for: controlState) }
    }
    public func backgroundImage(for controlState: UIControl.State = []) -> Binder<UIImage?> {
        Binder(base) { $0.setBackgroundImage($1, for: controlState) }
    }
    public func attributedTitle(for controlState: UIControl.State = []) -> Binder<NSAttributedString?> {
        Binder(base) { $0.setAttributedTitle($1, for: controlState) }
    }
}

extension Reactive where Base: UITextField {
    public var text: ControlProperty<String?> { value }
    public var value: ControlProperty<String?> {
        controlProperty(
            editingEvents: [.allEditingEvents, .valueChanged], getter: { $0.text },
            // Setting the same text would move the caret.
            setter: { if $0.text != $1 { $0.text = $1 } })
    }
    public var attributedText: ControlProperty<NSAttributedString?> {
        controlProperty(
            editingEvents: [.allEditingEvents, .valueChanged], getter: { $0.attributedText },
            setter: { if $0.attributedText != $1 { $0.attributedText = $1 } })
    }
}

extension Reactive where Base: UISwitch {
    public var isOn: ControlProperty<Bool> { value }
    public var value: ControlProperty<Bool> {
        controlProperty(editingEvents: .valueChanged, getter: { $0.isOn }, setter: { $0.isOn = $1 })
    }
}

extension Reactive where Base: UISlider {
    public var value: ControlProperty<Float> { property(\.value) }
}

extension Reactive where Base: UIStepper {
    public var value: ControlProperty<Double> { property(\.value) }
}

extension Reactive where Base: UISegmentedControl {
    public var selectedSegmentIndex: ControlProperty<Int> { property(\.selectedSegmentIndex) }
    public var value: ControlProperty<Int> { selectedSegmentIndex }
    public func titleForSegment(at index: Int) -> Binder<String?> {
        Binder(base) { $0.setTitle($1, forSegmentAt: index) }
    }
    public func enabledForSegment(at index: Int) -> Binder<Bool> {
        Binder(base) { $0.setEnabled($1, forSegmentAt: index) }
    }
}

extension Reactive where Base: UIDatePicker {
    public var date: ControlProperty<Date> { property(\.date) }
    public var value: ControlProperty<Date> { date }
    public var countDownDuration: ControlProperty<TimeInterval> { property(\.countDownDuration) }
}

extension Reactive where Base: UIPageControl {
    public var currentPage: ControlProperty<Int> { property(\.currentPage) }
}

extension Reactive where Base: UIRefreshControl {
    public var isRefreshing: Binder<Bool> {
        Binder(base) { if $1 { $0.beginRefreshing() } else { $0.endRefreshing() } }
    }
}

extension Reactive where Base: UIActivityIndicatorView {
    public var isAnimating: Binder<Bool> {
        Binder(base) { if $1 { $0.startAnimating() } else { $0.stopAnimating() } }
    }
}

extension Reactive where Base: UIProgressView {
    public var progress: Binder<Float> { Binder(base) { $0.progress = $1 } }
}

extension Reactive where Base: UIBarButtonItem {
    public var tap: ControlEvent<()> {
        let source = Observable<Void>.create { [weak item = base] observer in
            guard let item else {
                observer.on(.completed)
                return Disposables.create()
            }
            let target = ActionTarget { observer.on(.next(())) }
            item.target = target
            item.action = ActionTarget.selector
            return Disposables.create { [weak item] in
                // The item does not retain its target.
                withExtendedLifetime(target) {}
                item?.target = nil
                item?.action = nil
            }
        }.take(until: deallocated).share()
        return ControlEvent(events: source)
    }
}

extension Reactive where Base: UIGestureRecognizer {
    public var event: ControlEvent<Base> {
        let source = Observable<Base>.create { [weak recognizer = base] observer in
            guard let recognizer else {
                observer.on(.completed)
                return Disposables.create()
            }
            let target = ActionTarget { [weak recognizer] in
                if let recognizer { observer.on(.next(recognizer)) }
            }
            recognizer.addTarget(target, action: ActionTarget.selector)
            return Disposables.create { [weak recognizer] in
                recognizer?.removeTarget(target, action: ActionTarget.selector)
            }
        }.take(until: deallocated)
        return ControlEvent(events: source)
    }
}

// MARK: Texts

extension Reactive where Base: UITextView {
    private func notification(_ name: Notification.Name) -> ControlEvent<Void> {
        ControlEvent(events: NotificationCenter.default.rx.notification(name, object: base).map { _ in })
    }

    public var text: ControlProperty<String?> { value }
    public var value: ControlProperty<String?> {
        let changes = notification(UITextView.textDidChangeNotification)
        let source = Observable<String?>.deferred { [weak view = base] in
            changes.asObservable().map { [weak view] in view?.text }.startWith(view?.text)
        }
        return ControlProperty(values: source, valueSink: Binder(base) { if $0.text != $1 { $0.text = $1 } })
    }
    public var attributedText: ControlProperty<NSAttributedString?> {
        let changes = notification(UITextView.textDidChangeNotification)
        let source = Observable<NSAttributedString?>.deferred { [weak view = base] in
            changes.asObservable().map { [weak view] in view?.attributedText }.startWith(view?.attributedText)
        }
        return ControlProperty(
            values: source, valueSink: Binder(base) { if $0.attributedText != $1 { $0.attributedText = $1 } })
    }
    public var didBeginEditing: ControlEvent<()> { notification(UITextView.textDidBeginEditingNotification) }
    public var didEndEditing: ControlEvent<()> { notification(UITextView.textDidEndEditingNotification) }
    public var didChange: ControlEvent<()> { notification(UITextView.textDidChangeNotification) }
}

extension Reactive where Base: UISearchBar {
    public var delegate: RxSearchBarDelegateProxy {
        StandardProxy.of(base, RxSearchBarDelegateProxy.init, current: base.delegate) { base.delegate = $0 }
    }

    private func called(_ selector: Selector) -> ControlEvent<Void> {
        ControlEvent(events: delegate.methodInvoked(selector).map { _ in })
    }

    public var text: ControlProperty<String?> { value }
    public var value: ControlProperty<String?> {
        let source = Observable<String?>.deferred { [weak bar = base] in
            guard let bar else { return .empty() }
            let proxy = bar.rx.delegate
            let changes = proxy.methodInvoked("searchBar:textDidChange:")
            let ends = proxy.methodInvoked("searchBarTextDidEndEditing:")
            return Observable.merge([changes, ends]).map { [weak bar] _ in bar?.text }.startWith(bar.text)
        }
        return ControlProperty(values: source, valueSink: Binder(base) { $0.text = $1 })
    }
    public var selectedScopeButtonIndex: ControlProperty<Int> {
        let source = Observable<Int>.deferred { [weak bar = base] in
            guard let bar else { return .empty() }
            let selector: Selector = "searchBar:selectedScopeButtonIndexDidChange:"
            return bar.rx.delegate.methodInvoked(selector).compactMap { $0.last as? Int }
                .startWith(bar.selectedScopeButtonIndex)
        }
        return ControlProperty(values: source, valueSink: Binder(base) { $0.selectedScopeButtonIndex = $1 })
    }
    public var cancelButtonClicked: ControlEvent<Void> { called("searchBarCancelButtonClicked:") }
    public var searchButtonClicked: ControlEvent<Void> { called("searchBarSearchButtonClicked:") }
    public var bookmarkButtonClicked: ControlEvent<Void> { called("searchBarBookmarkButtonClicked:") }
    public var resultsListButtonClicked: ControlEvent<Void> { called("searchBarResultsListButtonClicked:") }
    public var textDidBeginEditing: ControlEvent<Void> { called("searchBarTextDidBeginEditing:") }
    public var textDidEndEditing: ControlEvent<Void> { called("searchBarTextDidEndEditing:") }
    public func setDelegate(_ delegate: any UISearchBarDelegate) -> any Disposable {
        let proxy = self.delegate
        proxy.setForward(delegate, retain: false)
        return Disposables.create { proxy.setForward(nil, retain: false) }
    }
}

// MARK: Controllers

extension Reactive where Base: UINavigationController {
    public typealias ShowEvent = (viewController: UIViewController, animated: Bool)

    public var delegate: RxNavigationControllerDelegateProxy {
        StandardProxy.of(base, RxNavigationControllerDelegateProxy.init, current: base.delegate) {
            base.delegate = $0
        }
    }
    public var willShow: ControlEvent<ShowEvent> { shown("navigationController:willShow:animated:") }
    public var didShow: ControlEvent<ShowEvent> { shown("navigationController:didShow:animated:") }

    private func shown(_ selector: Selector) -> ControlEvent<ShowEvent> {
        ControlEvent(
            events: delegate.methodInvoked(selector).compactMap { arguments in
                guard let controller = arguments[1] as? UIViewController, let animated = arguments[2] as? Bool
                else {
                    return nil
                }
                return (controller, animated)
            })
    }
}

extension Reactive where Base: UITabBarController {
    public var delegate: RxTabBarControllerDelegateProxy {
        StandardProxy.of(base, RxTabBarControllerDelegateProxy.init, current: base.delegate) {
            base.delegate = $0
        }
    }
    public var didSelect: ControlEvent<UIViewController> {
        ControlEvent(
            events: delegate.methodInvoked("tabBarController:didSelect:").compactMap {
                $0.last as? UIViewController
            })
    }
}

extension Reactive where Base: UIAlertAction {
    public var isEnabled: Binder<Bool> { Binder(base) { $0.isEnabled = $1 } }
}

extension Reactive where Base: UIApplication {
    private static func posted(_ name: Notification.Name) -> ControlEvent<Void> {
        ControlEvent(events: NotificationCenter.default.rx.notification(name).map { _ in })
    }

    public static var didEnterBackground: ControlEvent<Void> {
        posted(UIApplication.didEnterBackgroundNotification)
    }
    public static var willEnterForeground: ControlEvent<Void> {
        posted(UIApplication.willEnterForegroundNotification)
    }
    public static var didFinishLaunching: ControlEvent<Void> {
        posted(UIApplication.didFinishLaunchingNotification)
    }
    public static var didBecomeActive: ControlEvent<Void> {
        posted(UIApplication.didBecomeActiveNotification)
    }
    public static var willResignActive: ControlEvent<Void> {
        posted(UIApplication.willResignActiveNotification)
    }
    public static var willTerminate: ControlEvent<Void> { posted(UIApplication.willTerminateNotification) }
    public static var didReceiveMemoryWarning: ControlEvent<Void> {
        posted(UIApplication.didReceiveMemoryWarningNotification)
    }
    public static var userDidTakeScreenshot: ControlEvent<Void> {
        posted(UIApplication.userDidTakeScreenshotNotification)
    }
}
