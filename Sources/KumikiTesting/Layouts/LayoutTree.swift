import UIKit

/// A view tree after layout, as a value: the properties in which two screens must agree to look the same to a user.
///
/// ```swift
/// let drawn = try Harness { MapViewController.instance() }.layout
/// let coded = try Harness { MapViewController(builderKey: .whole) }.layout
/// #expect(drawn.differences(from: coded).isEmpty)
/// ```
public struct LayoutTree: Hashable, Sendable {
    /// The class of the view; for private classes the class in UIKit.
    public let className: String
    /// The frame in the superview, in points.
    public let frame: CGRect
    /// The displayed text; nil if there is none.
    public let text: String?
    /// Whether the view is hidden.
    public let isHidden: Bool
    /// The subviews from back to front. Labels without a text, which controls create at different times, are
    /// omitted.
    public let children: [LayoutTree]

    /// Creates the tree of a view after its layout.
    @MainActor
    public init(of view: UIView) {
        className = String(describing: type(of: view))
        frame = view.frame
        text = view.shownText
        isHidden = view.isHidden
        children = view.subviews.filter { !$0.isEmptyLabel }.map(LayoutTree.init)
    }

    /// Hashes the class, the text and the children; frames are compared with a tolerance.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(className)
        hasher.combine(text)
        hasher.combine(children)
    }
}

extension LayoutTree {
    /// Returns the differences between two trees, one per line; empty if a user would see no difference.
    ///
    /// - Parameters:
    ///   - other: The expected tree.
    ///   - tolerance: The allowed deviation of an edge, in points.
    public func differences(from other: LayoutTree, tolerance: CGFloat = 0.01) -> [String] {
        differences(from: other, tolerance: tolerance, path: className)
    }

    private func differences(from other: LayoutTree, tolerance: CGFloat, path: String) -> [String] {
        let own = own(other, tolerance).map { "\(path): \($0)" }
        guard children.count == other.children.count else {
            return own + [
                "\(path): has \(Self.names(children)) instead of \(Self.names(other.children))"
            ]
        }
        let below = zip(children, other.children).enumerated().flatMap { index, pair in
            pair.0.differences(
                from: pair.1, tolerance: tolerance, path: "\(path) > \(index) \(pair.0.className)")
        }
        return own + below
    }

    private func own(_ other: LayoutTree, _ tolerance: CGFloat) -> [String] {
        var found: [String] = []
        if className != other.className {
            found.append("is a \(className) instead of a \(other.className)")
        }
        if !frame.isNear(other.frame, tolerance) {
            found.append("lies at \(frame.words) instead of \(other.frame.words)")
        }
        if text != other.text {
            found.append("says “\(text ?? "")” instead of “\(other.text ?? "")”")
        }
        if isHidden != other.isHidden { found.append(isHidden ? "is hidden" : "is not hidden") }
        return found
    }

    private static func names(_ trees: [LayoutTree]) -> String {
        "\(trees.count) views [" + trees.map(\.className).joined(separator: ", ") + "]"
    }
}

extension UIView {
    fileprivate var isEmptyLabel: Bool { (self as? UILabel).map { $0.text?.isEmpty ?? true } ?? false }

    /// The text that the view shows; nil for none.
    var shownText: String? {
        switch self {
        case let label as UILabel: label.text
        case let button as UIButton: button.configuration?.title ?? button.currentTitle
        case let field as UITextField: field.text?.isEmpty == false ? field.text : field.placeholder
        case let view as UITextView: view.text
        default: nil
        }
    }
}

extension CGRect {
    fileprivate func isNear(_ other: CGRect, _ tolerance: CGFloat) -> Bool {
        let pairs = [
            (minX, other.minX), (minY, other.minY), (width, other.width), (height, other.height),
        ]
        return pairs.allSatisfy { abs($0 - $1) <= tolerance }
    }

    fileprivate var words: String { "(\(minX), \(minY)) \(width)×\(height)" }
}
