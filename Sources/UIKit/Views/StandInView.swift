import CoreGraphics
import Foundation
import TextLayout

/// Stands for a view whose content cannot be shown here, such as a map or a web page: a pale ground with the name
/// of the class.
@MainActor
final class StandInView: UIView {
    private let kind: String

    init(kind: String) {
        self.kind = kind
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) {
        kind = Self.names[(coder as? NibDecoder)?.element.name ?? ""] ?? "View"
        super.init(coder: coder)
        (coder as? NibDecoder)?.report("\(kind) is shown as a placeholder: its content is not available")
    }

    /// The classes that elements of documents stand for.
    static let names = [
        "arscnView": "ARSCNView", "arskView": "ARSKView", "glkView": "GLKView", "mapView": "MKMapView",
        "mtkView": "MTKView", "sceneKitView": "SCNView", "skView": "SKView", "webView": "UIWebView",
        "wkWebView": "WKWebView",
    ]

    private var ground: UIColor {
        kind == "MKMapView"
            ? UIColor {
                $0.userInterfaceStyle == .dark ? UIColor(rgba: 0x1F2A33FF) : UIColor(rgba: 0xF4EFE3FF)
            }
            : .secondarySystemBackground
    }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.setFillColor(ground.resolvedCGColor(with: traitCollection))
        context.fill(bounds)
        let builder = AttributedTextBuilder(
            font: .systemFont(ofSize: 13), color: .secondaryLabel, alignment: .center, traits: traitCollection
        )
        let block = TextBlock(
            builder.text(kind), width: max(bounds.width, 1), maximumLines: 1, lineBreakMode: .byTruncatingTail
        )
        TextPainter(context: context).draw(
            block, at: CGPoint(x: bounds.minX, y: bounds.midY - block.size.height / 2))
    }
}
