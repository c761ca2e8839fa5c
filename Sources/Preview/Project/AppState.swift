import Foundation
import InterfaceBuilder

/// The state of the app's build.
public struct AppState: Sendable {
    /// The stages of a build.
    public enum Stage: String, Sendable {
        /// There is no app, or it is not used.
        case none
        case building
        /// The app draws the scenes.
        case built
        /// The last successfully built app draws the scenes, or they are drawn from the documents.
        case failed
    }

    public var stage: Stage
    /// A readable description in one line.
    public var message: String
    /// The errors of the compiler, or the parts of the sources that were left out.
    public var problems: [Diagnostic]

    public init(_ stage: Stage, _ message: String = "", problems: [Diagnostic] = []) {
        (self.stage, self.message, self.problems) = (stage, message, problems)
    }
}
