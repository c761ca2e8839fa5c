import CoreGraphics
import Foundation
import TextLayout

/// Draws laid-out text.
struct TextPainter {
    let context: CGContext

    /// Draws the block with its top left corner at the point.
    func draw(_ block: TextBlock, at point: CGPoint) { block.draw(in: context, at: point) }

    /// Draws the images within the text, in the spaces that the block reserves for them.
    func drawAttachments(
        of string: NSAttributedString, _ block: TextBlock, at point: CGPoint, traits: UITraitCollection,
        tint: UIColor?
    ) {
        let places = block.attachments
        guard !places.isEmpty else { return }
        var attachments: [Int: (NSTextAttachment, index: Int)] = [:]
        let whole = NSRange(location: 0, length: string.length)
        string.enumerateAttribute(.attachment, in: whole) { value, range, _ in
            guard let attachment = value as? NSTextAttachment else { return }
            attachments[attachment.mark] = (attachment, range.location)
        }
        let painter = ImagePainter(context: context, traits: traits, tint: tint)
        for place in places {
            guard let (attachment, index) = attachments[place.identifier],
                let image = attachment.image(
                    forBounds: place.rect, textContainer: nil, characterIndex: index)
            else { continue }
            painter.draw(image, in: place.rect.offsetBy(dx: point.x, dy: point.y))
        }
    }
}
