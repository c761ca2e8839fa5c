import Synchronization

/// The apps of a program, announced by the code that was generated along with them.
public enum AdaptedApplication {
    private typealias Start = @MainActor @Sendable () -> Void
    private static let entries = Mutex<[(module: String, start: Start)]>([])

    /// Registers the entry point of a module's app.
    public static func register(_ module: String, _ start: @escaping @MainActor @Sendable () -> Void) {
        entries.withLock { $0.append((module, start)) }
    }

    /// The modules with an app, in the order in which they were loaded.
    @MainActor
    package static var modules: [String] {
        AdaptedCode.load()
        return entries.withLock { $0.map(\.module) }
    }

    /// Launches the app of the module, or the only one; returns its life cycle, or nil if there is no app or it creates
    /// no delegate, which is reported.
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
