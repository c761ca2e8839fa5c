@_exported import UIKit

/// A view that lists reuse, whose identifier is by default the name of its class.
public protocol Reusable: AnyObject {
    static var reuseIdentifier: String { get }
}

extension Reusable {
    public static var reuseIdentifier: String { String(describing: self) }
}

/// A view in a nib, by default the one that is named as its class.
@preconcurrency @MainActor
public protocol NibLoadable: AnyObject {
    static var nib: UINib { get }
}

extension NibLoadable {
    public static var nib: UINib { .named(as: self) }
}

extension NibLoadable where Self: UIView {
    /// Returns the first view of the nib.
    public static func loadFromNib() -> Self {
        guard let view = nib.instantiate(withOwner: nil).first as? Self else {
            preconditionFailure("the first object of the nib of \(self) is not of that class")
        }
        return view
    }
}

/// A view in a nib that lists reuse.
public typealias NibReusable = Reusable & NibLoadable

/// A view that is the owner of a nib, by default the one that is named as its class.
@preconcurrency @MainActor
public protocol NibOwnerLoadable: AnyObject {
    static var nib: UINib { get }
}

extension NibOwnerLoadable {
    public static var nib: UINib { .named(as: self) }
}

extension UINib {
    /// Returns the nib with the name of a class, from the class's bundle.
    fileprivate static func named(as type: AnyClass) -> UINib {
        UINib(nibName: String(describing: type), bundle: AppBundles.bundle(of: type))
    }
}

extension NibOwnerLoadable where Self: UIView {
    /// Adds the views of the nib, which fill this view.
    public func loadNibContent() {
        for view in Self.nib.instantiate(withOwner: self).compactMap({ $0 as? UIView }) {
            view.translatesAutoresizingMaskIntoConstraints = false
            addSubview(view)
            NSLayoutConstraint.activate([
                view.topAnchor.constraint(equalTo: topAnchor),
                view.leadingAnchor.constraint(equalTo: leadingAnchor),
                view.bottomAnchor.constraint(equalTo: bottomAnchor),
                view.trailingAnchor.constraint(equalTo: trailingAnchor),
            ])
        }
    }
}

// MARK: Storyboards

/// The initial view controller of a storyboard, by default of the one that is named as its class.
@preconcurrency @MainActor
public protocol StoryboardBased: AnyObject {
    static var sceneStoryboard: UIStoryboard { get }
}

extension StoryboardBased {
    public static var sceneStoryboard: UIStoryboard {
        UIStoryboard(name: String(describing: self), bundle: AppBundles.bundle(of: self))
    }
}

extension StoryboardBased where Self: UIViewController {
    /// Returns a new controller.
    public static func instantiate() -> Self {
        guard let controller = sceneStoryboard.instantiateInitialViewController() as? Self else {
            preconditionFailure("the initial view controller of \(sceneStoryboard) is not a \(self)")
        }
        return controller
    }
}

/// A view controller of a storyboard, whose identifier is by default the name of its class.
@preconcurrency @MainActor
public protocol StoryboardSceneBased: AnyObject {
    static var sceneStoryboard: UIStoryboard { get }
    static var sceneIdentifier: String { get }
}

extension StoryboardSceneBased {
    public static var sceneIdentifier: String { String(describing: self) }
}

extension StoryboardSceneBased where Self: UIViewController {
    /// Returns a new controller.
    public static func instantiate() -> Self {
        let controller = sceneStoryboard.instantiateViewController(withIdentifier: sceneIdentifier)
        guard let controller = controller as? Self else {
            preconditionFailure("the view controller \(sceneIdentifier) is not a \(self)")
        }
        return controller
    }
}
