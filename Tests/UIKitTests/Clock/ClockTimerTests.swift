import Testing
import UIKit

private typealias Timer = ClockTimer

@MainActor
@Suite struct ClockTimerTests {
    @MainActor private final class Receiver: NSObject {
        var calls: [String] = []

        override init() {
            super.init()
            ActionTable.register(Receiver.self, "tick:") { (receiver: Receiver, link: CADisplayLink) in
                receiver.calls.append("\(Int(((link.timestamp - VirtualClock.start) * 60).rounded()))")
            }
            ActionTable.register(Receiver.self, "fire:") { (receiver: Receiver, timer: Foundation.Timer) in
                receiver.calls.append(timer.userInfo as? String ?? "")
            }
            ActionTable.register(Receiver.self, "call:") { (receiver: Receiver, text: String) in
                receiver.calls.append(text)
            }
        }
    }

    private let receiver = Receiver()

    @Test func timersFireOnTheClock() {
        VirtualClock.withFresh { clock in
            let timer = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { [receiver] _ in
                MainActor.assumeIsolated { receiver.calls.append("t") }
            }
            clock.advance(by: 1.7)
            #expect(receiver.calls == ["t", "t", "t"])
            timer.invalidate()
            #expect(clock.isIdle)
            #expect(!timer.isValid)
        }
    }

    @Test func aTimerWithoutAnythingToDoIsNotValid() {
        VirtualClock.withFresh { clock in
            #expect(!Timer().isValid)
            #expect(clock.isIdle)
        }
    }

    @Test func timersThatFireOnceAreOver() {
        VirtualClock.withFresh { clock in
            let timer = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: false) { _ in }
            clock.advance(by: 0.5)
            #expect(!timer.isValid)
            #expect(clock.isIdle)
        }
    }

    @Test func timersThatAreAddedToARunLoopStart() {
        VirtualClock.withFresh { clock in
            let timer = Timer(timeInterval: 1, repeats: false) { [receiver] _ in
                MainActor.assumeIsolated { receiver.calls.append("t") }
            }
            clock.advance(by: 2)
            #expect(receiver.calls.isEmpty)
            RunLoop.main.add(timer, forMode: .common)
            clock.advance(by: 0)
            #expect(receiver.calls == ["t"])
        }
    }

    @Test func timersForMethodsStartWhenTheyAreAdded() {
        VirtualClock.withFresh { clock in
            let timer = Timer(
                timeInterval: 0.5, target: receiver, selector: "fire:", userInfo: "late", repeats: false)
            RunLoop.main.add(timer, forMode: .common)
            clock.advance(by: 0.4)
            #expect(receiver.calls.isEmpty)
            clock.advance(by: 0.1)
            #expect(receiver.calls == ["late"])
        }
    }

    @Test func timersCallMethods() {
        VirtualClock.withFresh { clock in
            let timer = Foundation.Timer.scheduledTimer(
                timeInterval: 0.1, target: receiver, selector: "fire:", userInfo: "info", repeats: true)
            clock.advance(by: 0.2)
            timer.invalidate()
            #expect(receiver.calls == ["info", "info"])
        }
    }

    @Test func theMainQueueRunsOnTheClock() {
        VirtualClock.withFresh { clock in
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { [receiver] in
                receiver.calls.append("later")
            }
            DispatchQueue.main.async { [receiver] in receiver.calls.append("soon") }
            let item = DispatchWorkItem { Issue.record("was cancelled") }
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.1, execute: item)
            item.cancel()
            #expect(receiver.calls.isEmpty)
            clock.advance(by: 0.299)
            #expect(receiver.calls == ["soon"])
            clock.advance(by: 0.001)
            #expect(receiver.calls == ["soon", "later"])
        }
    }

    @Test func displayLinksAreToldOfFrames() {
        VirtualClock.withFresh { clock in
            let link = CADisplayLink(target: receiver, selector: "tick:")
            link.add(to: .main, forMode: .common)
            clock.advance(by: 0.051)
            link.isPaused = true
            #expect(clock.isIdle)
            clock.advance(by: 1)
            link.isPaused = false
            link.preferredFramesPerSecond = 30
            clock.advance(by: 0.05)
            link.invalidate()
            #expect(receiver.calls == ["1", "2", "3", "64", "66"])
            #expect(clock.isIdle)
        }
    }

    @Test func methodsAreCalledAfterADelay() {
        VirtualClock.withFresh { clock in
            receiver.perform("call:", with: "a", afterDelay: 0.1)
            receiver.perform("call:", with: "b", afterDelay: 0.1)
            NSObject.cancelPreviousPerformRequests(withTarget: receiver, selector: "call:", object: "a")
            clock.advance(by: 1)
            #expect(receiver.calls == ["b"])
        }
    }

    @Test func methodsInTheBackgroundAreCalledInALaterTurn() {
        VirtualClock.withFresh { clock in
            receiver.performSelector(inBackground: "call:", with: "a")
            #expect(receiver.calls == [])
            clock.advance(by: 0.1)
            #expect(receiver.calls == ["a"])
        }
    }
}
