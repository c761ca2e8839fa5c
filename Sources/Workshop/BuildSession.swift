import Synchronization

/// The processes and answers that the builds of an app share while a command runs: a build without what failed asks the package
/// manager nothing again, and only adapts the files that differ.
public final class BuildSession: Sendable {
    /// The answers of the package manager.
    let answers = PackageAnswers()
    private let adapter = Mutex<AdapterSession?>(nil)

    /// Creates a session without builds.
    public init() {}

    /// Returns the adapter of earlier builds, or another one if there is none or the runtime has changed.
    func adapter(for runtime: KumikiRuntime) -> AdapterSession {
        adapter.withLock { adapter in
            if let adapter, adapter.runtime.identity == runtime.identity { return adapter }
            let new = AdapterSession(runtime)
            adapter = new
            return new
        }
    }
}
