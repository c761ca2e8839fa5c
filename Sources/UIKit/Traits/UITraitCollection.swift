import Foundation
import Synchronization

/// The traits of an interface's environment: its size classes, appearance, text size and so on.
open class UITraitCollection: NSObject {
    let values: TraitValues

    init(values: TraitValues) {
        self.values = values
        super.init()
    }

    /// A closure that sets traits of the container it is given.
    public typealias TraitMutations = (inout any UIMutableTraits) -> Void

    /// Creates a collection in which everything is unspecified.
    public override init() {
        values = TraitValues()
        super.init()
    }

    /// Creates a collection of the traits that the closure sets.
    public convenience init(mutations: TraitMutations) {
        self.init(values: TraitValues().mutated(by: mutations))
    }

    /// Creates a collection with all values of the given ones; later ones win.
    public convenience init(traitsFrom collections: [UITraitCollection]) {
        self.init(values: collections.reduce(into: TraitValues()) { $0.merge($1.values) })
    }

    open var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom ?? .unspecified }
    open var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle ?? .unspecified }
    open var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection ?? .unspecified }
    /// Pixels a point; 0 when unspecified.
    open var displayScale: CGFloat { values.displayScale ?? 0 }
    open var displayGamut: UIDisplayGamut { values.displayGamut ?? .unspecified }
    open var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass ?? .unspecified }
    open var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass ?? .unspecified }
    open var preferredContentSizeCategory: UIContentSizeCategory {
        values.preferredContentSizeCategory ?? .unspecified
    }
    open var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast ?? .unspecified }
    open var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel ?? .unspecified }
    open var legibilityWeight: UILegibilityWeight { values.legibilityWeight ?? .unspecified }
    open var forceTouchCapability: UIForceTouchCapability { values.forceTouchCapability ?? .unknown }
    open var activeAppearance: UIUserInterfaceActiveAppearance { values.activeAppearance ?? .unspecified }
    open var sceneCaptureState: UISceneCaptureState { values.sceneCaptureState ?? .unspecified }
    open var typesettingLanguage: String { values.typesettingLanguage ?? "" }

    /// Returns whether all values that the other specifies are the same here.
    open func containsTraits(in trait: UITraitCollection?) -> Bool {
        guard let trait else { return true }
        var merged = values
        merged.merge(trait.values)
        return merged == values
    }

    /// Returns whether a dynamic color can differ under the other traits.
    open func hasDifferentColorAppearance(comparedTo other: UITraitCollection?) -> Bool {
        guard let other else { return true }
        return userInterfaceStyle != other.userInterfaceStyle
            || accessibilityContrast != other.accessibilityContrast
            || userInterfaceLevel != other.userInterfaceLevel || displayGamut != other.displayGamut
            || userInterfaceIdiom != other.userInterfaceIdiom || activeAppearance != other.activeAppearance
    }

    /// Returns a copy with the values that the closure changes.
    public func modifyingTraits(_ mutations: TraitMutations) -> UITraitCollection {
        UITraitCollection(values: values.mutated(by: mutations))
    }

    /// The traits for resolving dynamic colors and images if none are given.
    open class var current: UITraitCollection {
        get { RenderContext.current.traits }
        set { RenderContext.current.traits = newValue }
    }

    public override func isEqual(_ object: Any?) -> Bool {
        (object as? UITraitCollection)?.values == values
    }

    public override var hash: Int { values.hashValue }
}

extension UITraitCollection {
    /// Runs the closure with this collection as the current one.
    public func performAsCurrent(_ actions: () -> Void) {
        let previous = Self.current
        Self.current = self
        defer { Self.current = previous }
        actions()
    }
}

extension UITraitCollection {
    public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
        self.init { $0.userInterfaceIdiom = userInterfaceIdiom }
    }
    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.init { $0.userInterfaceStyle = userInterfaceStyle }
    }
    public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
        self.init { $0.layoutDirection = layoutDirection }
    }
    public convenience init(displayScale: CGFloat) { self.init { $0.displayScale = displayScale } }
    public convenience init(displayGamut: UIDisplayGamut) { self.init { $0.displayGamut = displayGamut } }
    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
        self.init { $0.horizontalSizeClass = horizontalSizeClass }
    }
    public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
        self.init { $0.verticalSizeClass = verticalSizeClass }
    }
    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
        self.init { $0.preferredContentSizeCategory = preferredContentSizeCategory }
    }
    public convenience init(accessibilityContrast: UIAccessibilityContrast) {
        self.init { $0.accessibilityContrast = accessibilityContrast }
    }
    public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
        self.init { $0.userInterfaceLevel = userInterfaceLevel }
    }
    public convenience init(legibilityWeight: UILegibilityWeight) {
        self.init { $0.legibilityWeight = legibilityWeight }
    }
    public convenience init(activeAppearance: UIUserInterfaceActiveAppearance) {
        self.init { $0.activeAppearance = activeAppearance }
    }
    public convenience init(forceTouchCapability: UIForceTouchCapability) {
        self.init { $0[UITraitForceTouchCapability.self] = forceTouchCapability }
    }
}

extension TraitValues {
    /// Returns the values after the closure's changes.
    fileprivate func mutated(by mutations: UITraitCollection.TraitMutations) -> TraitValues {
        var traits: any UIMutableTraits = UITraitOverrides(values: self)
        mutations(&traits)
        return (traits as? UITraitOverrides)?.values ?? self
    }
}
