import CoreGraphics
import Foundation
import QuartzCore

/// A row of a list, with accessories at its sides and a separator below it.
@preconcurrency @MainActor
open class UICollectionViewListCell: UICollectionViewCell {
    open var indentationLevel = 0 { didSet { setNeedsLayout() } }
    /// The width of an indentation level in points.
    open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }
    /// Whether leading accessories are indented with the content.
    open var indentsAccessories = true { didSet { setNeedsLayout() } }
    open var accessories: [UICellAccessory] = [] { didSet { setNeedsLayout() } }

    /// The stretch of the separator below the cell. Constraints on it move the separator's ends.
    open private(set) lazy var separatorLayoutGuide = makeSeparatorGuide()
    private var separatorEdges: (leading: NSLayoutConstraint, trailing: NSLayoutConstraint)?
    private var accessoryViews: [AccessoryView] = []
    private let separator = UIView(frame: .zero)
    private var topSeparator: UIView?

    /// Returns the default content configuration for the cell's position in the list.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        guard let place = listPlace else { return .cell() }
        switch (place.part, place.appearance) {
        case (.cell, .sidebar), (.cell, .sidebarPlain): return .sidebarCell()
        case (.cell, _): return .cell()
        case (.header, .plain), (.header, .sidebarPlain): return .plainHeader()
        case (.header, .sidebar): return .sidebarHeader()
        case (.header, _): return .groupedHeader()
        case (.footer, .plain), (.footer, .sidebarPlain): return .plainFooter()
        case (.footer, _): return .groupedFooter()
        }
    }

    /// Returns the default background configuration for the cell's position in the list.
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
        guard let place = listPlace else { return .listPlainCell() }
        switch (place.part, place.appearance) {
        case (.cell, .plain), (.cell, .sidebarPlain): return .listPlainCell()
        case (.cell, .sidebar): return .listSidebarCell()
        case (.cell, _): return .listGroupedCell()
        case (_, .plain), (_, .sidebarPlain): return .listPlainHeaderFooter()
        case (_, _): return .listGroupedHeaderFooter()
        }
    }

    /// The cell's position in its list, or the position for which it is being created before it is displayed.
    private var listPlace: ListPlace? { shownAttributes?.list ?? collection?.content.making?.list }
    private var knownPlace: ListPlace?
    private var hasGroundOfItsOwn = false
    private var isAdoptingGround = false

    open override var backgroundConfiguration: UIBackgroundConfiguration? {
        didSet { if !isAdoptingGround, !isUpdatingGround { hasGroundOfItsOwn = true } }
    }
    private var isUpdatingGround = false

    open override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
        super.apply(layoutAttributes)
        guard layoutAttributes.list != knownPlace else { return }
        knownPlace = layoutAttributes.list
        adoptGround()
        setNeedsLayout()
    }

    private func adoptGround() {
        guard !hasGroundOfItsOwn else { return }
        isAdoptingGround = true
        backgroundConfiguration = defaultBackgroundConfiguration()
        isAdoptingGround = false
        setNeedsUpdateConfiguration()
    }

    override func updateConfigurationIfNeeded() {
        isUpdatingGround = true
        defer { isUpdatingGround = false }
        super.updateConfigurationIfNeeded()
    }

    // MARK: Layout

    override func fittedSize(for attributes: UICollectionViewLayoutAttributes) -> CGSize? {
        updateConfigurationIfNeeded()
        makeAccessoryViews()
        let width = contentPlace(in: CGRect(origin: .zero, size: attributes.size)).width
        if let height = configured.fittingHeight(width: width) {
            return CGSize(width: attributes.size.width, height: height)
        }
        guard attributes.isHeightEstimated, !attributes.isWidthEstimated else {
            return super.fittedSize(for: attributes)
        }
        let inner = attributes.copied()
        inner.size.width = width
        return fittedSize(of: contentView, for: inner)
    }

    override var contentPlace: CGRect { contentPlace(in: bounds) }

    private func contentPlace(in bounds: CGRect) -> CGRect {
        let leading = indentation + width(of: leadingViews)
        let trailing = width(of: trailingViews)
        let width = max(bounds.width - leading - trailing, 0)
        return CGRect(x: isRightToLeft ? trailing : leading, y: 0, width: width, height: bounds.height)
    }

    private var indentation: CGFloat { CGFloat(max(indentationLevel, 0)) * indentationWidth }
    private var leadingViews: [AccessoryView] { accessoryViews.filter(\.accessory.isLeading) }
    private var trailingViews: [AccessoryView] { accessoryViews.filter { !$0.accessory.isLeading } }

    /// Returns the width of the accessories, which are at the margin, 8 points apart from each other and from the
    /// content, which has a leading margin of its own.
    private func width(of views: [AccessoryView]) -> CGFloat {
        guard !views.isEmpty else { return 0 }
        let widths = views.reduce(0) { $0 + $1.reservedSize.width }
        let isLeading = views[0].accessory.isLeading
        let gaps = CGFloat(views.count - 1) * Self.accessoryGap
        return Self.margin + widths + gaps + (isLeading ? 0 : Self.accessoryGap)
    }

    private static let accessoryGap: CGFloat = 8
    private static let margin: CGFloat = 16

    open override func layoutSubviews() {
        updateConfigurationIfNeeded()
        makeAccessoryViews()
        super.layoutSubviews()
        var start = Self.margin + (indentsAccessories ? indentation : 0)
        for view in leadingViews { start = place(view, from: start) + Self.accessoryGap }
        var end = bounds.width - Self.margin
        for view in trailingViews.reversed() {
            end -= view.reservedSize.width
            _ = place(view, from: end)
            end -= Self.accessoryGap
        }
        roundGround()
        placeSeparator()
    }

    private func place(_ view: AccessoryView, from start: CGFloat) -> CGFloat {
        let width = view.reservedSize.width
        let x = isRightToLeft ? bounds.width - start - width : start
        view.frame = CGRect(x: x, y: 0, width: width, height: bounds.height)
        return start + width
    }

    /// Creates the views of the visible accessories, in their order.
    private func makeAccessoryViews() {
        var shown: [UICellAccessory] = []
        for accessory in accessories where accessory.isShown(editing: isEditing) {
            let place = accessory.position?(shown) ?? shown.count
            shown.insert(accessory, at: min(max(place, 0), shown.count))
        }
        let old = accessoryViews
        accessoryViews = shown.map { accessory in
            let known = old.first { $0.accessory.accessoryType == accessory.accessoryType }
            known?.update(accessory, for: self)
            return known ?? AccessoryView(accessory, for: self)
        }
        for view in old where !accessoryViews.contains(where: { $0 === view }) { view.removeFromSuperview() }
        for view in accessoryViews where view.superview !== self { addSubview(view) }
    }

    // MARK: Touches

    /// Handles a tap on an accessory: calls its handler, or else performs the default action of its type.
    package func tapAccessory(_ type: UICellAccessory.AccessoryType) {
        guard let view = accessoryViews.first(where: { $0.accessory.accessoryType == type }) else { return }
        if let action = view.accessory.action { return action() }
        guard let collection, let path = collection.indexPath(for: self) else { return }
        switch type {
        case .outlineDisclosure: (collection.dataSource as? any OutlineSource)?.toggleItem(at: path)
        case .delete: askBeforeDeleting(path, in: collection)
        default: return
        }
    }

    /// Shows the row's swipe actions, as a tap on the delete control does (Apple: UICellAccessory.delete).
    private func askBeforeDeleting(_ path: IndexPath, in collection: UICollectionView) {
        guard let actions = collection.swipeActions(at: path, .trailing) else { return }
        collection.endSwipe()
        collection.show(actions, at: path, .trailing)
    }

    /// Expands or collapses the items below a row that is their header, on a tap anywhere on it. Returns whether it is
    /// one.
    func foldByTap() -> Bool {
        let isHeader = accessoryViews.contains {
            $0.accessory.accessoryType == .outlineDisclosure && $0.accessory.look.takesWholeCell
        }
        if isHeader { tapAccessory(.outlineDisclosure) }
        return isHeader
    }

    // MARK: Separator and background

    private func makeSeparatorGuide() -> UILayoutGuide {
        let guide = UILayoutGuide()
        addLayoutGuide(guide)
        let leading = guide.leadingAnchor.constraint(equalTo: leadingAnchor)
        let trailing = guide.trailingAnchor.constraint(equalTo: trailingAnchor)
        for edge in [leading, trailing] { edge.priority = .defaultLow }
        NSLayoutConstraint.activate([
            leading, trailing, guide.bottomAnchor.constraint(equalTo: bottomAnchor),
            guide.heightAnchor.constraint(equalToConstant: 0),
        ])
        separatorEdges = (leading, trailing)
        return guide
    }

    private var textStart: CGFloat { configured.listView?.textStart ?? Self.margin }

    /// Places the separator, from the start of the text to the trailing edge.
    private func placeSeparator() {
        placeTopSeparator()
        guard let line = listPlace?.separator else { return separator.removeFromSuperview() }
        if separator.superview !== self { addSubview(separator) }
        separator.backgroundColor = color(of: line)
        let thickness = 1 / pixelScale
        let leading = line.insets?.leading ?? contentStart + textStart
        let trailing = line.insets?.trailing ?? 0
        var (start, end) = (leading, bounds.width - trailing)
        if isRightToLeft { (start, end) = (trailing, bounds.width - leading) }
        if let separatorEdges {
            separatorEdges.leading.constant = leading
            separatorEdges.trailing.constant = -trailing
            (start, end) = (separatorLayoutGuide.layoutFrame.minX, separatorLayoutGuide.layoutFrame.maxX)
        }
        separator.frame = CGRect(
            x: start, y: bounds.height - thickness, width: max(end - start, 0), height: thickness)
    }

    private func color(of line: ListPlace.Separator) -> UIColor {
        isSelected && collection?.allowsMultipleSelection == true ? line.selectedColor : line.color
    }

    private func placeTopSeparator() {
        guard let line = listPlace?.topSeparator else {
            topSeparator?.removeFromSuperview()
            return topSeparator = nil
        }
        let view = topSeparator ?? UIView(frame: .zero)
        topSeparator = view
        if view.superview !== self { addSubview(view) }
        view.backgroundColor = color(of: line)
        let (leading, trailing) = (
            line.insets?.leading ?? contentStart + textStart, line.insets?.trailing ?? 0
        )
        view.frame = CGRect(
            x: isRightToLeft ? trailing : leading, y: 0, width: max(bounds.width - leading - trailing, 0),
            height: 1 / pixelScale)
    }

    /// The distance from the leading edge to the content, in points.
    private var contentStart: CGFloat {
        isRightToLeft ? bounds.width - contentView.frame.maxX : contentView.frame.minX
    }

    /// Rounds the corners of the first and last cells of an inset group.
    private func roundGround() {
        guard listPlace?.appearance == .insetGrouped, let ground = configuredGround else { return }
        var corners: CACornerMask = []
        if listPlace?.isFirst == true { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
        if listPlace?.isLast == true { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
        ground.clipsToBounds = !corners.isEmpty
        ground.layer.cornerRadius = corners.isEmpty ? 0 : controlMetrics.groupRadius
        ground.layer.maskedCorners = corners
    }

    override func stateDidChange() {
        super.stateDidChange()
        setNeedsLayout()
    }
}
