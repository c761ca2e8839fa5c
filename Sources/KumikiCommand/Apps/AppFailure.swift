import Foundation
import Staging
import Workers

/// Why the app's own code did not show a scene, in one line: what happened, and the app's own calls.
struct AppFailure {
    /// Calls that are named at most.
    private static let longest = 6

    private let failure: WorkerFailure
    private let frames: [StackFrame]

    /// A failure of an app; `folder` holds the sources that were written for the build, whose calls are not the app's.
    init(_ failure: WorkerFailure, except folder: String) {
        self.failure = failure
        let own = failure.frames.filter { frame in
            guard frame.isInProgram, frame.line > 0, let file = frame.file else { return false }
            return file.hasPrefix("/") && !file.hasPrefix(folder) && !file.hasPrefix("/<")
        }
        frames = own.enumerated().filter { $0 == 0 || own[$0 - 1] != $1 }.map(\.element)
    }

    /// Whether the code took too long, rather than ended its process.
    var isTimeOut: Bool { if case .time = failure.cause { true } else { false } }

    /// The failure with its calls, the innermost first.
    var reason: String {
        guard let first = frames.first else { return failure.description }
        let others = frames.dropFirst().prefix(Self.longest - 1).map(Self.text)
        let calls = others.isEmpty ? "" : ", called by " + others.joined(separator: ", ")
        let missing = MissingProperty(failure, at: first).map { "; \($0.reason)" } ?? ""
        return "\(failure.description) in \(Self.text(first))\(calls)\(missing)"
    }

    private static func text(_ frame: StackFrame) -> String {
        let file = frame.file?.split(separator: "/").last ?? ""
        return "\(frame.function) (\(file):\(frame.line))"
    }

    /// Whether the app failed while it was launched.
    var isInLaunch: Bool { failure.activity == AppLaunch.activity }

    /// The diagnostic of a launch, at the app's innermost line; at the app's folder where there is none.
    func launchDiagnostic(app: String) -> Diagnostic {
        Diagnostic(
            .error, file: frames.first?.file ?? app, line: frames.first?.line ?? 0,
            message: "the app cannot be launched, and its scenes are made without that: \(reason)")
    }

    /// The diagnostic, at the app's innermost line; at the scene's where there is none.
    func diagnostic(scene: String, document: String, line: Int) -> Diagnostic {
        let name = (document as NSString).lastPathComponent
        return Diagnostic(
            .error, file: frames.first?.file ?? document, line: frames.first?.line ?? line,
            message: "scene \(scene) of \(name) is drawn without the app: \(reason)")
    }
}
