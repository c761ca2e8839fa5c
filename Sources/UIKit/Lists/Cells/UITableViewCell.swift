import CoreGraphics
import Foundation

/// A row of a table.
@MainActor
open class UITableViewCell: UIView, ReusableView {
    /// The view that holds the cell's content.
    open private(set) var contentView = UIView(frame: .zero)

    open private(set) var reuseIdentifier: String?
    open private(set) lazy var textLabel: UILabel? = makeLabel(.text)
    open private(set) lazy var detailTextLabel: UILabel? = style == .default ? nil : makeLabel(.detail)
    open private(set) lazy var imageView: UIImageView? = makeImageView()

    open var accessoryType: AccessoryType = .none { didSet { accessoryDidChange() } }
    open var editingAccessoryType: AccessoryType = .none
    open var accessoryView: UIView? { didSet { replaceAccessory(oldValue) } }
    open var selectionStyle: SelectionStyle = .default
    open var isSelected = false
    open var isHighlighted = false
    open var isEditing = false
    open var showsReorderControl = false
    open var shouldIndentWhileEditing = true
    open var indentationLevel = 0 { didSet { setNeedsLayout() } }
    /// In points.
    open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }
    open var backgroundView: UIView? { didSet { replaceBackground(oldValue) } }
    open var selectedBackgroundView: UIView?
    open var separatorInset: UIEdgeInsets {
        get { ownSeparatorInset ?? .zero }
        set { ownSeparatorInset = newValue }
    }

    private(set) var style: CellStyle
    /// Whether the ground is the one that the table's style gives.
    private(set) var usesDefaultBackground = false
    var ownSeparatorInset: UIEdgeInsets?
    /// The row height that the document gives the cell.
    var documentRowHeight: CGFloat?
    /// How far the content view of a document's cell stays from the trailing and bottom edges.
    var contentInsets: CGSize?
    var place = CellPlace() { didSet { placeDidChange() } }
    let decoration = CellDecoration()

    public required init(style: CellStyle, reuseIdentifier: String?) {
        self.style = style
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        assemble()
    }

    public convenience override init(frame: CGRect) {
        self.init(style: .default, reuseIdentifier: nil)
        self.frame = frame
    }

    public required init?(coder: NSCoder) {
        style = .default
        super.init(coder: coder)
        (coder as? NibDecoder)?.configure(self)
        assemble()
    }

    open func prepareForReuse() {}
    open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
    open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }
    open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layoutParts()
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: fittingHeight(width: size.width, in: nil))
    }

    /// Takes what the document says of the cell as a whole.
    func adopt(content: UIView?, style: CellStyle, reuseIdentifier: String?) {
        if let content { contentView = content }
        self.style = style
        self.reuseIdentifier = reuseIdentifier
    }

    func adopt(text: UILabel?, detail: UILabel?, image: UIImageView?) {
        if let text { textLabel = text }
        if let detail { detailTextLabel = detail }
        if let image { imageView = image }
        setNeedsLayout()
    }

    private func assemble() {
        if contentView.superview !== self { addSubview(contentView) }
        contentView.preservesSuperviewLayoutMargins = true
        addSubview(decoration)
        usesDefaultBackground = backgroundColor == nil
        if usesDefaultBackground { backgroundColor = .systemBackground }
    }
}

extension UITableViewCell {
    public enum CellStyle: Int, Sendable {
        case `default` = 0
        case value1 = 1
        case value2 = 2
        case subtitle = 3
    }

    public enum SeparatorStyle: Int, Sendable {
        case none = 0
        case singleLine = 1
        case singleLineEtched = 2
    }

    public enum SelectionStyle: Int, Sendable {
        case none = 0
        case blue = 1
        case gray = 2
        case `default` = 3
    }

    public enum AccessoryType: Int, Sendable {
        case none = 0
        case disclosureIndicator = 1
        case detailDisclosureButton = 2
        case checkmark = 3
        case detailButton = 4
    }

    public enum EditingStyle: Int, Sendable {
        case none = 0
        case delete = 1
        case insert = 2
    }
}
