import CoreGraphics
import Foundation
import TextLayout

/// A font of a size.
open class UIFont: NSObject {
    // Must be the first stored property: see the type's documentation.
    private let typeWord = FoundationTypeWord()

    /// The font for layout and drawing.
    package let layoutFont: Font

    /// The text style of the font, if it was created for one.
    let textStyle: TextStyle?

    /// The scaling of the font, if it was scaled.
    let scaling: FontScaling?

    package convenience init(layoutFont: Font, textStyle: TextStyle? = nil) {
        self.init(layoutFont: layoutFont, textStyle: textStyle, scaling: nil)
    }

    init(layoutFont: Font, textStyle: TextStyle?, scaling: FontScaling?) {
        self.layoutFont = layoutFont
        self.textStyle = textStyle
        self.scaling = scaling
        super.init()
    }

    package convenience init(_ descriptor: FontDescriptor, textStyle: TextStyle? = nil) {
        self.init(layoutFont: Font.matching(descriptor), textStyle: textStyle)
    }

    /// Creates a system font of 12 points.
    public override convenience init() { self.init(FontDescriptor(size: 12)) }

    /// Creates a font by family, full or PostScript name. A missing font is replaced by the closest available one.
    public convenience init?(name fontName: String, size fontSize: CGFloat) {
        self.init(FontDescriptor(family: fontName, size: fontSize))
        guard let note = FontRegistry.substitution(of: fontName) else { return }
        RuntimeDiagnostics.reportOnce(note.description)
    }

    private var descriptor: FontDescriptor { layoutFont.descriptor }

    open var familyName: String { descriptor.family ?? ".AppleSystemUIFont" }
    open var fontName: String { descriptor.family ?? ".SFUI-\(Weight(descriptor.weight).name)" }
    /// The size in points.
    open var pointSize: CGFloat { descriptor.size }
    /// The distance from the baseline to the top of a line, in points.
    open var ascender: CGFloat { layoutFont.metrics.ascender }
    /// The distance from the baseline to the bottom of a line, in points; negative.
    open var descender: CGFloat { layoutFont.metrics.descender }
    open var capHeight: CGFloat { layoutFont.metrics.capHeight }
    open var xHeight: CGFloat { layoutFont.metrics.xHeight }
    /// The height of a line, in points.
    open var lineHeight: CGFloat { layoutFont.metrics.lineHeight }
    /// Space between lines, in points.
    open var leading: CGFloat { layoutFont.metrics.leading }

    /// The descriptor of the font.
    open var fontDescriptor: UIFontDescriptor { UIFontDescriptor(descriptor, style: textStyle) }

    /// Returns the font in another size.
    open func withSize(_ fontSize: CGFloat) -> UIFont {
        UIFont(layoutFont: layoutFont.resized(to: fontSize))
    }

    /// Whether this is a size of the system font from which on it has its display design.
    var isSetInDisplayDesign: Bool { descriptor.family == nil && layoutFont.isInDisplaySize }

    /// Returns the font with additional space between characters, as a fraction of the size.
    func tracked(_ ems: CGFloat) -> UIFont {
        var wider = descriptor
        wider.tracking += ems
        return UIFont(wider, textStyle: textStyle)
    }

    open override func isEqual(_ object: Any?) -> Bool {
        (object as? UIFont)?.layoutFont.descriptor == descriptor
    }

    open override var hash: Int { descriptor.hashValue }

    open override var description: String {
        "<UIFont: font-family: \"\(familyName)\"; font-size: \(pointSize)pt>"
    }

    open class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
        systemFont(ofSize: fontSize, weight: .regular)
    }

    open class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(FontDescriptor(size: fontSize, weight: weight.rawValue))
    }

    open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        systemFont(ofSize: fontSize, weight: .bold)
    }

    open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(FontDescriptor(size: fontSize, italic: true))
    }

    open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(FontDescriptor(size: fontSize, weight: weight.rawValue, design: .monospaced))
    }

    open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(FontDescriptor(size: fontSize, weight: weight.rawValue, monospacedDigits: true))
    }

    open class var labelFontSize: CGFloat { 17 }

    open class var buttonFontSize: CGFloat { 18 }

    open class var smallSystemFontSize: CGFloat { 12 }

    open class var systemFontSize: CGFloat { 14 }

    /// Returns the font of a text style at the current traits' text size.
    open class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        preferredFont(forTextStyle: style, compatibleWith: nil)
    }

    /// Returns the font of a text style at the given traits' text size.
    open class func preferredFont(
        forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        let category = (traitCollection ?? .current).preferredContentSizeCategory
        let size = style.sizes[category.rank]
        let weight = style == .headline ? Weight.semibold : .regular
        let plain = FontMetrics.system(size: size).lineHeight
        return UIFont(
            FontDescriptor(
                size: size, weight: weight.rawValue, lineGap: max(style.leadings[category.rank] - plain, 0)),
            textStyle: style)
    }
}

extension UIFont {
    /// The weight of a font.
    public struct Weight: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

        public static let ultraLight = Weight(-0.8)
        public static let thin = Weight(-0.6)
        public static let light = Weight(-0.4)
        public static let regular = Weight(0)
        public static let medium = Weight(0.23)
        public static let semibold = Weight(0.3)
        public static let bold = Weight(0.4)
        public static let heavy = Weight(0.56)
        public static let black = Weight(0.62)

        var name: String {
            let names: [(Weight, String)] = [
                (.ultraLight, "Ultralight"), (.thin, "Thin"), (.light, "Light"), (.regular, "Regular"),
                (.medium, "Medium"), (.semibold, "Semibold"), (.bold, "Bold"), (.heavy, "Heavy"),
                (.black, "Black"),
            ]
            return names.min { abs($0.0.rawValue - rawValue) < abs($1.0.rawValue - rawValue) }?.1 ?? "Regular"
        }
    }
}
