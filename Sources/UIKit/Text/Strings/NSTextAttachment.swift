import CoreGraphics
import Foundation
import TextLayout

/// An image within a text, which is laid out like a character.
open class NSTextAttachment: NSObject, NSSecureCoding {
    // Must be the first stored property: see the type's documentation.
    private let typeWord = FoundationTypeWord()

    open var image: UIImage?
    /// The rectangle relative to the baseline, y upward, in points; that of the image's size if empty.
    open var bounds: CGRect = .zero
    open var contents: Data?
    open var fileType: String?

    /// Apple's only designated initializer is that of data, so that subclasses declare their `init()` without `override`.
    public override convenience init() { self.init(data: nil, ofType: nil) }

    public init(data contentData: Data?, ofType uti: String?) {
        contents = contentData
        fileType = uti
        super.init()
    }

    public convenience init(image: UIImage) {
        self.init(data: nil, ofType: nil)
        self.image = image
    }

    // MARK: Coding

    open class var supportsSecureCoding: Bool { true }

    /// Creates an attachment with the archived data, type and rectangle. Images are not archived.
    public required init?(coder: NSCoder) {
        super.init()
        contents = coder.decodeObject(of: NSData.self, forKey: "NSContents") as Data?
        fileType = coder.decodeObject(of: NSString.self, forKey: "NSFileType") as String?
        bounds = CGRect(
            x: coder.decodeDouble(forKey: "NSX"), y: coder.decodeDouble(forKey: "NSY"),
            width: coder.decodeDouble(forKey: "NSWidth"), height: coder.decodeDouble(forKey: "NSHeight"))
    }

    open func encode(with coder: NSCoder) {
        coder.encode(contents.map { $0 as NSData }, forKey: "NSContents")
        coder.encode(fileType.map { NSString(string: $0) }, forKey: "NSFileType")
        coder.encode(Double(bounds.minX), forKey: "NSX")
        coder.encode(Double(bounds.minY), forKey: "NSY")
        coder.encode(Double(bounds.width), forKey: "NSWidth")
        coder.encode(Double(bounds.height), forKey: "NSHeight")
    }

    /// The character that represents an attachment in a text.
    public static let character = 0xFFFC

    /// Whether the image grows with text of accessibility sizes. Stored; images have their own size here.
    open var adjustsImageSizeForAccessibilityContentSizeCategory = false

    /// Returns the image to draw.
    open func image(
        forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
    ) -> UIImage? { image }

    /// Returns the rectangle relative to the baseline, y upward, in points. The line's full width is passed, since its
    /// remaining width is unknown.
    open func attachmentBounds(
        for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect,
        glyphPosition position: CGPoint, characterIndex charIndex: Int
    ) -> CGRect {
        bounds.isEmpty ? CGRect(origin: bounds.origin, size: image?.size ?? .zero) : bounds
    }

    /// The identity of the attachment for the text engine.
    var mark: Int { ObjectIdentifier(self).hashValue }

    /// Returns the space that the text engine reserves.
    func box(font: UIFont, at index: Int) -> TextAttachmentBox {
        let line = CGRect(x: 0, y: 0, width: Self.longestLine, height: font.lineHeight)
        let place = attachmentBounds(
            for: nil, proposedLineFragment: line, glyphPosition: .zero, characterIndex: index)
        return TextAttachmentBox(size: place.size, descent: place.minY, identifier: mark)
    }

    /// The width of a line without an end, in points.
    private static let longestLine: CGFloat = 10_000_000
}

extension NSAttributedString {
    /// Creates a string of one character that represents the attachment.
    public convenience init(attachment: NSTextAttachment) {
        self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
    }
}
