import Foundation

/// Classes whose examples may suspend. Its functions hide those for examples that do not.
public protocol AsyncDSLUser {}
extension AsyncSpec: AsyncDSLUser {}
extension AsyncBehavior: AsyncDSLUser {}

extension AsyncDSLUser {
    private static func add(
        _ text: String, _ flags: FilterFlags, _ file: FileString, _ line: UInt,
        _ body: @escaping () async throws -> Void
    ) {
        let callsite = Callsite(file: file, line: line)
        World.sharedWorld.add(AsyncExample(text, callsite, flags, .suspending { _ in try await body() }))
    }

    public static func it(
        _ description: String, file: FileString = #filePath, line: UInt = #line,
        closure: @escaping () async throws -> Void
    ) {
        add(description, [:], file, line, closure)
    }

    /// Declares an example that runs instead of others.
    public static func fit(
        _ description: String, file: FileString = #filePath, line: UInt = #line,
        closure: @escaping () async throws -> Void
    ) {
        add(description, [Filter.focused: true], file, line, closure)
    }

    /// Declares an example that does not run.
    public static func xit(
        _ description: String, file: FileString = #filePath, line: UInt = #line,
        closure: @escaping () async throws -> Void
    ) {
        add(description, [Filter.pending: true], file, line, closure)
    }

    /// Describes an example that does not run.
    public static func pending(
        _ description: String, file: FileString = #filePath, line: UInt = #line,
        closure: @escaping () async throws -> Void
    ) {
        add(description, [Filter.pending: true], file, line, closure)
    }

    public static func beforeEach(_ closure: @escaping () async throws -> Void) {
        beforeEach { _ in try await closure() }
    }

    public static func beforeEach(_ closure: @escaping (ExampleMetadata) async throws -> Void) {
        World.sharedWorld.change("beforeEach") { $0.before(.suspending(closure)) }
    }

    public static func afterEach(_ closure: @escaping () async throws -> Void) {
        afterEach { _ in try await closure() }
    }

    public static func afterEach(_ closure: @escaping (ExampleMetadata) async throws -> Void) {
        World.sharedWorld.change("afterEach") { $0.after(.suspending(closure)) }
    }

    public static func justBeforeEach(_ closure: @escaping () async throws -> Void) {
        World.sharedWorld.change("justBeforeEach") { $0.justBefore(.suspending { _ in try await closure() }) }
    }

    public static func aroundEach(_ closure: @escaping (@escaping () async -> Void) async throws -> Void) {
        World.sharedWorld.change("aroundEach") { $0.around(.aroundSuspending { try await closure($1) }) }
    }

    public static func aroundEach(
        _ closure: @escaping (ExampleMetadata, @escaping () async -> Void) async throws -> Void
    ) {
        World.sharedWorld.change("aroundEach") { $0.around(.aroundSuspending(closure)) }
    }

    public static func itBehavesLike<C>(
        _ behavior: AsyncBehavior<C>.Type, file: FileString = #filePath, line: UInt = #line,
        context: @escaping () -> C
    ) {
        World.sharedWorld.addShared(behavior.name, [:]) { behavior.spec(context) }
    }

    public static func itBehavesLike(
        _ name: String, file: FileString = #filePath, line: UInt = #line,
        sharedExampleContext: @escaping SharedExampleContext = { [:] }
    ) {
        World.sharedWorld.addShared(name, [:], Callsite(file: file, line: line), sharedExampleContext)
    }
}
