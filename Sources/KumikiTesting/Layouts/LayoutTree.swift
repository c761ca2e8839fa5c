import UIKit

/// A tree of views after layout, as a value: what two screens must have in common to be the same to a user.
///
/// ```swift
/// let drawn = try Harness { MapViewController.instance() }.layout
/// let coded = try Harness { MapViewController(builderKey: .whole) }.layout
/// #expect(drawn.differences(from: coded).isEmpty)
/// ```
public struct LayoutTree: Hashable, Sendable {
    /// The class of the view; of private ones their name in UIKit.
    public let className: String
    /// The place in the superview, in points.
    public let frame: CGRect
    /// The text that the view shows; nil for none.
    public let text: String?
    /// Whether the view shows.
    public let isHidden: Bool
    /// The views in this one, from back to front. Labels without a text, which controls make sooner or later, are left
    /// out.
    public let children: [LayoutTree]

    /// The tree of a view that is laid out.
    @MainActor
    public init(of view: UIView) {
        className = String(describing: type(of: view))
        frame = view.frame
        text = view.shownText
        isHidden = view.isHidden
        children = view.subviews.filter { !$0.isEmptyLabel }.map(LayoutTree.init)
    }

    /// Takes in class, text and children; frames are left to the comparison.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(className)
        hasher.combine(text)
        hasher.combine(children)
    }
}

extension LayoutTree {
    /// The differences of two trees, one a line; empty where a user would see no difference.
    ///
    /// - Parameters:
    ///   - other: The tree that this one should be like.
    ///   - tolerance: How far an edge may be off, in points.
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
