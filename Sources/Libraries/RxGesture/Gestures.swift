import RxCocoa
import RxSwift
@_exported import UIKit

/// A recognizer whose events can be observed.
public typealias RxGestureRecognizer = UIGestureRecognizer
public typealias RxGestureView = UIView
public typealias Configuration<Gesture> = (Gesture, RxGestureRecognizerDelegate) -> Void
public typealias TapConfiguration = Configuration<UITapGestureRecognizer>
public typealias LongPressConfiguration = Configuration<UILongPressGestureRecognizer>
public typealias PanConfiguration = Configuration<UIPanGestureRecognizer>
public typealias SwipeConfiguration = Configuration<UISwipeGestureRecognizer>
public typealias PinchConfiguration = Configuration<UIPinchGestureRecognizer>
public typealias RotationConfiguration = Configuration<UIRotationGestureRecognizer>
public typealias ScreenEdgePanConfiguration = Configuration<UIScreenEdgePanGestureRecognizer>

/// A decision of a recognizer's delegate.
public enum GestureRecognizerDelegatePolicy<Input> {
    case always
    case never
    case custom((Input) -> Bool)

    func isTrue(for input: Input) -> Bool {
        switch self {
        case .always: true
        case .never: false
        case .custom(let decide): decide(input)
        }
    }
}

/// The delegate of the recognizers that the sequences create.
open class RxGestureRecognizerDelegate: NSObject, UIGestureRecognizerDelegate {
    open var beginPolicy = GestureRecognizerDelegatePolicy<UIGestureRecognizer>.always
    open var touchReceptionPolicy = GestureRecognizerDelegatePolicy<(UIGestureRecognizer, UITouch)>.always
    open var selfFailureRequirementPolicy =
        GestureRecognizerDelegatePolicy<(UIGestureRecognizer, UIGestureRecognizer)>.never
    open var otherFailureRequirementPolicy =
        GestureRecognizerDelegatePolicy<(UIGestureRecognizer, UIGestureRecognizer)>.never
    open var simultaneousRecognitionPolicy =
        GestureRecognizerDelegatePolicy<(UIGestureRecognizer, UIGestureRecognizer)>.always

    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        beginPolicy.isTrue(for: gestureRecognizer)
    }
    open func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch)
        -> Bool
    { touchReceptionPolicy.isTrue(for: (gestureRecognizer, touch)) }
    open func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { otherFailureRequirementPolicy.isTrue(for: (gestureRecognizer, otherGestureRecognizer)) }
    open func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { selfFailureRequirementPolicy.isTrue(for: (gestureRecognizer, otherGestureRecognizer)) }
    open func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { simultaneousRecognitionPolicy.isTrue(for: (gestureRecognizer, otherGestureRecognizer)) }
}

/// Creates a recognizer and configures it.
@MainActor public struct Factory<Gesture: UIGestureRecognizer> {
    public let gesture: Gesture
    private let delegate = RxGestureRecognizerDelegate()

    public init(_ gesture: Gesture, _ configuration: Configuration<Gesture>? = nil) {
        self.gesture = gesture
        gesture.delegate = delegate
        configuration?(gesture, delegate)
    }

    /// The recognizer, which any sequence of gestures can observe.
    public func abstracted() -> AnyFactory { AnyFactory(gesture: gesture, delegate: delegate) }

    func events(in view: UIView) -> Observable<Gesture> {
        abstracted().events(in: view).compactMap { $0 as? Gesture }
    }
}

@MainActor public struct AnyFactory {
    let gesture: UIGestureRecognizer
    let delegate: RxGestureRecognizerDelegate

    /// Adds the recognizer to a view while the sequence is observed; the first element is the recognizer before any event.
    func events(in view: UIView) -> Observable<UIGestureRecognizer> {
        let (gesture, delegate) = (gesture, delegate)
        return Observable.create { [weak view] observer in
            guard let view else { return Disposables.create() }
            view.isUserInteractionEnabled = true
            view.addGestureRecognizer(gesture)
            let events = gesture.rx.event.startWith(gesture).subscribe(onNext: { observer.onNext($0) })
            return Disposables.create {
                events.dispose()
                gesture.delegate = delegate
                gesture.view?.removeGestureRecognizer(gesture)
            }
        }.take(until: view.rx.deallocated)
    }

    public static func tap(configuration: TapConfiguration? = nil) -> AnyFactory {
        Factory(UITapGestureRecognizer(), configuration).abstracted()
    }
    public static func longPress(configuration: LongPressConfiguration? = nil) -> AnyFactory {
        Factory(UILongPressGestureRecognizer(), configuration).abstracted()
    }
    public static func pan(configuration: PanConfiguration? = nil) -> AnyFactory {
        Factory(UIPanGestureRecognizer(), configuration).abstracted()
    }
    public static func pinch(configuration: PinchConfiguration? = nil) -> AnyFactory {
        Factory(UIPinchGestureRecognizer(), configuration).abstracted()
    }
    public static func rotation(configuration: RotationConfiguration? = nil) -> AnyFactory {
        Factory(UIRotationGestureRecognizer(), configuration).abstracted()
    }
    public static func swipe(
        direction: UISwipeGestureRecognizer.Direction, configuration: SwipeConfiguration? = nil
    ) -> AnyFactory {
        Factory(UISwipeGestureRecognizer()) {
            $0.direction = direction
            configuration?($0, $1)
        }.abstracted()
    }
}

@MainActor extension Reactive where Base: UIView {
    /// Returns the events of a recognizer.
    public func gesture<Gesture: UIGestureRecognizer>(_ factory: Factory<Gesture>) -> ControlEvent<Gesture> {
        ControlEvent(events: factory.events(in: base))
    }
    public func gesture<Gesture: UIGestureRecognizer>(_ gesture: Gesture) -> ControlEvent<Gesture> {
        let events = AnyFactory(gesture: gesture, delegate: RxGestureRecognizerDelegate()).events(in: base)
        return ControlEvent(events: events.compactMap { $0 as? Gesture })
    }
    /// Returns the events of several recognizers.
    public func anyGesture(_ factories: AnyFactory...) -> ControlEvent<UIGestureRecognizer> {
        ControlEvent(events: Observable.merge(factories.map { $0.events(in: base) }))
    }

    public func tapGesture(configuration: TapConfiguration? = nil) -> ControlEvent<UITapGestureRecognizer> {
        gesture(Factory(UITapGestureRecognizer(), configuration))
    }
    public func longPressGesture(configuration: LongPressConfiguration? = nil) -> ControlEvent<
        UILongPressGestureRecognizer
    > { gesture(Factory(UILongPressGestureRecognizer(), configuration)) }
    public func panGesture(configuration: PanConfiguration? = nil) -> ControlEvent<UIPanGestureRecognizer> {
        gesture(Factory(UIPanGestureRecognizer(), configuration))
    }
    public func pinchGesture(configuration: PinchConfiguration? = nil) -> ControlEvent<
        UIPinchGestureRecognizer
    > { gesture(Factory(UIPinchGestureRecognizer(), configuration)) }
    public func rotationGesture(configuration: RotationConfiguration? = nil) -> ControlEvent<
        UIRotationGestureRecognizer
    > { gesture(Factory(UIRotationGestureRecognizer(), configuration)) }
    public func screenEdgePanGesture(
        edges: UIRectEdge, configuration: ScreenEdgePanConfiguration? = nil
    ) -> ControlEvent<UIScreenEdgePanGestureRecognizer> {
        gesture(
            Factory(UIScreenEdgePanGestureRecognizer()) {
                $0.edges = edges
                configuration?($0, $1)
            })
    }
    public func swipeGesture(
        _ direction: UISwipeGestureRecognizer.Direction, configuration: SwipeConfiguration? = nil
    ) -> ControlEvent<UISwipeGestureRecognizer> {
        gesture(
            Factory(UISwipeGestureRecognizer()) {
                $0.direction = direction
                configuration?($0, $1)
            })
    }
    public func swipeGesture(
        _ directions: Set<UISwipeGestureRecognizer.Direction>, configuration: SwipeConfiguration? = nil
    ) -> ControlEvent<UISwipeGestureRecognizer> {
        ControlEvent(
            events: Observable.merge(
                directions.map { swipeGesture($0, configuration: configuration).asObservable() }))
    }
}

// MARK: States and values

extension ObservableType where Element: UIGestureRecognizer {
    /// Selects the events in which the recognizer has one of the states.
    public func when(_ states: UIGestureRecognizer.State...) -> Observable<Element> {
        filter { gesture in MainActor.assumeIsolated { states.contains(gesture.state) } }
    }

    /// Returns the places of the gesture in its view, or in the given one.
    public func asLocation(in view: UIView? = nil) -> Observable<CGPoint> {
        map { gesture in MainActor.assumeIsolated { gesture.location(in: view ?? gesture.view) } }
    }
}

extension ObservableType where Element: UIPanGestureRecognizer {
    public func asTranslation(in view: UIView? = nil) -> Observable<(translation: CGPoint, velocity: CGPoint)>
    {
        map { gesture in
            MainActor.assumeIsolated {
                let place = view ?? gesture.view
                return (gesture.translation(in: place), gesture.velocity(in: place))
            }
        }
    }
}

extension ObservableType where Element: UIPinchGestureRecognizer {
    public func asScale() -> Observable<(scale: CGFloat, velocity: CGFloat)> {
        map { gesture in MainActor.assumeIsolated { (gesture.scale, gesture.velocity) } }
    }
}
