import Foundation
import InterfaceBuilder

/// The state of the app's build.
public struct AppState: Sendable {
    /// The stages of a build.
    public enum Stage: String, Sendable {
        /// There is no app, or none is wanted.
        case none
        case building
        /// The app draws the scenes.
        case built
        /// The last app that could be built draws them, or the documents alone.
        case failed
    }

    public var stage: Stage
    /// For people, in one line.
    public var message: String
    /// Errors of the compiler, or what was left out.
    public var problems: [Diagnostic]

    public init(_ stage: Stage, _ message: String = "", problems: [Diagnostic] = []) {
        (self.stage, self.message, self.problems) = (stage, message, problems)
    }
}
