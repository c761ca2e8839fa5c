import CoreGraphics

/// Where the columns stand, from the leading edge on, in points.
struct SplitArrangement {
    let size: CGSize
    let mode: UISplitViewController.DisplayMode
    /// The columns that are shown, from the leading edge on, the secondary one last.
    let columns: [UISplitViewController.Column]
    /// How wide each column but the last wants to be.
    let widths: [UISplitViewController.Column: CGFloat]
    /// How thick the line between columns is.
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

    /// No column but the last takes more than its even share.
    func width(of column: UISplitViewController.Column) -> CGFloat {
        min(widths[column] ?? 0, size.width / CGFloat(max(columns.count, 1)))
    }

    private func lastFrame(after x: CGFloat) -> CGRect {
        if mode.isOverSecondary { return frame(0, size.width) }
        // It is moved aside as it stood beside one column.
        let taken =
            mode == .twoDisplaceSecondary && columns.count > 2
            ? width(of: columns[columns.count - 2]) + line : x
        return frame(x, max(size.width - taken, 0))
    }

    private func frame(_ x: CGFloat, _ width: CGFloat) -> CGRect {
        CGRect(x: x, y: 0, width: width, height: size.height)
    }
}
