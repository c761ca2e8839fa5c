import Foundation

/// Something about a list's data that the app should know of, and that stops nobody.
public enum ListProblem: Error, CustomStringConvertible {
    /// Two models have one `id`; see ``ListSource/duplicates`` for which of them is shown.
    case duplicate(id: String, first: String, second: String)
    /// Two sections have one `id`; ``ListSource/duplicates`` says which of them is shown, as it does for models.
    case duplicateSection(id: String)
    /// Nothing was said about how to show a model in this kind of list, so that its row is empty.
    case noView(model: String, list: String)
    /// A list has a delegate of that class already, which is asked for selections, swipes, menus, headers and sight in
    /// place of the data source; see ``AnyListSource/attach(to:asDelegate:)-(UITableView,_)``.
    case anotherDelegate(String)
    /// The sequence that the list is bound to has failed; the list keeps what it shows.
    case bindingFailed(any Error)

    /// What happened, in a line.
    public var description: String {
        switch self {
        case .duplicate(let id, let first, let second): "two models have the id \(id): \(first) and \(second)"
        case .duplicateSection(let id): "two sections have the id \(id)"
        case .noView(let model, let list): "no view was registered in a \(list) for \(model)"
        case .anotherDelegate(let type):
            "\(type) is the list's delegate, so that the data source is not told what the user does: say asDelegate"
        case .bindingFailed(let error): "the sequence that the list is bound to failed: \(error)"
        }
    }
}

extension ListProblem {
    /// Logs problems in builds for debugging, and lets them pass in others.
    static func standardHandler(_ problem: ListProblem) {
        #if DEBUG
            NSLog("%@", problem.description)
        #endif
    }
}
