import CoreGraphics

/// Arranges the views of bar items side by side.
@MainActor
struct BarItemRow {
    let views: [BarButtonView]

    /// The spacing between two buttons, in points. Spaces need none around them.
    static let spacing: CGFloat = 16

    /// Returns the width that the views need together, in points.
    func width(in height: CGFloat) -> CGFloat {
        views.reduce(gaps) { $0 + size(of: $1, height).width }
    }

    private var gaps: CGFloat { views.indices.dropFirst().reduce(0) { $0 + gap(before: $1) } }

    private func gap(before index: Int) -> CGFloat {
        views[index - 1].isSpace || views[index].isSpace ? 0 : Self.spacing
    }

    private func size(of view: BarButtonView, _ height: CGFloat) -> CGSize {
        view.sizeThatFits(CGSize(width: 1000, height: height))
    }

    /// Places the views in the band, centered on its middle line; mirrored in a bar of the given width. Flexible spaces
    /// share the remaining length.
    func place(in band: CGRect, mirroredIn width: CGFloat?) {
        let flexible = views.count { $0.item.systemItem == .flexibleSpace }
        let share = max(band.width - self.width(in: band.height), 0) / CGFloat(max(flexible, 1))
        var x = band.minX
        for (index, view) in views.enumerated() {
            if index > 0 { x += gap(before: index) }
            var size = size(of: view, band.height)
            if view.item.systemItem == .flexibleSpace { size.width += share }
            let place = width.map { $0 - x - size.width } ?? x
            let y = view.pixels.down(band.midY - size.height / 2)
            view.frame = CGRect(x: place, y: y, width: size.width, height: size.height)
            x += size.width
        }
    }
}
