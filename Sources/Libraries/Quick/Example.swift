import Foundation
import XCTest

/// The path of a source file.
public typealias FileString = String

/// The place of a declaration.
public struct Callsite: Hashable, Sendable {
    public let file: FileString
    public let line: UInt

    public init(file: FileString, line: UInt) { (self.file, self.line) = (file, line) }
}

/// Marks of examples and groups, by which examples are chosen.
public typealias FilterFlags = [String: Bool]

/// The names of marks.
public enum Filter {
    public static let focused = "focused"
    public static let pending = "pending"
}

/// Code of an example, or that runs before or after it.
enum Step {
    case immediate((ExampleMetadata) throws -> Void)
    case suspending((ExampleMetadata) async throws -> Void)

    func run(_ metadata: ExampleMetadata) throws {
        switch self {
        case .immediate(let body): try body(metadata)
        // Only the functions of `AsyncSpec` create them.
        case .suspending: throw StopTest("code that suspends is in an example that cannot wait for it")
        }
    }

    func runSuspending(_ metadata: ExampleMetadata) async throws {
        switch self {
        case .immediate(let body): try await MainActor.run { try body(metadata) }
        case .suspending(let body): try await body(metadata)
        }
    }
}

/// Code around an example and the hooks inside of it.
enum Hook {
    case before(Step)
    case after(Step)
    case around((ExampleMetadata, @escaping () -> Void) throws -> Void)
    case aroundSuspending((ExampleMetadata, @escaping () async -> Void) async throws -> Void)
}

/// An example, which runs as a test.
public class Example: NSObject {
    /// Whether the example is one of shared examples.
    public var isSharedExample = false
    public var callsite: Callsite
    let text: String
    let flags: FilterFlags
    weak var group: ExampleGroup?
    private let body: Step

    init(_ text: String, _ callsite: Callsite, _ flags: FilterFlags, _ body: Step) {
        (self.text, self.callsite, self.flags, self.body) = (text, callsite, flags, body)
    }

    /// The descriptions of the groups and of the example.
    public var name: String {
        let groups = group?.path.compactMap(\.text) ?? []
        return (groups + [text]).joined(separator: ", ")
    }

    public override var description: String { text }

    /// The marks of the example and its groups, those of outer groups first.
    var allFlags: FilterFlags {
        (group?.path ?? []).reversed().reduce(flags) { flags, group in
            flags.merging(group.flags) { $1 }
        }
    }

    // MARK: Running

    private var hooks: [Hook] {
        let groups = group?.path ?? []
        let world = World.sharedWorld.hooks
        return world.wrapping + groups.flatMap(\.hooks.wrapping) + world.last + groups.flatMap(\.hooks.last)
    }

    /// Runs the example with its hooks. Records errors after everything that runs after the example.
    func run(of spec: XCTestCase) throws {
        let run = ExampleRun(of: self, in: spec)
        defer { run.end() }
        perform(hooks[...], run)
        try run.finish()
    }

    private func perform(_ hooks: ArraySlice<Hook>, _ run: ExampleRun) {
        let rest = hooks.dropFirst()
        switch hooks.first {
        case nil: run.note { try body.run(run.metadata) }
        case .before(let step)?:
            if run.note({ try step.run(run.metadata) }) { perform(rest, run) }
        case .after(let step)?:
            perform(rest, run)
            run.note { try step.run(run.metadata) }
        case .around(let body)?: run.note { try body(run.metadata) { self.perform(rest, run) } }
        case .aroundSuspending?: perform(rest, run)
        }
    }

    /// Runs the example with its hooks, which may suspend.
    func runSuspending(of spec: XCTestCase) async throws {
        let run = ExampleRun(of: self, in: spec)
        defer { run.end() }
        await performSuspending(hooks[...], run)
        try run.finish()
    }

    private func performSuspending(_ hooks: ArraySlice<Hook>, _ run: ExampleRun) async {
        let rest = hooks.dropFirst()
        switch hooks.first {
        case nil: await run.noteSuspending { try await body.runSuspending(run.metadata) }
        case .before(let step)?:
            if await run.noteSuspending({ try await step.runSuspending(run.metadata) }) {
                await performSuspending(rest, run)
            }
        case .after(let step)?:
            await performSuspending(rest, run)
            await run.noteSuspending { try await step.runSuspending(run.metadata) }
        case .aroundSuspending(let body)?:
            await run.noteSuspending {
                try await body(run.metadata) { await self.performSuspending(rest, run) }
            }
        // Around examples that do not suspend alone.
        case .around?: await performSuspending(rest, run)
        }
    }
}

/// The class of all examples since version 7.
public typealias ExampleBase = Example

/// An example that may suspend.
public final class AsyncExample: Example {}

/// The example that runs.
public final class ExampleMetadata: NSObject {
    public let example: Example
    /// The number of examples that have run before.
    public let exampleIndex: Int

    init(_ example: Example, _ index: Int) { (self.example, exampleIndex) = (example, index) }
}

/// One run of an example, with the errors that its parts throw.
final class ExampleRun {
    let metadata: ExampleMetadata
    private let spec: XCTestCase
    private var errors: [any Error] = []

    init(of example: Example, in spec: XCTestCase) {
        self.spec = spec
        metadata = World.sharedWorld.begin(example, in: spec)
    }

    /// Runs a part, and returns whether it has thrown no error.
    @discardableResult func note(_ part: () throws -> Void) -> Bool {
        do { try part() } catch { errors.append(error) }
        return errors.isEmpty
    }

    /// Runs a part that may suspend, and returns whether it has thrown no error.
    @discardableResult func noteSuspending(_ part: () async throws -> Void) async -> Bool {
        do { try await part() } catch { errors.append(error) }
        return errors.isEmpty
    }

    /// Records the errors, and throws one that skips the test.
    func finish() throws {
        for error in errors {
            switch error {
            case is XCTSkip: throw error
            case let stop as StopTest:
                if stop.reportError { record(stop.failureDescription, at: stop.callsite, isExpected: true) }
            default: record("threw error \"\(error)\"", at: metadata.example.callsite, isExpected: false)
            }
        }
    }

    private func record(_ text: String, at callsite: Callsite, isExpected: Bool) {
        spec.recordFailure(
            withDescription: text, inFile: callsite.file, atLine: Int(callsite.line), expected: isExpected)
    }

    func end() { World.sharedWorld.end() }
}
