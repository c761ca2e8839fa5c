import Foundation
import XCTest
import XCTestSupport

/// Returns data for shared examples, each time that it is called.
public typealias SharedExampleContext = () -> [String: Any]
public typealias SharedExampleClosure = (@escaping SharedExampleContext) -> Void

/// The groups of all specifications and what applies to all of them.
///
/// Specifications are read, and examples run, one after the other.
public final class World {
    nonisolated(unsafe) public static let sharedWorld = World()

    /// The hooks of all examples.
    var hooks = Hooks()
    private var isConfigured = false
    private var filters: (included: [(Example) -> Bool], excluded: [(Example) -> Bool]) = ([], [])
    private var beforeSuite: [() throws -> Void] = []
    private var afterSuite: [() throws -> Void] = []
    private var hasBegun = false

    private var groups: [ObjectIdentifier: ExampleGroup] = [:]
    private var current: ExampleGroup?
    private var shared: [String: SharedExampleClosure] = [:]
    private var isInSharedExamples = false

    /// The example that runs, and the specification in which it runs.
    private(set) var running: (example: ExampleMetadata, spec: XCTestCase)?
    private var runCount = 0

    private init() {
        Examples.focus = { [unowned self] type, name in
            groups[ObjectIdentifier(type)]?.examples.contains {
                $0.name == name && $0.allFlags[Filter.focused] == true
            } ?? false
        }
    }

    // MARK: Reading

    /// Returns the examples of a class, which `read` declares when they are first needed. Pending ones are not among them.
    func examples(of type: XCTestCase.Type, _ read: () -> Void) -> [Example] {
        let root = groups[ObjectIdentifier(type)] ?? ExampleGroup(nil)
        if groups.updateValue(root, forKey: ObjectIdentifier(type)) == nil { inside(root, read) }
        return root.examples.filter { example in
            example.allFlags[Filter.pending] != true
                && (filters.included.isEmpty || filters.included.contains { $0(example) })
                && !filters.excluded.contains { $0(example) }
        }
    }

    private func inside(_ group: ExampleGroup, _ body: () -> Void) {
        let outer = current
        current = group
        body()
        current = outer
    }

    func group(_ text: String, _ flags: FilterFlags, _ body: () -> Void) {
        guard let outer = expected("describe") else { return }
        let group = ExampleGroup(text, flags)
        outer.append(group)
        inside(group, body)
    }

    func add(_ example: Example) {
        example.isSharedExample = isInSharedExamples
        expected("it")?.append(example)
    }

    func change(_ name: String, _ body: (inout Hooks) -> Void) {
        if let group = expected(name) { body(&group.hooks) }
    }

    /// Returns the group that is read. What is declared while an example runs belongs to none, which fails the example.
    private func expected(_ name: String) -> ExampleGroup? {
        if running != nil { XCTFail("\(name) is called while an example runs") }
        return running == nil ? current : nil
    }

    // MARK: Shared examples

    func share(_ name: String, _ body: @escaping SharedExampleClosure) { shared[name] = body }

    func addShared(
        _ name: String, _ flags: FilterFlags, _ callsite: Callsite, _ context: @escaping SharedExampleContext
    ) {
        guard let body = shared[name] else {
            let message = "there are no shared examples with the name \(name)"
            let error = StopTest(message, file: callsite.file, line: callsite.line)
            return add(Example(name, callsite, flags, .immediate { _ in throw error }))
        }
        addShared(name, flags) { body(context) }
    }

    func addShared(_ name: String, _ flags: FilterFlags, _ body: () -> Void) {
        let wasShared = isInSharedExamples
        isInSharedExamples = true
        group(name, flags, body)
        isInSharedExamples = wasShared
    }

    // MARK: Configuration

    /// Applies the configurations, before the first specification is read.
    public func configure(_ types: [QuickConfiguration.Type]) {
        guard !isConfigured else { return }
        isConfigured = true
        for type in types { type.configure(Configuration(self)) }
    }

    func include(_ filter: @escaping (Example) -> Bool) { filters.included.append(filter) }
    func exclude(_ filter: @escaping (Example) -> Bool) { filters.excluded.append(filter) }

    func addBeforeSuite(_ body: @escaping () throws -> Void) { beforeSuite.append(body) }
    func addAfterSuite(_ body: @escaping () throws -> Void) {
        if afterSuite.isEmpty { XCTestObservationCenter.shared.addTestObserver(SuiteEnd.shared) }
        afterSuite.append(body)
    }

    // MARK: Running

    func begin(_ example: Example, in spec: XCTestCase) -> ExampleMetadata {
        if !hasBegun {
            hasBegun = true
            perform(beforeSuite)
        }
        let metadata = ExampleMetadata(example, runCount)
        runCount += 1
        running = (metadata, spec)
        return metadata
    }

    func end() { running = nil }

    fileprivate func endSuite() { if hasBegun { perform(afterSuite) } }

    private func perform(_ bodies: [() throws -> Void]) {
        for body in bodies {
            do { try body() } catch { XCTFail("code of the suite has thrown an error: \(error)") }
        }
    }
}

/// Runs what follows all examples.
private final class SuiteEnd: NSObject, XCTestObservation {
    static let shared = SuiteEnd()

    func testBundleDidFinish(_ testBundle: Bundle) { World.sharedWorld.endSuite() }
}

/// The test that runs.
public func currentSpec() -> XCTestCase? { World.sharedWorld.running?.spec }
