import Foundation

// The functions with which `spec()` declares examples of a `QuickSpec` or a `Behavior`. Examples and hooks run on the main actor,
// since version 7; code from before concurrency is not checked for it.

/// Classes that declare examples by these functions.
public protocol SyncDSLUser {}
extension QuickSpec: SyncDSLUser {}
extension Behavior: SyncDSLUser {}

private let focused: FilterFlags = [Filter.focused: true]
private let pendingMark: FilterFlags = [Filter.pending: true]

// MARK: Groups

public func describe(_ description: String, flags: FilterFlags = [:], closure: () -> Void) {
    World.sharedWorld.group(description, flags, closure)
}

public func context(_ description: String, flags: FilterFlags = [:], closure: () -> Void) {
    describe(description, flags: flags, closure: closure)
}

/// Declares a group whose examples run instead of others.
public func fdescribe(_ description: String, closure: () -> Void) {
    describe(description, flags: focused, closure: closure)
}

/// Declares a group whose examples run instead of others.
public func fcontext(_ description: String, closure: () -> Void) {
    describe(description, flags: focused, closure: closure)
}

/// Declares a group whose examples do not run.
public func xdescribe(_ description: String, closure: () -> Void) {
    describe(description, flags: pendingMark, closure: closure)
}

/// Declares a group whose examples do not run.
public func xcontext(_ description: String, closure: () -> Void) {
    describe(description, flags: pendingMark, closure: closure)
}

// MARK: Examples

@preconcurrency public func it(
    _ description: String, flags: FilterFlags = [:], file: FileString = #filePath, line: UInt = #line,
    closure: @escaping @MainActor () throws -> Void
) {
    let body: () throws -> Void = closure
    let callsite = Callsite(file: file, line: line)
    World.sharedWorld.add(Example(description, callsite, flags, .immediate { _ in try body() }))
}

/// Declares an example that runs instead of others.
@preconcurrency public func fit(
    _ description: String, file: FileString = #filePath, line: UInt = #line,
    closure: @escaping @MainActor () throws -> Void
) {
    it(description, flags: focused, file: file, line: line, closure: closure)
}

/// Declares an example that does not run.
@preconcurrency public func xit(
    _ description: String, file: FileString = #filePath, line: UInt = #line,
    closure: @escaping @MainActor () throws -> Void
) {
    it(description, flags: pendingMark, file: file, line: line, closure: closure)
}

/// Describes an example that does not run.
@preconcurrency public func pending(
    _ description: String, file: FileString = #filePath, line: UInt = #line,
    closure: @escaping @MainActor () throws -> Void
) {
    it(description, flags: pendingMark, file: file, line: line, closure: closure)
}

// MARK: Hooks

@preconcurrency public func beforeEach(_ closure: @escaping @MainActor () throws -> Void) {
    let body: () throws -> Void = closure
    World.sharedWorld.change("beforeEach") { $0.before(.immediate { _ in try body() }) }
}

@preconcurrency public func beforeEach(_ closure: @escaping @MainActor (ExampleMetadata) throws -> Void) {
    let body: (ExampleMetadata) throws -> Void = closure
    World.sharedWorld.change("beforeEach") { $0.before(.immediate(body)) }
}

@preconcurrency public func afterEach(_ closure: @escaping @MainActor () throws -> Void) {
    let body: () throws -> Void = closure
    World.sharedWorld.change("afterEach") { $0.after(.immediate { _ in try body() }) }
}

@preconcurrency public func afterEach(_ closure: @escaping @MainActor (ExampleMetadata) throws -> Void) {
    let body: (ExampleMetadata) throws -> Void = closure
    World.sharedWorld.change("afterEach") { $0.after(.immediate(body)) }
}

@preconcurrency public func justBeforeEach(_ closure: @escaping @MainActor () throws -> Void) {
    let body: () throws -> Void = closure
    World.sharedWorld.change("justBeforeEach") { $0.justBefore(.immediate { _ in try body() }) }
}

@preconcurrency public func aroundEach(
    _ closure: @escaping @MainActor (@escaping () -> Void) throws -> Void
) {
    let body: (@escaping () -> Void) throws -> Void = closure
    World.sharedWorld.change("aroundEach") { $0.around(.around { try body($1) }) }
}

@preconcurrency public func aroundEach(
    _ closure: @escaping @MainActor (ExampleMetadata, @escaping () -> Void) throws -> Void
) {
    let body: (ExampleMetadata, @escaping () -> Void) throws -> Void = closure
    World.sharedWorld.change("aroundEach") { $0.around(.around(body)) }
}

/// Adds what runs before the first example of all.
@preconcurrency public func beforeSuite(_ closure: @escaping @MainActor () throws -> Void) {
    let body: () throws -> Void = closure
    World.sharedWorld.addBeforeSuite(body)
}

/// Adds what runs after the last example of all.
@preconcurrency public func afterSuite(_ closure: @escaping @MainActor () throws -> Void) {
    let body: () throws -> Void = closure
    World.sharedWorld.addAfterSuite(body)
}

// MARK: Shared examples

public func sharedExamples(_ name: String, closure: @escaping () -> Void) {
    World.sharedWorld.share(name) { _ in closure() }
}

public func sharedExamples(_ name: String, closure: @escaping SharedExampleClosure) {
    World.sharedWorld.share(name, closure)
}

public func itBehavesLike(
    _ name: String, flags: FilterFlags = [:], file: FileString = #filePath, line: UInt = #line,
    sharedExampleContext: @escaping SharedExampleContext = { [:] }
) {
    World.sharedWorld.addShared(name, flags, Callsite(file: file, line: line), sharedExampleContext)
}

public func fitBehavesLike(
    _ name: String, file: FileString = #filePath, line: UInt = #line,
    sharedExampleContext: @escaping SharedExampleContext = { [:] }
) {
    World.sharedWorld.addShared(name, focused, Callsite(file: file, line: line), sharedExampleContext)
}

public func xitBehavesLike(
    _ name: String, file: FileString = #filePath, line: UInt = #line,
    sharedExampleContext: @escaping SharedExampleContext = { [:] }
) {
    World.sharedWorld.addShared(name, pendingMark, Callsite(file: file, line: line), sharedExampleContext)
}

public func itBehavesLike<C>(
    _ behavior: Behavior<C>.Type, flags: FilterFlags = [:], file: FileString = #filePath, line: UInt = #line,
    context: @escaping () -> C
) {
    World.sharedWorld.addShared(behavior.name, flags) { behavior.spec(context) }
}

public func fitBehavesLike<C>(
    _ behavior: Behavior<C>.Type, file: FileString = #filePath, line: UInt = #line,
    context: @escaping () -> C
) {
    itBehavesLike(behavior, flags: focused, file: file, line: line, context: context)
}

public func xitBehavesLike<C>(
    _ behavior: Behavior<C>.Type, file: FileString = #filePath, line: UInt = #line,
    context: @escaping () -> C
) {
    itBehavesLike(behavior, flags: pendingMark, file: file, line: line, context: context)
}
