import Foundation
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

    /// Parses JSON: `{"VIEW-ID": {"safeArea": {"top": 44}, "margins": {"leading": 16}}}`, in points.
    public init(json data: Data) throws {
        guard let object = try JSONSerialization.jsonObject(with: data) as? [String: Any] else {
            throw InsetTableError(message: "expected an object of views by id")
        }
        source = data
        for (id, value) in object {
            guard let value = value as? [String: Any] else {
                throw InsetTableError(message: "expected an object for view \(id)")
            }
            entries[id] = Entry(
                safeArea: try Self.overrides(value["safeArea"], id),
                margins: try Self.overrides(value["margins"], id))
        }
    }

    private static func overrides(_ value: Any?, _ id: String) throws -> InsetOverrides {
        guard let value else { return InsetOverrides() }
        guard let edges = value as? [String: Any] else {
            throw InsetTableError(message: "expected an object of edges for view \(id)")
        }
        var result = InsetOverrides()
        for (name, number) in edges {
            guard let edge = InsetOverrides.Edge(rawValue: name), let number = number as? NSNumber,
                number.doubleValue.isFinite
            else { throw InsetTableError(message: "expected edge and number for view \(id), found \(name)") }
            result.edges[edge] = CGFloat(number.doubleValue)
        }
        return result
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
            try self.init(json: source)
        } else {
            self.init()
        }
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(source)
    }
}

/// An error that occurs when a table of insets cannot be parsed.
public struct InsetTableError: Error {
    public let message: String
}
