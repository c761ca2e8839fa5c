import CoreGraphics
import InterfaceBuilder

@MainActor
extension NibDecoder {
    func configure(_ collection: UICollectionView) {
        if let layout = object("collectionViewLayout", as: UICollectionViewLayout.self) {
            collection.collectionViewLayout = layout
        }
        collection.isPrefetchingEnabled = element.bool("prefetchingEnabled", default: true)
        collection.documentItems = DocumentCollectionItems(
            cells: objects(in: "cells", as: UICollectionViewCell.self),
            header: object("sectionHeaderView"), footer: object("sectionFooterView"))
        collection.reloadData()
    }

    func configure(_ layout: UICollectionViewFlowLayout) {
        layout.minimumLineSpacing = element.double("minimumLineSpacing").map { CGFloat($0) } ?? 10
        layout.minimumInteritemSpacing = element.double("minimumInteritemSpacing").map { CGFloat($0) } ?? 10
        layout.scrollDirection = element["scrollDirection"] == "horizontal" ? .horizontal : .vertical
        if let size = size("itemSize") { layout.itemSize = size }
        if let size = size("headerReferenceSize") { layout.headerReferenceSize = size }
        if let size = size("footerReferenceSize") { layout.footerReferenceSize = size }
        if let size = size("estimatedItemSize") { layout.estimatedItemSize = size }
        if element.bool("automaticEstimatedItemSize", default: false) {
            layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
        }
        if let inset = element.insets(key: "sectionInset") {
            layout.sectionInset = UIEdgeInsets(
                top: inset.top, left: inset.left, bottom: inset.bottom, right: inset.right)
        }
    }

    func configure(_ view: UICollectionReusableView) {
        view.reuseIdentifier = element["reuseIdentifier"]
    }

    func configure(_ cell: UICollectionViewCell) {
        if let content = object("contentView", as: UIView.self) { cell.contentView = content }
        cell.documentSize = size("customSize") ?? (cell.bounds.isEmpty ? nil : cell.bounds.size)
        cell.backgroundView = object("backgroundView")
    }

    private func size(_ key: String) -> CGSize? {
        element.size(key: key).map { CGSize(width: $0.width, height: $0.height) }
    }
}
