import Foundation

/// A state of a machine.
open class GKState: NSObject {
    /// The machine of the state.
    open internal(set) weak var stateMachine: GKStateMachine?

    public override init() { super.init() }

    /// Whether the machine may change from this state to one of a class; any may follow by default.
    open func isValidNextState(_ stateClass: AnyClass) -> Bool { true }
    /// Called after the machine has entered the state.
    open func didEnter(from previousState: GKState?) {}
    open func update(deltaTime seconds: TimeInterval) {}
    /// Called before the machine leaves the state.
    open func willExit(to nextState: GKState) {}
}

/// A machine with one state for each of several classes.
open class GKStateMachine: NSObject {
    private let states: [ObjectIdentifier: GKState]
    /// The state that was entered last; nil before the first.
    open private(set) var currentState: GKState?

    public init(states: [GKState]) {
        self.states = Dictionary(states.map { (ObjectIdentifier(type(of: $0)), $0) }) { $1 }
        super.init()
        for state in states { state.stateMachine = self }
    }

    /// Returns the state of a class; nil if the machine has none.
    open func state<StateType: GKState>(forClass stateClass: StateType.Type) -> StateType? {
        states[ObjectIdentifier(stateClass)] as? StateType
    }

    open func update(deltaTime sec: TimeInterval) { currentState?.update(deltaTime: sec) }

    /// Whether the machine has a state of the class, and the current one permits it.
    open func canEnterState(_ stateClass: AnyClass) -> Bool {
        states[ObjectIdentifier(stateClass)] != nil && currentState?.isValidNextState(stateClass) != false
    }

    /// Enters the state of a class if that is possible; returns whether it was.
    @discardableResult
    open func enter(_ stateClass: AnyClass) -> Bool {
        guard canEnterState(stateClass), let next = states[ObjectIdentifier(stateClass)] else { return false }
        let previous = currentState
        previous?.willExit(to: next)
        currentState = next
        next.didEnter(from: previous)
        return true
    }
}
