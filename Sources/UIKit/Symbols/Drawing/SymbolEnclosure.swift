import CoreGraphics

/// The shapes around symbols, by the word that ends their names.
enum SymbolEnclosure: String {
    case circle, square, rectangle, app, capsule, diamond, triangle, octagon, hexagon, seal, shield,
        viewfinder
    case bubble, message, doc, folder, icloud, cloud
    /// The arrows around a number of seconds, by the words that begin their names.
    case gobackward, goforward

    /// The box of every shape, in points at a 17 point font, which a symbol in a circle fills.
    static let box = CGSize(width: 20.5, height: 19.7)

    /// The width of the line around a shape at regular weight.
    static let lineWidth: CGFloat = 1.5

    /// The icons of a shape that is taken from the Bootstrap set.
    var icon: (outline: String, filled: String)? {
        switch self {
        case .bubble: ("chat-square", "chat-square-fill")
        case .message: ("chat", "chat-fill")
        case .doc: ("file-earmark", "file-earmark-fill")
        case .folder: ("folder", "folder-fill")
        case .icloud, .cloud: ("cloud", "cloud-fill")
        case .shield: ("shield", "shield-fill")
        default: nil
        }
    }

    /// The rectangle that the drawing inside fits.
    var inner: CGRect {
        switch self {
        case .circle: CGRect(x: 4.65, y: 4.25, width: 11.2, height: 11.2)
        case .square, .app: CGRect(x: 4.45, y: 4.05, width: 11.6, height: 11.6)
        case .rectangle, .capsule: CGRect(x: 4.25, y: 5.05, width: 12, height: 9.6)
        case .diamond: CGRect(x: 6, y: 5.6, width: 8.5, height: 8.5)
        case .triangle: CGRect(x: 6.5, y: 7.4, width: 7.5, height: 8.2)
        case .octagon, .hexagon, .seal: CGRect(x: 5.25, y: 4.85, width: 10, height: 10)
        case .shield: CGRect(x: 6, y: 4.2, width: 8.5, height: 9.5)
        case .gobackward, .goforward: CGRect(x: 6, y: 7, width: 8.5, height: 7.2)
        case .viewfinder: CGRect(x: 4.75, y: 4.35, width: 11, height: 11)
        case .bubble: CGRect(x: 5, y: 2.9, width: 10.5, height: 9.5)
        case .message: CGRect(x: 5.25, y: 4.1, width: 10, height: 10)
        case .doc: CGRect(x: 6.25, y: 8, width: 8, height: 8.6)
        case .folder: CGRect(x: 5.75, y: 6.7, width: 9, height: 8.2)
        case .icloud, .cloud: CGRect(x: 6, y: 6.6, width: 8.5, height: 8)
        }
    }

    /// The middle of the line around the shape, in SVG's notation; nil for a shape that is an icon.
    var path: String? {
        switch self {
        case .circle: Self.round(CGRect(x: 1.15, y: 0.75, width: 18.2, height: 18.2), radius: 9.1)
        case .square: Self.round(CGRect(x: 1.75, y: 1.35, width: 17, height: 17), radius: 3.2)
        case .app: Self.round(CGRect(x: 1.75, y: 1.35, width: 17, height: 17), radius: 4.6)
        case .rectangle: Self.round(CGRect(x: 0.75, y: 2.1, width: 19, height: 15.5), radius: 3)
        case .capsule: Self.round(CGRect(x: 0.75, y: 3.1, width: 19, height: 13.5), radius: 6.75)
        case .diamond: "M10.25 0.9L19.2 9.85L10.25 18.8L1.3 9.85Z"
        case .triangle: "M10.25 1.6L19.4 17.6H1.1Z"
        case .octagon: "M6.5 0.8H14L19.3 6.1V13.6L14 18.9H6.5L1.2 13.6V6.1Z"
        case .hexagon: "M10.25 0.8L18.3 5.3V14.4L10.25 18.9L2.2 14.4V5.3Z"
        case .seal: Self.bows
        case .goforward: "M15.6 4.4A8.2 8.2 0 1 1 10.25 2.4H12.4M9.9 0.3L12.5 2.4L9.9 4.6"
        case .gobackward: "M4.9 4.4A8.2 8.2 0 1 0 10.25 2.4H8.1M10.6 0.3L8 2.4L10.6 4.6"
        case .viewfinder:
            "M1.5 6V3.6A2.5 2.5 0 0 1 4 1.1H6.4M14.1 1.1H16.5A2.5 2.5 0 0 1 19 3.6V6"
                + "M19 13.7V16.1A2.5 2.5 0 0 1 16.5 18.6H14.1M6.4 18.6H4A2.5 2.5 0 0 1 1.5 16.1V13.7"
        default: nil
        }
    }

    /// Whether the shape has an inside that can be filled.
    var isClosed: Bool { self != .viewfinder && !isArrow }

    /// Whether the shape is an arrow that goes around.
    var isArrow: Bool { self == .gobackward || self == .goforward }

    private static func round(_ rect: CGRect, radius: CGFloat) -> String {
        let (x, y) = (Double(rect.minX), Double(rect.minY))
        let (w, h, r) = (Double(rect.width - 2 * radius), Double(rect.height - 2 * radius), Double(radius))
        func corner(_ dx: Double, _ dy: Double) -> String { "a\(r) \(r) 0 0 1 \(dx) \(dy)" }
        return "M\(x + r) \(y)h\(w)\(corner(r, r))v\(h)\(corner(-r, r))h\(-w)\(corner(-r, -r))v\(-h)"
            + "\(corner(r, -r))Z"
    }

    /// Twelve bows around a circle.
    private static let bows: String = {
        let center = CGPoint(x: 10.25, y: 9.85)
        // The cosine and the sine of 30 degrees turn one corner into the next.
        let (cosine, sine) = (CGFloat(0.75).squareRoot(), CGFloat(0.5))
        var arm = CGVector(dx: 0, dy: -8.4)
        var path = "M\(SymbolStroke.text(center + arm))"
        for _ in 0..<12 {
            arm = CGVector(dx: arm.dx * cosine - arm.dy * sine, dy: arm.dx * sine + arm.dy * cosine)
            path += "A2.45 2.45 0 0 1 \(SymbolStroke.text(center + arm))"
        }
        return path + "Z"
    }()
}
