import CoreGraphics
import Foundation

/// One run of the flow: items side by side until a line is full, then the next line.
///
/// Lengths are along the line and depths across it, so that both scroll directions are one computation.
@MainActor
struct FlowPass {
    let layout: UICollectionViewFlowLayout
    let view: UICollectionView

    private(set) var attributes: [UICollectionViewLayoutAttributes] = []
    private var depth: CGFloat = 0

    init(layout: UICollectionViewFlowLayout, view: UICollectionView) {
        self.layout = layout
        self.view = view
    }

    private var isVertical: Bool { layout.scrollDirection == .vertical }

    /// The room along a line, in points.
    private var lineLength: CGFloat {
        let insets = view.adjustedContentInset
        return isVertical
            ? view.bounds.width - insets.left - insets.right : view.bounds.height - insets.top - insets.bottom
    }

    var contentSize: CGSize {
        isVertical ? CGSize(width: lineLength, height: depth) : CGSize(width: depth, height: lineLength)
    }

    mutating func run() {
        for section in 0..<view.numberOfSections { flow(section) }
    }

    private mutating func flow(_ section: Int) {
        supplement(UICollectionView.elementKindSectionHeader, section, layout.headerReferenceSize)
        let insets = insetsAlong
        depth += insets.before
        for line in lines(of: section, room: lineLength - insets.start - insets.end) {
            place(line, from: insets.start, room: lineLength - insets.start - insets.end)
        }
        if view.numberOfItems(inSection: section) > 0 { depth -= layout.minimumLineSpacing }
        depth += insets.after
        supplement(UICollectionView.elementKindSectionFooter, section, layout.footerReferenceSize)
    }

    private var insetsAlong: (start: CGFloat, end: CGFloat, before: CGFloat, after: CGFloat) {
        let inset = layout.sectionInset
        return isVertical
            ? (inset.left, inset.right, inset.top, inset.bottom) : (inset.top, inset.bottom, inset.left, inset.right)
    }

    private mutating func supplement(_ kind: String, _ section: Int, _ size: CGSize) {
        let thickness = isVertical ? size.height : size.width
        guard thickness > 0 else { return }
        let item = UICollectionViewLayoutAttributes(
            forSupplementaryViewOfKind: kind, with: IndexPath(item: 0, section: section))
        item.frame = rect(start: 0, depth: depth, length: lineLength, thickness: thickness)
        attributes.append(item)
        depth += thickness
    }

    private typealias Line = [(path: IndexPath, length: CGFloat, thickness: CGFloat)]

    private func lines(of section: Int, room: CGFloat) -> [Line] {
        var lines: [Line] = []
        var used = CGFloat.infinity
        for number in 0..<view.numberOfItems(inSection: section) {
            let path = IndexPath(item: number, section: section)
            let size = view.size(ofItemAt: path, in: layout)
            let (length, thickness) = isVertical ? (size.width, size.height) : (size.height, size.width)
            if used + layout.minimumInteritemSpacing + length > room + 0.001 {
                lines.append([])
                used = -layout.minimumInteritemSpacing
            }
            lines[lines.count - 1].append((path, length, thickness))
            used += layout.minimumInteritemSpacing + length
        }
        return lines
    }

    /// Items of a full line spread over it; those of the last line keep the least distance... as in every line of
    /// one item, which stands at the start.
    private mutating func place(_ line: Line, from start: CGFloat, room: CGFloat) {
        let thickness = line.map(\.thickness).max() ?? 0
        let used = line.reduce(0) { $0 + $1.length }
        let isOpenEnd = line.last?.path.item == view.numberOfItems(inSection: line[0].path.section) - 1
        let spread = line.count > 1 ? (room - used) / CGFloat(line.count - 1) : 0
        let gap = isOpenEnd ? min(spread, layout.minimumInteritemSpacing) : spread
        var position = start
        if line.count == 1, !isOpenEnd { position += max((room - used) / 2, 0) }
        for item in line {
            let element = UICollectionViewLayoutAttributes(forCellWith: item.path)
            element.frame = rect(
                start: position, depth: depth + (thickness - item.thickness) / 2, length: item.length,
                thickness: item.thickness)
            attributes.append(element)
            position += item.length + gap
        }
        depth += thickness + layout.minimumLineSpacing
    }

    private func rect(start: CGFloat, depth: CGFloat, length: CGFloat, thickness: CGFloat) -> CGRect {
        guard isVertical else { return CGRect(x: depth, y: start, width: thickness, height: length) }
        let x = view.isRightToLeft ? lineLength - start - length : start
        return CGRect(x: x, y: depth, width: length, height: thickness)
    }
}
