import RxSwift
@_spi(Frameworks) import UIKit

/// A view or a controller that sends actions to a reactor and displays its states.
public protocol View: AnyObject {
    associatedtype Reactor: _Reactor

    var disposeBag: DisposeBag { get set }
    /// The reactor, to which the view is bound when it is set.
    var reactor: Reactor? { get set }
    func bind(reactor: Reactor)
}

/// The reactors of views, whose types differ.
private let reactors = AssociatedValue<AnyObject>()
/// The observations of controllers that are bound when their views are loaded.
private let bindings = AssociatedValue<Any>()

extension View {
    public var reactor: Reactor? {
        get { storedReactor }
        set {
            storedReactor = newValue
            rebind()
        }
    }

    fileprivate var storedReactor: Reactor? {
        get { reactors[self] as? Reactor }
        set { reactors[self] = newValue }
    }

    /// Ends the subscriptions to the former reactor and begins those to the new one.
    fileprivate func rebind() {
        disposeBag = DisposeBag()
        if let reactor = storedReactor { bind(reactor: reactor) }
    }
}

/// A controller of a storyboard, which is bound after its view is loaded and its outlets are set.
public protocol StoryboardView: View {}

extension StoryboardView {
    public var reactor: Reactor? {
        get { storedReactor }
        set {
            storedReactor = newValue
            bindWhenLoaded()
        }
    }

    private func bindWhenLoaded() {
        guard let controller = self as? UIViewController, !controller.isViewLoaded else { return rebind() }
        guard bindings[self] == nil else { return }
        let end = controller.observeCalls(of: "viewDidLoad", .after) { [weak self] _ in self?.rebind() }
        bindings[self] = end
    }
}
