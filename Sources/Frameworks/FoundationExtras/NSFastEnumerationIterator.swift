import Foundation

/// An iterator of the elements of Foundation's collections; other objects have none.
public struct NSFastEnumerationIterator: IteratorProtocol {
    private var elements: any IteratorProtocol<Any>

    public init(_ enumerable: Any) {
        elements =
            switch enumerable {
            case let array as NSArray: Array(array).makeIterator()
            case let set as NSSet: Array(set).makeIterator()
            case let dictionary as NSDictionary: Array(dictionary.allKeys).makeIterator()
            case let enumerator as NSEnumerator: AnyIterator { enumerator.nextObject() }
            default: [Any]().makeIterator()
            }
    }

    public mutating func next() -> Any? { elements.next() }
}
