import Foundation

/// Sorts objects into the sections of an index in the language of the interface.
@preconcurrency @MainActor
open class UILocalizedIndexedCollation: NSObject {
    private let alphabet: IndexAlphabet

    private init(_ alphabet: IndexAlphabet) {
        self.alphabet = alphabet
        super.init()
    }

    /// Returns the collation for the language of the interface.
    open class func current() -> UILocalizedIndexedCollation {
        UILocalizedIndexedCollation(IndexAlphabet(language: CurrentLanguage.code ?? "en"))
    }

    /// The titles of the sections, at last one for strings that begin with no letter.
    open var sectionTitles: [String] { alphabet.titles }
    /// The titles at the edge of a table.
    open var sectionIndexTitles: [String] { alphabet.titles }

    /// Returns the section for an index title.
    open func section(forSectionIndexTitle indexTitleIndex: Int) -> Int {
        min(max(indexTitleIndex, 0), alphabet.titles.count - 1)
    }

    /// Returns the section of an object by the string that its method returns.
    open func section(for object: Any, collationStringSelector selector: Selector) -> Int {
        alphabet.section(of: string(of: object, selector))
    }

    /// Returns the objects in the order of the strings that their methods return.
    open func sortedArray(from array: [Any], collationStringSelector selector: Selector) -> [Any] {
        let entries = array.map { (object: $0, text: string(of: $0, selector)) }
        return entries.enumerated().sorted { a, b in
            let order = alphabet.compare(a.element.text, b.element.text)
            return order == .orderedSame ? a.offset < b.offset : order == .orderedAscending
        }
        .map(\.element.object)
    }

    private func string(of object: Any, _ selector: Selector) -> String {
        if let text = object as? String, selector.description == "self" { return text }
        let receiver = object as AnyObject
        if ActionTable.responds(receiver, to: selector) {
            return ActionTable.perform(selector, on: receiver) as? String ?? ""
        }
        let key = selector.description
        if let object = object as? NSObject { return object.value(forKey: key) as? String ?? "" }
        return (KeyValueCoding.value(forKey: key, of: receiver) ?? nil) as? String ?? ""
    }
}
