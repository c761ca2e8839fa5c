import CCairo
import Foundation

extension CGContext {
    /// Starts the next page of a PDF document. The first page needs no start; a media box changes the size
    /// of the page.
    public func beginPDFPage(mediaBox: CGRect?) {
        guard kind == .pdf, let box = mediaBox, box.isFinite, box.width > 0, box.height > 0 else { return }
        cairo_pdf_surface_set_size(surface, box.width, box.height)
    }

    /// Ends a page of a PDF document.
    public func endPDFPage() {
        guard kind == .pdf, !isFinished else { return }
        cairo_show_page(cairo)
    }

    /// Sets the title, the author, the subject and the keywords of a PDF document. Nil changes nothing.
    public func setDocumentInfo(title: String?, author: String?, subject: String?, keywords: String?) {
        guard kind == .pdf, !isFinished else { return }
        let values = [
            (CAIRO_PDF_METADATA_TITLE, title), (CAIRO_PDF_METADATA_AUTHOR, author),
            (CAIRO_PDF_METADATA_SUBJECT, subject), (CAIRO_PDF_METADATA_KEYWORDS, keywords),
        ]
        for (key, value) in values {
            if let value { cairo_pdf_surface_set_metadata(surface, key, value) }
        }
    }

    /// Finishes a document and returns its bytes; nil for a bitmap. Later drawing is ignored. The same
    /// drawing produces the same bytes.
    public func finishDocument() -> Data? {
        guard kind != .bitmap, let output else { return nil }
        if !isFinished {
            unwind()
            isFinished = true
            cairo_surface_finish(surface)
        }
        guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else { return nil }
        return kind == .svg ? Data(SVGNames.renumber(output.bytes)) : Data(output.bytes)
    }

    /// Ends open states and layers, so that no drawing is lost.
    private func unwind() {
        while let last = stack.last {
            last.purpose == .layer ? endTransparencyLayer() : restoreGState()
        }
        endMasks()
    }
}

/// Renames the ids of an SVG document. Cairo counts them during the life of the process, so the same
/// drawing would have different ids the second time.
enum SVGNames {
    /// Renumbers the ids, each prefix from 0 in the order of the first occurrences.
    static func renumber(_ bytes: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        var names: [[UInt8]: [UInt8]] = [:]
        var counts: [[UInt8]: Int] = [:]
        var index = 0
        let marks = ["id=\"", "url(#", "href=\"#"].map { Array($0.utf8) }
        while index < bytes.count {
            let mark = marks.first { $0[0] == bytes[index] && bytes[index...].starts(with: $0) }
            guard let mark else {
                result.append(bytes[index])
                index += 1
                continue
            }
            index += mark.count
            let name = bytes[index...].prefix { $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: ")") }
            index += name.count
            result += mark
            result += newName(for: Array(name), &names, &counts)
        }
        return result
    }

    private static func newName(
        for name: [UInt8], _ names: inout [[UInt8]: [UInt8]], _ counts: inout [[UInt8]: Int]
    ) -> [UInt8] {
        if let known = names[name] { return known }
        let prefix = Array(name.prefix { $0 < UInt8(ascii: "0") || $0 > UInt8(ascii: "9") })
        let number = counts[prefix, default: 0]
        counts[prefix] = number + 1
        let new = prefix + Array(String(number).utf8)
        names[name] = new
        return new
    }
}
