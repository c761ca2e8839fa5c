import RxSwift

/// The states that a test sets, and the actions that a reactor has received from it.
public final class Stub<Base: Reactor> {
    /// The state, in place of that which the reactor computes.
    public let state: StateRelay<Base.State>
    /// The actions of the view, which the reactor does not receive.
    public let action = ActionSubject<Base.Action>()
    /// The actions so far.
    public private(set) var actions: [Base.Action] = []
    private let bag = DisposeBag()

    init(state: Base.State) {
        self.state = StateRelay(value: state)
        action.subscribe(onNext: { [weak self] in self?.actions.append($0) }).disposed(by: bag)
    }
}

/// A state that can be set.
public final class StateRelay<Element>: ObservableType {
    private let subject: BehaviorSubject<Element>

    init(value: Element) {
        self.value = value
        subject = BehaviorSubject(value: value)
    }

    public var value: Element {
        didSet { subject.onNext(value) }
    }

    public func accept(_ event: Element) { value = event }

    public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
    where Observer.Element == Element { subject.subscribe(observer) }
}
