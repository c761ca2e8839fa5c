// What came to UIKit after the tables or stands in extensions of protocols, as far as the toolkit, its test kit and the example use it. Members of classes that
// can be overridden stand in newer-api.tsv, which also says since when each name is there.

// MARK: - Life

/// https://developer.apple.com/documentation/uikit/uiapplicationdelegate/main()
extension UIApplicationDelegate {
    @MainActor public static func main() { fatalError() }
}

// MARK: - Traits

/// https://developer.apple.com/documentation/uikit/uitraitdefinition
public protocol UITraitDefinition {
    associatedtype Value
    static var defaultValue: Value { get }
}
/// https://developer.apple.com/documentation/uikit/uitrait
public typealias UITrait = any UITraitDefinition.Type
/// https://developer.apple.com/documentation/uikit/uitraithorizontalsizeclass
public struct UITraitHorizontalSizeClass: UITraitDefinition {
    public static var defaultValue: UIUserInterfaceSizeClass { fatalError() }
}
/// https://developer.apple.com/documentation/uikit/uitraitverticalsizeclass
public struct UITraitVerticalSizeClass: UITraitDefinition {
    public static var defaultValue: UIUserInterfaceSizeClass { fatalError() }
}
/// https://developer.apple.com/documentation/uikit/uitraituserinterfaceidiom
public struct UITraitUserInterfaceIdiom: UITraitDefinition {
    public static var defaultValue: UIUserInterfaceIdiom { fatalError() }
}
/// https://developer.apple.com/documentation/uikit/uitraituserinterfacestyle
public struct UITraitUserInterfaceStyle: UITraitDefinition {
    public static var defaultValue: UIUserInterfaceStyle { fatalError() }
}
/// https://developer.apple.com/documentation/uikit/uitraitlayoutdirection
public struct UITraitLayoutDirection: UITraitDefinition {
    public static var defaultValue: UITraitEnvironmentLayoutDirection { fatalError() }
}
/// https://developer.apple.com/documentation/uikit/uitraitpreferredcontentsizecategory
public struct UITraitPreferredContentSizeCategory: UITraitDefinition {
    public static var defaultValue: UIContentSizeCategory { fatalError() }
}

/// https://developer.apple.com/documentation/uikit/uimutabletraits-13ja5
public protocol UIMutableTraits {
    subscript<T: UITraitDefinition>(_ trait: T.Type) -> T.Value { get set }
    var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
    var userInterfaceStyle: UIUserInterfaceStyle { get set }
    var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
    var displayScale: CGFloat { get set }
    var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
    var verticalSizeClass: UIUserInterfaceSizeClass { get set }
    var preferredContentSizeCategory: UIContentSizeCategory { get set }
    var accessibilityContrast: UIAccessibilityContrast { get set }
    var legibilityWeight: UILegibilityWeight { get set }
}

/// https://developer.apple.com/documentation/uikit/uitraitoverrides-swift.struct
public struct UITraitOverrides: UIMutableTraits {
    public subscript<T: UITraitDefinition>(_ trait: T.Type) -> T.Value {
        get { fatalError() }
        set { fatalError() }
    }
    public var userInterfaceIdiom: UIUserInterfaceIdiom
    public var userInterfaceStyle: UIUserInterfaceStyle
    public var layoutDirection: UITraitEnvironmentLayoutDirection
    public var displayScale: CGFloat
    public var horizontalSizeClass: UIUserInterfaceSizeClass
    public var verticalSizeClass: UIUserInterfaceSizeClass
    public var preferredContentSizeCategory: UIContentSizeCategory
    public var accessibilityContrast: UIAccessibilityContrast
    public var legibilityWeight: UILegibilityWeight
    public func contains(_ trait: UITrait) -> Bool { fatalError() }
    public mutating func remove(_ trait: UITrait) { fatalError() }
}

extension UITraitCollection {
    /// https://developer.apple.com/documentation/uikit/uitraitcollection/traitmutations
    public typealias TraitMutations = (inout any UIMutableTraits) -> Void
    /// https://developer.apple.com/documentation/uikit/uitraitcollection/init(mutations:)
    public convenience init(mutations: TraitMutations) { fatalError() }
    /// https://developer.apple.com/documentation/uikit/uitraitcollection/modifyingtraits(_:)
    public func modifyingTraits(_ mutations: TraitMutations) -> UITraitCollection { fatalError() }
}

/// https://developer.apple.com/documentation/uikit/uitraitchangeregistration
@MainActor @objc public protocol UITraitChangeRegistration: NSCopying, NSObjectProtocol {}

/// https://developer.apple.com/documentation/uikit/uitraitchangeobservable-67e94
@MainActor public protocol UITraitChangeObservable {
    typealias TraitChangeHandler<TraitEnvironment> = (TraitEnvironment, UITraitCollection) -> Void
    where TraitEnvironment: UITraitEnvironment
}

extension UITraitChangeObservable {
    /// https://developer.apple.com/documentation/uikit/uitraitchangeobservable-67e94/registerfortraitchanges(_:handler:)
    @discardableResult
    public func registerForTraitChanges<TraitEnvironment: UITraitEnvironment>(
        _ traits: [UITrait], handler: @escaping TraitChangeHandler<TraitEnvironment>
    ) -> any UITraitChangeRegistration { fatalError() }
    /// https://developer.apple.com/documentation/uikit/uitraitchangeobservable-67e94/registerfortraitchanges(_:action:)
    @discardableResult
    public func registerForTraitChanges(_ traits: [UITrait], action: Selector)
        -> any UITraitChangeRegistration
    {
        fatalError()
    }
    /// https://developer.apple.com/documentation/uikit/uitraitchangeobservable-67e94/unregisterfortraitchanges(_:)
    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) { fatalError() }
}

extension UIView: UITraitChangeObservable {
    /// https://developer.apple.com/documentation/uikit/uiview/traitoverrides
    public var traitOverrides: UITraitOverrides {
        get { fatalError() }
        set { fatalError() }
    }
}
extension UIViewController: UITraitChangeObservable {
    /// https://developer.apple.com/documentation/uikit/uiviewcontroller/traitoverrides-1z1cc
    public var traitOverrides: UITraitOverrides {
        get { fatalError() }
        set { fatalError() }
    }
}
extension UIPresentationController: UITraitChangeObservable {}
/// https://developer.apple.com/documentation/uikit/uiwindowscene
extension UIWindowScene: UITraitEnvironment, UITraitChangeObservable {
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) { fatalError() }
}

// MARK: - Buttons

/// https://developer.apple.com/documentation/uikit/uiconfigurationtextattributestransformer
public struct UIConfigurationTextAttributesTransformer {
    public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) { fatalError() }
}

extension UIButton {
    /// https://developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct
    @preconcurrency @MainActor public struct Configuration {
        public enum CornerStyle: Int, Sendable { case fixed, dynamic, small, medium, large, capsule }
        public enum Size: Int, Sendable { case medium, small, mini, large }
        public static func plain() -> Configuration { fatalError() }
        public static func gray() -> Configuration { fatalError() }
        public static func tinted() -> Configuration { fatalError() }
        public static func filled() -> Configuration { fatalError() }
        public static func borderless() -> Configuration { fatalError() }
        public static func bordered() -> Configuration { fatalError() }
        public var title: String?
        public var subtitle: String?
        public var attributedTitle: AttributedString?
        public var image: UIImage?
        public var imagePadding: CGFloat
        public var imagePlacement: NSDirectionalRectEdge
        public var cornerStyle: CornerStyle
        public var buttonSize: Size
        public var contentInsets: NSDirectionalEdgeInsets
        public var baseForegroundColor: UIColor?
        public var baseBackgroundColor: UIColor?
        public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    }
    /// https://developer.apple.com/documentation/uikit/uibutton/configuration-swift.property
    public var configuration: Configuration? {
        get { fatalError() }
        set { fatalError() }
    }
    /// https://developer.apple.com/documentation/uikit/uibutton/init(configuration:primaryaction:)
    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) { fatalError() }
}

// MARK: - Configurations

/// https://developer.apple.com/documentation/uikit/uicellconfigurationstate
extension UICellConfigurationState: UIConfigurationState {
    public init(traitCollection: UITraitCollection) { fatalError() }
    public var traitCollection: UITraitCollection {
        get { fatalError() }
        set { fatalError() }
    }
    public var isPinned: Bool {
        get { fatalError() }
        set { fatalError() }
    }
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { fatalError() }
        set { fatalError() }
    }
}
/// https://developer.apple.com/documentation/uikit/uiviewconfigurationstate
extension UIViewConfigurationState: UIConfigurationState {
    public init(traitCollection: UITraitCollection) { fatalError() }
    public var traitCollection: UITraitCollection {
        get { fatalError() }
        set { fatalError() }
    }
    public var isPinned: Bool {
        get { fatalError() }
        set { fatalError() }
    }
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { fatalError() }
        set { fatalError() }
    }
}

// MARK: - Text

/// https://developer.apple.com/documentation/foundation/attributescopes/uikitattributes
extension AttributeContainer {
    public var font: UIFont? {
        get { fatalError() }
        set { fatalError() }
    }
    public var foregroundColor: UIColor? {
        get { fatalError() }
        set { fatalError() }
    }
}
