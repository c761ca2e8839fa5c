import CoreGraphics
import Foundation

/// Prints text.
@preconcurrency @MainActor
open class UISimpleTextPrintFormatter: UIPrintFormatter {
    open var text: String?
    open var attributedText: NSAttributedString?
    /// The font of text without attributes.
    open var font: UIFont? = .systemFont(ofSize: 12)
    open var color: UIColor? = .black
    open var textAlignment = NSTextAlignment.natural

    public init(text: String) {
        self.text = text
        super.init()
    }

    public init(attributedText: NSAttributedString) {
        self.attributedText = attributedText
        super.init()
    }

    /// The text with its attributes.
    var printedText: NSAttributedString {
        if let attributedText { return attributedText }
        let style = NSMutableParagraphStyle()
        style.alignment = textAlignment
        return NSAttributedString(
            string: text ?? "",
            attributes: [
                .font: font ?? .systemFont(ofSize: 12), .foregroundColor: color ?? .black,
                .paragraphStyle: style,
            ])
    }

    override func contentHeight(width: CGFloat) -> CGFloat {
        printedText.boundingRect(
            with: CGSize(width: width, height: .greatestFiniteMagnitude), options: .usesLineFragmentOrigin,
            context: nil
        ).height
    }

    override func drawContent(in rect: CGRect) { printedText.draw(in: rect) }
}

/// Prints the words of a page of HTML; marks have no effect.
@preconcurrency @MainActor
open class UIMarkupTextPrintFormatter: UIPrintFormatter {
    open var markupText: String?

    public init(markupText: String) {
        self.markupText = markupText
        super.init()
    }

    private var words: UISimpleTextPrintFormatter {
        UISimpleTextPrintFormatter(text: markupText.flatMap(StandInView.words(ofPage:)) ?? "")
    }

    override func contentHeight(width: CGFloat) -> CGFloat { words.contentHeight(width: width) }
    override func drawContent(in rect: CGRect) { words.drawContent(in: rect) }
}

/// Prints a view.
@preconcurrency @MainActor
open class UIViewPrintFormatter: UIPrintFormatter {
    public let view: UIView

    init(_ view: UIView) {
        self.view = view
        super.init()
    }

    private func scale(_ width: CGFloat) -> CGFloat {
        view.bounds.width > 0 ? min(width / view.bounds.width, 1) : 1
    }

    override func contentHeight(width: CGFloat) -> CGFloat { view.bounds.height * scale(width) }

    override func drawContent(in rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.translateBy(x: rect.minX, y: rect.minY)
        context.scaleBy(x: scale(rect.width), y: scale(rect.width))
        view.draw(view.bounds, for: self)
        context.restoreGState()
    }
}
