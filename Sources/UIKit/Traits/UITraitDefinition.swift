import CoreGraphics

/// A trait: a property of the environment of an interface. Apps define their own by conforming a type to it.
public protocol UITraitDefinition {
    associatedtype Value
    /// The value of the trait unless it is set.
    static var defaultValue: Value { get }
    /// A name for diagnostics.
    static var name: String { get }
    /// A name that identifies the trait outside of the process.
    static var identifier: String { get }
    /// Whether the trait affects the appearance of colors.
    static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
    public static var name: String { String(describing: Self.self) }
    public static var identifier: String { String(reflecting: Self.self) }
    public static var affectsColorAppearance: Bool { false }
}

/// A trait of any kind.
public typealias UITrait = any UITraitDefinition.Type

/// A trait of the system, which is stored separately.
protocol SystemTrait: UITraitDefinition {
    static var path: WritableKeyPath<TraitValues, Value?> { get }
}

public struct UITraitUserInterfaceIdiom: SystemTrait {
    public static let defaultValue = UIUserInterfaceIdiom.unspecified
    public static let affectsColorAppearance = true
    static var path: WritableKeyPath<TraitValues, UIUserInterfaceIdiom?> { \.userInterfaceIdiom }
}

public struct UITraitUserInterfaceStyle: SystemTrait {
    public static let defaultValue = UIUserInterfaceStyle.unspecified
    public static let affectsColorAppearance = true
    static var path: WritableKeyPath<TraitValues, UIUserInterfaceStyle?> { \.userInterfaceStyle }
}

public struct UITraitLayoutDirection: SystemTrait {
    public static let defaultValue = UITraitEnvironmentLayoutDirection.unspecified
    static var path: WritableKeyPath<TraitValues, UITraitEnvironmentLayoutDirection?> { \.layoutDirection }
}

public struct UITraitDisplayScale: SystemTrait {
    public static let defaultValue: CGFloat = 0
    static var path: WritableKeyPath<TraitValues, CGFloat?> { \.displayScale }
}

public struct UITraitDisplayGamut: SystemTrait {
    public static let defaultValue = UIDisplayGamut.unspecified
    public static let affectsColorAppearance = true
    static var path: WritableKeyPath<TraitValues, UIDisplayGamut?> { \.displayGamut }
}

public struct UITraitHorizontalSizeClass: SystemTrait {
    public static let defaultValue = UIUserInterfaceSizeClass.unspecified
    static var path: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass?> { \.horizontalSizeClass }
}

public struct UITraitVerticalSizeClass: SystemTrait {
    public static let defaultValue = UIUserInterfaceSizeClass.unspecified
    static var path: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass?> { \.verticalSizeClass }
}

public struct UITraitPreferredContentSizeCategory: SystemTrait {
    public static let defaultValue = UIContentSizeCategory.unspecified
    static var path: WritableKeyPath<TraitValues, UIContentSizeCategory?> { \.preferredContentSizeCategory }
}

public struct UITraitAccessibilityContrast: SystemTrait {
    public static let defaultValue = UIAccessibilityContrast.unspecified
    public static let affectsColorAppearance = true
    static var path: WritableKeyPath<TraitValues, UIAccessibilityContrast?> { \.accessibilityContrast }
}

public struct UITraitUserInterfaceLevel: SystemTrait {
    public static let defaultValue = UIUserInterfaceLevel.unspecified
    public static let affectsColorAppearance = true
    static var path: WritableKeyPath<TraitValues, UIUserInterfaceLevel?> { \.userInterfaceLevel }
}

public struct UITraitLegibilityWeight: SystemTrait {
    public static let defaultValue = UILegibilityWeight.unspecified
    static var path: WritableKeyPath<TraitValues, UILegibilityWeight?> { \.legibilityWeight }
}

public struct UITraitForceTouchCapability: SystemTrait {
    public static let defaultValue = UIForceTouchCapability.unknown
    static var path: WritableKeyPath<TraitValues, UIForceTouchCapability?> { \.forceTouchCapability }
}

public struct UITraitActiveAppearance: SystemTrait {
    public static let defaultValue = UIUserInterfaceActiveAppearance.unspecified
    public static let affectsColorAppearance = true
    static var path: WritableKeyPath<TraitValues, UIUserInterfaceActiveAppearance?> { \.activeAppearance }
}

public struct UITraitSceneCaptureState: SystemTrait {
    public static let defaultValue = UISceneCaptureState.unspecified
    static var path: WritableKeyPath<TraitValues, UISceneCaptureState?> { \.sceneCaptureState }
}

public struct UITraitTypesettingLanguage: SystemTrait {
    public static let defaultValue = ""
    static var path: WritableKeyPath<TraitValues, String?> { \.typesettingLanguage }
}

/// The state of recording the screen.
public enum UISceneCaptureState: Int, Sendable {
    case unspecified = -1
    case inactive = 0
    case active = 1
}
