import CoreGraphics
import UIKit

/// A text.
@preconcurrency @MainActor open class SKLabelNode: SKNode {
    open var verticalAlignmentMode = SKLabelVerticalAlignmentMode.baseline
    open var horizontalAlignmentMode = SKLabelHorizontalAlignmentMode.center
    open var numberOfLines = 1
    open var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// The width at which lines are broken, where there may be several; 0 for none.
    open var preferredMaxLayoutWidth: CGFloat = 0
    open var fontName: String?
    open var text: String?
    open var attributedText: NSAttributedString?
    open var fontSize: CGFloat = 32
    open var fontColor: UIColor? = .white
    open var colorBlendFactor: CGFloat = 0
    open var color: UIColor?
    open var blendMode = SKBlendMode.alpha

    public init(fontNamed fontName: String?) {
        self.fontName = fontName
        super.init()
    }

    public override init() { super.init() }

    public convenience init(text: String?) {
        self.init(fontNamed: nil)
        self.text = text
    }
    public convenience init(attributedText: NSAttributedString?) {
        self.init(fontNamed: nil)
        self.attributedText = attributedText
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    override func read(_ archived: ArchivedNode) {
        super.read(archived)
        text = archived.text("_text")
        fontName = archived.text("_fontName")
        fontSize = archived.number("_fontSize") ?? 32
        fontColor = archived.color(prefix: "_fontColor") ?? .white
    }

    private static let standardFont = "HelveticaNeue-UltraLight"

    private var font: UIFont {
        UIFont(name: fontName ?? Self.standardFont, size: fontSize) ?? .systemFont(ofSize: fontSize)
    }

    private var styled: NSAttributedString {
        if let attributedText { return attributedText }
        let style = NSMutableParagraphStyle()
        switch horizontalAlignmentMode {
        case .left: style.alignment = .left
        case .right: style.alignment = .right
        case .center: style.alignment = .center
        }
        return NSAttributedString(
            string: text ?? "",
            attributes: [.font: font, .foregroundColor: fontColor ?? .white, .paragraphStyle: style])
    }

    override var content: CGRect {
        guard styled.length > 0 else { return .null }
        let isWrapped = numberOfLines != 1 && preferredMaxLayoutWidth > 0
        let limit = CGSize(
            width: isWrapped ? preferredMaxLayoutWidth : .greatestFiniteMagnitude,
            height: .greatestFiniteMagnitude)
        let size = styled.boundingRect(with: limit, options: .usesLineFragmentOrigin, context: nil).size
        let left: CGFloat =
            switch horizontalAlignmentMode {
            case .left: 0
            case .right: -size.width
            case .center: -size.width / 2
            }
        let bottom: CGFloat =
            switch verticalAlignmentMode {
            case .baseline: font.descender
            case .center: -size.height / 2
            case .top: -size.height
            case .bottom: 0
            }
        return CGRect(x: left, y: bottom, width: size.width.rounded(.up), height: size.height)
    }

    override func draw(in context: CGContext) {
        guard !content.isNull else { return }
        // Text is drawn with y downwards.
        context.scaleBy(x: 1, y: -1)
        styled.draw(
            with: CGRect(
                x: content.minX, y: -content.maxY, width: content.width, height: content.height),
            options: .usesLineFragmentOrigin, context: nil)
    }
}
