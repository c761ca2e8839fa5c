import RxSwift
@_spi(Frameworks) import UIKit

/// An object that keeps subscriptions.
public protocol HasDisposeBag: AnyObject {
    var disposeBag: DisposeBag { get set }
}

/// The bags of objects.
private let bags = AssociatedValue<DisposeBag>()

extension HasDisposeBag {
    /// The subscriptions that end with the object.
    public var disposeBag: DisposeBag {
        get { bags.value(of: self) { DisposeBag() } }
        set { bags[self] = newValue }
    }
}

extension Reactive where Base: AnyObject {
    /// The subscriptions that end with the object.
    public var disposeBag: DisposeBag {
        get { bags.value(of: base) { DisposeBag() } }
        nonmutating set { bags[base] = newValue }
    }
}
