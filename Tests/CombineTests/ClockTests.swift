import Combine
import Foundation
import QuartzCore
import Testing

/// Schedulers of the main queue run on the virtual clock.
@MainActor @Suite struct ClockTests {
    @Test func aDebouncedValueArrivesWhenItsTimeHasPassed() {
        VirtualClock.withFresh { clock in
            let subject = PassthroughSubject<Int, Never>()
            let recorder = Recorder<Int, Never>()
            subject.debounce(for: .milliseconds(300), scheduler: DispatchQueue.main).subscribe(recorder)
            subject.send(1)
            clock.advance(by: 0.2)
            subject.send(2)
            clock.advance(by: 0.299)
            #expect(recorder.values.isEmpty)
            clock.advance(by: 0.001)
            #expect(recorder.values == [2])
        }
    }

    @Test func theSameHoldsOnTheMainRunLoopAndTheMainOperationQueue() {
        VirtualClock.withFresh { clock in
            let (one, two) = (Recorder<Int, Never>(), Recorder<Int, Never>())
            Just(1).delay(for: 0.5, scheduler: RunLoop.main).subscribe(one)
            Just(2).delay(for: 0.5, scheduler: OperationQueue.main).subscribe(two)
            clock.advance(by: 0.499)
            #expect((one.values, two.values) == ([], []))
            clock.advance(by: 0.001)
            #expect((one.events, two.events) == (["1", "finished"], ["2", "finished"]))
        }
    }

    @Test func receivingOnTheMainQueueWaitsForTheNextTurn() {
        VirtualClock.withFresh { clock in
            let recorder = Recorder<Int, Never>()
            Just(1).receive(on: DispatchQueue.main).subscribe(recorder)
            #expect(recorder.events.isEmpty)
            clock.runUntilIdle()
            #expect(recorder.events == ["1", "finished"])
        }
    }

    @Test func throttlingSendsTheLatestValueOfAnInterval() {
        VirtualClock.withFresh { clock in
            let subject = PassthroughSubject<Int, Never>()
            let recorder = Recorder<Int, Never>()
            subject.throttle(for: .seconds(1), scheduler: DispatchQueue.main, latest: true).subscribe(
                recorder)
            for number in 1...5 {
                subject.send(number)
                clock.advance(by: 0.4)
            }
            clock.advance(by: 1)
            #expect(recorder.values == [1, 3, 5])
        }
    }

    @Test func aTimeoutEndsASilentPublisher() {
        VirtualClock.withFresh { clock in
            let subject = PassthroughSubject<Int, Oops>()
            let recorder = Recorder<Int, Oops>()
            subject.timeout(.seconds(2), scheduler: DispatchQueue.main) { .second }.subscribe(recorder)
            clock.advance(by: 1.5)
            subject.send(1)
            clock.advance(by: 1.9)
            #expect(recorder.events == ["1"])
            clock.advance(by: 0.1)
            #expect(recorder.events == ["1", "failed: second"])
        }
    }

    @Test func valuesAreCollectedByTime() {
        VirtualClock.withFresh { clock in
            let subject = PassthroughSubject<Int, Never>()
            let recorder = Recorder<[Int], Never>()
            subject.collect(.byTime(DispatchQueue.main, .seconds(1))).subscribe(recorder)
            subject.send(1)
            subject.send(2)
            clock.advance(by: 1)
            subject.send(3)
            clock.advance(by: 1)
            #expect(recorder.values == [[1, 2], [3]])
            recorder.subscription?.cancel()
            #expect(clock.isIdle)
        }
    }

    @Test func aTimerPublishesWhileItIsConnected() {
        VirtualClock.withFresh { clock in
            var dates: [Date] = []
            let token = Timer.publish(every: 0.25, on: .main, in: .common).autoconnect().sink {
                dates.append($0)
            }
            clock.advance(by: 1)
            #expect(dates.count == 4)
            #expect(zip(dates, dates.dropFirst()).allSatisfy { abs($1.timeIntervalSince($0) - 0.25) < 1e-6 })
            token.cancel()
            clock.advance(by: 1)
            #expect(dates.count == 4)
            #expect(clock.isIdle)
        }
    }
}
