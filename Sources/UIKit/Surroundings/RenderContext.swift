import InterfaceBuilder
import QuartzCore
import Synchronization

/// The state that pictures depend on besides their objects: the screen, its traits and language, the project, and the
/// reports about limits. A render performs its work in a context of its own, so that renders in one process do not see
/// each other, whether they are nested or take turns.
///
/// The tasks that a render starts have its context. Code without one, such as another thread's, has that of the render
/// that the main thread performs.
final class RenderContext: Sendable {
    private static let process = RenderContext()
    @TaskLocal private static var bound: RenderContext?
    private static let unbound = Mutex(process)

    /// The context of the running code.
    static var current: RenderContext { bound ?? onMainThread }

    /// The context of code without one.
    static var onMainThread: RenderContext { unbound.withLock { $0 } }

    /// The main screen; nil for the standard one.
    let screen: UIScreen?
    /// The language of the interface; nil for the development language.
    let language: String?
    /// The project whose resources replace the main bundle's; nil for the project of the process.
    let resources: ResourceLibrary?
    /// The messages that are being collected; nil if they are printed.
    let messages: CollectedMessages?
    private let currentTraits: Mutex<UITraitCollection>

    /// The traits for resolving dynamic colors and images if none are given.
    var traits: UITraitCollection {
        get { currentTraits.withLock { $0 } }
        set { currentTraits.withLock { $0 = newValue } }
    }

    private init() {
        let environment = ScreenEnvironment.ofProcess
        (screen, language, resources, messages) = (nil, environment.language, nil, nil)
        currentTraits = Mutex(environment.variables.isEmpty ? UITraitCollection() : environment.traits)
    }

    private init(
        _ screen: UIScreen?, _ traits: UITraitCollection, _ language: String?, _ resources: ResourceLibrary?,
        _ messages: CollectedMessages?
    ) {
        (self.screen, self.language, self.resources, self.messages) = (screen, language, resources, messages)
        currentTraits = Mutex(traits)
    }

    /// The context that a new one begins with: the enclosing one, but never another render's.
    private static var enclosing: RenderContext { bound ?? process }

    /// Returns a context with the screen, its traits and its language.
    @MainActor static func with(screen: UIScreen) -> RenderContext {
        let outer = enclosing
        return RenderContext(
            screen, screen.traitCollection, screen.environment.language, outer.resources, outer.messages)
    }

    /// Returns a context with the project.
    static func with(resources: ResourceLibrary) -> RenderContext {
        let outer = enclosing
        return RenderContext(outer.screen, outer.traits, outer.language, resources, outer.messages)
    }

    /// Returns a context whose reports are collected.
    static func with(messages: CollectedMessages) -> RenderContext {
        let outer = enclosing
        return RenderContext(outer.screen, outer.traits, outer.language, outer.resources, messages)
    }

    /// Runs the closure in this context, which other threads have meanwhile.
    func perform<T>(_ work: () throws -> T) rethrows -> T {
        // Calls nest on the main thread alone, so only there can the former context be restored.
        let former = MainThread.isCurrent ? Self.exchange(self) : nil
        defer { if let former { _ = Self.exchange(former) } }
        return try Self.$bound.withValue(self, operation: work)
    }

    /// Runs the closure in this context, also after each of its suspensions.
    @MainActor func perform(_ work: () async -> Void) async {
        await Self.$bound.withValue(self, operation: work)
    }

    /// Makes a context that of code without one, and returns the former.
    private static func exchange(_ context: RenderContext) -> RenderContext {
        unbound.withLock { unbound in
            defer { unbound = context }
            return unbound
        }
    }
}
