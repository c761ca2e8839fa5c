import CoreGraphics

/// Puts the views of bar items side by side.
@MainActor
struct BarItemRow {
    let views: [BarButtonView]
    let spacing: CGFloat

    /// The width that the views need together, in points.
    func width(in height: CGFloat) -> CGFloat {
        let widths = views.map { $0.sizeThatFits(CGSize(width: 1000, height: height)).width }
        return widths.reduce(0, +) + spacing * CGFloat(max(views.count - 1, 0))
    }

    /// Places the views from x on, centred on the line; mirrored in a bar of the given width.
    func place(fromX start: CGFloat, in band: CGRect, mirroredIn width: CGFloat?) {
        var x = start
        for view in views {
            let size = view.sizeThatFits(CGSize(width: 1000, height: band.height))
            let place = width.map { $0 - x - size.width } ?? x
            view.frame = CGRect(
                x: place, y: band.midY - size.height / 2, width: size.width, height: size.height)
            x += size.width + spacing
        }
    }
}
