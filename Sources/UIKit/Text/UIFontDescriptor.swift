import CoreGraphics
import Foundation
import TextLayout

/// A description of a font.
open class UIFontDescriptor: NSObject, NSSecureCoding {
    let request: FontDescriptor
    let style: UIFont.TextStyle?

    init(_ request: FontDescriptor, style: UIFont.TextStyle? = nil) {
        self.request = request
        self.style = style
        super.init()
    }

    // MARK: Archiving

    open class var supportsSecureCoding: Bool { true }

    /// Archives the attributes of the font.
    open func encode(with coder: NSCoder) { request.encode(style, with: coder) }

    public required init?(coder: NSCoder) {
        guard let request = FontDescriptor(archivedIn: coder) else { return nil }
        self.request = request
        style = FontDescriptor.style(archivedIn: coder)
        super.init()
    }

    // MARK: Attributes

    /// Creates a descriptor from attributes: its name or family, its size, its traits.
    public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
        self.init(FontDescriptor(size: 12).with(attributes))
    }

    /// Creates a font by name and size.
    public convenience init(name fontName: String, matrix: CGAffineTransform) {
        self.init(FontDescriptor(family: fontName, size: max(abs(matrix.a), abs(matrix.d))))
    }

    public convenience init(name fontName: String, size: CGFloat) {
        self.init(FontDescriptor(family: fontName, size: size))
    }

    /// Returns the font of a text style at the user's text size.
    open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
        preferredFontDescriptor(withTextStyle: style, compatibleWith: nil)
    }

    /// Returns the font of a text style at the given traits' text size.
    open class func preferredFontDescriptor(
        withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFontDescriptor {
        UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
    }

    /// The font's name.
    open var postscriptName: String { UIFont(request).fontName }
    /// The font's size in points.
    open var pointSize: CGFloat { request.size }
    /// The font's transform; fonts are not transformed here.
    open var matrix: CGAffineTransform { .identity }

    /// The attributes of the descriptor.
    open var fontAttributes: [AttributeName: Any] {
        var attributes: [AttributeName: Any] = [.size: request.size]
        if let family = request.family { attributes[.family] = family }
        if let style { attributes[.textStyle] = style.rawValue }
        attributes[.traits] = [
            TraitKey.weight: request.weight, TraitKey.symbolic: symbolicTraits.rawValue,
        ]
        return attributes
    }

    /// Returns one attribute of the font.
    open func object(forKey anAttribute: AttributeName) -> Any? {
        anAttribute == .name ? postscriptName : fontAttributes[anAttribute]
    }

    /// The font's kind.
    open var symbolicTraits: SymbolicTraits {
        var traits: SymbolicTraits = []
        if request.italic { traits.insert(.traitItalic) }
        // Bold system fonts weigh 0.3 and more; `boldSystemFont` is semibold.
        if request.weight >= 0.3 { traits.insert(.traitBold) }
        if request.design == .monospaced { traits.insert(.traitMonoSpace) }
        return traits
    }

    /// Returns a descriptor with additional attributes.
    open func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
        UIFontDescriptor(request.with(attributes), style: style)
    }

    /// Returns the font in another size.
    open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
        changed { $0.size = newPointSize }
    }

    /// Returns the font in another family.
    open func withFamily(_ newFamily: String) -> UIFontDescriptor { changed { $0.family = newFamily } }

    /// Returns another face of the family, by its name.
    open func withFace(_ newFace: String) -> UIFontDescriptor { addingAttributes([.face: newFace]) }

    /// Fonts are not transformed here.
    open func withMatrix(_ newMatrix: CGAffineTransform) -> UIFontDescriptor {
        RuntimeDiagnostics.report("UIFontDescriptor.withMatrix(_:) does nothing here")
        return self
    }

    /// Returns the font with the traits.
    open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
        changed { $0.take(symbolicTraits) }
    }

    /// Returns the system's font in another design.
    open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
        changed { $0.design = design.layoutDesign }
    }

    /// Returns the matching fonts: this one.
    open func matchingFontDescriptors(withMandatoryKeys mandatoryKeys: Set<AttributeName>?)
        -> [UIFontDescriptor]
    {
        [self]
    }

    open override func isEqual(_ object: Any?) -> Bool { (object as? UIFontDescriptor)?.request == request }
    open override var hash: Int { request.hashValue }

    private func changed(_ change: (inout FontDescriptor) -> Void) -> UIFontDescriptor {
        var request = request
        change(&request)
        return UIFontDescriptor(request, style: style)
    }
}

extension FontDescriptor {
    fileprivate func with(_ attributes: [UIFontDescriptor.AttributeName: Any]) -> FontDescriptor {
        var request = self
        if let size = KeyValue.length(attributes[.size]) { request.size = size }
        if let family = attributes[.family] as? String ?? attributes[.name] as? String {
            request.family = family
        }
        if let face = (attributes[.face] as? String)?.lowercased() {
            request.italic = face.contains("italic") || face.contains("oblique")
            if face.contains("bold") { request.weight = max(request.weight, UIFont.Weight.bold.rawValue) }
        }
        let traits = attributes[.traits] as? [UIFontDescriptor.TraitKey: Any] ?? [:]
        if let weight = traits[.weight] as? UIFont.Weight { request.weight = weight.rawValue }
        if let weight = KeyValue.length(traits[.weight]) { request.weight = weight }
        if let symbolic = traits[.symbolic] as? UInt32 {
            request.take(UIFontDescriptor.SymbolicTraits(rawValue: symbolic))
        }
        return request
    }

    fileprivate mutating func take(_ traits: UIFontDescriptor.SymbolicTraits) {
        italic = traits.contains(.traitItalic)
        let isBold = weight >= 0.3
        if traits.contains(.traitBold) != isBold { weight = isBold ? 0 : UIFont.Weight.bold.rawValue }
        if traits.contains(.traitMonoSpace) { design = .monospaced }
    }
}

extension UIFont {
    /// Creates a font with a descriptor.
    public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
        var request = descriptor.request
        if pointSize > 0 { request.size = pointSize }
        self.init(request, textStyle: descriptor.style)
    }
}
