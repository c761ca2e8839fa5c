import CoreGraphics
import UIKit

@MainActor
extension Layout {
    /// Creates the layout of a window's content; hidden and fully transparent views are omitted.
    package init(of window: UIWindow) {
        nodes = []
        window.layoutIfNeeded()
        VisibleViews(in: window).forEach { nodes.append(Self.node($0)) }
    }

    private static func node(_ place: VisibleViews.Place) -> Node {
        let (view, frame) = (place.view, place.frame)
        var node = Node(
            depth: place.depth, className: view.shownClassName, id: view.nibIdentifier,
            frame: [frame.minX, frame.minY, frame.width, frame.height].map { rounded(Double($0)) })
        node.text = view.writtenText
        node.isCutOff = (view as? UILabel)?.cutsTextOff ?? false
        node.label = view.accessibilityLabel == node.text ? nil : view.accessibilityLabel
        node.name = view.accessibilityIdentifier
        return node
    }

    /// Rounds to a hundredth of a point, finer than any pixel.
    private static func rounded(_ number: Double) -> Double {
        number.isFinite ? (number * 100).rounded() / 100 : 0
    }
}

extension UILabel {
    /// Whether the text needs more space than the label has.
    fileprivate var cutsTextOff: Bool {
        guard let text, !text.isEmpty, !adjustsFontSizeToFitWidth, bounds.width > 0 else { return false }
        if numberOfLines == 1 { return intrinsicContentSize.width > bounds.width + 0.5 }
        let lines = numberOfLines
        numberOfLines = 0
        defer { numberOfLines = lines }
        let needed = textRect(
            forBounds: CGRect(x: 0, y: 0, width: bounds.width, height: .greatestFiniteMagnitude),
            limitedToNumberOfLines: 0)
        return needed.height > bounds.height + 0.5
    }
}
