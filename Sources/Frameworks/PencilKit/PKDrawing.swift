import UIKit

/// The strokes on a canvas.
public struct PKDrawing: Equatable {
    public var strokes: [PKStroke]

    public init() { strokes = [] }
    public init<S: Sequence>(strokes: S) where S.Element == PKStroke { self.strokes = Array(strokes) }

    /// Reads what `dataRepresentation()` returned; data of Apple's are not read.
    public init(data: Data) throws {
        self.init(strokes: try JSONDecoder().decode([StoredStroke].self, from: data).map(\.stroke))
    }

    public func dataRepresentation() -> Data {
        (try? JSONEncoder().encode(strokes.map(StoredStroke.init))) ?? Data()
    }

    /// The rectangle that the strokes cover.
    public var bounds: CGRect { strokes.reduce(.null) { $0.union($1.renderBounds) } }

    /// Returns a picture of a part of the drawing.
    public func image(from rect: CGRect, scale: CGFloat) -> UIImage {
        guard rect.width > 0, rect.height > 0 else { return UIImage() }
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale > 0 ? scale : UIScreen.main.scale
        return UIGraphicsImageRenderer(size: rect.size, format: format).image { context in
            context.cgContext.translateBy(x: -rect.minX, y: -rect.minY)
            draw()
        }
    }

    func draw() { for stroke in strokes { stroke.draw() } }

    public mutating func transform(using transform: CGAffineTransform) {
        for index in strokes.indices {
            strokes[index].transform = strokes[index].transform.concatenating(transform)
        }
    }

    public func transformed(using transform: CGAffineTransform) -> PKDrawing {
        var result = self
        result.transform(using: transform)
        return result
    }

    public mutating func append(_ toAppend: PKDrawing) { strokes += toAppend.strokes }
    public func appending(_ toAppend: PKDrawing) -> PKDrawing {
        PKDrawing(strokes: strokes + toAppend.strokes)
    }
}

extension PKDrawing: Codable {
    public init(from decoder: any Decoder) throws {
        self.init(strokes: try [StoredStroke](from: decoder).map(\.stroke))
    }

    public func encode(to encoder: any Encoder) throws {
        try strokes.map(StoredStroke.init).encode(to: encoder)
    }
}

/// A stroke in data, without its mask.
private struct StoredStroke: Codable {
    let ink: String
    let color: [CGFloat]
    let date: Date
    let transform: [CGFloat]
    let points: [[CGFloat]]

    init(_ stroke: PKStroke) {
        var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
        stroke.ink.color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        (ink, color, date) = (
            stroke.ink.inkType.rawValue, [red, green, blue, alpha], stroke.path.creationDate
        )
        let matrix = stroke.transform
        transform = [matrix.a, matrix.b, matrix.c, matrix.d, matrix.tx, matrix.ty]
        points = stroke.path.map { point in
            [
                point.location.x, point.location.y, CGFloat(point.timeOffset), point.size.width,
                point.size.height,
                point.opacity, point.force, point.azimuth, point.altitude,
            ]
        }
    }

    var stroke: PKStroke {
        let path = points.filter { $0.count == 9 }.map { numbers in
            PKStrokePoint(
                location: CGPoint(x: numbers[0], y: numbers[1]), timeOffset: TimeInterval(numbers[2]),
                size: CGSize(width: numbers[3], height: numbers[4]), opacity: numbers[5], force: numbers[6],
                azimuth: numbers[7], altitude: numbers[8])
        }
        let color =
            color.count == 4
            ? UIColor(red: color[0], green: color[1], blue: color[2], alpha: color[3]) : UIColor.black
        let matrix =
            transform.count == 6
            ? CGAffineTransform(
                a: transform[0], b: transform[1], c: transform[2], d: transform[3], tx: transform[4],
                ty: transform[5]) : .identity
        return PKStroke(
            ink: PKInk(PKInk.InkType(rawValue: ink) ?? .pen, color: color),
            path: PKStrokePath(controlPoints: path, creationDate: date), transform: matrix)
    }
}
