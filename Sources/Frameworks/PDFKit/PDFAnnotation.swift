import Foundation
import UIKit

/// A mark, a shape, text or a link on a page. Fields of forms are stored and not drawn.
open class PDFAnnotation: NSObject, NSCopying {
    open weak var page: PDFPage?
    /// The kind without its slash, such as "Link".
    open var type: String?
    /// The place on the page, whose origin is at the lower left.
    open var bounds = CGRect.zero
    open var shouldDisplay = true
    open var shouldPrint = true
    open var modificationDate: Date?
    open var userName: String?
    open var popup: PDFAnnotation?
    open var border: PDFBorder?
    open lazy var color = UIColor.clear
    open var contents: String?
    /// The action of a tap; that of a link is also its `url` or `destination`.
    open var action: PDFAction?
    open var hasAppearanceStream: Bool { false }
    open var isHighlighted = false

    // Text, lines and marks.
    open var font: UIFont?
    open var fontColor: UIColor?
    open var interiorColor: UIColor?
    open var alignment = NSTextAlignment.left
    open var startPoint = CGPoint.zero
    open var endPoint = CGPoint.zero
    open var startLineStyle = PDFLineStyle.none
    open var endLineStyle = PDFLineStyle.none
    open var iconType = PDFTextAnnotationIconType.comment
    open var quadrilateralPoints: [NSValue]?
    open var markupType = PDFMarkupType.highlight
    open private(set) var paths: [UIBezierPath]?
    open var isOpen = false
    open var stampName: String?

    // Fields of forms.
    open var widgetFieldType = PDFAnnotationWidgetSubtype(rawValue: "")
    open var widgetControlType = PDFWidgetControlType.unknownControl
    open var isMultiline = false
    open var isPasswordField: Bool { false }
    open var hasComb = false
    open var maximumLength = 0
    open var widgetStringValue: String?
    open var widgetDefaultStringValue: String?
    open var allowsToggleToOff = false
    open var radiosInUnison = false
    open var isReadOnly = false
    open var isListChoice = false
    open var choices: [String]?
    open var values: [String]?
    open var buttonWidgetState = PDFWidgetCellState.mixedState
    open var buttonWidgetStateString = ""
    open var fieldName: String?
    open var caption: String?
    open var backgroundColor: UIColor?

    private var stored: [PDFAnnotationKey: Any] = [:]

    public init(
        bounds: CGRect, forType annotationType: PDFAnnotationSubtype,
        withProperties properties: [AnyHashable: Any]?
    ) {
        self.bounds = bounds
        type = annotationType.name
        super.init()
        for (key, value) in properties ?? [:] {
            guard let key = key as? PDFAnnotationKey ?? (key as? String).map(PDFAnnotationKey.init(rawValue:))
            else { continue }
            stored[key] = value
        }
    }

    public override init() { super.init() }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    // MARK: Links

    /// The address that a tap opens.
    open var url: URL? {
        get { (action as? PDFActionURL)?.url }
        set { action = newValue.map(PDFActionURL.init(url:)) }
    }

    /// The place that a tap displays.
    open var destination: PDFDestination? {
        get { (action as? PDFActionGoTo)?.destination }
        set { action = newValue.map(PDFActionGoTo.init(destination:)) }
    }

    // MARK: Values

    @discardableResult
    open func setValue(_ value: Any, forAnnotationKey key: PDFAnnotationKey) -> Bool {
        stored[key] = value
        return true
    }
    @discardableResult
    open func setBoolean(_ value: Bool, forAnnotationKey key: PDFAnnotationKey) -> Bool {
        setValue(value, forAnnotationKey: key)
    }
    @discardableResult
    open func setRect(_ value: CGRect, forAnnotationKey key: PDFAnnotationKey) -> Bool {
        if key == .rect { bounds = value }
        return setValue(value, forAnnotationKey: key)
    }
    open func value(forAnnotationKey key: PDFAnnotationKey) -> Any? { stored[key] }
    open func removeValue(forAnnotationKey key: PDFAnnotationKey) { stored[key] = nil }
    open var annotationKeyValues: [AnyHashable: Any] {
        stored.reduce(into: [:]) { $0[AnyHashable($1.key.rawValue)] = $1.value }
    }

    open func add(_ path: UIBezierPath) { paths = (paths ?? []) + [path] }
    open func remove(_ path: UIBezierPath) { paths?.removeAll { $0 === path } }

    open class func lineStyle(fromName name: String) -> PDFLineStyle {
        lineStyles.first { $0.name == name }?.style ?? .none
    }
    open class func name(for style: PDFLineStyle) -> String {
        lineStyles.first { $0.style == style }?.name ?? "None"
    }
    private static let lineStyles: [(name: String, style: PDFLineStyle)] = [
        ("None", .none), ("Square", .square), ("Circle", .circle), ("Diamond", .diamond),
        ("OpenArrow", .openArrow), ("ClosedArrow", .closedArrow),
    ]

    /// Draws the annotation in the coordinates of its page.
    open func draw(with box: PDFDisplayBox, in context: CGContext) {
        AnnotationDrawing(annotation: self, context: context).draw()
    }
}

/// The coordinate of a destination that does not say where on its page it is.
public let kPDFDestinationUnspecifiedValue = CGFloat(Float.greatestFiniteMagnitude)

extension PDFAnnotationSubtype {
    /// The name in annotations, without the slash before it.
    var name: String { rawValue.hasPrefix("/") ? String(rawValue.dropFirst()) : rawValue }

    public static let text = PDFAnnotationSubtype("/Text")
    public static let link = PDFAnnotationSubtype("/Link")
    public static let freeText = PDFAnnotationSubtype("/FreeText")
    public static let line = PDFAnnotationSubtype("/Line")
    public static let square = PDFAnnotationSubtype("/Square")
    public static let circle = PDFAnnotationSubtype("/Circle")
    public static let highlight = PDFAnnotationSubtype("/Highlight")
    public static let underline = PDFAnnotationSubtype("/Underline")
    public static let strikeOut = PDFAnnotationSubtype("/StrikeOut")
    public static let ink = PDFAnnotationSubtype("/Ink")
    public static let stamp = PDFAnnotationSubtype("/Stamp")
    public static let popup = PDFAnnotationSubtype("/Popup")
    public static let widget = PDFAnnotationSubtype("/Widget")
}

/// The kind of an annotation.
public struct PDFAnnotationSubtype: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
}
