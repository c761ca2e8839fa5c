import Foundation

/// Specifications of Quick's with Nimble's expectations, without either library, and the output of `kumiki test`.
struct SpecificationSuite: Sendable {
    /// Built and run once for all tests.
    static let tested = Task { try await SpecificationSuite() }

    let run: Tool.Run
    /// The run of a suite in which one example is focused.
    let focusedRun: Tool.Run

    private init() async throws {
        let place = try Workplace()
        for name in ["Lib", "Focus"] {
            try place.make("\(name)/Box.swift", .text(Self.library))
        }
        try place.make("Lib/LibTests/PassingSpec.swift", .text(Self.passing))
        try place.make("Lib/LibTests/FailingSpec.swift", .text(Self.failing))
        try place.make("Lib/LibTests/ModernSpec.swift", .text(Self.modern))
        try place.make("Lib/LibTests/NimbleTests.swift", .text(Self.tests))
        try place.make("Focus/FocusTests/FocusSpec.swift", .text(Self.focused))
        var environment = ProcessInfo.processInfo.environment
        environment["KUMIKI_CACHE"] = place.path + "/cache"
        environment["KUMIKI_RUNTIME"] = (try Tool.path() as NSString).deletingLastPathComponent
        run = try await Tool.run(["test", "Lib"], in: place, environment: environment, limit: 900)
        focusedRun = try await Tool.run(["test", "Focus"], in: place, environment: environment, limit: 900)
    }

    private static let library = """
        import UIKit
        final class Box: UIView {
            var items: [String] = []
            var title: String?
            func open() throws { throw BoxError.locked }
            func fill(_ items: [String], then done: @escaping () -> Void) {
                DispatchQueue.main.asyncAfter(deadline: .now() + 0.05) {
                    self.items = items
                    done()
                }
            }
        }
        enum BoxError: Error { case locked, lost }
        """

    /// Instance specifications, as until version 6, and what applies to all examples.
    private static let passing = """
        @testable import Lib
        import Nimble
        import Quick
        import UIKit

        var order: [String] = []

        class Settings: QuickConfiguration {
            override class func configure(_ configuration: Configuration) {
                configuration.beforeEach { order = ["all"] }
            }
        }

        class Filling: Behavior<Box> {
            override class func spec(_ box: @escaping () -> Box) {
                it("has items") { expect(box().items).toNot(beEmpty()) }
            }
        }

        /// Foundation has a type of the name as well.
        func beLong() -> Predicate<String> {
            Predicate.simple("be long") { try PredicateStatus(bool: ($0.evaluate() ?? "").count > 3) }
        }

        func beShort() -> MatcherFunc<String> {
            MatcherFunc { expression, message in
                message.postfixMessage = "be short"
                return (try expression.evaluate() ?? "").count < 3
            }
        }

        func beEven() -> NonNilMatcherFunc<Int> {
            NonNilMatcherFunc { expression, _ in try expression.evaluate().map { $0 % 2 == 0 } ?? false }
        }

        class PassingSpec: QuickSpec {
            override func spec() {
                sharedExamples("a box") { (context: @escaping SharedExampleContext) in
                    it("has no title") { expect((context()["box"] as? Box)?.title).to(beNil()) }
                }
                var box: Box!
                beforeEach {
                    order.append("outer")
                    box = Box()
                }
                afterEach { box = nil }
                afterEach { metadata in
                    let example: Example = metadata.example
                    expect(example.name).to(beLong())
                    expect(type(of: self).description()) == "LibTests.PassingSpec"
                }
                describe("order") {
                    justBeforeEach { order.append("last") }
                    beforeEach { order.append("inner") }
                    context("of hooks") {
                        beforeEach { order.append("innermost") }
                        it("is from outside") {
                            expect(order) == ["all", "outer", "inner", "innermost", "last"]
                        }
                    }
                }
                describe("Box") {
                    itBehavesLike("a box") { ["box": Box()] }
                    itBehavesLike(Filling.self) {
                        let box = Box()
                        box.items = ["pen"]
                        return box
                    }
                    it("fills in time") {
                        box.fill(["pen", "cup"]) {}
                        expect(box.items).toEventually(haveCount(2), timeout: 3)
                        expect(box.items).toEventually(contain("pen"), timeout: .seconds(3))
                    }
                    it("calls back") {
                        waitUntil(timeout: .seconds(3)) { done in box.fill(["pen"]) { done() } }
                        expect(box.items.first).to(equal("pen"))
                    }
                    it("throws") {
                        expect { try box.open() }.to(throwError(BoxError.locked))
                        expect { try box.open() }.toNot(throwError(BoxError.lost))
                        expect(try box.open()).to(throwError(errorType: BoxError.self))
                        let error: (any Error)? = BoxError.locked
                        expect(error).to(matchError(BoxError.locked))
                        expect(error).toNot(matchError(BoxError.lost))
                        expect(error).to(matchError(BoxError.self))
                        expect(error).toNot(matchError(NSError(domain: "box", code: 1)))
                    }
                    it("fails a precondition") {
                        expect { fatalError() }.to(throwAssertion())
                        expect { try box.open() }.toNot(throwAssertion())
                        expect(box.items[0]).to(throwAssertion())
                    }
                    it("raises an exception") {
                        let exception = NSException(name: .rangeException, reason: "far", userInfo: nil)
                        expect { exception.raise() }.to(raiseException())
                        expect { exception.raise() }.to(raiseException(named: .rangeException, reason: "far"))
                        expect { exception.raise() }.toNot(raiseException(named: "Other"))
                        expect { exception.raise() }.to(raiseException { expect($0.reason) == "far" })
                        expect { try box.open() }.toNot(raiseException())
                    }
                    it("is a view") {
                        expect(box).to(beAKindOf(UIView.self))
                        expect(box).toNot(beAnInstanceOf(UIView.self))
                        expect(box) === box
                        let kind: UIView.Type = type(of: box!)
                        expect(kind) === Box.self
                        expect(kind) !== UIView.self
                        expect(box.frame.width).to(beCloseTo(0, within: 0.1))
                        expect(0.1 + 0.2) ≈ 0.3
                        expect(box.alpha) >= 1
                    }
                    it("matches") {
                        expect("a box").to(match("b.x") && beginWith("a") && endWith("x"))
                        expect([1, 2, 3]).to(allPass { $0 < 4 })
                        expect(2).to(satisfyAnyOf(equal(1), equal(2)))
                        expect("a").to(beShort())
                        expect(2).to(beEven())
                        expect(3).toNot(beEven())
                        expect(box.title as String?).to(beNil())
                        expect(box.title) == nil
                        expect(box) != nil
                        expect(box.items) != nil
                        expect([1: "a"]).to(equal([1: "a"]))
                        expect((1, "a")).to(equal((1, "a")))
                        expect { NotificationCenter.default.post(name: .init("N"), object: nil) }
                            .to(postNotifications(haveCount(1)))
                    }
                    xit("does not run") { fail() }
                }
                xdescribe("pending") { it("does not run") { fail() } }
            }
        }
        """

    private static let failing = """
        @testable import Lib
        import Nimble
        import Quick

        class FailingSpec: QuickSpec {
            override func spec() {
                it("differs") { expect(1 + 1).to(equal(3)) }
                it("is nil") { expect(nil as Int?).toNot(equal(1)) }
                it("throws") { throw BoxError.lost }
                it("never happens") { expect(1).toEventually(equal(2), timeout: .milliseconds(50)) }
                it("does not call back") { waitUntil(timeout: 0.05) { _ in } }
                it("throws nothing") { expect { 1 }.to(throwError()) }
                it("fails nothing") { expect { try Box().open() }.to(throwAssertion()) }
                context("before") {
                    beforeEach { throw BoxError.locked }
                    it("does not run") { fail("it runs") }
                }
                context("after") {
                    afterEach { expect(Box().items).to(haveCount(1)) }
                    it("passes itself") {}
                }
                itBehavesLike("nobody")
                it("raises nothing") { expect { 1 }.to(raiseException(named: "Odd")) }
                it("is long") { expect("long").to(beShort()) }
                it("is neither") { expect(nil as Int?).toNot(beEven()) }
            }
        }
        """

    /// Class specifications, as since version 7.
    private static let modern = """
        @testable import Lib
        import Nimble
        import Quick

        final class ModernSpec: QuickSpec {
            override class func spec() {
                @TestState var box: Box!
                beforeEach { box = Box() }
                it("has a new box") {
                    expect(box.title).to(beNil())
                    box.title = "a"
                }
                it("has another box") { expect(box.title).to(beNil()) }
                it("requires") {
                    let first = try require(["a"].first).to(equal("a"))
                    expect(first) == "a"
                    expect(try unwrap(["b"].first)) == "b"
                }
                it("requires in vain") { try require(1).to(equal(2)) }
            }
        }

        final class AsyncExamplesSpec: AsyncSpec {
            override class func spec() {
                var count = 0
                beforeEach { await Task.yield(); count += 1 }
                describe("tasks") {
                    it("waits") {
                        await expect { await Task { count }.value }.to(equal(1))
                        await expect { await Task { count }.value }.toEventually(equal(1))
                    }
                    it("fails") { await expect { await Task { count }.value }.to(equal(0)) }
                    it("has matchers that suspend") {
                        await expect(4).to(beSlowlyEven())
                        await expect { await Task { 3 }.value }.toNot(beSlowlyEven())
                        await expect { await Task { 4 }.value }.toEventually(beSlowlyEven())
                    }
                    it("suspends in vain") { await expect(3).to(beSlowlyEven()) }
                    it("is no number") { await expect(nil as Int?).toNot(beSlowlyEven()) }
                }
            }
        }

        func beSlowlyEven() -> AsyncMatcher<Int> {
            AsyncMatcher.define("be even") { expression, message in
                await Task.yield()
                guard let number = try await expression.evaluate() else {
                    return MatcherResult(status: .fail, message: message)
                }
                return MatcherResult(bool: number.isMultiple(of: 2), message: message)
            }
        }
        """

    private static let tests = """
        @testable import Lib
        import Nimble
        import Testing
        import XCTest

        final class NimbleTests: XCTestCase {
            func testPasses() { expect("a").to(contain("a")) }
            func testFails() { expect("a", file: #file, line: #line).to(contain("b")) }
            func testGathers() {
                let failures = gatherFailingExpectations(silently: true) { expect(1) == 2 }
                XCTAssertEqual(failures.first?.message.stringValue, "expected to equal <2>, got <1>")
            }
        }

        @Test func failsInSwiftTesting() { expect(1).to(equal(2)) }
        """

    private static let focused = """
        @testable import Focus
        import Nimble
        import Quick

        class FocusSpec: QuickSpec {
            override func spec() {
                describe("others") { it("do not run") { fail() } }
                describe("one") { fit("runs") { expect(Box().title).to(beNil()) } }
            }
        }

        class OtherSpec: QuickSpec {
            override func spec() {
                it("does not run") { fail() }
                fdescribe("a group") { it("runs") {} }
            }
        }
        """
}
