import Foundation

/// A proposal for dropping text on a text view.
@preconcurrency @MainActor
open class UITextDropProposal: UIDropProposal {
    /// The part of the text that a drop changes.
    public enum Action: UInt, Sendable {
        case insert = 0
        case replaceSelection = 1
        case replaceAll = 2
    }

    /// The owner of a drop's progress indicator: the system or the app.
    public enum ProgressMode: UInt, Sendable {
        case system = 0
        case custom = 1
    }

    /// The performer of a drop: the view or its delegate.
    public enum Performer: UInt, Sendable {
        case view = 0
        case delegate = 1
    }

    open var dropAction = Action.insert
    open var dropProgressMode = ProgressMode.system
    open var useFastSameViewOperations = true
    open var dropPerformer = Performer.view
}
