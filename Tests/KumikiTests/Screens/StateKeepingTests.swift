import Testing
import UIKit

@testable import Kumiki

@MainActor @Suite struct StateKeepingTests {
    @Test func aStateGoesThroughACoder() throws {
        let (old, new) = (Tally(), Tally())
        old.screenState.count = 7
        new.decodeState(with: try archived { old.encodeState(with: $0) })
        #expect(new.screenState.count == 7)
    }

    @Test func aCoderWithoutAStateChangesNothing() throws {
        let screen = Tally()
        screen.screenState.count = 3
        screen.decodeState(with: try archived { _ in })
        #expect(screen.screenState.count == 3 && screen.failures.isEmpty)
    }

    @Test func aStateWaitsForTheData() throws {
        let (old, new) = (Tally(), Tally())
        old.screenState.count = 7
        new.isReadyForState = false
        new.decodeState(with: try archived { old.encodeState(with: $0) })
        #expect(new.screenState.count == 0 && new.isAwaitingState)
        new.isReadyForState = true
        new.restoreAwaitingState()
        #expect(new.screenState.count == 7 && !new.isAwaitingState)
    }

    @Test func aStateThatWaitsIsSavedAgain() throws {
        let (first, second, third) = (Tally(), Tally(), Tally())
        first.screenState.count = 7
        second.isReadyForState = false
        second.decodeState(with: try archived { first.encodeState(with: $0) })
        third.decodeState(with: try archived { second.encodeState(with: $0) })
        #expect(third.screenState.count == 7)
    }

    @Test func aWaitingStateIsShownOnce() throws {
        let (old, new) = (Tally(), Tally())
        old.screenState.count = 7
        new.decodeState(with: try archived { old.encodeState(with: $0) })
        new.screenState.count = 8
        new.restoreAwaitingState()
        #expect(new.screenState.count == 8)
    }

    @Test func aStateWaitsForTheView() throws {
        let screen = Late()
        screen.decodeState(with: try archived { try $0.encode(state: Late.State(count: 7)) })
        screen.restoreAwaitingState()
        #expect(screen.screenState.count == 0 && screen.isAwaitingState)
        screen.loadViewIfNeeded()
        #expect(screen.screenState.count == 7)
    }

    @Test func aStateOfAnotherClassIsReported() throws {
        let coder = try archived { $0.encode(Date() as NSDate, forKey: StateKeys.data(Tally.State.name)) }
        (coder.requiresSecureCoding, coder.decodingFailurePolicy) = (true, .raiseException)
        let screen = Tally()
        screen.decodeState(with: coder)
        #expect(screen.failures.count == 1)
    }

    @Test func aVersionThatIsNoNumberIsReported() throws {
        let coder = try archived {
            $0.encode(Data("{}".utf8) as NSData, forKey: StateKeys.data(Tally.State.name))
            $0.encode("one" as NSString, forKey: StateKeys.version(Tally.State.name))
        }
        coder.decodingFailurePolicy = .raiseException
        let screen = Tally()
        screen.decodeState(with: coder)
        #expect(screen.failures.count == 1)
    }

    @Test func anUnreadableStateIsToldAndTheScreenKeepsItsOwn() throws {
        let screen = Tally()
        screen.screenState.count = 3
        let damaged = SavedState(name: Tally.State.name, version: 1, data: Data("{".utf8))
        screen.decodeState(with: try archived { $0.encode(saved: damaged) })
        #expect(screen.screenState.count == 3 && screen.failures.count == 1)
    }

    @Test func aStateThatIsNoDataIsTold() throws {
        let screen = Tally()
        screen.decodeState(
            with: try archived { $0.encode("text" as NSString, forKey: StateKeys.data(Tally.State.name)) })
        #expect(screen.failures.count == 1)
    }

    @Test func aScreenThatHasGoneLeavesNoState() throws {
        let coder = try archived { Tally().encodeState(with: $0) }
        for _ in 0..<100 {
            let screen = Tally()
            #expect(!screen.isAwaitingState)
            screen.isReadyForState = false
            screen.decodeState(with: coder)
        }
    }

    @Test func aNestedStateBearsTheNameOfItsScreen() {
        #expect(Tally.State.name == "Tally.State")
    }
}

final class Tally: UIViewController, StateKeeping {
    struct State: ScreenState { var count = 0 }

    var screenState = State()
    var isReadyForState = true
    private(set) var failures: [any Error] = []

    /// A screen that is not loaded waits for its view; these are.
    init() {
        super.init(nibName: nil, bundle: nil)
        loadViewIfNeeded()
    }

    required init?(coder: NSCoder) { nil }

    func stateDidFail(_ error: any Error) { failures.append(error) }
}

/// A controller that is not a `CodeViewController` and loads its view when it is displayed.
private final class Late: UIViewController, StateKeeping {
    struct State: ScreenState { var count = 0 }
    var screenState = State()

    override func viewDidLoad() {
        super.viewDidLoad()
        restoreAwaitingState()
    }
}

func archived(_ write: (NSCoder) throws -> Void) throws -> NSKeyedUnarchiver {
    let archiver = NSKeyedArchiver(requiringSecureCoding: true)
    try write(archiver)
    archiver.finishEncoding()
    let unarchiver = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    unarchiver.decodingFailurePolicy = .setErrorAndReturn
    return unarchiver
}
