import CoreGraphics

/// The frames of the scroll indicators, in the content's coordinates in points.
@MainActor
struct IndicatorPlace {
    /// The width of the indicators, and their distance from the edge (observed; Apple documents none).
    static let thickness: CGFloat = 3
    static let gap: CGFloat = 3
    /// The minimum length of an indicator, unless content is dragged beyond its edge.
    static let shortest: CGFloat = 36
    static let shortestBeyond: CGFloat = 7

    private let view: UIScrollView

    init(_ view: UIScrollView) { self.view = view }

    var vertical: CGRect {
        let inset = insets(view.verticalScrollIndicatorInsets)
        let room = view.bounds.inset(by: inset)
        let bar = bar(
            room.height - 2 * Self.gap, view.contentOffset.y, view.offsetLimits.y, view.bounds.height)
        let x =
            view.isRightToLeft ? room.minX + Self.gap : room.maxX - Self.gap - Self.thickness
        return CGRect(
            x: x, y: room.minY + Self.gap + bar.start, width: Self.thickness, height: bar.length)
    }

    var horizontal: CGRect {
        let inset = insets(view.horizontalScrollIndicatorInsets)
        let room = view.bounds.inset(by: inset)
        let bar = bar(
            room.width - 2 * Self.gap, view.contentOffset.x, view.offsetLimits.x, view.bounds.width)
        return CGRect(
            x: room.minX + Self.gap + bar.start, y: room.maxY - Self.gap - Self.thickness, width: bar.length,
            height: Self.thickness)
    }

    private func insets(_ own: UIEdgeInsets) -> UIEdgeInsets {
        view.automaticallyAdjustsScrollIndicatorInsets ? own + view.safeAreaShare : own
    }

    /// Returns an indicator whose fraction of the length is the visible fraction of the content; shorter if content is
    /// dragged beyond its edge.
    private func bar(
        _ way: CGFloat, _ offset: CGFloat, _ limits: ClosedRange<CGFloat>, _ seen: CGFloat
    ) -> (start: CGFloat, length: CGFloat) {
        let way = max(way, 0)
        let spare = limits.upperBound - limits.lowerBound
        let whole = max(way * seen / max(seen + spare, 1), min(Self.shortest, way))
        let beyond = max(limits.lowerBound - offset, offset - limits.upperBound, 0)
        let length = max(whole - beyond, min(Self.shortestBeyond, way))
        let part =
            spare > 0
            ? min(max((offset - limits.lowerBound) / spare, 0), 1) : offset > limits.upperBound ? 1 : 0
        return ((way - length) * part, length)
    }
}
