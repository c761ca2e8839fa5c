import RxSwift
import UIKit

/// An object that keeps subscriptions.
public protocol HasDisposeBag: AnyObject {
    var disposeBag: DisposeBag { get set }
}

/// The bags of objects.
private enum Bags {
    private nonisolated(unsafe) static let key = UnsafeRawPointer(
        UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

    static func bag(of object: AnyObject) -> DisposeBag {
        if let bag = objc_getAssociatedObject(object, key) as? DisposeBag { return bag }
        let bag = DisposeBag()
        set(bag, of: object)
        return bag
    }

    static func set(_ bag: DisposeBag, of object: AnyObject) {
        objc_setAssociatedObject(object, key, bag, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
}

extension HasDisposeBag {
    /// The subscriptions that end with the object.
    public var disposeBag: DisposeBag {
        get { Bags.bag(of: self) }
        set { Bags.set(newValue, of: self) }
    }
}

extension Reactive where Base: AnyObject {
    /// The subscriptions that end with the object.
    public var disposeBag: DisposeBag {
        get { Bags.bag(of: base) }
        nonmutating set { Bags.set(newValue, of: base) }
    }
}
