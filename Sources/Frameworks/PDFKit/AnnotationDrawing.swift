import Foundation
import UIKit

/// Draws an annotation: marks of text, shapes, lines, strokes and text. Notes, stamps and fields of forms are not drawn.
struct AnnotationDrawing {
    let annotation: PDFAnnotation
    let context: CGContext

    private var bounds: CGRect { annotation.bounds }
    private var lineWidth: CGFloat { annotation.border?.lineWidth ?? 1 }

    func draw() {
        context.saveGState()
        defer { context.restoreGState() }
        context.setStrokeColor(annotation.color.cgColor)
        context.setLineWidth(lineWidth)
        switch annotation.type.map(PDFAnnotationSubtype.init(rawValue:))?.name {
        case "Highlight": highlight()
        case "Underline": for area in areas { stroke(from: area.lowerLeft, to: area.lowerRight) }
        case "StrikeOut": for area in areas { stroke(from: area.middleLeft, to: area.middleRight) }
        case "Square": shape(CGPath(rect: inset, transform: nil))
        case "Circle": shape(CGPath(ellipseIn: inset, transform: nil))
        case "Line": stroke(from: place(annotation.startPoint), to: place(annotation.endPoint))
        case "Ink": ink()
        case "FreeText": text()
        default: break
        }
    }

    /// The places of marked text: quadrilaterals relative to the annotation, or all of it.
    private var areas: [CGRect] {
        let points = (annotation.quadrilateralPoints ?? []).map { place($0.cgPointValue) }
        guard points.count >= 4 else { return [bounds] }
        return stride(from: 0, through: points.count - 4, by: 4).map { start in
            let corners = points[start..<start + 4]
            let (x, y) = (corners.map(\.x), corners.map(\.y))
            let (left, bottom) = (x.min() ?? 0, y.min() ?? 0)
            return CGRect(x: left, y: bottom, width: (x.max() ?? 0) - left, height: (y.max() ?? 0) - bottom)
        }
    }

    private var inset: CGRect { bounds.insetBy(dx: lineWidth / 2, dy: lineWidth / 2) }

    /// Returns a place on the page of one in the annotation.
    private func place(_ point: CGPoint) -> CGPoint {
        CGPoint(x: bounds.minX + point.x, y: bounds.minY + point.y)
    }

    private func highlight() {
        context.setBlendMode(.multiply)
        context.setFillColor(annotation.color.cgColor)
        for area in areas { context.fill(area) }
    }

    private func stroke(from start: CGPoint, to end: CGPoint) {
        context.move(to: start)
        context.addLine(to: end)
        context.strokePath()
    }

    private func shape(_ path: CGPath) {
        if let color = annotation.interiorColor {
            context.setFillColor(color.cgColor)
            context.addPath(path)
            context.fillPath()
        }
        context.addPath(path)
        context.strokePath()
    }

    private func ink() {
        context.translateBy(x: bounds.minX, y: bounds.minY)
        for path in annotation.paths ?? [] {
            if annotation.border == nil { context.setLineWidth(path.lineWidth) }
            context.addPath(path.cgPath)
            context.strokePath()
        }
    }

    /// Fills with the color, and draws the text upright in the page's coordinates.
    private func text() {
        context.setFillColor(annotation.color.cgColor)
        context.fill(bounds)
        guard let contents = annotation.contents else { return }
        let style = NSMutableParagraphStyle()
        style.alignment = annotation.alignment
        let attributes: [NSAttributedString.Key: Any] = [
            .font: annotation.font ?? UIFont.systemFont(ofSize: 12), .paragraphStyle: style,
            .foregroundColor: annotation.fontColor ?? .black,
        ]
        UIGraphicsPushContext(context)
        context.translateBy(x: bounds.minX, y: bounds.maxY)
        context.scaleBy(x: 1, y: -1)
        (contents as NSString).draw(in: CGRect(origin: .zero, size: bounds.size), withAttributes: attributes)
        UIGraphicsPopContext()
    }
}

extension CGRect {
    fileprivate var lowerLeft: CGPoint { CGPoint(x: minX, y: minY) }
    fileprivate var lowerRight: CGPoint { CGPoint(x: maxX, y: minY) }
    fileprivate var middleLeft: CGPoint { CGPoint(x: minX, y: midY) }
    fileprivate var middleRight: CGPoint { CGPoint(x: maxX, y: midY) }
}
