import Foundation
import InterfaceBuilder
import UIKit

/// Specified insets for views by their ids, in place of the computed ones.
public struct InsetTable: Sendable {
    struct Entry: Sendable {
        var safeArea = InsetOverrides()
        var margins = InsetOverrides()
    }

    private var entries: [String: Entry] = [:]
    /// The JSON data of the table; nil for an empty table.
    private var source: Data?

    public init() {}

    /// From JSON: `{"VIEW-ID": {"safeArea": {"top": 44}, "margins": {"leading": 16}}}`, in points. Errors name the path.
    public init(json data: Data, path: String) throws(DocumentError) {
        let file = try JSON.parse(ContiguousArray(data), path: path)
        func fail(_ found: JSON, _ expected: String) -> DocumentError {
            DocumentError(file: path, line: found.line, reason: .malformed("\(expected) is expected"))
        }
        func overrides(_ insets: JSON?) throws(DocumentError) -> InsetOverrides {
            var result = InsetOverrides()
            guard let insets else { return result }
            guard case .object(let edges) = insets.value else { throw fail(insets, "an object of edges") }
            for (name, value) in edges {
                guard let edge = InsetOverrides.Edge(rawValue: name) else {
                    throw fail(value, "an edge instead of \"\(name)\"")
                }
                guard case .number(let length) = value.value, length.isFinite else {
                    throw fail(value, "a number for \"\(name)\"")
                }
                result.edges[edge] = CGFloat(length)
            }
            return result
        }
        guard case .object(let views) = file.value else { throw fail(file, "an object of views by id") }
        source = data
        for (id, view) in views {
            guard case .object = view.value else { throw fail(view, "an object for the view \(id)") }
            entries[id] = Entry(
                safeArea: try overrides(view["safeArea"]), margins: try overrides(view["margins"]))
        }
    }

    /// Applies the insets to the views with their ids, at any depth.
    @MainActor
    func apply(to root: UIView) {
        guard !entries.isEmpty else { return }
        var stack = [root]
        while let view = stack.popLast() {
            if let id = view.nibIdentifier, let entry = entries[id] {
                view.overrideInsets(safeArea: entry.safeArea, margins: entry.margins)
            }
            stack += view.subviews
        }
    }
}

extension InsetTable: Codable {
    public init(from decoder: any Decoder) throws {
        if let source = try decoder.singleValueContainer().decode(Data?.self) {
            try self.init(json: source, path: "")
        } else {
            self.init()
        }
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(source)
    }
}
