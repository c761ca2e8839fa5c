import Testing

@testable import CoreGraphics

@Suite struct DrawingTests {
    @Test func fillsCoverExactPixels() throws {
        let picture = try drawn(4, 4) {
            $0.setFillColor(red)
            $0.fill(CGRect(x: 1, y: 1, width: 2, height: 2))
        }
        #expect(picture[1, 1] == 0xFFFF_0000)
        #expect(picture[2, 2] == 0xFFFF_0000)
        #expect(picture[0, 0] == 0)
        #expect(picture.pixels.filter { $0 != 0 }.count == 4)
    }

    @Test func pointsAreScaled() throws {
        let picture = try drawn(6, 6, scale: 3) { $0.fill(CGRect(x: 1, y: 0, width: 1, height: 1)) }
        #expect(picture[3, 2] == 0xFF00_0000)
        #expect(picture[2, 2] == 0)
        #expect(picture[3, 3] == 0)
    }

    @Test func halfPixelsAreGray() throws {
        let picture = try drawn(2, 1) { $0.fill(CGRect(x: 0, y: 0, width: 0.5, height: 1)) }
        #expect((0x7F...0x80).contains(picture[0, 0] >> 24))
    }

    @Test func alphaIsMultiplied() throws {
        let picture = try drawn(1, 1) {
            $0.setAlpha(0.5)
            $0.setFillColor(CGColor(red: 1, green: 1, blue: 1, alpha: 0.5))
            $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        }
        #expect((0x3F...0x40).contains(picture[0, 0] >> 24))
    }

    @Test func clipsAreRestored() throws {
        let picture = try drawn(4, 1) {
            $0.saveGState()
            $0.clip(to: CGRect(x: 0, y: 0, width: 1, height: 1))
            $0.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
            $0.restoreGState()
            $0.fill(CGRect(x: 3, y: 0, width: 1, height: 1))
        }
        #expect(picture.pixels == [0xFF00_0000, 0, 0, 0xFF00_0000])
    }

    @Test func evenOddLeavesHoles() throws {
        let picture = try drawn(3, 3) {
            $0.addRect(CGRect(x: 0, y: 0, width: 3, height: 3))
            $0.addRect(CGRect(x: 1, y: 1, width: 1, height: 1))
            $0.fillPath(using: .evenOdd)
        }
        #expect(picture[1, 1] == 0)
        #expect(picture[0, 1] == 0xFF00_0000)
    }

    @Test func layersHaveTheirOpacityOnce() throws {
        let picture = try drawn(1, 1) {
            $0.setAlpha(0.5)
            $0.beginTransparencyLayer(auxiliaryInfo: nil)
            $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
            $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
            $0.endTransparencyLayer()
        }
        #expect((0x7F...0x80).contains(picture[0, 0] >> 24))
    }

    @Test func collapsedMapsDrawNothingAndAreUndone() throws {
        let picture = try drawn(2, 1) {
            $0.saveGState()
            $0.scaleBy(x: 0, y: 1)
            $0.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
            $0.translateBy(x: .nan, y: 0)
            $0.restoreGState()
            $0.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
        }
        #expect(picture.pixels == [0, 0xFF00_0000])
    }

    @Test(arguments: [CGFloat.nan, .infinity, -.infinity, 1e300, -1e300])
    func strangeFiguresNeitherTrapNorHang(_ figure: CGFloat) throws {
        _ = try drawn(4, 4) {
            $0.fill(CGRect(x: figure, y: 0, width: figure, height: 2))
            $0.setLineDash(phase: figure, lengths: [1e-9, figure])
            $0.setLineWidth(figure)
            $0.stroke(CGRect(x: -figure, y: 0, width: 2, height: figure))
            $0.addArc(center: .zero, radius: figure, startAngle: figure, endAngle: 1, clockwise: true)
            $0.strokePath()
            $0.setShadow(offset: CGSize(width: figure, height: 1), blur: figure, color: red)
            $0.fillEllipse(in: CGRect(x: 0, y: 0, width: 2, height: figure))
            $0.clip(to: CGRect(x: 0, y: figure, width: 1, height: 1))
        }
    }

    @Test func unbalancedCallsAreIgnored() throws {
        let picture = try drawn(1, 1) {
            $0.restoreGState()
            $0.endTransparencyLayer()
            $0.beginTransparencyLayer(auxiliaryInfo: nil)
            $0.restoreGState()
            $0.saveGState()
            $0.endTransparencyLayer()
            $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        }
        #expect(picture[0, 0] == 0xFF00_0000)
    }

    @Test func sourceInStaysInsideTheShape() throws {
        let picture = try drawn(2, 1) {
            $0.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
            $0.setBlendMode(.sourceIn)
            $0.setFillColor(red)
            $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        }
        #expect(picture.pixels == [0xFFFF_0000, 0xFF00_0000])
    }

    @Test func shadowsLieBelowAndBesides() throws {
        let picture = try drawn(20, 20) {
            $0.setShadow(offset: CGSize(width: 0, height: 6), blur: 0, color: red)
            $0.fill(CGRect(x: 8, y: 4, width: 4, height: 4))
        }
        #expect(picture[9, 5] == 0xFF00_0000)
        #expect(picture[9, 11] == 0xFFFF_0000)
        #expect(picture[9, 15] == 0)
    }

    @Test func blurSpreadsAndKeepsItsSum() throws {
        let picture = try drawn(60, 60) {
            $0.drawShadow(offset: .zero, blur: 8, color: .black, bounds: nil) {
                $0.fill(CGRect(x: 25, y: 25, width: 10, height: 10))
            }
        }
        let sum = picture.pixels.reduce(0) { $0 + Int($1 >> 24) }
        #expect(abs(sum - 100 * 255) < 1000)
        #expect(picture[30, 30] >> 24 < 255)
        #expect(picture[22, 30] >> 24 > 0)
        #expect(picture[22, 30] == picture[37, 30])
    }

    @Test(arguments: [CGFloat(0), 3, 9])
    func stretchedShadowsLookLikeWholeOnes(_ blur: CGFloat) throws {
        let rect = CGRect(x: 20.3, y: 30.5, width: 200.4, height: 150)
        let whole = try drawn(260, 220) {
            $0.drawShadow(offset: CGSize(width: 2, height: 4), blur: blur, color: red, bounds: rect) {
                $0.addPath(CGPath(roundedRect: rect, cornerWidth: 8, cornerHeight: 8, transform: nil))
                $0.fillPath()
            }
        }
        let stretched = try drawn(260, 220) {
            $0.drawShadow(
                offset: CGSize(width: 2, height: 4), blur: blur, color: red, rect: rect, corner: 8
            ) { CGPath(roundedRect: $0, cornerWidth: 8, cornerHeight: 8, transform: nil) }
        }
        let differences = zip(whole.pixels, stretched.pixels).map { abs(Int($0 >> 24) - Int($1 >> 24)) }
        #expect(differences.max() ?? 255 <= 2)
        #expect(whole[120, 100] == 0xFFFF_0000)
    }

    @Test(arguments: [CGFloat(2), 8, 30])
    func backdropsAreBlurredInsideOnly(_ radius: CGFloat) throws {
        let picture = try drawn(100, 40) {
            $0.setFillColor(red)
            $0.fill(CGRect(x: 0, y: 0, width: 50, height: 40))
            $0.setFillColor(blue)
            $0.fill(CGRect(x: 50, y: 0, width: 50, height: 40))
            #expect($0.blurBackdrop(in: CGRect(x: 0, y: 0, width: 100, height: 20), radius: radius))
        }
        #expect(picture[49, 10] >> 24 >= 253)
        #expect((90...160).contains(picture[49, 10] & 255))
        #expect(picture[49, 30] == 0xFFFF_0000)
        let svg = try unwrap(CGContext.svg(size: CGSize(width: 9, height: 9)))
        #expect(!svg.blurBackdrop(in: CGRect(x: 0, y: 0, width: 9, height: 9), radius: 2))
    }

    @Test func gradientsReachTheirEnds() throws {
        let gradient = try unwrap(
            CGGradient(colorsSpace: nil, colors: [red, blue] as CFArray, locations: nil))
        let picture = try drawn(10, 1) {
            $0.drawLinearGradient(
                gradient, start: CGPoint(x: 2, y: 0), end: CGPoint(x: 8, y: 0),
                options: .drawsAfterEndLocation)
        }
        #expect(picture[0, 0] == 0)
        #expect(picture[9, 0] == 0xFF00_00FF)
    }

    @Test func dataAreInTheOrderAskedFor() throws {
        var bytes = [UInt8](repeating: 0, count: 8)
        try bytes.withUnsafeMutableBytes { buffer in
            let context = try unwrap(
                CGContext(
                    data: buffer.baseAddress, width: 1, height: 2, bitsPerComponent: 8, bytesPerRow: 4,
                    space: CGColorSpaceCreateDeviceRGB(),
                    bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
            context.setFillColor(red)
            context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
            context.flush()
        }
        // y points up, so the first row drawn is the last in memory.
        #expect(bytes == [0, 0, 0, 0, 255, 0, 0, 255])
    }
}
