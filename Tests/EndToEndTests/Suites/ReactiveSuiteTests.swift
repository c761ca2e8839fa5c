import Foundation
import Testing

/// `kumiki test` of sequences of RxSwift with RxTest and RxBlocking, where none of these libraries is in the folder.
@Suite struct ReactiveSuiteTests {
    private static let tested = Task { () -> Tool.Run in
        let place = try Workplace()
        try place.make("Lib/Counter.swift", .text(library))
        try place.make("Lib/LibTests/CounterTests.swift", .text(passing))
        try place.make("Lib/LibTests/FailingTests.swift", .text(failing))
        var environment = ProcessInfo.processInfo.environment
        environment["KUMIKI_CACHE"] = place.path + "/cache"
        environment["KUMIKI_RUNTIME"] = (try Tool.path() as NSString).deletingLastPathComponent
        return try await Tool.run(["test", "Lib"], in: place, environment: environment, limit: 900)
    }

    @Test func sequencesAreTested() async throws {
        let run = try await Self.tested.value
        #expect(
            run.output.hasSuffix("8 passed, 4 failed, 0 did not compile\n"), "\(run.end)")
    }

    @Test(arguments: [
        ("testDiffers", "FailingTests.swift:7:", "next(2) @ 20"),
        ("testEnds", "FailingTests.swift:11:", "the sequence has ended"),
        ("testIsLate", "FailingTests.swift:14:", "timeout"),
        ("testIsNotSingle", "FailingTests.swift:17:", "more than one element"),
    ])
    func aFailureNamesItsPlaceAndItsReason(test: String, place: String, reason: String) async throws {
        let lines = try await Self.tested.value.errors.split(separator: "\n")
            .filter { $0.contains("\(test) failed: ") }
        #expect(lines.first?.contains(place) == true && lines.first?.contains(reason) == true, "\(lines)")
    }

    private static let library = """
        import RxCocoa
        import RxSwift
        import UIKit

        final class Counter {
            let taps = PublishSubject<Void>()
            var count: Driver<Int> {
                taps.scan(0) { count, _ in count + 1 }.asDriver(onErrorJustReturn: 0)
            }
            func doubled(_ numbers: Observable<Int>, on scheduler: SchedulerType) -> Observable<Int> {
                numbers.delay(.seconds(5), scheduler: scheduler).map { $0 * 2 }
            }
        }
        """

    private static let passing = """
        import RxBlocking
        import RxSwift
        import RxTest
        import XCTest
        @testable import Lib

        enum Lost: Error { case all }

        final class CounterTests: XCTestCase {
            private var scheduler: TestScheduler!
            private var bag = DisposeBag()

            override func setUp() { scheduler = TestScheduler(initialClock: 0) }

            func testDriver() {
                let counter = Counter()
                let observer = scheduler.createObserver(Int.self)
                counter.count.drive(observer).disposed(by: bag)
                scheduler.createColdObservable([.next(10, ()), .next(20, ())]).bind(to: counter.taps)
                    .disposed(by: bag)
                scheduler.start()
                XCTAssertEqual(observer.events, [.next(10, 1), .next(20, 2)])
                XCTAssertRecordedElements(observer.events, [1, 2])
            }

            func testDelay() {
                let numbers = scheduler.createHotObservable([.next(150, 1), .next(210, 2), .completed(300)])
                let result = scheduler.start { Counter().doubled(numbers.asObservable(), on: self.scheduler) }
                XCTAssertEqual(result.events, [.next(215, 4), .completed(305)])
            }

            func testUnfinished() {
                let numbers = scheduler.createHotObservable([.next(210, 2)])
                let result = scheduler.start(disposed: 400) { numbers }
                XCTAssertEqual(result.events, [next(210, 2)])
                XCTAssertEqual(numbers.subscriptions, [Subscription(200, 400)])
            }

            func testError() {
                let numbers = scheduler.createColdObservable([.next(10, "a"), .error(20, Lost.all)])
                let result = scheduler.start(created: 0, subscribed: 5, disposed: 90) { numbers }
                XCTAssertEqual(result.events, Recorded.events(.next(15, "a"), .error(25, Lost.all)))
                XCTAssertNotEqual(result.events, [.next(15, "a"), .completed(25)])
            }

            func testWorkIsDueLater() {
                var times: [Int] = []
                scheduler.scheduleAt(10) {
                    _ = self.scheduler.schedule(()) { _ in
                        times.append(self.scheduler.clock)
                        return Disposables.create()
                    }
                }
                scheduler.start()
                XCTAssertEqual(times, [11])
            }

            func testElements() throws {
                let numbers = Observable.of(1, 2, 3).observe(on: ConcurrentDispatchQueueScheduler(qos: .default))
                XCTAssertEqual(try numbers.toBlocking().toArray(), [1, 2, 3])
                XCTAssertEqual(try numbers.toBlocking().first(), 1)
                XCTAssertEqual(try numbers.toBlocking().last(), 3)
                XCTAssertEqual(try numbers.toBlocking(timeout: 5).single { $0 == 2 }, 2)
                XCTAssertNil(try Observable<Int>.empty().toBlocking().first())
                XCTAssertThrowsError(try Observable<Int>.empty().toBlocking().single())
            }

            func testMainQueue() throws {
                let late = Observable.just(1).delay(.milliseconds(20), scheduler: MainScheduler.instance)
                XCTAssertEqual(try late.toBlocking(timeout: 5).single(), 1)
            }

            func testEnd() {
                switch Observable.just(1).concat(Observable.error(Lost.all)).toBlocking().materialize() {
                case .completed: XCTFail()
                case .failed(let elements, let error):
                    XCTAssertEqual(elements, [1])
                    XCTAssertTrue(error is Lost)
                }
            }
        }
        """

    private static let failing = """
        import RxBlocking
        import RxSwift
        import RxTest
        import XCTest

        final class FailingTests: XCTestCase {
            func testDiffers() { XCTAssertEqual(events(.next(20, 2)), [.next(20, 3)]) }
            private func events(_ recorded: Recorded<Event<Int>>...) -> [Recorded<Event<Int>>] { recorded }

            func testEnds() {
                XCTAssertRecordedElements(events(.next(10, 1), .completed(20)), [1])
            }
            func testIsLate() {
                XCTAssertEqual(try Observable<Int>.never().toBlocking(timeout: 0.05).first(), 1)
            }
            func testIsNotSingle() {
                XCTAssertEqual(try Observable.of(1, 2).toBlocking().single(), 1)
            }
        }
        """
}
