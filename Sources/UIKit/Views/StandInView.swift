import CoreGraphics
import Foundation
import TextLayout

/// A view whose content cannot be displayed here, such as a map or a web page: a pale background with the name of its
/// class, or a description of the content. The superclass of such views in the modules of Apple's frameworks.
@preconcurrency @MainActor
open class StandInView: UIView {
    private let kind: String

    /// The text in the middle; the name of the class unless a subclass has a better one, such as a page's URL.
    public var placeholder: String { didSet { setNeedsDisplay() } }

    /// Creates a view that displays the name.
    public init(kind: String, frame: CGRect = .zero) {
        (self.kind, placeholder) = (kind, kind)
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        kind = Self.names[(coder as? NibDecoder)?.element.name ?? ""] ?? "View"
        placeholder = kind
        super.init(coder: coder)
        (coder as? NibDecoder)?.report("\(kind) is shown as a placeholder: its content is not available")
    }

    /// The class names of document elements.
    static let names = [
        "arscnView": "ARSCNView", "arskView": "ARSKView", "glkView": "GLKView", "mapView": "MKMapView",
        "mtkView": "MTKView", "sceneKitView": "SCNView", "skView": "SKView", "webView": "UIWebView",
        "wkWebView": "WKWebView",
    ]

    /// Returns the class of an element in the module of its framework, if that is part of the program.
    static func frameworkClass(for element: String) -> (any NibObject.Type)? {
        guard let name = names[element], let module = modules[name] else { return nil }
        return NSClassFromString("\(module).\(name)") as? any NibObject.Type
    }

    private static let modules = [
        "ARSCNView": "ARKit", "ARSKView": "ARKit", "GLKView": "GLKit", "MKMapView": "MapKit",
        "MTKView": "MetalKit",
        "SCNView": "SceneKit", "SKView": "SpriteKit", "UIWebView": "UIKitExtras", "WKWebView": "WebKit",
    ]

    private var ground: UIColor {
        kind == "MKMapView"
            ? UIColor {
                $0.userInterfaceStyle == .dark ? UIColor(rgba: 0x1F2A33FF) : UIColor(rgba: 0xF4EFE3FF)
            }
            : .secondarySystemBackground
    }

    open override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.setFillColor(ground.resolvedCGColor(with: traitCollection))
        context.fill(bounds)
        let builder = AttributedTextBuilder(
            font: .systemFont(ofSize: 13), color: .secondaryLabel, alignment: .center, traits: traitCollection
        )
        let block = TextBlock(
            builder.text(placeholder), width: max(bounds.width, 1), maximumLines: 1,
            lineBreakMode: .byTruncatingTail
        )
        TextPainter(context: context).draw(
            block, at: CGPoint(x: bounds.minX, y: bounds.midY - block.size.height / 2))
    }

    /// Returns the words of a page of HTML, without its marks.
    public static func words(ofPage html: String) -> String? {
        let words = html.replacing(
            #/<(script|style)[^>]*>[\s\S]*?</(script|style)>/#.ignoresCase(), with: " "
        )
        .replacing(#/<[^>]*>/#, with: " ")
        .split(whereSeparator: \.isWhitespace)
        return words.isEmpty ? nil : words.joined(separator: " ")
    }
}
