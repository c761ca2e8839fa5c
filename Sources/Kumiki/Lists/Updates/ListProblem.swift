import Foundation

/// A problem of a list's data that the app should know of. The list continues to work.
///
/// ```swift
/// dataSource.onProblem = { problem in
///     if case .bindingFailed(let error) = problem { label.text = "\(error)" }
/// }
/// ```
public enum ListProblem: Error, CustomStringConvertible {
    /// Two models have the same `id`; see ``ListSource/duplicates`` for which of them is shown.
    case duplicate(id: String, first: String, second: String)
    /// Two sections have the same `id`; see ``ListSource/duplicates`` for which of them is shown.
    case duplicateSection(id: String)
    /// No view is registered for a model in this kind of list, so that its row is empty.
    case noView(model: String, list: String)
    /// The list has a delegate of that class, which is called for selections, swipes, menus, headers and visible rows in
    /// place of the data source; see ``AnyListSource/attach(to:asDelegate:)-(UITableView,_)``.
    case anotherDelegate(String)
    /// An object was changed and applied again. It equals itself, so that its row keeps what it shows. Reported in builds
    /// for debugging.
    case changedInPlace(model: String)
    /// The sequence that the list is bound to has failed; the list keeps what it shows.
    case bindingFailed(any Error)

    /// The problem and its remedy, on one line.
    public var description: String {
        switch self {
        case .duplicate(let id, let first, let second): "two models have the id \(id): \(first) and \(second)"
        case .duplicateSection(let id): "two sections have the id \(id)"
        case .noView(let model, let list): "no view was registered in a \(list) for \(model)"
        case .anotherDelegate(let type):
            """
            \(type) is the list's delegate, so that the data source is not notified of what the user does: pass asDelegate to \
            attach(to:asDelegate:)
            """
        case .changedInPlace(let model):
            """
            \(model) was changed in place and applied again: it is the same object, so that the list sees no change and its \
            row keeps what it shows. Make the model a struct, or @Observable (iOS 17 and later), or call refresh(_:)
            """
        case .bindingFailed(let error): "the sequence that the list is bound to failed: \(error)"
        }
    }
}

extension ListProblem {
    /// Logs problems in builds for debugging, and ignores them in others.
    static func log(_ problem: ListProblem) {
        #if DEBUG
            NSLog("%@", problem.description)
        #endif
    }
}
