import CoreGraphics
import Foundation
import Testing

@testable import UIKit

@MainActor @Suite struct PrintingTests {
    @Test func longTextTakesSeveralPages() {
        let renderer = UIPrintPageRenderer()
        let text = UISimpleTextPrintFormatter(text: String(repeating: "line\n", count: 200))
        renderer.addPrintFormatter(text, startingAtPageAt: 1)
        #expect(text.pageCount > 2 && renderer.numberOfPages == text.pageCount + 1)
        #expect(renderer.printFormattersForPage(at: 0)?.isEmpty == true)
        #expect(renderer.printFormattersForPage(at: 1)?.first === text)
        text.removeFromPrintPageRenderer()
        #expect(renderer.numberOfPages == 0 && text.printPageRenderer == nil)
    }

    @Test func aPageHasItsHeaderAndFooterAboveAndBelowItsContent() {
        let renderer = Pages()
        (renderer.headerHeight, renderer.footerHeight) = (20, 30)
        renderer.drawPage(at: 0, in: CGRect(x: 0, y: 0, width: 100, height: 200))
        #expect(renderer.rects == ["header 0 20", "content 20 150", "footer 170 30"])
    }

    @Test func aViewIsDrawnOnPaper() throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.backgroundColor = .red
        let renderer = UIPrintPageRenderer()
        renderer.addPrintFormatter(view.viewPrintFormatter(), startingAtPageAt: 0)
        #expect(renderer.numberOfPages == 1)
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(size: renderer.paperRect.size, format: format).image { _ in
            renderer.drawPage(at: 0, in: renderer.printableRect)
        }
        let blank = UIGraphicsImageRenderer(size: renderer.paperRect.size, format: format).image { _ in }
        #expect(image.pngData() != blank.pngData())
    }

    @Test func printingIsNotAvailable() {
        let controller = UIPrintInteractionController.shared
        #expect(!UIPrintInteractionController.isPrintingAvailable)
        #expect(!controller.present(animated: true))
    }

    @Test func optionsAreKeptInADictionary() {
        let info = UIPrintInfo.printInfo()
        (info.jobName, info.orientation, info.outputType) = ("Letter", .landscape, .photo)
        let copy = UIPrintInfo(dictionary: info.dictionaryRepresentation)
        #expect(copy.jobName == "Letter" && copy.orientation == .landscape && copy.outputType == .photo)
    }
}

private final class Pages: UIPrintPageRenderer {
    var rects: [String] = []
    private func note(_ name: String, _ rect: CGRect) {
        rects.append("\(name) \(Int(rect.minY)) \(Int(rect.height))")
    }

    override func drawHeaderForPage(at pageIndex: Int, in headerRect: CGRect) { note("header", headerRect) }
    override func drawContentForPage(at pageIndex: Int, in contentRect: CGRect) {
        note("content", contentRect)
    }
    override func drawFooterForPage(at pageIndex: Int, in footerRect: CGRect) { note("footer", footerRect) }
}
