import Testing

@testable import CoreGraphics
@testable import QuartzCore

@MainActor
private func layer(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ color: CGColor? = nil)
    -> CALayer
{
    let layer = CALayer()
    layer.frame = CGRect(x: x, y: y, width: width, height: height)
    layer.backgroundColor = color
    return layer
}

private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
private let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)

/// Returns the pixels of a layer, as 0xAARRGGBB.
@MainActor
func pixels(_ layer: CALayer, _ width: Int, _ height: Int) -> [UInt32] {
    let context = CGContext.bitmap(width: width, height: height, scale: 1, opaque: false)
    context.map(layer.render(in:))
    guard case .pixels(let buffer)? = context?.makeImage()?.source else { return [] }
    return buffer.pixels
}

@MainActor @Suite struct LayerGeometryTests {
    @Test func subclassesAreMadeFromDecoders() {
        final class Line: CALayer {
            required init() { super.init() }
            required init?(coder aDecoder: NSCoder) {
                super.init(coder: aDecoder)
                lineCount = 2
            }
            var lineCount = 1
        }
        let archiver = NSKeyedArchiver(requiringSecureCoding: false)
        #expect(Line(coder: archiver)?.lineCount == 2)
        #expect(CAScrollLayer(coder: archiver)?.masksToBounds == true)
    }

    @Test func framesFollowPositionAndTransform() {
        let one = layer(10, 20, 30, 40)
        #expect(one.position == CGPoint(x: 25, y: 40))
        #expect(one.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
        one.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
        #expect(one.frame == CGRect(x: -5, y: 0, width: 60, height: 80))
        one.anchorPoint = .zero
        #expect(one.frame.origin == CGPoint(x: 25, y: 40))
    }

    @Test func pointsConvertThroughScrolledLayers() {
        let (root, a, b, c) = (
            layer(0, 0, 100, 100), layer(10, 10, 50, 50), layer(5, 5, 9, 9), layer(50, 0, 9, 9)
        )
        root.addSublayer(a)
        a.addSublayer(b)
        root.addSublayer(c)
        a.bounds.origin = CGPoint(x: 0, y: 20)
        #expect(b.convert(.zero, to: root) == CGPoint(x: 15, y: -5))
        #expect(b.convert(CGPoint(x: 15, y: -5), from: root) == .zero)
        #expect(b.convert(.zero, to: c) == CGPoint(x: -35, y: -5))
        #expect(
            b.convert(CGRect(x: 1, y: 1, width: 2, height: 2), to: nil)
                == CGRect(x: 16, y: -4, width: 2, height: 2))
    }

    @Test func hitsGoToTheUppermost() {
        let (root, a, b) = (layer(0, 0, 100, 100), layer(0, 0, 50, 50), layer(0, 0, 50, 50))
        root.addSublayer(a)
        root.addSublayer(b)
        #expect(root.hitTest(CGPoint(x: 5, y: 5)) === b)
        a.zPosition = 1
        #expect(root.hitTest(CGPoint(x: 5, y: 5)) === a)
        a.isHidden = true
        #expect(root.hitTest(CGPoint(x: 5, y: 5)) === b)
        #expect(root.hitTest(CGPoint(x: 70, y: 70)) === root)
        #expect(root.hitTest(CGPoint(x: 101, y: 70)) == nil)
    }

    @Test func treesStayTrees() {
        let (root, a, b) = (layer(0, 0, 9, 9), layer(0, 0, 9, 9), layer(0, 0, 9, 9))
        root.addSublayer(a)
        a.addSublayer(b)
        var reports: [String] = []
        let before = LayerDiagnostics.report
        LayerDiagnostics.report = { reports.append($0) }
        b.addSublayer(root)
        LayerDiagnostics.report = before
        #expect(reports.count == 1 && root.superlayer == nil)
        root.insertSublayer(b, below: a)
        #expect(root.sublayers == [b, a] && a.sublayers == nil)
        root.replaceSublayer(a, with: layer(0, 0, 1, 1))
        #expect(a.superlayer == nil && root.sublayers?.count == 2)
    }

    @Test func layoutRunsFromTheTopOnce() {
        final class Recorder: CALayer {
            var record: (String) -> Void = { _ in }
            override func layoutSublayers() { record(name ?? "") }
        }
        var log: [String] = []
        let (root, child) = (Recorder(), Recorder())
        (root.name, child.name) = ("root", "child")
        for layer in [root, child] { layer.record = { log.append($0) } }
        root.addSublayer(child)
        child.setNeedsLayout()
        root.layoutIfNeeded()
        root.layoutIfNeeded()
        #expect(log == ["root", "child"])
    }

    @Test func valuesAreSetByName() {
        let one = layer(0, 0, 9, 9)
        one.setValue(NSNumber(value: 4), forKey: "cornerRadius")
        one.setValue(true, forKey: "masksToBounds")
        one.setValue(red, forKey: "borderColor")
        one.setValue("x", forKey: "mine")
        #expect(one.cornerRadius == 4 && one.masksToBounds && one.borderColor == red)
        #expect(one.value(forKey: "mine") as? String == "x")
    }

    @Test func inverseTransformsUndo() {
        var map = CATransform3DMakeRotation(0.7, 1, 2, 3)
        map = CATransform3DTranslate(map, 4, 5, 6)
        map.m34 = -0.002
        let product = CATransform3DConcat(map, CATransform3DInvert(map)).rows
        #expect(zip(product, CATransform3DIdentity.rows).allSatisfy { abs($0 - $1) < 1e-9 })
        #expect(CATransform3DIsAffine(CATransform3DMakeAffineTransform(CGAffineTransform(rotationAngle: 1))))
        let turn = CATransform3DGetAffineTransform(CATransform3DMakeRotation(0.3, 0, 0, 1))
        #expect(abs(turn.b - sin(0.3)) < 1e-12)
    }
}

@MainActor @Suite struct LayerRenderingTests {
    @Test func backgroundsAreCrisp() {
        let root = layer(0, 0, 4, 1, nil)
        root.addSublayer(layer(1, 0, 2, 1, red))
        #expect(pixels(root, 4, 1) == [0, 0xFFFF_0000, 0xFFFF_0000, 0])
    }

    @Test func bordersLieOverSublayers() {
        let root = layer(0, 0, 3, 3, nil)
        root.borderWidth = 1
        root.addSublayer(layer(0, 0, 3, 3, red))
        let result = pixels(root, 3, 3)
        #expect(result[0] == 0xFF00_0000 && result[4] == 0xFFFF_0000)
    }

    @Test func siblingsAreDrawnByHeight() {
        let root = layer(0, 0, 1, 1)
        let (a, b) = (layer(0, 0, 1, 1, red), layer(0, 0, 1, 1, blue))
        root.addSublayer(a)
        root.addSublayer(b)
        #expect(pixels(root, 1, 1) == [0xFF00_00FF])
        a.zPosition = 1
        #expect(pixels(root, 1, 1) == [0xFFFF_0000])
    }

    @Test func sublayersAreCutOffOnlyWhenAsked() {
        let root = layer(0, 0, 2, 1)
        let middle = layer(0, 0, 1, 1)
        middle.addSublayer(layer(0, 0, 2, 1, red))
        root.addSublayer(middle)
        #expect(pixels(root, 2, 1) == [0xFFFF_0000, 0xFFFF_0000])
        middle.masksToBounds = true
        #expect(pixels(root, 2, 1) == [0xFFFF_0000, 0])
    }

    @Test func cornersCutTheBackgroundAlways() {
        let root = layer(0, 0, 8, 8, red)
        root.cornerRadius = 4
        #expect(pixels(root, 8, 8)[0] >> 24 < 80)
        #expect(pixels(root, 8, 8)[4 * 8 + 4] == 0xFFFF_0000)
        root.maskedCorners = [.layerMaxXMaxYCorner]
        #expect(pixels(root, 8, 8)[0] == 0xFFFF_0000)
        #expect(pixels(root, 8, 8)[63] >> 24 < 80)
    }

    @Test func opacityCountsOnce() {
        let root = layer(0, 0, 1, 1, red)
        root.opacity = 0.5
        root.addSublayer(layer(0, 0, 1, 1, red))
        #expect((0x7F...0x80).contains(pixels(root, 1, 1)[0] >> 24))
        root.allowsGroupOpacity = false
        #expect((0xBE...0xC0).contains(pixels(root, 1, 1)[0] >> 24))
    }

    @Test func masksShowThroughTheirAlpha() {
        let root = layer(0, 0, 2, 1, red)
        root.mask = layer(1, 0, 1, 1, blue)
        #expect(pixels(root, 2, 1) == [0, 0xFFFF_0000])
    }

    @Test func shadowsLieUnderAndOutside() {
        let root = layer(0, 0, 10, 10)
        let card = layer(2, 2, 4, 4, red)
        (card.shadowOpacity, card.shadowRadius) = (1, 0)
        card.shadowOffset = CGSize(width: 2, height: 2)
        root.addSublayer(card)
        let result = pixels(root, 10, 10)
        #expect(result[3 * 10 + 3] == 0xFFFF_0000)
        #expect(result[7 * 10 + 7] == 0xFF00_0000)
        #expect(result[9 * 10 + 9] == 0)
        card.masksToBounds = true
        #expect(pixels(root, 10, 10)[7 * 10 + 7] == 0)
    }

    @Test func shadowsOfClearLayersFollowTheirContents() {
        let root = layer(0, 0, 10, 10)
        let clear = layer(0, 0, 10, 10)
        clear.addSublayer(layer(2, 2, 2, 2, red))
        (clear.shadowOpacity, clear.shadowRadius) = (1, 0)
        clear.shadowOffset = CGSize(width: 4, height: 4)
        root.addSublayer(clear)
        let result = pixels(root, 10, 10)
        #expect(result[7 * 10 + 7] == 0xFF00_0000 && result[9 * 10 + 9] == 0 && result[0] == 0)
    }

    @Test func delegatesDrawInTheLayersCoordinates() {
        final class Painter: CALayerDelegate {
            func draw(_ layer: CALayer, in ctx: CGContext) {
                ctx.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
                ctx.fill(CGRect(x: 0, y: 0, width: 9, height: 9))
            }
        }
        let (root, painter, child) = (layer(0, 0, 3, 1), Painter(), layer(1, 0, 1, 1))
        child.delegate = painter
        root.addSublayer(child)
        #expect(pixels(root, 3, 1) == [0, 0, 0])
        child.setNeedsDisplay()
        #expect(pixels(root, 3, 1) == [0, 0xFFFF_0000, 0])
    }

    @Test func contentsLieByGravity() throws {
        let dot = try #require(CGContext.bitmap(width: 1, height: 1, scale: 1, opaque: true)?.makeImage())
        let root = layer(0, 0, 3, 3)
        root.contents = dot
        root.contentsGravity = .bottomRight
        #expect(pixels(root, 3, 3).firstIndex { $0 != 0 } == 8)
        root.contentsGravity = .center
        #expect(pixels(root, 3, 3).firstIndex { $0 != 0 } == 4)
        root.contentsGravity = .resize
        #expect(pixels(root, 3, 3).allSatisfy { $0 == 0xFF00_0000 })
    }

    @Test func shapesAndGradientsDraw() {
        let shape = CAShapeLayer()
        shape.frame = CGRect(x: 0, y: 0, width: 4, height: 1)
        shape.path = CGPath(rect: CGRect(x: 1, y: 0, width: 2, height: 1), transform: nil)
        shape.fillColor = red
        #expect(pixels(shape, 4, 1) == [0, 0xFFFF_0000, 0xFFFF_0000, 0])
        let gradient = CAGradientLayer()
        gradient.frame = CGRect(x: 0, y: 0, width: 1, height: 100)
        gradient.colors = [red, blue]
        let result = pixels(gradient, 1, 100)
        #expect(result[0] >> 16 & 255 > 250 && result[99] & 255 > 250)
        gradient.type = .conic
        #expect(pixels(gradient, 1, 100)[50] >> 24 == 255)
    }

    @Test(arguments: [CGFloat.nan, .infinity, 1e300])
    func strangeFiguresAreLeftOut(_ figure: CGFloat) {
        let root = layer(0, 0, 2, 2, red)
        let odd = layer(0, 0, 1, 1, blue)
        odd.bounds.size.width = figure
        odd.transform.m11 = figure
        (odd.cornerRadius, odd.borderWidth, odd.shadowRadius) = (figure, figure, figure)
        (odd.shadowOpacity, odd.opacity) = (1, Float(figure))
        root.addSublayer(odd)
        root.addSublayer(layer(1, 1, 1, 1, blue))
        #expect(pixels(root, 2, 2)[3] == 0xFF00_00FF)
    }

    @Test func deepTreesAreReportedNotFatal() {
        let root = layer(0, 0, 4, 4, red)
        var last = root
        for _ in 0..<10_000 {
            let next = layer(0, 0, 4, 4)
            next.opacity = 0.99
            last.addSublayer(next)
            last = next
        }
        var reports: [String] = []
        let before = LayerDiagnostics.report
        LayerDiagnostics.report = { reports.append($0) }
        _ = pixels(root, 4, 4)
        _ = root.hitTest(CGPoint(x: 1, y: 1))
        root.layoutIfNeeded()
        _ = last.convert(CGPoint.zero, to: root)
        LayerDiagnostics.report = before
        #expect(reports.contains { $0.contains("nested") })
    }

    @Test func completionsRunAtTheEnd() {
        var log: [Int] = []
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        CATransaction.begin()
        CATransaction.setCompletionBlock { log.append(1) }
        #expect(CATransaction.disableActions())
        CATransaction.commit()
        #expect(log.isEmpty)
        CATransaction.commit()
        #expect(log == [1] && !CATransaction.disableActions())
        #expect(abs(CAMediaTimingFunction(name: .easeInEaseOut).value(at: 0.5) - 0.5) < 1e-6)
    }
}
