import Foundation
@_exported import XCTest

/// A class whose examples run as tests.
open class QuickSpec: XCTestCase {
    /// Declares the examples, as since version 7.
    open class func spec() {}

    /// Declares the examples, as until version 6.
    open func spec() {}

    /// The object that runs an example.
    public static var current: QuickSpec! { currentSpec() as? QuickSpec }

    /// The examples and what runs each.
    public class var allTests: [(String, (QuickSpec) -> () throws -> Void)] {
        let examples = World.sharedWorld.examples(of: self) {
            spec()
            self.init(name: String(describing: self), testClosure: { _ in }).spec()
        }
        return examples.map { example in (example.name, { spec in { try example.run(of: spec) } }) }
    }
}

/// A class whose examples run as tests and may suspend.
open class AsyncSpec: XCTestCase {
    /// Declares the examples.
    open class func spec() {}

    /// The object that runs an example.
    public static var current: AsyncSpec! { currentSpec() as? AsyncSpec }

    /// The examples and what runs each.
    public class var allTests: [(String, (AsyncSpec) -> () throws -> Void)] {
        World.sharedWorld.examples(of: self) { spec() }.map { example in
            (example.name, asyncTest { (spec: AsyncSpec) in { try await example.runSuspending(of: spec) } })
        }
    }
}

/// Ends an example that throws it.
public struct StopTest: Error {
    public let failureDescription: String
    /// Whether the example fails.
    public let reportError: Bool
    public let callsite: Callsite

    public init(_ failureDescription: String, file: FileString = #filePath, line: UInt = #line) {
        self.init(failureDescription, true, Callsite(file: file, line: line))
    }

    private init(_ description: String, _ reportError: Bool, _ callsite: Callsite) {
        (failureDescription, self.reportError, self.callsite) = (description, reportError, callsite)
    }

    /// Ends an example without a failure.
    public static let silently = StopTest("", false, Callsite(file: #filePath, line: #line))
}

/// A value that is set before each example of the group in which it is declared, and removed after it.
@propertyWrapper public struct TestState<T> {
    private final class Storage { var value: T? }

    private let storage = Storage()

    public init() { reset { nil } }
    public init(wrappedValue: @escaping @autoclosure () -> T?) { reset(to: wrappedValue) }
    public init(_ initialValue: @escaping @autoclosure () -> T) { reset(to: initialValue) }

    public var wrappedValue: T! {
        get { storage.value }
        nonmutating set { storage.value = newValue }
    }

    private func reset(to value: @escaping () -> T?) {
        World.sharedWorld.change("@TestState") { hooks in
            hooks.before(.immediate { [storage] _ in storage.value = value() })
            hooks.after(.immediate { [storage] _ in storage.value = nil })
        }
    }
}

/// Shared examples that have their data as a value.
open class Behavior<Context> {
    open class var name: String { String(describing: self) }
    /// Declares the examples.
    open class func spec(_ aContext: @escaping () -> Context) {}
}

/// Shared examples that have their data as a value and may suspend.
open class AsyncBehavior<Context> {
    open class var name: String { String(describing: self) }
    /// Declares the examples.
    open class func spec(_ aContext: @escaping () -> Context) {}
}
