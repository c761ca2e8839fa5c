import CoreGraphics

/// The headers and footers around a stretch of content.
@MainActor
struct BoundaryPlacement {
    let items: [NSCollectionLayoutBoundarySupplementaryItem]
    let isVertical: Bool
    /// The size to which the items' fractions refer.
    let container: CGSize
    /// The preferred sizes of the views, by kind.
    var measured: [String: CGSize] = [:]

    func size(of item: NSCollectionLayoutBoundarySupplementaryItem) -> CGSize {
        item.layoutSize.size(in: container, measured: measured[item.elementKind])
    }

    private func room(_ isAt: (NSRectAlignment) -> Bool, _ length: (CGSize) -> CGFloat) -> CGFloat {
        items.filter { $0.extendsBoundary && isAt($0.alignment) }.map { length(size(of: $0)) }.max() ?? 0
    }

    /// The space that the items need beside the content, in points; at the sides of the direction of scrolling there
    /// are only corners.
    var insets: NSDirectionalEdgeInsets {
        NSDirectionalEdgeInsets(
            top: room(\.isTop, \.height), leading: isVertical ? 0 : room({ $0 == .leading }, \.width),
            bottom: room(\.isBottom, \.height), trailing: isVertical ? 0 : room({ $0 == .trailing }, \.width))
    }

    /// Returns an item's frame.
    /// - Parameters:
    ///   - area: The content with its headers and footers.
    ///   - visible: The visible rectangle; pinned items stay within it.
    func frame(
        of item: NSCollectionLayoutBoundarySupplementaryItem, in area: CGRect, visible: CGRect
    ) -> CGRect {
        let size = size(of: item)
        let alignment = item.alignment
        var frame = CGRect(
            x: alignment.isLeading
                ? area.minX : alignment.isTrailing ? area.maxX - size.width : area.midX - size.width / 2,
            y: alignment.isTop
                ? area.minY : alignment.isBottom ? area.maxY - size.height : area.midY - size.height / 2,
            width: size.width, height: size.height)
        frame.origin.x += item.offset.x
        frame.origin.y += item.offset.y
        return item.pinToVisibleBounds ? pinned(frame, alignment, area, visible) : frame
    }

    private func pinned(_ frame: CGRect, _ alignment: NSRectAlignment, _ area: CGRect, _ visible: CGRect)
        -> CGRect
    {
        var frame = frame
        if isVertical {
            frame.origin.y =
                alignment.isBottom
                ? min(frame.minY, max(visible.maxY - frame.height, area.minY))
                : max(frame.minY, min(visible.minY, area.maxY - frame.height))
        } else {
            frame.origin.x =
                alignment.isTrailing
                ? min(frame.minX, max(visible.maxX - frame.width, area.minX))
                : max(frame.minX, min(visible.minX, area.maxX - frame.width))
        }
        return frame
    }
}
