extension FrameworkSuite {
    /// Layout at the end of a turn, for which tests of a device wait.
    static let turns = """
        import UIKit
        import XCTest

        private final class Measured: UIView {
            private(set) var sizes: [CGSize] = []
            override func layoutSubviews() {
                super.layoutSubviews()
                sizes.append(bounds.size)
            }
        }

        @MainActor
        final class TurnTests: XCTestCase {
            private func show(_ view: UIView) -> UIWindow {
                let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
                window.makeKeyAndVisible()
                window.addSubview(view)
                return window
            }
            func testARunOfTheRunLoopLaysOutTheVisibleWindows() {
                let view = Measured(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
                let window = show(view)
                XCTAssertEqual(view.sizes, [])
                RunLoop.main.run(until: Date())
                XCTAssertEqual(view.sizes, [CGSize(width: 30, height: 20)])
                withExtendedLifetime(window) {}
            }
            func testAPassOfTheRunLoopLaysOutTheVisibleWindows() {
                let view = Measured(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
                let window = show(view)
                _ = RunLoop.current.limitDate(forMode: .default)
                XCTAssertEqual(view.sizes.count, 1)
                withExtendedLifetime(window) {}
            }
            func testAnExpectationWaitsForLayout() {
                let view = Measured(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
                let window = show(view)
                let waited = expectation(description: "a while has passed")
                DispatchQueue.main.asyncAfter(deadline: .now() + 0.05) { waited.fulfill() }
                waitForExpectations(timeout: 5)
                XCTAssertEqual(view.sizes.count, 1)
                withExtendedLifetime(window) {}
            }
            private var fired: XCTestExpectation?
            @objc private func fire() { fired?.fulfill() }
            func testAWaitEndsBeforeATimerFiresAgain() {
                fired = expectation(description: "the timer has fired, once")
                let timer = Timer.scheduledTimer(
                    timeInterval: 0.001, target: self, selector: #selector(fire), userInfo: nil, repeats: true)
                Thread.sleep(forTimeInterval: 0.1)
                waitForExpectations(timeout: 5)
                timer.invalidate()
            }
            func testAHiddenWindowIsNotLaidOut() {
                let view = Measured(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
                let window = show(view)
                window.isHidden = true
                RunLoop.main.run(until: Date())
                XCTAssertEqual(view.sizes, [])
            }
            func testTheMainQueueIsOneObject() {
                XCTAssertTrue(DispatchQueue.main === DispatchQueue.main)
                let queue: DispatchQueue = .main
                XCTAssertTrue(queue == DispatchQueue.main && OperationQueue.main.underlyingQueue == queue)
            }
            func testAFormatterOfAnImplicitTypeHasTheLocaleOfTheDevice() {
                let formatter: DateFormatter = .init()
                XCTAssertEqual(formatter.locale.identifier, Locale.current.identifier)
            }
            func testADotAtTheEndOfAPathIsNoExtension() {
                XCTAssertEqual(("a/File." as NSString).deletingPathExtension, "a/File.")
                XCTAssertEqual(("a/File.txt" as NSString).deletingPathExtension, "a/File")
                XCTAssertEqual((".." as NSString).deletingPathExtension, "..")
            }
            func testAShownWindowRemainsUntilThePoolEnds() {
                weak var shown: UIWindow?
                autoreleasepool {
                    let view = UIView()
                    show(view).tag = 3
                    shown = view.window
                    XCTAssertEqual(shown?.tag, 3)
                }
                XCTAssertNil(shown)
            }
        }
        """
}
