import Foundation

/// A search in an object of a type that the session does not know.
@MainActor
protocol TextSearch: AnyObject {
    var count: Int { get }
    var highlighted: Int? { get }

    func begin(_ query: String, _ options: UITextSearchOptions)
    func highlightNext(_ step: Int)
    func replaceHighlighted(_ replacement: String)
}

/// The results of a search in an object, one of which is highlighted.
final class ObjectSearch<Object: UITextSearching>: TextSearch {
    private typealias Result = UITextSearchAggregator<Object.DocumentIdentifier>.Result

    private weak var object: Object?
    private var results: [Result] = []
    private(set) var highlighted: Int?
    var count: Int { results.count }

    init(_ object: Object) { self.object = object }

    func begin(_ query: String, _ options: UITextSearchOptions) {
        object?.clearAllDecoratedFoundText()
        let aggregator = UITextSearchAggregator<Object.DocumentIdentifier> { results in
            // Objects may search on another thread, and report their ranges once.
            nonisolated(unsafe) let found = results
            if MainQueue.isCurrent {
                MainActor.assumeIsolated { self.show(found) }
            } else {
                DispatchQueue.main.async { self.show(found) }
            }
        }
        object?.performTextSearch(queryString: query, options: options, resultAggregator: aggregator)
    }

    private func show(_ found: [Result]) {
        guard let object else { return }
        results = found.sorted {
            object.compare($0.range, toRange: $1.range, document: $0.document) == .orderedAscending
        }
        for result in results { decorate(result, .found) }
        highlight(results.isEmpty ? nil : firstAfterSelection(in: object))
    }

    private func firstAfterSelection(in object: Object) -> Int {
        guard let selection = object.selectedTextRange else { return 0 }
        return results.firstIndex {
            object.compare($0.range, toRange: selection, document: $0.document) != .orderedAscending
        } ?? 0
    }

    private func highlight(_ index: Int?) {
        if let highlighted, results.indices.contains(highlighted) { decorate(results[highlighted], .found) }
        highlighted = index
        guard let index, let object else { return }
        let result = results[index]
        object.willHighlight(foundTextRange: result.range, document: result.document)
        decorate(result, .highlighted)
        object.scrollRangeToVisible(result.range, inDocument: result.document)
    }

    private func decorate(_ result: Result, _ style: UITextSearchFoundTextStyle) {
        object?.decorate(foundTextRange: result.range, document: result.document, usingStyle: style)
    }

    func highlightNext(_ step: Int) {
        guard !results.isEmpty else { return }
        let next = (highlighted ?? (step > 0 ? -1 : 0)) + step
        highlight((next + results.count) % results.count)
    }

    func replaceHighlighted(_ replacement: String) {
        guard let object, let index = highlighted else { return }
        let (range, document) = (results[index].range, results[index].document)
        guard object.shouldReplace(foundTextRange: range, document: document, withText: replacement) else {
            return
        }
        object.replace(foundTextRange: range, document: document, withText: replacement)
        results.remove(at: index)
        highlighted = nil
        if !results.isEmpty { highlight(index % results.count) }
    }
}
