import Foundation
import Staging
import Workers
import Workshop

/// The reason why the app's code did not show a scene: a description of the failure and the app's stack frames.
struct AppFailure {
    /// The most frames that are listed.
    private static let longest = 6

    private let failure: WorkerFailure
    private let frames: [StackFrame]
    /// The lines of the innermost function on which nil may have been cast.
    private let casts: [Int]

    /// Creates the reason from a worker's failure; `folder` contains the sources that the build generated, whose frames are not the app's.
    init(_ failure: WorkerFailure, except folder: String) {
        let found = ForcedCasts(failure)
        let failure = found?.located(failure) ?? failure
        self.failure = failure
        casts = found?.lines ?? []
        let own = failure.frames.filter { frame in
            guard frame.isInProgram, frame.line > 0, let file = frame.file else { return false }
            return file.hasPrefix("/") && !file.hasPrefix(folder) && !file.hasPrefix("/<")
        }
        frames = own.enumerated().filter { $0 == 0 || own[$0 - 1] != $1 }.map(\.element)
    }

    /// Whether the code exceeded the time limit rather than terminating its process.
    var isTimeOut: Bool { if case .time = failure.cause { true } else { false } }

    /// The failure with its frames, the innermost first.
    var reason: String {
        guard let first = frames.first else {
            // The compiler gives some traps no line, such as those of casts that never succeed.
            let function = failure.frames.first(where: \.isInProgram).map { " in \($0.function)" }
            return failure.description + (function ?? "")
        }
        let others = frames.dropFirst().prefix(Self.longest - 1).map(Self.text)
        let calls = others.isEmpty ? "" : ", called by " + others.joined(separator: ", ")
        let missing = MissingProperty(failure, at: first).map { "; \($0.reason)" } ?? ""
        return "\(failure.description) in \(Self.text(first))\(calls)\(missing)"
    }

    private static func text(_ frame: StackFrame) -> String {
        let file = frame.file?.split(separator: "/").last ?? ""
        return "\(frame.function) (\(file):\(frame.line))"
    }

    /// Whether the app failed during its launch.
    var isInLaunch: Bool { failure.activity == AppLaunch.activity }

    /// Parts of the messages of functions whose bodies were left out.
    private static let bodiless = ["does not compile here: ", FailedPlace.words]

    /// Returns the app's innermost frame that is not in `known` and whose function has its body: without the statement the code
    /// may continue. Where the statement ends its function, so that the function has no result without it, it is that of the
    /// caller. Returns nil if the time or memory limit was exceeded, or all frames are known.
    func place(except known: [FailedPlace]) -> FailedPlace? {
        guard case .signal = failure.cause, !isRecursive else { return nil }
        let lacksBody = Self.bodiless.contains { failure.trap?.contains($0) == true }
        let places = (castFrames + frames.dropFirst(lacksBody ? 1 : 0)).compactMap { frame in
            frame.file.map {
                FailedPlace(
                    file: $0, line: frame.line, function: frame.function, reason: failure.description)
            }
        }
        let new = places.filter { !$0.isSettled(by: known) }
        return new.first { !$0.endsFunction } ?? new.first
    }

    /// The innermost frame at each line on which nil may have been cast.
    private var castFrames: [StackFrame] {
        casts.compactMap { line in
            var frame = frames.first
            frame?.line = line
            return frame
        }
    }

    /// Whether a value is missing that the code which shows the screen has to set: the app itself does not fail.
    /// An `init(coder:)` that only ends the process is that of an object which the code creates with its values.
    var lacksValue: Bool {
        guard let first = frames.first else { return false }
        if !casts.isEmpty { return true }
        if let property = MissingProperty(failure, at: first) { return !property.isOutlet }
        return first.function.hasSuffix("init(coder:)") && place(except: [])?.endsFunction == true
    }

    /// Whether the frames are those of infinite recursion.
    private var isRecursive: Bool { frames.count > Set(frames).count * 8 }

    /// Returns the diagnostic of a failed launch, at the app's innermost line or at the app's folder.
    func launchDiagnostic(app: String) -> Diagnostic {
        Diagnostic(
            .error, file: frames.first?.file ?? app, line: frames.first?.line ?? 0,
            message: "the app cannot be launched, and its scenes are made without that: \(reason)")
    }

    /// Returns the diagnostic, at the app's innermost line or at the scene's.
    func diagnostic(scene: String, document: String, line: Int) -> Diagnostic {
        let name = (document as NSString).lastPathComponent
        return Diagnostic(
            .error, file: frames.first?.file ?? document, line: frames.first?.line ?? line,
            message: "scene \(scene) of \(name) is drawn without the app: \(reason)")
    }
}
