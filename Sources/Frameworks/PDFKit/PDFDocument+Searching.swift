import Foundation
import UIKit

/// The key of the selection in the notification of a found place.
public let PDFDocumentFoundSelectionKey = "PDFDocumentFoundSelection"

extension PDFDocument {
    /// Returns where the text of the pages contains a string.
    public func findString(_ string: String, withOptions options: NSString.CompareOptions = [])
        -> [PDFSelection]
    {
        (0..<pageCount).compactMap(page).flatMap { matches(string, options, on: $0) }
    }

    /// Returns the next place of a string after a selection, or before it for a search backwards; nil starts at the first page.
    public func findString(
        _ string: String, fromSelection selection: PDFSelection?,
        withOptions options: NSString.CompareOptions = []
    ) -> PDFSelection? {
        let isBackwards = options.contains(.backwards)
        let all = findString(string, withOptions: options.subtracting(.backwards))
        guard let current = selection.flatMap(place) else { return isBackwards ? all.last : all.first }
        return isBackwards
            ? all.last { place(of: $0).map { $0 < current } ?? false }
            : all.first { place(of: $0).map { $0 > current } ?? false }
    }

    /// Searches in a later turn, and notifies of each place.
    public func beginFindString(_ string: String, withOptions options: NSString.CompareOptions = []) {
        beginFindStrings([string], withOptions: options)
    }

    /// Searches in a later turn, and notifies of each place.
    public func beginFindStrings(_ strings: [String], withOptions options: NSString.CompareOptions = []) {
        isFinding = true
        nonisolated(unsafe) let document = self
        Inert.later { document.find(strings, options) }
    }

    /// Ends the search.
    public func cancelFindString() { isFinding = false }

    private func find(_ strings: [String], _ options: NSString.CompareOptions) {
        notify(.PDFDocumentDidBeginFind)
        for selection in strings.flatMap({ findString($0, withOptions: options) }) {
            guard isFinding else { break }
            delegate?.didMatchString(selection)
            notify(.PDFDocumentDidFindMatch, [PDFDocumentFoundSelectionKey: selection])
        }
        isFinding = false
        notify(.PDFDocumentDidEndFind)
    }

    private func notify(_ name: Notification.Name, _ userInfo: [AnyHashable: Any]? = nil) {
        NotificationCenter.default.post(name: name, object: self, userInfo: userInfo)
    }

    private func matches(_ string: String, _ options: NSString.CompareOptions, on page: PDFPage)
        -> [PDFSelection]
    {
        guard !string.isEmpty, let text = page.string as NSString? else { return [] }
        var (found, start): ([PDFSelection], Int) = ([], 0)
        while start < text.length {
            let rest = NSRange(location: start, length: text.length - start)
            let range = text.range(of: string, options: options, range: rest)
            guard range.length > 0, let selection = page.selection(for: range) else { break }
            found.append(selection)
            start = NSMaxRange(range)
        }
        return found
    }

    /// Returns the place of a selection's start: its page and character.
    private func place(of selection: PDFSelection) -> (Int, Int)? {
        guard let page = selection.pages.first else { return nil }
        return (index(for: page), selection.range(at: 0, on: page).location)
    }
}
