import Testing
import UIKit

@testable import Kumiki

private final class Chart: CodeViewController, StateKeeping {
    struct State: ScreenState { var count = 0 }
    var screenState = State()
    var isReadyForState = true
    private(set) var failures: [any Error] = []
    func stateDidFail(_ error: any Error) { failures.append(error) }
}

/// The state that goes into a coder goes into an activity too.
@MainActor @Suite struct ActivityTests {
    private let activity = NSUserActivity(activityType: "test.chart")

    @Test func aStateGoesThroughAnActivity() {
        let (old, new) = (Tally(), Tally())
        old.screenState.count = 7
        old.encodeState(in: activity)
        new.decodeState(from: activity)
        #expect(new.screenState.count == 7)
    }

    @Test func aScreenInCodeKeepsLayoutAndState() {
        let (old, new) = (Chart(builderKey: "chart.wide"), Chart(builderKey: "chart.wide"))
        old.screenState.count = 7
        old.updateUserActivityState(activity)
        #expect(activity.builderKey == "chart.wide")
        new.restoreUserActivityState(activity)
        #expect(new.screenState.count == 7)
    }

    @Test func aStateWaitsForTheData() {
        let (old, new) = (Chart(builderKey: "chart.wide"), Chart(builderKey: "chart.wide"))
        old.screenState.count = 7
        old.updateUserActivityState(activity)
        new.isReadyForState = false
        new.restoreUserActivityState(activity)
        #expect(new.screenState.count == 0 && new.isAwaitingState)
        new.isReadyForState = true
        new.restoreAwaitingState()
        #expect(new.screenState.count == 7)
    }

    @Test func anActivityWithoutAStateChangesNothing() {
        let screen = Tally()
        screen.screenState.count = 3
        screen.decodeState(from: activity)
        #expect(screen.screenState.count == 3 && screen.failures.isEmpty)
    }

    @Test func whatIsNoStateIsTold() {
        activity.userInfo = [StateKeys.data(Tally.State.name): "text"]
        let screen = Tally()
        screen.decodeState(from: activity)
        #expect(screen.failures.count == 1)
    }

    @Test func aStateWithoutAVersionIsTold() {
        activity.userInfo = [StateKeys.data(Tally.State.name): Data("{}".utf8)]
        #expect(throws: ScreenError.unreadableState(Tally.State.name, reason: "version 0")) {
            try activity.decodeState(Tally.State.self)
        }
    }

    @Test func whatTheActivityHadStaysThere() throws {
        activity.userInfo = ["city": "Naha"]
        try activity.encode(state: Tally.State(count: 1))
        #expect(activity.userInfo?["city"] as? String == "Naha")
        #expect(try activity.decodeState(Tally.State.self).count == 1)
    }

    @Test func aStateIsAmongTheRequiredEntries() throws {
        activity.requiredUserInfoKeys = ["city"]
        try activity.encode(state: Tally.State(count: 1))
        #expect(activity.requiredUserInfoKeys?.contains(StateKeys.data(Tally.State.name)) == true)
        #expect(activity.requiredUserInfoKeys?.contains("city") == true)
    }

    @Test func coderAndActivityCarryTheSame() throws {
        let screen = Tally()
        screen.screenState.count = 9
        screen.encodeState(in: activity)
        let coder = try archived { screen.encodeState(with: $0) }
        #expect(try activity.decodeSaved(Tally.State.name) == coder.decodeSaved(Tally.State.name))
    }
}
