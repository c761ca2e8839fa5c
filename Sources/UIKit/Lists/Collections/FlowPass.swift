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
    /// The room along a line, in points.
    private let lineLength: CGFloat
    private let isRightToLeft: Bool

    init(layout: UICollectionViewFlowLayout, view: UICollectionView) {
        self.layout = layout
        self.view = view
        let insets = view.adjustedContentInset
        lineLength =
            layout.scrollDirection == .vertical
            ? view.bounds.width - insets.left - insets.right : view.bounds.height - insets.top - insets.bottom
        isRightToLeft = view.isRightToLeft
    }

    private var isVertical: Bool { layout.scrollDirection == .vertical }

    var contentSize: CGSize {
        isVertical ? CGSize(width: lineLength, height: depth) : CGSize(width: depth, height: lineLength)
    }

    mutating func run() {
        for section in 0..<view.numberOfSections { flow(section) }
        if isRightToLeft, !isVertical { mirror() }
    }

    private mutating func flow(_ number: Int) {
        let measures = FlowMeasures(section: number, of: layout, in: view)
        let section = FlowSection(
            number: number, measures: measures, isVertical: isVertical, length: lineLength,
            sizes: (0..<view.numberOfItems(inSection: number)).map {
                view.size(ofItemAt: IndexPath(item: $0, section: number), in: layout)
            })
        addSupplement(UICollectionView.elementKindSectionHeader, number, measures.header)
        depth += section.before
        for line in section.lines {
            for item in line.items { add(item, in: line, number) }
            depth += line.thickness
            if !line.isLast { depth += measures.lineSpacing }
        }
        depth += section.after
        addSupplement(UICollectionView.elementKindSectionFooter, number, measures.footer)
    }

    private mutating func add(_ item: FlowSection.Item, in line: FlowSection.Line, _ section: Int) {
        let element = UICollectionViewLayoutAttributes(
            forCellWith: IndexPath(item: item.number, section: section))
        element.frame = rect(
            start: item.start, depth: depth + (line.thickness - item.thickness) / 2, length: item.length,
            thickness: item.thickness)
        attributes.append(element)
    }

    private mutating func addSupplement(_ kind: String, _ section: Int, _ size: CGSize) {
        let thickness = isVertical ? size.height : size.width
        guard thickness > 0 else { return }
        let element = UICollectionViewLayoutAttributes(
            forSupplementaryViewOfKind: kind, with: IndexPath(item: 0, section: section))
        element.frame = rect(start: 0, depth: depth, length: lineLength, thickness: thickness)
        attributes.append(element)
        depth += thickness
    }

    private func rect(start: CGFloat, depth: CGFloat, length: CGFloat, thickness: CGFloat) -> CGRect {
        guard isVertical else { return CGRect(x: depth, y: start, width: thickness, height: length) }
        let x = isRightToLeft ? lineLength - start - length : start
        return CGRect(x: x, y: depth, width: length, height: thickness)
    }

    /// Columns begin at the right where text does.
    private func mirror() {
        for element in attributes { element.frame.origin.x = depth - element.frame.maxX }
    }
}
