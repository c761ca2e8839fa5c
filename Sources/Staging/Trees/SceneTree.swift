import Foundation
import InterfaceBuilder
import UIKit

/// The views of a document's scenes after layout.
@MainActor
public struct SceneTree {
    /// The greatest depth of the tree; a note replaces deeper views.
    static let maximumDepth = 500

    let document: String
    private var entries: [Entry] = []

    public init(document: String) { self.document = document }

    /// A view of a scene with its subviews as text.
    package struct Entry: Codable, Sendable {
        /// The view as a JSON object, indented for its position in the tree's.
        var json: String
        /// A readable description, with one line per view.
        var text: String
    }

    package mutating func add(_ scene: StagedScene) {
        if let view = scene.controller.view { add([Self.entry(scene, view)]) }
    }

    package mutating func add(_ entries: [Entry]) { self.entries += entries }

    /// Returns the entry for a view of the scene.
    static func entry(_ scene: StagedScene, _ view: UIView) -> Entry {
        Entry(json: json(scene, view).text(indent: "    "), text: text(scene, view))
    }

    /// The tree as a JSON object with the controller and view of every scene.
    public var json: String {
        let value = JSONValue.object([
            ("document", .string(document)), ("scenes", .array(entries.map { .written($0.json) })),
        ])
        return value.text()
    }

    private static func json(_ scene: StagedScene, _ view: UIView) -> JSONValue {
        let controller: JSONValue = .object([
            ("id", .string(scene.info.id)),
            ("class", .string(scene.info.customClass ?? "\(type(of: scene.controller))")),
        ])
        return .object([("controller", controller), ("view", json(view, depth: 0))])
    }

    private static func json(_ view: UIView, depth: Int) -> JSONValue {
        let children = depth < maximumDepth ? view.subviews.map { json($0, depth: depth + 1) } : []
        return .object([
            ("id", view.nibIdentifier.map(JSONValue.string) ?? .null),
            ("class", .string(view.shownClassName)),
            ("frame", .array(view.frame.numbers.map(JSONValue.number))),
            ("subviews", .array(children)),
        ])
    }

    /// The tree as indented text with the class, frame, text and id of each view.
    public var text: String { entries.map(\.text).joined(separator: "\n\n") }

    private static func text(_ scene: StagedScene, _ view: UIView) -> String {
        let name = scene.info.storyboardIdentifier ?? scene.info.title ?? scene.info.id
        let type = scene.info.customClass ?? "\(Swift.type(of: scene.controller))"
        return (["\(type) \"\(name)\""] + lines(view, indent: "  ", depth: 0)).joined(separator: "\n")
    }

    private static func lines(_ view: UIView, indent: String, depth: Int) -> [String] {
        let frame = view.frame.numbers.map(JSONValue.plain)
        let place = "(\(frame[0]), \(frame[1])) \(frame[2])×\(frame[3])"
        let words = [
            indent + view.shownClassName, place, view.shownText.map { "\"\($0.prefix(60))\"" },
            view.isHidden ? "hidden" : nil, view.nibIdentifier.map { "#\($0)" },
        ]
        let line = words.compactMap { $0 }.joined(separator: "  ")
        guard depth < maximumDepth else { return [line, indent + "  … deeper views are left out"] }
        return [line] + view.subviews.flatMap { lines($0, indent: indent + "  ", depth: depth + 1) }
    }
}

extension UIView {
    /// The class of the view in the document, or else its actual class.
    var shownClassName: String { nibClassName ?? "\(type(of: self))" }

    /// The displayed text on one line.
    var shownText: String? {
        writtenText?.split(whereSeparator: \.isNewline).joined(separator: " ")
    }

    /// The displayed text, if it is not empty.
    var writtenText: String? {
        let text =
            switch self {
            case let label as UILabel: label.text
            case let button as UIButton: button.configuration?.title ?? button.title(for: .normal)
            case let field as UITextField: field.text?.isEmpty == false ? field.text : field.placeholder
            default: nil as String?
            }
        return text?.isEmpty == false ? text : nil
    }
}

extension CGRect {
    var numbers: [Double] { [origin.x, origin.y, size.width, size.height].map { Double($0) } }
}
