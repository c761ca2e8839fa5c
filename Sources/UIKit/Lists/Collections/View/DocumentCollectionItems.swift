import CoreGraphics
import Foundation

/// The items of a collection's document: prototypes in place of the data source's items.
@MainActor
struct DocumentCollectionItems {
    private(set) var cells: [UICollectionViewCell] = []
    /// The frames of the cells in the document.
    private(set) var frames: [CGRect] = []
    private(set) var header: UICollectionReusableView?
    private(set) var footer: UICollectionReusableView?

    private var prototypes: [NibTemplate] = []
    private var headerPrototype: NibTemplate?
    private var footerPrototype: NibTemplate?

    /// Whether the collection displays them. Its controller does as long as it has no items of its own.
    var isShown = false

    init() {}

    init(prototypes: [NibTemplate], header: NibTemplate?, footer: NibTemplate?) {
        self.prototypes = prototypes
        headerPrototype = header
        footerPrototype = footer
    }

    /// Creates each prototype once, as a sample.
    mutating func makeSamples() {
        let samples = prototypes.compactMap { $0.instantiate(as: UICollectionViewCell.self) }
        cells += samples
        frames += samples.map(\.frame)
        header = header ?? headerPrototype?.instantiate()
        footer = footer ?? footerPrototype?.instantiate()
        (prototypes, headerPrototype, footerPrototype) = ([], nil, nil)
    }

    func cell(at path: IndexPath) -> UICollectionViewCell? {
        path.section == 0 && cells.indices.contains(path.item) ? cells[path.item] : nil
    }

    /// Returns whether the view belongs to the document rather than to the reuse queue.
    func owns(_ view: UICollectionReusableView) -> Bool {
        view === header || view === footer || cells.contains { $0 === view }
    }

    func supplement(_ kind: String) -> UICollectionReusableView? {
        switch kind {
        case UICollectionView.elementKindSectionHeader: header
        case UICollectionView.elementKindSectionFooter: footer
        default: nil
        }
    }
}
