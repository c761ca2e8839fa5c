import Foundation
import Staging
import Workers
import Workshop

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

    /// Parts of the messages of functions without their bodies.
    private static let bodiless = ["does not compile here: ", FailedPlace.words]

    /// The app's innermost call that is not known to fail and that still has its body: without its statement the code
    /// may continue. Nil if time or memory ran out, or all of its calls are known.
    func place(except known: [FailedPlace]) -> FailedPlace? {
        guard case .signal = failure.cause, !isRecursive else { return nil }
        let lacksBody = Self.bodiless.contains { failure.trap?.contains($0) == true }
        let places = frames.dropFirst(lacksBody ? 1 : 0).compactMap { frame in
            frame.file.map {
                FailedPlace(
                    file: $0, line: frame.line, function: frame.function, reason: failure.description)
            }
        }
        return places.first { place in !known.contains { $0.isAt(place) } }
    }

    /// Whether the calls are those of a function that calls itself without end.
    private var isRecursive: Bool { frames.count > Set(frames).count * 8 }

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
