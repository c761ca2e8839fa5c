import CoreGraphics

/// The frames of the columns, from the leading edge on, in points.
struct SplitArrangement {
    let size: CGSize
    let mode: UISplitViewController.DisplayMode
    /// The columns that are shown, from the leading edge on, the secondary one last.
    let columns: [UISplitViewController.Column]
    /// The preferred width of each column but the last.
    let widths: [UISplitViewController.Column: CGFloat]
    /// The width of the line between columns.
    let line: CGFloat
    /// Whether the primary column is a sidebar of glass above the column beside it, as in iOS 26.
    let isGlass: Bool

    /// The distance of a sidebar of glass from the edges of the split view, in points (an estimate; Apple documents none).
    private static let sidebarGap: CGFloat = 10

    /// Whether the first column is a sidebar of glass.
    var hasSidebar: Bool { isGlass && columns.count > 1 && columns.first == .primary }

    /// The end of the sidebar; 0 without one.
    var sidebarEnd: CGFloat { hasSidebar ? Self.sidebarGap + width(of: .primary) : 0 }

    /// The column that extends below the sidebar and has its content beside it; nil if the sidebar covers the content.
    var columnBesideSidebar: UISplitViewController.Column? {
        hasSidebar && !mode.isOverSecondary ? columns[1] : nil
    }

    var frames: [UISplitViewController.Column: CGRect] {
        var frames: [UISplitViewController.Column: CGRect] = [:]
        var x: CGFloat = 0
        for column in columns.dropLast() {
            let width = width(of: column)
            if hasSidebar, column == .primary {
                frames[column] = sidebarFrame
                x = sidebarEnd
            } else {
                frames[column] = extended(frame(x, width), column)
                x += width + line
            }
        }
        guard let last = columns.last else { return [:] }
        frames[last] = extended(lastFrame(after: columns.count > 1 ? x : 0), last)
        return frames
    }

    private var sidebarFrame: CGRect {
        let gap = Self.sidebarGap
        return CGRect(x: gap, y: gap, width: width(of: .primary), height: max(size.height - 2 * gap, 0))
    }

    /// Extends the frame of the column beside the sidebar to the edge.
    private func extended(_ frame: CGRect, _ column: UISplitViewController.Column) -> CGRect {
        guard column == columnBesideSidebar else { return frame }
        return CGRect(x: 0, y: frame.minY, width: frame.maxX, height: frame.height)
    }

    /// Returns the width of a column; at most an even share, except for the last.
    func width(of column: UISplitViewController.Column) -> CGFloat {
        min(widths[column] ?? 0, size.width / CGFloat(max(columns.count, 1)))
    }

    private func lastFrame(after x: CGFloat) -> CGRect {
        if mode.isOverSecondary { return frame(0, size.width) }
        // A displaced secondary column keeps its width beside one column.
        let taken =
            mode == .twoDisplaceSecondary && columns.count > 2
            ? width(of: columns[columns.count - 2]) + line : x
        return frame(x, max(size.width - taken, 0))
    }

    private func frame(_ x: CGFloat, _ width: CGFloat) -> CGRect {
        CGRect(x: x, y: 0, width: width, height: size.height)
    }
}
