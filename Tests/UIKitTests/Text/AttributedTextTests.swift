import Foundation
import Testing
import UIKit

/// Texts with attributes, as values and as objects.
@MainActor @Suite struct AttributedTextTests {
    /// Apple: AttributeScopes.UIKitAttributes has the objects of paragraphs, attachments and shadows, too.
    @Test func attributesOfAValueAreThoseOfTheObject() throws {
        var text = AttributedString("Naha")
        let (style, shadow) = (NSMutableParagraphStyle(), NSShadow())
        style.alignment = .center
        shadow.shadowBlurRadius = 3
        text.paragraphStyle = style
        text.shadow = shadow
        text.attachment = NSTextAttachment()
        text.link = URL(string: "https://example.com")
        #expect(text.paragraphStyle == style && text.shadow == shadow && text.attachment != nil)
        let label = UILabel()
        label.attributedText = NSAttributedString(text)
        let attributes = try #require(label.attributedText).attributes(at: 0, effectiveRange: nil)
        #expect(attributes[.paragraphStyle] as? NSParagraphStyle == style)
        #expect(attributes[.shadow] as? NSShadow == shadow)
        #expect(attributes[.link] as? URL == URL(string: "https://example.com"))
        #expect(AttributedString(NSAttributedString(text)) == text)
        #expect(AttributeContainer(attributes).paragraphStyle?.alignment == .center)
    }

    @Test func aCopyOfAShadowIsAnother() throws {
        let shadow = NSShadow()
        (shadow.shadowBlurRadius, shadow.shadowOffset) = (3, CGSize(width: 1, height: 2))
        shadow.shadowColor = UIColor.red
        let copy = try #require(shadow.copy() as? NSShadow)
        #expect(copy == shadow && copy !== shadow)
        copy.shadowBlurRadius = 4
        #expect(shadow.shadowBlurRadius == 3)
    }

    /// Apple: UIColor() has no components.
    @Test func aColorWithoutComponentsDrawsNothing() {
        #expect(UIColor().cgColor.alpha == 0)
    }
}
