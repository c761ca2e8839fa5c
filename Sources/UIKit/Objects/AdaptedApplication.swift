import Synchronization

/// The applications that a program holds, announced by the code that was generated beside them.
public enum AdaptedApplication {
    private typealias Start = @MainActor @Sendable () -> Void
    private static let entries = Mutex<[(module: String, start: Start)]>([])

    /// Announces where the application of a module begins.
    public static func register(_ module: String, _ start: @escaping @MainActor @Sendable () -> Void) {
        entries.withLock { $0.append((module, start)) }
    }

    /// The modules with an application, in the order in which they were loaded.
    @MainActor
    package static var modules: [String] {
        AdaptedCode.load()
        return entries.withLock { $0.map(\.module) }
    }

    /// Launches the application of the module, or the only one; returns its life, or nil where there is none or it
    /// makes no delegate, which is reported.
    @MainActor
    package static func launch(module: String?) -> ApplicationLife? {
        AdaptedCode.load()
        let entry = entries.withLock { entries in
            entries.first { $0.module == module } ?? (entries.count == 1 ? entries.first : nil)
        }
        guard let entry else { return nil }
        return ApplicationProgram.hosting { entry.start() }
    }
}
