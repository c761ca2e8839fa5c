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

    @Test func pagesOfADocumentAreImages() throws {
        let context = try unwrap(CGContext.pdf(size: CGSize(width: 10, height: 20)))
        draw(context)
        context.endPDFPage()
        context.beginPDFPage(mediaBox: CGRect(x: 0, y: 0, width: 30, height: 5))
        context.endPDFPage()
        let data = try unwrap(context.finishDocument())
        #expect(try CGImage.pageCount(ofPDF: data) == 2)
        #expect(try CGImage.page(0, ofPDF: data).naturalSize == CGSize(width: 10, height: 20))
        #expect(try CGImage.page(1, ofPDF: data).naturalSize == CGSize(width: 30, height: 5))
        #expect(throws: CGImageError.self) { try CGImage.page(2, ofPDF: data) }
        #expect(throws: CGImageError.self) { try CGImage.pageCount(ofPDF: Data("%PDF-1.4".utf8)) }
    }

    @Test func documentsShowTemplateVectorsWhereTheyAreDrawn() throws {
        let square =
            "<svg xmlns='http://www.w3.org/2000/svg' width='4' height='4'><rect width='4' height='4'/></svg>"
        let image = try CGImage.decode(Data(square.utf8))
        for context in [
            CGContext.svg(size: CGSize(width: 20, height: 20)), .pdf(size: CGSize(width: 20, height: 20)),
        ] {
            let context = try unwrap(context)
            context.translateBy(x: 10, y: 10)
            context.setFillColor(red)
            context.fillAlpha(of: image, in: CGRect(x: 1, y: 1, width: 8, height: 8))
            let drawn = try CGImage.decode(try unwrap(context.finishDocument()))
            let picture = Picture(image: try unwrap(drawn.rasterized(width: 20, height: 20)))
            #expect(picture[15, 15] == 0xFFFF_0000 && picture[5, 5] == 0)
        }
    }

    @Test func documentsShowTheBlurredBackdropsOfABitmap() throws {
        let recording = BackdropRecording()
        func draw(_ context: CGContext) {
            context.backdrops = recording
            context.setFillColor(red)
            context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
            context.setFillColor(blue)
            context.fill(CGRect(x: 10, y: 0, width: 10, height: 20))
            context.blurBackdrop(in: CGRect(x: 0, y: 0, width: 20, height: 10), radius: 6)
        }
        let bitmap = try unwrap(CGContext.bitmap(width: 40, height: 40, scale: 2, opaque: true))
        draw(bitmap)
        recording.rewind()
        let svg = try unwrap(CGContext.svg(size: CGSize(width: 20, height: 20)))
        draw(svg)
        let image = try CGImage.decode(try unwrap(svg.finishDocument()))
        let picture = Picture(image: try unwrap(image.rasterized(width: 20, height: 20)))
        let (blurred, sharp) = (picture[9, 4], picture[8, 16])
        #expect(sharp == 0xFFFF_0000)
        #expect(blurred & 0xFF > 0x40 && blurred >> 16 & 0xFF > 0x40)
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
