import Foundation

/// Configures all examples; subclasses are found.
open class QuickConfiguration: NSObject {
    open class func configure(_ configuration: Configuration) {}

    /// Applies configurations, before the first specification is read.
    public class func configureSubclassesIfNeeded(_ types: [QuickConfiguration.Type], world: World) {
        world.configure(types)
    }
}

public typealias QCKConfiguration = Configuration

/// The hooks and filters of all examples.
public final class Configuration: NSObject {
    private let world: World

    init(_ world: World) { self.world = world }

    public func include(_ filter: @escaping (Example) -> Bool) { world.include(filter) }
    public func exclude(_ filter: @escaping (Example) -> Bool) { world.exclude(filter) }

    public func beforeEach(_ closure: @escaping () throws -> Void) { beforeEach { _ in try closure() } }
    public func beforeEach(_ closure: @escaping (ExampleMetadata) throws -> Void) {
        world.hooks.before(.immediate(closure))
    }
    public func afterEach(_ closure: @escaping () throws -> Void) { afterEach { _ in try closure() } }
    public func afterEach(_ closure: @escaping (ExampleMetadata) throws -> Void) {
        world.hooks.after(.immediate(closure))
    }
    public func aroundEach(_ closure: @escaping (@escaping () -> Void) throws -> Void) {
        world.hooks.around(.around { try closure($1) })
    }
    public func aroundEach(_ closure: @escaping (ExampleMetadata, @escaping () -> Void) throws -> Void) {
        world.hooks.around(.around(closure))
    }
    public func aroundEach(_ closure: @escaping (@escaping () async -> Void) async throws -> Void) {
        world.hooks.around(.aroundSuspending { try await closure($1) })
    }
    public func beforeSuite(_ closure: @escaping () throws -> Void) { world.addBeforeSuite(closure) }
    public func afterSuite(_ closure: @escaping () throws -> Void) { world.addAfterSuite(closure) }
}
