import InterfaceBuilder

/// The order in which Xcode writes lists whose order is not significant: constraints by id; actions by
/// selector, then outlets by property, then segues; resources and capabilities by kind and name.
enum XcodeOrder {
    /// Returns whether a list of a document is in that order.
    static func isOrdered(_ list: Element) -> Bool {
        guard let rank = rank(of: list.name) else { return true }
        let keys = list.children.map { child in rank(child.name) { child[$0] } }
        return zip(keys, keys.dropFirst()).allSatisfy { !precedes($1, $0) }
    }

    /// Sorts a list in that order. Returns whether the order changed. The sort is stable.
    @discardableResult
    static func order(_ list: Draft) -> Bool {
        guard let rank = rank(of: list.name) else { return false }
        let before = list.children
        let ranked = list.children.enumerated().map {
            (offset: $0.offset, key: rank($0.element.name, $0.element.read), draft: $0.element)
        }
        list.children = ranked.sorted { left, right in
            left.key == right.key ? left.offset < right.offset : precedes(left.key, right.key)
        }.map(\.draft)
        return !zip(before, list.children).allSatisfy { $0 === $1 }
    }

    /// Returns whether Xcode determines the order of the list.
    static func hasOrder(_ name: String) -> Bool { rank(of: name) != nil }

    private typealias Rank = (_ name: String, _ attribute: (String) -> String?) -> [String]

    private static func rank(of list: String) -> Rank? {
        switch list {
        case "constraints": { _, attribute in [attribute("id") ?? ""] }
        case "connections":
            { name, attribute in
                switch name {
                case "action": ["0", attribute("selector") ?? ""]
                case "outlet": ["1", attribute("property") ?? ""]
                case "outletCollection": ["2", attribute("property") ?? ""]
                default: ["3"]
                }
            }
        case "resources": { name, attribute in [name, attribute("name") ?? ""] }
        case "dependencies":
            { name, attribute in [["deployment": "0", "plugIn": "1"][name] ?? "2", attribute("name") ?? ""] }
        default: nil
        }
    }

    private static func precedes(_ left: [String], _ right: [String]) -> Bool {
        for (left, right) in zip(left, right) where left != right {
            return left.utf8.lexicographicallyPrecedes(right.utf8)
        }
        return left.count < right.count
    }
}

extension Draft {
    fileprivate func read(_ name: String) -> String? { self[name] }
}
