import CoreGraphics

/// Insets that override the computed ones, edge by edge.
package struct InsetOverrides: Sendable {
    package var edges: [Edge: CGFloat] = [:]

    package enum Edge: String, Sendable, Hashable {
        case top, left, bottom, right, leading, trailing
    }

    package init(edges: [Edge: CGFloat] = [:]) { self.edges = edges }

    func applied(to insets: UIEdgeInsets, rightToLeft: Bool = false) -> UIEdgeInsets {
        guard !edges.isEmpty else { return insets }
        let (leading, trailing): (Edge, Edge) = rightToLeft ? (.right, .left) : (.left, .right)
        func value(_ edge: Edge, _ computed: CGFloat) -> CGFloat {
            if let given = edges[edge] { return given }
            if edge == leading, let given = edges[.leading] { return given }
            if edge == trailing, let given = edges[.trailing] { return given }
            return computed
        }
        return UIEdgeInsets(
            top: value(.top, insets.top), left: value(.left, insets.left),
            bottom: value(.bottom, insets.bottom),
            right: value(.right, insets.right))
    }
}

extension UIView {
    /// Overrides the computed insets, edge by edge.
    package func overrideInsets(safeArea: InsetOverrides, margins: InsetOverrides) {
        layoutState.insetOverrides = safeArea
        layoutState.marginOverrides = margins
        insetsMayHaveChanged()
        marginsMayHaveChanged()
    }
}
