import UIKit

// MARK: Nibs

public protocol NibResourceType {
    var bundle: Bundle { get }
    var name: String { get }
}

extension NibResourceType {
    /// Returns the nib's top-level objects.
    @preconcurrency @MainActor
    public func instantiate(withOwner owner: Any?, options: [UINib.OptionsKey: Any]? = nil) -> [Any] {
        UINib(resource: self).instantiate(withOwner: owner, options: options)
    }

    @preconcurrency @MainActor
    public func instantiate(withOwner owner: Any?, options: [NSObject: AnyObject]?) -> [Any] {
        instantiate(withOwner: owner, options: [UINib.OptionsKey: Any]?.none)
    }
}

extension UINib {
    public convenience init(resource: any NibResourceType) {
        self.init(nibName: resource.name, bundle: resource.bundle)
    }
}

/// A nib whose first view is of a class.
public struct NibResource<FirstView>: NibResourceType, ReuseIdentifierType {
    public typealias ReusableType = FirstView

    public let bundle: Bundle
    public let name: String
    public let identifier: String

    public init(bundle: Bundle, name: String, identifier: String = "") {
        (self.bundle, self.name, self.identifier) = (bundle, name, identifier)
    }

    /// Returns the nib.
    @preconcurrency @MainActor
    public func callAsFunction() -> UINib { UINib(resource: self) }

    /// Returns the nib's first view.
    @preconcurrency @MainActor
    public func firstView(owner: Any? = nil, options: [UINib.OptionsKey: Any]? = nil) -> FirstView? {
        instantiate(withOwner: owner, options: options).first as? FirstView
    }

    @preconcurrency @MainActor
    public func firstView(withOwner owner: Any? = nil) -> FirstView? { firstView(owner: owner) }

    @preconcurrency @MainActor
    public func callAsFunction(owner: Any?, options: [UINib.OptionsKey: Any]? = nil) -> FirstView? {
        firstView(owner: owner, options: options)
    }
}

extension UIViewController {
    public convenience init(nib: any NibResourceType) { self.init(nibName: nib.name, bundle: nib.bundle) }
}

// MARK: Lists

public protocol ReuseIdentifierType: IdentifierType {
    associatedtype ReusableType
}

/// The reuse identifier of a class of cells or views.
public struct ReuseIdentifier<Reusable>: ReuseIdentifierType {
    public typealias ReusableType = Reusable

    public let identifier: String

    public init(identifier: String) { self.identifier = identifier }
}

extension UITableView {
    public func dequeueReusableCell<Identifier: ReuseIdentifierType>(
        withIdentifier identifier: Identifier, for indexPath: IndexPath
    ) -> Identifier.ReusableType? where Identifier.ReusableType: UITableViewCell {
        dequeueReusableCell(withIdentifier: identifier.identifier, for: indexPath) as? Identifier.ReusableType
    }

    public func dequeueReusableHeaderFooterView<Identifier: ReuseIdentifierType>(
        withIdentifier identifier: Identifier
    ) -> Identifier.ReusableType? where Identifier.ReusableType: UITableViewHeaderFooterView {
        dequeueReusableHeaderFooterView(withIdentifier: identifier.identifier) as? Identifier.ReusableType
    }

    public func register<Resource: NibResourceType & ReuseIdentifierType>(_ nib: Resource)
    where Resource.ReusableType: UITableViewCell {
        register(UINib(resource: nib), forCellReuseIdentifier: nib.identifier)
    }

    public func registerHeaderFooterView<Resource: NibResourceType & ReuseIdentifierType>(_ nib: Resource)
    where Resource.ReusableType: UIView {
        register(UINib(resource: nib), forHeaderFooterViewReuseIdentifier: nib.identifier)
    }
}

extension UICollectionView {
    public func dequeueReusableCell<Identifier: ReuseIdentifierType>(
        withReuseIdentifier identifier: Identifier, for indexPath: IndexPath
    ) -> Identifier.ReusableType? where Identifier.ReusableType: UICollectionReusableView {
        dequeueReusableCell(withReuseIdentifier: identifier.identifier, for: indexPath)
            as? Identifier.ReusableType
    }

    public func dequeueReusableSupplementaryView<Identifier: ReuseIdentifierType>(
        ofKind kind: String, withReuseIdentifier identifier: Identifier, for indexPath: IndexPath
    ) -> Identifier.ReusableType? where Identifier.ReusableType: UICollectionReusableView {
        dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: identifier.identifier, for: indexPath)
            as? Identifier.ReusableType
    }

    public func register<Resource: NibResourceType & ReuseIdentifierType>(_ nib: Resource)
    where Resource.ReusableType: UICollectionViewCell {
        register(UINib(resource: nib), forCellWithReuseIdentifier: nib.identifier)
    }

    public func register<Resource: NibResourceType & ReuseIdentifierType>(
        _ nib: Resource, forSupplementaryViewOfKind kind: String
    ) where Resource.ReusableType: UICollectionReusableView {
        register(UINib(resource: nib), forSupplementaryViewOfKind: kind, withReuseIdentifier: nib.identifier)
    }
}

// MARK: Storyboards

public protocol StoryboardResourceType {
    var bundle: Bundle { get }
    var name: String { get }
}

public protocol StoryboardResourceWithInitialControllerType: StoryboardResourceType {
    associatedtype InitialController
}

extension StoryboardResourceWithInitialControllerType {
    /// Returns a new initial view controller.
    @preconcurrency @MainActor
    public func instantiateInitialViewController() -> InitialController? {
        UIStoryboard(resource: self).instantiateInitialViewController() as? InitialController
    }
}

extension StoryboardResourceType {
    /// Returns a new view controller with an identifier.
    @preconcurrency @MainActor
    public func instantiateViewController<Resource: StoryboardViewControllerResourceType>(
        withResource resource: Resource
    ) -> Resource.ViewControllerType? {
        UIStoryboard(resource: self).instantiateViewController(withResource: resource)
    }
}

/// A storyboard with its initial view controller.
public protocol StoryboardViewControllerResourceType: IdentifierType {
    associatedtype ViewControllerType
}

/// A view controller of a storyboard.
public struct StoryboardViewControllerResource<ViewController>: StoryboardViewControllerResourceType {
    public typealias ViewControllerType = ViewController

    public let identifier: String

    public init(identifier: String) { self.identifier = identifier }
}

extension UIStoryboard {
    public convenience init(resource: any StoryboardResourceType) {
        self.init(name: resource.name, bundle: resource.bundle)
    }

    /// Returns a new view controller with an identifier.
    public func instantiateViewController<Resource: StoryboardViewControllerResourceType>(
        withResource resource: Resource
    ) -> Resource.ViewControllerType? {
        instantiateViewController(withIdentifier: resource.identifier) as? Resource.ViewControllerType
    }
}

// MARK: Segues

public protocol StoryboardSegueIdentifierType: IdentifierType {
    associatedtype SegueType
    associatedtype SourceType
    associatedtype DestinationType
}

/// The identifier of a segue with the classes that it connects.
public struct StoryboardSegueIdentifier<Segue, Source, Destination>: StoryboardSegueIdentifierType {
    public typealias SegueType = Segue
    public typealias SourceType = Source
    public typealias DestinationType = Destination

    public let identifier: String

    public init(identifier: String) { self.identifier = identifier }

    /// Returns the segue with its typed controllers; nil for another segue.
    @preconcurrency @MainActor
    public func callAsFunction(segue: UIStoryboardSegue)
        -> TypedStoryboardSegueInfo<Segue, Source, Destination>?
    {
        TypedStoryboardSegueInfo(segueIdentifier: self, segue: segue)
    }
}

/// A segue with its typed controllers.
public struct TypedStoryboardSegueInfo<Segue, Source, Destination> {
    public let identifier: String
    public let segue: Segue
    public let source: Source
    public let destination: Destination

    /// Returns nil for a segue with another identifier, or other classes.
    @preconcurrency @MainActor
    public init?<Identifier: StoryboardSegueIdentifierType>(
        segueIdentifier: Identifier, segue: UIStoryboardSegue
    )
    where
        Identifier.SegueType == Segue, Identifier.SourceType == Source,
        Identifier.DestinationType == Destination
    {
        guard segue.identifier == segueIdentifier.identifier, let typed = segue as? Segue,
            let source = segue.source as? Source, let destination = segue.destination as? Destination
        else { return nil }
        (identifier, self.segue) = (segueIdentifier.identifier, typed)
        (self.source, self.destination) = (source, destination)
    }
}

extension UIViewController {
    public func performSegue<Identifier: StoryboardSegueIdentifierType>(
        withIdentifier identifier: Identifier, sender: Any?
    ) {
        performSegue(withIdentifier: identifier.identifier, sender: sender)
    }
}
