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

    var frames: [UISplitViewController.Column: CGRect] {
        var frames: [UISplitViewController.Column: CGRect] = [:]
        var x: CGFloat = 0
        for column in columns.dropLast() {
            let width = width(of: column)
            frames[column] = frame(x, width)
            x += width + line
        }
        guard let last = columns.last else { return [:] }
        frames[last] = lastFrame(after: columns.count > 1 ? x : 0)
        return frames
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
