import CoreGraphics
import Foundation
import TextLayout

/// An image that stands in a text like a letter.
open class NSTextAttachment: NSObject {
    // The first of the stored properties, as its description tells.
    private let typeWord = FoundationTypeWord()

    open var image: UIImage?
    /// The place from the baseline, y upwards, in points; the image's size where it is empty.
    open var bounds: CGRect = .zero
    open var contents: Data?
    open var fileType: String?

    public override init() { super.init() }

    public init(data contentData: Data?, ofType uti: String?) {
        contents = contentData
        fileType = uti
        super.init()
    }

    public convenience init(image: UIImage) {
        self.init()
        self.image = image
    }

    /// What the engine knows the attachment by.
    var mark: Int { ObjectIdentifier(self).hashValue }

    /// The space that the text engine keeps free.
    func box(font: UIFont) -> TextAttachmentBox {
        let size = bounds.isEmpty ? image?.size ?? .zero : bounds.size
        return TextAttachmentBox(size: size, descent: bounds.origin.y, identifier: mark)
    }
}

extension NSAttributedString {
    /// A string of one character that stands for the attachment.
    public convenience init(attachment: NSTextAttachment) {
        self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
    }
}
