import Foundation
import RxSwift
@_spi(Frameworks) import UIKit

/// A reactor without actions, or one whose actions change nothing.
public typealias NoAction = Never
public typealias NoMutation = Never

/// The actions that a reactor receives. It never ends.
public final class ActionSubject<Element>: ObservableType, ObserverType, SubjectType {
    private let subject = PublishSubject<Element>()

    public init() {}

    public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
    where Observer.Element == Element { subject.subscribe(observer) }

    public func on(_ event: Event<Element>) {
        if case .next = event { subject.on(event) }
    }

    public func asObserver() -> ActionSubject<Element> { self }
}

/// Turns the actions of a view into mutations, and these into states.
public protocol Reactor: AnyObject {
    associatedtype Action
    associatedtype Mutation = Action
    associatedtype State

    /// The actions of the view.
    var action: ActionSubject<Action> { get }
    var initialState: State { get }
    var currentState: State { get }
    /// The current state and all later ones.
    var state: Observable<State> { get }
    /// The scheduler of actions.
    var scheduler: any ImmediateSchedulerType { get }

    func transform(action: Observable<Action>) -> Observable<Action>
    func mutate(action: Action) -> Observable<Mutation>
    func transform(mutation: Observable<Mutation>) -> Observable<Mutation>
    func reduce(state: State, mutation: Mutation) -> State
    func transform(state: Observable<State>) -> Observable<State>
}

public typealias _Reactor = Reactor

extension Reactor {
    public var action: ActionSubject<Action> {
        if engine.isStubEnabled { return engine.stub.action }
        engine.begin(self)
        return engine.actions
    }
    public var currentState: State { engine.isStubEnabled ? engine.stub.state.value : engine.state }
    public var state: Observable<State> {
        engine.isStubEnabled ? engine.stub.state.asObservable() : engine.begin(self)
    }
    public var scheduler: any ImmediateSchedulerType { CurrentThreadScheduler.instance }

    public func transform(action: Observable<Action>) -> Observable<Action> { action }
    public func mutate(action: Action) -> Observable<Mutation> { .empty() }
    public func transform(mutation: Observable<Mutation>) -> Observable<Mutation> { mutation }
    public func reduce(state: State, mutation: Mutation) -> State { state }
    public func transform(state: Observable<State>) -> Observable<State> { state }

    /// Whether actions and states are those of the stub.
    public var isStubEnabled: Bool {
        get { engine.isStubEnabled }
        set { engine.isStubEnabled = newValue }
    }

    /// The states and actions of a test.
    public var stub: Stub<Self> { engine.stub }

    /// The values of a pulse, one for each time that it was set.
    public func pulse<Result>(_ transformToPulse: @escaping (State) throws -> Pulse<Result>)
        -> Observable<Result>
    {
        state.map(transformToPulse).distinctUntilChanged(\.valueUpdatedCount).map(\.value)
    }

    private var engine: ReactorEngine<Self> {
        if let engine = engines[self] as? ReactorEngine<Self> { return engine }
        let engine = ReactorEngine<Self>(state: initialState)
        engines[self] = engine
        return engine
    }
}

extension Reactor where Action == Mutation {
    public func mutate(action: Action) -> Observable<Mutation> { .just(action) }
}

/// The streams of reactors, whose types differ.
private let engines = AssociatedValue<AnyObject>()

/// The stream of a reactor, which begins when its state or its actions are first used.
private final class ReactorEngine<Base: Reactor> {
    let actions = ActionSubject<Base.Action>()
    private(set) var state: Base.State
    var isStubEnabled = false
    private(set) lazy var stub = Stub<Base>(state: state)
    private var states: Observable<Base.State>?
    private let bag = DisposeBag()

    init(state: Base.State) { self.state = state }

    /// Begins the stream, unless it has begun, and returns the current state and all later ones.
    @discardableResult
    func begin(_ reactor: Base) -> Observable<Base.State> {
        if let states { return states }
        let stream = reactor.transform(state: reduced(reactor))
            .do(onNext: { [weak self] in self?.state = $0 }).replay(1)
        states = stream
        stream.connect().disposed(by: bag)
        return stream
    }

    private func reduced(_ reactor: Base) -> Observable<Base.State> {
        let transformed = reactor.transform(action: actions.observe(on: reactor.scheduler))
        let mutations = transformed.flatMap { [weak reactor] action -> Observable<Base.Mutation> in
            reactor?.mutate(action: action).catch { _ in .empty() } ?? .empty()
        }
        let initial = state
        return reactor.transform(mutation: mutations).scan(initial) { [weak reactor] state, mutation in
            reactor?.reduce(state: state, mutation: mutation) ?? state
        }.catch { _ in .empty() }.startWith(initial)
    }
}
