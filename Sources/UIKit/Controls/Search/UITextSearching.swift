import Foundation

/// An object that finds text in itself: it reports the ranges to an aggregator and marks those that are found.
@preconcurrency @MainActor
public protocol UITextSearching<DocumentIdentifier>: NSObjectProtocol {
    /// The identifiers of the documents of an object that has several.
    associatedtype DocumentIdentifier: Hashable, SendableMetatype = AnyHashable?

    var supportsTextReplacement: Bool { get }
    var selectedTextRange: UITextRange? { get }
    var selectedTextSearchDocument: DocumentIdentifier? { get }

    func compare(
        _ foundRange: UITextRange, toRange: UITextRange, document: DocumentIdentifier?
    ) -> ComparisonResult
    func compare(document: DocumentIdentifier, toDocument: DocumentIdentifier) -> ComparisonResult
    func performTextSearch(
        queryString: String, options: UITextSearchOptions,
        resultAggregator: UITextSearchAggregator<DocumentIdentifier>)
    func decorate(
        foundTextRange: UITextRange, document: DocumentIdentifier?,
        usingStyle style: UITextSearchFoundTextStyle)
    func clearAllDecoratedFoundText()
    func willHighlight(foundTextRange: UITextRange, document: DocumentIdentifier?)
    func scrollRangeToVisible(_ range: UITextRange, inDocument: DocumentIdentifier?)
    func shouldReplace(
        foundTextRange: UITextRange, document: DocumentIdentifier?, withText replacementText: String
    ) -> Bool
    func replace(foundTextRange: UITextRange, document: DocumentIdentifier?, withText replacementText: String)
    func replaceAll(queryString: String, options: UITextSearchOptions, withText replacementText: String)
}

extension UITextSearching {
    public var supportsTextReplacement: Bool { false }
    public var selectedTextSearchDocument: DocumentIdentifier? { nil }
    public func compare(
        document: DocumentIdentifier, toDocument: DocumentIdentifier
    ) -> ComparisonResult { .orderedSame }
    public func willHighlight(foundTextRange: UITextRange, document: DocumentIdentifier?) {}
    public func scrollRangeToVisible(_ range: UITextRange, inDocument: DocumentIdentifier?) {}
    public func shouldReplace(
        foundTextRange: UITextRange, document: DocumentIdentifier?, withText replacementText: String
    ) -> Bool { true }
    public func replace(
        foundTextRange: UITextRange, document: DocumentIdentifier?, withText replacementText: String
    ) {}
    public func replaceAll(
        queryString: String, options: UITextSearchOptions, withText replacementText: String
    ) {}
}

/// The style in which a found range is marked.
public enum UITextSearchFoundTextStyle: Int, Sendable { case normal, found, highlighted }

/// The ranges that an object found, reported from any thread.
public final class UITextSearchAggregator<DocumentIdentifier: Hashable & SendableMetatype>:
    @unchecked Sendable
{
    /// A range in a document.
    struct Result {
        let range: UITextRange
        let document: DocumentIdentifier?
    }

    private let lock = NSLock()
    private var results: [Result] = []
    private let finish: @Sendable ([Result]) -> Void

    init(_ finish: @escaping @Sendable ([Result]) -> Void) { self.finish = finish }

    /// All ranges so far.
    public var allFoundRanges: NSOrderedSet { NSOrderedSet(array: lock.withLock { results.map(\.range) }) }

    public func foundRange(_ range: UITextRange, searchString string: String, document: DocumentIdentifier?) {
        lock.withLock { results.append(Result(range: range, document: document)) }
    }

    public func finishedSearching() { finish(lock.withLock { results }) }

    public func invalidateFoundRange(_ range: UITextRange, document: DocumentIdentifier?) {
        lock.withLock { results.removeAll { $0.range === range } }
    }

    public func invalidate() { lock.withLock { results = [] } }
}
