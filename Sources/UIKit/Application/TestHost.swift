import Foundation
import QuartzCore
import Synchronization

/// The app that hosts this process's tests. On a device its launch ends before the first test begins; here it is launched
/// when XCTest begins or when code first uses the application.
@MainActor
public enum TestHost {
    /// The environment variable with the name of the app's module.
    package nonisolated static let variable = "KUMIKI_TEST_HOST"

    /// The lines that are printed around the launch, so that a launch that ends the process is not attributed to a test.
    package nonisolated static let beginning = "KUMIKI LAUNCHES THE APP"
    package nonisolated static let end = "KUMIKI HAS LAUNCHED THE APP"

    /// The seconds of the app's clock that its launch may take.
    private static let patience: CFTimeInterval = 1

    /// The module of an app that has not been launched yet.
    private static var pending: String? = ProcessInfo.processInfo.environment[variable].flatMap {
        $0.isEmpty ? nil : $0
    }
    private static var life: ApplicationLife?
    /// Whether the app is being launched. Its code may run on other threads then.
    nonisolated static var isLaunching: Bool { launching.load(ordering: .relaxed) }
    private nonisolated static let launching = Atomic(false)

    /// Launches the app, if there is one, and returns when its launch has ended; does nothing the second time.
    public static func launch() {
        guard let module = pending else { return }
        pending = nil
        print(Self.beginning)
        launching.store(true, ordering: .relaxed)
        life = TurnPool.turn { AdaptedApplication.launch(module: module) }
        VirtualClock.main.runUntilIdle(within: patience)
        launching.store(false, ordering: .relaxed)
        print(Self.end)
    }

    /// Prefers the classes of a test's module to those with equal names in other modules: on iOS each bundle of tests has a process
    /// of its own.
    public nonisolated static func testWillStart(in module: String) { ClassLookup.setAppModule(module) }

    /// Releases what was retained until the end of a test.
    public static func testDidEnd() { LingeringWindows.removeAll() }

    /// Prints a line without delay, since the process may end.
    private static func print(_ line: String) { FileHandle.standardError.write(Data("\n\(line)\n".utf8)) }
}
