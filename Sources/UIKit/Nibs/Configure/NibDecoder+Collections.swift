import CoreGraphics
import InterfaceBuilder

@MainActor
extension NibDecoder {
    func configure(_ collection: UICollectionView) {
        if let layout = object("collectionViewLayout", as: UICollectionViewLayout.self) {
            // The class of a layout without a flow is the app's own. Where it is not linked, UIKit's base class is here.
            let isMissing = type(of: layout) == UICollectionViewLayout.self
            collection.collectionViewLayout = isMissing ? DocumentCollectionLayout() : layout
        }
        collection.isPrefetchingEnabled = element.bool("prefetchingEnabled", default: true)
        collection.allowsSelection = element.bool("allowsSelection", default: true)
        collection.allowsMultipleSelection = element.bool("allowsMultipleSelection", default: false)
        collection.backgroundView = object("backgroundView")
        configurePrototypes(collection)
    }

    private func configurePrototypes(_ collection: UICollectionView) {
        let cells = element.members(of: "cells").map(template)
        let header = child("sectionHeaderView").map(template)
        let footer = child("sectionFooterView").map(template)
        collection.documentItems = DocumentCollectionItems(prototypes: cells, header: header, footer: footer)
        for cell in cells {
            guard let identifier = cell.reuseIdentifier else { continue }
            collection.registry.register(identifier) { cell.instantiate(as: UICollectionViewCell.self) }
        }
        register(header, UICollectionView.elementKindSectionHeader, with: collection)
        register(footer, UICollectionView.elementKindSectionFooter, with: collection)
        collection.reloadData()
    }

    private func register(_ prototype: NibTemplate?, _ kind: String, with collection: UICollectionView) {
        guard let prototype, let identifier = prototype.reuseIdentifier else { return }
        collection.supplements[kind, default: ReuseRegistry()].register(identifier) {
            prototype.instantiate(as: UICollectionReusableView.self)
        }
    }

    func configure(_ controller: UICollectionViewController) {
        controller.clearsSelectionOnViewWillAppear = element.bool(
            "clearsSelectionOnViewWillAppear", default: true)
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
        switch element["sectionInsetReference"] {
        case "safeArea": layout.sectionInsetReference = .fromSafeArea
        case "layoutMargins": layout.sectionInsetReference = .fromLayoutMargins
        default: layout.sectionInsetReference = .fromContentInset
        }
    }

    func configure(_ view: UICollectionReusableView) {
        view.reuseIdentifier = element["reuseIdentifier"]
    }

    func configure(_ cell: UICollectionViewCell) {
        if let content = object("contentView", as: UIView.self) { cell.contentView = content }
        cell.documentSize = size("customSize") ?? (cell.bounds.isEmpty ? nil : cell.bounds.size)
        cell.backgroundView = object("backgroundView")
        cell.selectedBackgroundView = object("selectedBackgroundView")
    }

    private func size(_ key: String) -> CGSize? {
        element.size(key: key).map { CGSize(width: $0.width, height: $0.height) }
    }
}
