import RxCocoa
import RxSwift

/// A value that may be missing.
public protocol OptionalType {
    associatedtype Wrapped
    var value: Wrapped? { get }
}

extension Optional: OptionalType {
    public var value: Wrapped? { self }
}

extension ObservableType where Element: OptionalType {
    /// The values that are not missing.
    public func filterNil() -> Observable<Element.Wrapped> { compactMap(\.value) }
    public func replaceNilWith(_ valueOnNil: Element.Wrapped) -> Observable<Element.Wrapped> {
        map { $0.value ?? valueOnNil }
    }
    public func catchOnNil(_ handler: @escaping () throws -> Observable<Element.Wrapped>)
        -> Observable<Element.Wrapped>
    {
        flatMap { try $0.value.map { .just($0) } ?? handler() }
    }
}

extension SharedSequenceConvertibleType where Element: OptionalType {
    /// The values that are not missing.
    public func filterNil() -> SharedSequence<SharingStrategy, Element.Wrapped> { compactMap(\.value) }
    public func replaceNilWith(_ valueOnNil: Element.Wrapped) -> SharedSequence<
        SharingStrategy, Element.Wrapped
    > {
        map { $0.value ?? valueOnNil }
    }
}

extension ObservableType where Element: Collection {
    /// The collections with elements.
    public func filterEmpty() -> Observable<Element> { filter { !$0.isEmpty } }
}

extension SharedSequenceConvertibleType where Element: Collection {
    /// The collections with elements.
    public func filterEmpty() -> SharedSequence<SharingStrategy, Element> { filter { !$0.isEmpty } }
}
