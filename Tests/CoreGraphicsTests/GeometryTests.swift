import Testing

@testable import CoreGraphics

@Suite struct GeometryTests {
    @Test func transformsApplyTheNewestFirst() {
        let map = CGAffineTransform(translationX: 10, y: 0).scaledBy(x: 2, y: 2)
        #expect(CGPoint(x: 1, y: 1).applying(map) == CGPoint(x: 12, y: 2))
        #expect(CGSize(width: 3, height: 4).applying(map) == CGSize(width: 6, height: 8))
        #expect(
            CGRect(x: 0, y: 0, width: 1, height: 2).applying(map) == CGRect(x: 10, y: 0, width: 2, height: 4))
    }

    @Test func inversesUndo() {
        let map = CGAffineTransform(rotationAngle: 1).translatedBy(x: 3, y: 4).scaledBy(x: 2, y: 5)
        let back = CGPoint(x: 7, y: 8).applying(map).applying(map.inverted())
        #expect(abs(back.x - 7) < 1e-12 && abs(back.y - 8) < 1e-12)
        let flat = CGAffineTransform(scaleX: 0, y: 1)
        #expect(flat.inverted() == flat)
    }

    @Test func rotatedRectanglesGrow() {
        let box = CGRect(x: -1, y: -1, width: 2, height: 2).applying(
            CGAffineTransform(rotationAngle: .pi / 4))
        #expect(abs(box.width - 2 * 2.squareRoot()) < 1e-12)
    }

    @Test func boxesOfCurvesAreTight() {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))
        #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(abs(path.boundingBoxOfPath.height - 5) < 1e-9)
        #expect(CGMutablePath().boundingBox.isNull)
    }

    @Test func pathsContainWhatTheyFill() {
        let path = CGMutablePath()
        path.addEllipse(in: CGRect(x: 0, y: 0, width: 10, height: 10))
        path.addEllipse(in: CGRect(x: 2, y: 2, width: 6, height: 6))
        #expect(path.contains(CGPoint(x: 5, y: 5)))
        #expect(!path.contains(CGPoint(x: 5, y: 5), using: .evenOdd))
        #expect(!path.contains(CGPoint(x: 0.5, y: 0.5)))
        #expect(!path.contains(CGPoint(x: CGFloat.nan, y: 0)))
    }

    @Test func arcsEndWhereAsked() {
        let path = CGMutablePath()
        path.addArc(center: .zero, radius: 2, startAngle: 0, endAngle: .pi / 2, clockwise: false)
        #expect(abs(path.currentPoint.x) < 1e-12 && abs(path.currentPoint.y - 2) < 1e-12)
        #expect(path.boundingBoxOfPath.minX > -1e-12)
        path.addArc(center: .zero, radius: 2, startAngle: 0, endAngle: .pi / 2, clockwise: true)
        #expect(abs(path.boundingBoxOfPath.minX + 2) < 1e-9)
    }

    @Test func tangentArcsRoundCorners() {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)
        #expect(abs(path.currentPoint.x - 10) < 1e-9 && abs(path.currentPoint.y - 4) < 1e-9)
        #expect(!path.contains(CGPoint(x: 9.8, y: 0.2)))
    }

    @Test func elementsComeInOrder() {
        var types: [CGPathElementType] = []
        CGPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1), transform: nil).applyWithBlock {
            types.append($0.pointee.type)
        }
        #expect(types == [.moveToPoint, .addLineToPoint, .addLineToPoint, .addLineToPoint, .closeSubpath])
    }

    @Test func trimmingTakesAShare() {
        let path = CGMutablePath()
        path.addLines(between: [.zero, CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10)])
        let part = path.trimmed(from: 0.25, to: 0.75)
        #expect(part.boundingBox == CGRect(x: 5, y: 0, width: 5, height: 5))
    }

    @Test(arguments: [CGLineJoin.miter, .round, .bevel], [CGLineCap.butt, .round, .square])
    func strokedPathsCoverWhatStrokesDo(_ join: CGLineJoin, _ cap: CGLineCap) throws {
        let path = CGMutablePath()
        path.addLines(between: [CGPoint(x: 8, y: 30), CGPoint(x: 20, y: 8), CGPoint(x: 32, y: 30)])
        path.addRect(CGRect(x: 45, y: 10, width: 12, height: 20))
        let stroke = try drawn(70, 40) {
            $0.setLineWidth(6)
            $0.setLineJoin(join)
            $0.setLineCap(cap)
            $0.addPath(path)
            $0.strokePath()
        }
        let fill = try drawn(70, 40) {
            $0.addPath(path.copy(strokingWithWidth: 6, lineCap: cap, lineJoin: join, miterLimit: 10))
            $0.fillPath()
        }
        let differences = zip(stroke.pixels, fill.pixels).map { abs(Int($0 >> 24) - Int($1 >> 24)) }
        #expect(differences.max() ?? 255 < 24)
    }

    @Test func colorsConvert() throws {
        let p3 = try unwrap(CGColorSpace(name: CGColorSpace.displayP3))
        let memory = try unwrap(CGColor(red: 1, green: 0, blue: 0.5, alpha: 1).__unsafeComponents)
        #expect(memory[0] == 1 && memory[1] == 0 && memory[2] == 0.5 && memory[3] == 1)
        let wide = try unwrap(CGColor(colorSpace: p3, components: [1, 0, 0, 1]))
        let extended = try unwrap(CGColorSpace(name: CGColorSpace.extendedSRGB))
        let components = try unwrap(
            wide.converted(to: extended, intent: .defaultIntent, options: nil)?.components)
        // The figures that color tools give for Display P3's red.
        #expect(abs(components[0] - 1.0930) < 0.001)
        #expect(abs(components[1] + 0.2267) < 0.001)
        #expect(wide.drawn.red == 1 && wide.drawn.green == 0)
        #expect(CGColor(red: 1, green: 0, blue: 0, alpha: 1) == red)
        #expect(red.copy(alpha: 0.5)?.alpha == 0.5)
    }
}
