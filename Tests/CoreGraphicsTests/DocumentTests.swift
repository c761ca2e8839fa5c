import Testing

@testable import CoreGraphics

@Suite struct DocumentTests {
    private func draw(_ context: CGContext) {
        context.setFillColor(red)
        context.fill(CGRect(x: 1, y: 1, width: 5, height: 5))
        context.setAlpha(0.5)
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        context.fillEllipse(in: CGRect(x: 2, y: 2, width: 6, height: 6))
        context.strokeEllipse(in: CGRect(x: 2, y: 2, width: 6, height: 6))
        context.endTransparencyLayer()
        context.drawShadow(offset: .zero, blur: 2, color: .black, bounds: nil) {
            $0.fill(CGRect(x: 3, y: 3, width: 2, height: 2))
        }
        if let gradient = CGGradient(colorsSpace: nil, colors: [red, blue] as CFArray, locations: nil) {
            context.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: 9, y: 9), options: [])
        }
    }

    @Test func documentsAreTheSameEachTime() throws {
        func svg() throws -> Data {
            let context = try unwrap(CGContext.svg(size: CGSize(width: 10, height: 10)))
            draw(context)
            return try unwrap(context.finishDocument())
        }
        func pdf() throws -> Data {
            let context = try unwrap(CGContext.pdf(size: CGSize(width: 10, height: 10)))
            draw(context)
            return try unwrap(context.finishDocument())
        }
        let first = (try svg(), try pdf())
        _ = try drawn(3, 3, draw)
        #expect(try svg() == first.0)
        #expect(try pdf() == first.1)
    }

    @Test func documentsCanBeReadAgain() throws {
        let svg = try unwrap(CGContext.svg(size: CGSize(width: 10, height: 10)))
        svg.setFillColor(red)
        svg.fill(CGRect(x: 0, y: 0, width: 5, height: 10))
        let pdf = try unwrap(CGContext.pdf(size: CGSize(width: 10, height: 10)))
        pdf.setFillColor(red)
        pdf.fill(CGRect(x: 0, y: 0, width: 5, height: 10))
        for document in [svg, pdf] {
            let image = try CGImage.decode(try unwrap(document.finishDocument()))
            #expect(image.naturalSize == CGSize(width: 10, height: 10))
            let picture = Picture(image: try unwrap(image.rasterized(width: 10, height: 10)))
            #expect(picture[2, 5] == 0xFFFF_0000 && picture[7, 5] == 0)
        }
    }

    @Test func shapesStayShapes() throws {
        let svg = try unwrap(CGContext.svg(size: CGSize(width: 10, height: 10)))
        svg.fillEllipse(in: CGRect(x: 0, y: 0, width: 10, height: 10))
        let text = String(decoding: try unwrap(svg.finishDocument()), as: UTF8.self)
        #expect(text.contains("<path") && !text.contains("<image"))
    }
}
