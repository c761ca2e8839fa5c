import UIKit

extension StepError {
    /// The most names that are listed.
    private static let longest = 20

    /// Creates an error for a name that no touchable view has: why the view with the name cannot be touched, or else the
    /// most similar names.
    @MainActor
    init(nothingNamed name: String, among targets: [UserTarget]) {
        if let hidden = targets.first(where: { $0.rank(named: name) != nil }) {
            self.init(description: "nothing in reach is named \"\(name)\"; \(hidden.hindrance)")
            return
        }
        var names: [String] = []
        for target in targets where target.isInReach {
            if let name = target.name, !names.contains(name) { names.append(name) }
        }
        let sorted = names.enumerated().sorted {
            let (one, other) = ($0.element.distance(to: name), $1.element.distance(to: name))
            return one != other ? one < other : $0.offset < $1.offset
        }
        let shown = sorted.prefix(Self.longest).map { "\"\($0.element)\"" }.joined(separator: ", ")
        let rest = names.count > Self.longest ? " and \(names.count - Self.longest) more" : ""
        let hint = names.isEmpty ? "no view has a name" : "there are \(shown)\(rest)"
        self.init(description: "nothing in reach is named \"\(name)\"; \(hint)")
    }
}

extension UserTarget {
    /// The reason why a touch does not reach the view.
    fileprivate var hindrance: String {
        let kind = type(of: view)
        guard let window = view.window, window.bounds.contains(point) else {
            return "a \(kind) of that name lies outside of the screen: scroll to it first"
        }
        guard let hit = window.hitTest(point, with: nil) else {
            return "a \(kind) of that name does not take touches"
        }
        let name = window.userTargets.first { $0.view === hit }?.name.map { " \"\($0)\"" } ?? ""
        return "a \(kind) of that name is covered by a \(type(of: hit))\(name)"
    }
}

extension String {
    /// Returns the Levenshtein distance between two texts, ignoring case.
    fileprivate func distance(to other: String) -> Int {
        let (one, two) = (Array(lowercased().prefix(100)), Array(other.lowercased().prefix(100)))
        var row = Array(0...two.count)
        for (line, letter) in one.enumerated() {
            var corner = row[0]
            row[0] = line + 1
            for (column, wanted) in two.enumerated() {
                let change = corner + (letter == wanted ? 0 : 1)
                corner = row[column + 1]
                row[column + 1] = Swift.min(change, corner + 1, row[column] + 1)
            }
        }
        return row[two.count]
    }
}
