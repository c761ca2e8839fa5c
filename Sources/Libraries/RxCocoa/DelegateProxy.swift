import RxSwift
@_spi(Frameworks) import UIKit

/// Receives the calls of an object in place of its delegate, sends them to observers, and passes them on.
open class ListProxy: NSObject {
    private weak var weakForward: AnyObject?
    private var retainedForward: AnyObject?
    private nonisolated(unsafe) var subjects: [Selector: PublishSubject<[Any]>] = [:]

    /// The delegate that the app has set.
    var forward: AnyObject? { retainedForward ?? weakForward }

    func setForward(_ delegate: AnyObject?, retain: Bool) {
        weakForward = delegate
        retainedForward = retain ? delegate : nil
    }

    private func subject(_ selector: Selector) -> PublishSubject<[Any]> {
        if let subject = subjects[selector] { return subject }
        let subject = PublishSubject<[Any]>()
        subjects[selector] = subject
        return subject
    }

    /// The arguments of each call of a method.
    public func methodInvoked(_ selector: Selector) -> Observable<[Any]> { subject(selector) }
    public func sentMessage(_ selector: Selector) -> Observable<[Any]> { subject(selector) }

    /// The proxy belongs to its object, with which the events end.
    deinit { for subject in subjects.values { subject.onCompleted() } }

    func send(_ selector: Selector, _ arguments: [Any?]) {
        subjects[selector]?.onNext(arguments.map { $0 as Any })
    }
}

/// A proxy of an app's own.
open class DelegateProxy<P: AnyObject, D>: ListProxy {
    // The parameters of a generic class are no members, by which subclasses conform to `DelegateProxyType`.
    public typealias ParentObject = P
    public typealias Delegate = D

    public private(set) weak var parentObject: ParentObject?

    public init<Proxy: DelegateProxyType>(parentObject: ParentObject, delegateProxy: Proxy.Type)
    where
        Proxy: DelegateProxy<ParentObject, Delegate>, Proxy.ParentObject == ParentObject,
        Proxy.Delegate == Delegate
    {
        self.parentObject = parentObject
    }

    /// The delegate that the app has set, by the name that proxies of apps use.
    public var _forwardToDelegate: Delegate? { forwardToDelegate() }

    open func forwardToDelegate() -> Delegate? { forward as? Delegate }
    open func setForwardToDelegate(_ forwardToDelegate: Delegate?, retainDelegate: Bool) {
        setForward(forwardToDelegate as AnyObject?, retain: retainDelegate)
    }
}

/// A proxy for the delegates of a type.
public protocol DelegateProxyType: AnyObject {
    associatedtype ParentObject: AnyObject
    associatedtype Delegate
    static func registerKnownImplementations()
    static func currentDelegate(for object: ParentObject) -> Delegate?
    static func setCurrentDelegate(_ delegate: Delegate?, to object: ParentObject)
    func forwardToDelegate() -> Delegate?
    func setForwardToDelegate(_ forwardToDelegate: Delegate?, retainDelegate: Bool)
}

/// The proxies of objects, and how those of a type are made.
private enum Proxies {
    nonisolated(unsafe) static var factories: [ObjectIdentifier: (AnyObject) -> AnyObject?] = [:]
    /// The proxies of an object by their classes.
    private static let proxies = AssociatedValue<[ObjectIdentifier: AnyObject]>()

    static func stored<Proxy: AnyObject>(_ type: Proxy.Type, of object: AnyObject) -> Proxy? {
        proxies[object]?[ObjectIdentifier(type)] as? Proxy
    }

    static func store<Proxy: AnyObject>(_ proxy: Proxy, of object: AnyObject) {
        proxies[object, default: [:]][ObjectIdentifier(Proxy.self)] = proxy
    }
}

extension DelegateProxyType {
    public static func register<Parent>(make: @escaping (Parent) -> Self) {
        Proxies.factories[ObjectIdentifier(self)] = { ($0 as? Parent).map(make) }
    }

    public static func proxy(for object: ParentObject) -> Self {
        let proxy = Proxies.stored(self, of: object) ?? make(for: object)
        let current = currentDelegate(for: object)
        if (current as AnyObject?) !== proxy {
            proxy.setForwardToDelegate(current, retainDelegate: false)
            setCurrentDelegate(proxy as? Delegate, to: object)
        }
        return proxy
    }

    private static func make(for object: ParentObject) -> Self {
        if Proxies.factories[ObjectIdentifier(self)] == nil { registerKnownImplementations() }
        guard let proxy = Proxies.factories[ObjectIdentifier(self)]?(object) as? Self else {
            preconditionFailure("\(self) registers no proxy for \(type(of: object))")
        }
        Proxies.store(proxy, of: object)
        return proxy
    }

    public static func installForwardDelegate(
        _ forwardDelegate: Delegate, retainDelegate: Bool, onProxyForObject object: ParentObject
    )
        -> any Disposable
    {
        let proxy = proxy(for: object)
        proxy.setForwardToDelegate(forwardDelegate, retainDelegate: retainDelegate)
        return Disposables.create { proxy.setForwardToDelegate(nil, retainDelegate: false) }
    }
}

/// An object with a delegate.
public protocol HasDelegate: AnyObject {
    associatedtype Delegate
    var delegate: Delegate? { get set }
}

extension DelegateProxyType where ParentObject: HasDelegate, Self.Delegate == ParentObject.Delegate {
    public static func currentDelegate(for object: ParentObject) -> Delegate? { object.delegate }
    public static func setCurrentDelegate(_ delegate: Delegate?, to object: ParentObject) {
        object.delegate = delegate
    }
}

/// An object with a data source.
public protocol HasDataSource: AnyObject {
    associatedtype DataSource
    var dataSource: DataSource? { get set }
}

extension DelegateProxyType where ParentObject: HasDataSource, Self.Delegate == ParentObject.DataSource {
    public static func currentDelegate(for object: ParentObject) -> Delegate? { object.dataSource }
    public static func setCurrentDelegate(_ delegate: Delegate?, to object: ParentObject) {
        object.dataSource = delegate
    }
}

/// The proxies of UIKit's own objects.
enum StandardProxy {
    /// Returns the proxy of an object, which takes the place of its delegate.
    static func of<Proxy: ListProxy>(
        _ object: AnyObject, _ make: () -> Proxy, current: AnyObject?, set: (Proxy) -> Void
    ) -> Proxy {
        let proxy = Proxies.stored(Proxy.self, of: object) ?? make()
        Proxies.store(proxy, of: object)
        if current !== proxy {
            proxy.setForward(current, retain: false)
            set(proxy)
        }
        return proxy
    }
}

extension Reactive where Base: UIScrollView {
    var proxy: RxScrollViewDelegateProxy {
        switch base as UIScrollView {
        case let table as UITableView:
            StandardProxy.of(table, RxTableViewDelegateProxy.init, current: table.delegate) {
                table.delegate = $0
            }
        case let collection as UICollectionView:
            StandardProxy.of(collection, RxCollectionViewDelegateProxy.init, current: collection.delegate) {
                collection.delegate = $0
            }
        default:
            StandardProxy.of(base, RxScrollViewDelegateProxy.init, current: base.delegate) {
                base.delegate = $0
            }
        }
    }

    public var delegate: RxScrollViewDelegateProxy { proxy }

    /// Sets the delegate that receives the calls after the observers.
    public func setDelegate(_ delegate: any UIScrollViewDelegate) -> any Disposable {
        let proxy = proxy
        proxy.setForward(delegate, retain: false)
        refresh()
        return Disposables.create { proxy.setForward(nil, retain: false) }
    }

    /// Makes a list ask the delegate again.
    private func refresh() {
        if let table = base as? UITableView {
            let proxy = table.delegate
            table.delegate = nil
            table.delegate = proxy
        } else if let collection = base as? UICollectionView {
            let proxy = collection.delegate
            collection.delegate = nil
            collection.delegate = proxy
        }
    }
}
