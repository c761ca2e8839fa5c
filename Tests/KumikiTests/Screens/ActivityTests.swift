import Testing
import UIKit

@testable import Kumiki

/// The state that is encoded is also stored in an activity.
@MainActor @Suite(.serialized) struct ActivityTests {
    private let activity = NSUserActivity(activityType: "test.chart")

    @Test func aStateGoesThroughAnActivity() {
        let (old, new) = (Tally(), Tally())
        old.screenState.count = 7
        old.encodeState(in: activity)
        new.decodeState(from: activity)
        #expect(new.screenState.count == 7)
    }

    @Test func aScreenInCodeKeepsLayoutAndState() throws {
        let old = Counter(builderKey: .button)
        old.loadViewIfNeeded()
        old.screenState.count = 7
        old.updateUserActivityState(activity)
        #expect(activity.builderKey == "tests.button")
        let new = try #require(Counter(restoring: activity))
        new.loadViewIfNeeded()
        #expect(new.builderKey == .button && new.label.text == "7")
    }

    @Test func anUnknownKeyOfAnActivityLeavesTheScreenOut() {
        Counter.failures = []
        activity.builderKey = "tests.gone"
        #expect(Counter(restoring: activity) == nil && Counter.failures.count == 1)
    }

    @Test func anActivityOfAStoryboardsScreenHasNoKey() {
        Counter.failures = []
        #expect(Counter(restoring: activity) == nil && Counter.failures.isEmpty)
    }

    @Test func aKeyIsRemovedFromAnActivity() {
        activity.requiredUserInfoKeys = ["city"]
        activity.builderKey = "tests.button"
        #expect(activity.requiredUserInfoKeys?.count == 2)
        Counter().updateUserActivityState(activity)
        #expect(activity.builderKey == nil && activity.requiredUserInfoKeys?.contains("city") == true)
        #expect(activity.requiredUserInfoKeys?.contains(StateKeys.builder) == false)
    }

    @Test func aStateWaitsForTheData() {
        let (old, new) = (Tally(), Tally())
        old.screenState.count = 7
        old.encodeState(in: activity)
        new.isReadyForState = false
        new.decodeState(from: activity)
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
