import Foundation

/// A search, which subclasses perform.
@preconcurrency @MainActor
open class UIFindSession: NSObject {
    /// The style in which the navigator displays the results.
    public enum SearchResultDisplayStyle: Int, Sendable { case currentAndTotal, total, none }

    open var resultCount: Int { 0 }
    open var highlightedResultIndex: Int { NSNotFound }
    open var searchResultDisplayStyle = SearchResultDisplayStyle.currentAndTotal
    open var supportsReplacement: Bool { false }
    open var allowsReplacementForCurrentlyHighlightedResult: Bool { supportsReplacement }

    public override init() { super.init() }

    open func performSearch(query: String, options: UITextSearchOptions?) {}
    open func performSingleReplacement(
        query searchQuery: String, replacementString: String, options: UITextSearchOptions?
    ) {}
    open func replaceAll(searchQuery: String, replacementString: String, options: UITextSearchOptions?) {}
    open func highlightNextResult(inDirection direction: UITextStorageDirection) {}
    open func invalidateFoundResults() {}
}

/// The rules by which text is compared with a query.
open class UITextSearchOptions: NSObject, @unchecked Sendable {
    public enum WordMatchMethod: Int, Sendable { case contains, startsWith, fullWord }

    public let wordMatchMethod: WordMatchMethod
    public let stringCompareOptions: NSString.CompareOptions

    /// Creates the options of a new search: the case does not matter.
    public override convenience init() { self.init(.contains, [.caseInsensitive]) }

    init(_ method: WordMatchMethod, _ options: NSString.CompareOptions) {
        (wordMatchMethod, stringCompareOptions) = (method, options)
    }
}

/// A search in an object that finds its own text.
open class UITextSearchingFindSession: UIFindSession {
    open private(set) weak var searchableObject: (any UITextSearching)?
    private var search: (any TextSearch)?

    public init(searchableObject: any UITextSearching) {
        self.searchableObject = searchableObject
        super.init()
    }

    open override var resultCount: Int { search?.count ?? 0 }
    open override var highlightedResultIndex: Int { search?.highlighted ?? NSNotFound }
    open override var supportsReplacement: Bool { searchableObject?.supportsTextReplacement ?? false }

    open override func performSearch(query: String, options: UITextSearchOptions?) {
        guard let searchableObject else { return }
        search = Self.search(in: searchableObject)
        search?.begin(query, options ?? UITextSearchOptions())
    }

    private static func search<Object: UITextSearching>(in object: Object) -> any TextSearch {
        ObjectSearch(object)
    }

    open override func highlightNextResult(inDirection direction: UITextStorageDirection) {
        search?.highlightNext(direction == .forward ? 1 : -1)
    }

    open override func performSingleReplacement(
        query searchQuery: String, replacementString: String, options: UITextSearchOptions?
    ) { search?.replaceHighlighted(replacementString) }

    open override func replaceAll(
        searchQuery: String, replacementString: String, options: UITextSearchOptions?
    ) {
        searchableObject?.replaceAll(
            queryString: searchQuery, options: options ?? UITextSearchOptions(), withText: replacementString)
    }

    open override func invalidateFoundResults() {
        search = nil
        searchableObject?.clearAllDecoratedFoundText()
    }
}
