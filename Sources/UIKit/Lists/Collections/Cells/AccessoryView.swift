import CoreGraphics
import Foundation

/// Shows an accessory of a list's cell.
@MainActor
final class AccessoryView: UIView {
    private(set) var accessory: UICellAccessory
    private let shown: UIView
    private(set) weak var cell: UICollectionViewListCell?

    init(_ accessory: UICellAccessory, for cell: UICollectionViewListCell) {
        self.accessory = accessory
        shown = Self.makeView(accessory)
        super.init(frame: .zero)
        isOpaque = false
        addSubview(shown)
        switch accessory.accessoryType {
        case .reorder: addGestureRecognizer(AccessoryHoldRecognizer())
        case .customView: break
        default: addGestureRecognizer(AccessoryTapRecognizer())
        }
        update(accessory, for: cell)
    }

    required init?(coder: NSCoder) { nil }

    func tap() { cell?.tapAccessory(accessory.accessoryType) }

    /// Whether the accessory handles taps; others leave them to the cell.
    private var takesTaps: Bool {
        switch accessory.accessoryType {
        case .outlineDisclosure, .delete, .insert, .detail, .reorder: true
        case .customView: true
        case .disclosureIndicator, .checkmark, .multiselect, .label: accessory.action != nil
        }
    }

    /// Updates the accessory for the current state of the cell.
    func update(_ accessory: UICellAccessory, for cell: UICollectionViewListCell) {
        (self.accessory, self.cell) = (accessory, cell)
        isUserInteractionEnabled = takesTaps
        if let image = shown as? UIImageView { update(image, cell) }
        if let label = shown as? UILabel {
            label.text = accessory.look.text
            label.font = accessory.look.font
            label.textColor = accessory.look.tintColor ?? .secondaryLabel
        }
        setNeedsLayout()
    }

    private static func makeView(_ accessory: UICellAccessory) -> UIView {
        switch accessory.accessoryType {
        case .customView(let view): view
        case .label: UILabel()
        default: UIImageView(image: nil)
        }
    }

    private func update(_ image: UIImageView, _ cell: UICollectionViewListCell) {
        image.contentMode = .center
        image.image = symbol(cell).flatMap { UIImage(systemName: $0) }
        image.tintColor = accessory.look.tintColor ?? color(cell)
    }

    private func symbol(_ cell: UICollectionViewListCell) -> String? {
        switch accessory.accessoryType {
        case .disclosureIndicator: "chevron.forward"
        case .outlineDisclosure: cell.isExpanded ? "chevron.down" : "chevron.forward"
        case .checkmark: "checkmark"
        case .delete: "minus.circle.fill"
        case .insert: "plus.circle.fill"
        case .reorder: "line.3.horizontal"
        case .multiselect: cell.isSelected ? "checkmark.circle.fill" : "circle"
        case .detail: "info.circle"
        case .label, .customView: nil
        }
    }

    private func color(_ cell: UICollectionViewListCell) -> UIColor? {
        switch accessory.accessoryType {
        case .disclosureIndicator, .reorder: .tertiaryLabel
        case .delete: .systemRed
        case .insert: .systemGreen
        case .multiselect: cell.isSelected ? nil : .tertiaryLabel
        default: nil
        }
    }

    /// The size reserved for the accessory in its cell, in points.
    var reservedSize: CGSize {
        let own = ownSize
        switch accessory.look.reservedWidth {
        case .actual, .standard: return own
        case .custom(let width): return CGSize(width: max(width, 0), height: own.height)
        }
    }

    private var ownSize: CGSize {
        if case .customView = accessory.accessoryType, accessory.look.keepsSize { return shown.bounds.size }
        let natural = shown.intrinsicContentSize
        return CGSize(
            width: natural.width >= 0 ? natural.width : shown.bounds.width,
            height: natural.height >= 0 ? natural.height : shown.bounds.height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let size = ownSize
        shown.frame = CGRect(
            x: (bounds.width - size.width) / 2, y: (bounds.height - size.height) / 2, width: size.width,
            height: size.height)
    }
}
