import CoreGraphics
import Foundation
import Testing

@Suite struct PDFLinkTests {
    /// Two pages of 200 × 100 points, of which the first has a link with the entries given.
    private func document(link: String, catalog: String = "") -> Data {
        let lines = [
            "%PDF-1.4", "1 0 obj <</Type/Catalog/Pages 2 0 R\(catalog)>> endobj",
            "2 0 obj <</Type/Pages/Kids[3 0 R 4 0 R]/Count 2>> endobj",
            "3 0 obj <</Type/Page/Parent 2 0 R/MediaBox[0 0 200 100]/Annots[5 0 R]>> endobj",
            "4 0 obj <</Type/Page/Parent 2 0 R/MediaBox[0 0 200 100]>> endobj",
            "5 0 obj <</Type/Annot/Subtype/Link/Rect[0 50 80 90]\(link)>> endobj",
            "trailer <</Root 1 0 R>>", "%%EOF",
        ]
        return Data(lines.joined(separator: "\n").utf8)
    }

    private func links(_ link: String, catalog: String = "") throws -> [CGImage.PDFLink] {
        let pages = try CGImage.links(ofPDF: document(link: link, catalog: catalog))
        #expect(pages.count == 2 && pages[1].isEmpty)
        return pages[0]
    }

    private func place(_ links: [CGImage.PDFLink]) throws -> [CGFloat?] {
        guard case .page(let index, let x, let y) = try unwrap(links.first).target else { return [] }
        return [CGFloat(index), x, y]
    }

    @Test func aLinkWithAnAddressHasItsAreaFromTheLowerLeft() throws {
        let link = try unwrap(try links("/A<</S/URI/URI(https://kumiki.example/)>>").first)
        guard case .address(let url) = link.target else {
            Issue.record("\(link.target)")
            return
        }
        #expect(url.absoluteString == "https://kumiki.example/")
        #expect(link.bounds == CGRect(x: 0, y: 50, width: 80, height: 40))
    }

    @Test func aLinkLeadsToAPlaceOnAPage() throws {
        #expect(try place(links("/Dest[4 0 R/XYZ 10 90 0]")) == [1, 10, 90])
        #expect(try place(links("/Dest[4 0 R/XYZ null 90 0]")) == [1, nil, 90])
        #expect(try place(links("/Dest[4 0 R/Fit]")) == [1, nil, nil])
    }

    @Test func aLinkFindsAPlaceByItsName() throws {
        let catalog = "/Dests<</there[4 0 R/XYZ 10 90 0]>>"
        #expect(try place(links("/Dest/there", catalog: catalog)) == [1, 10, 90])
        #expect(try links("/Dest/elsewhere", catalog: catalog).isEmpty)
    }

    @Test func linksToOtherThingsAreLeftOut() throws {
        #expect(try links("/A<</S/JavaScript/JS(app.beep)>>").isEmpty)
        #expect(throws: CGImageError.self) { try CGImage.links(ofPDF: Data("no".utf8)) }
    }
}
