import Foundation

/// Optional methods that are not called again once they are known to be missing.
enum TableMethod: Hashable {
    case heightForRow
    case heightForHeader
    case heightForFooter
    case estimatedHeightForRow
    case estimatedHeightForHeader
    case estimatedHeightForFooter
    case viewForHeader
    case viewForFooter
    case indentationLevel
}

extension UITableView {
    /// Returns the delegate's result, or nil if it does not implement the method.
    func ask<Answer>(_ method: TableMethod, _ call: (any UITableViewDelegate) -> Answer) -> Answer? {
        guard !missingMethods.contains(method), let delegate = tableDelegate else { return nil }
        let answer = OptionalMethod.ask { call(delegate) }
        if case .none = answer { missingMethods.insert(method) }
        return answer
    }

    /// Returns the delegate's result, or nil if it does not implement the method; not cached.
    func askDelegate<Answer>(_ call: (any UITableViewDelegate) -> Answer) -> Answer? {
        tableDelegate.flatMap { delegate in OptionalMethod.ask { call(delegate) } }
    }

    /// Returns the data source's result, or nil if it does not implement the method.
    func askSource<Answer>(_ call: (any UITableViewDataSource) -> Answer) -> Answer? {
        dataSource.flatMap { source in OptionalMethod.ask { call(source) } }
    }
}
