import Foundation

/// The appearance of a bar's background.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject, @preconcurrency NSCopying {
    open var backgroundColor: UIColor?
    open var backgroundImage: UIImage?
    open var shadowColor: UIColor? = .separator
    open var shadowImage: UIImage?

    /// The effect on the content below the bar, under its color; initially the system's material of bars.
    open var backgroundEffect: UIBlurEffect? = UIBarAppearance.systemEffect
    /// The content mode of the background image. Stored; the image is as large as the bar.
    open var backgroundImageContentMode = UIView.ContentMode.scaleToFill

    /// The kind of device of the system's appearance.
    public let idiom: UIUserInterfaceIdiom

    public override init() {
        idiom = .unspecified
        super.init()
    }

    public init(idiom: UIUserInterfaceIdiom) {
        self.idiom = idiom
        super.init()
    }

    /// Creates an appearance with the background of another.
    public init(barAppearance: UIBarAppearance) {
        idiom = barAppearance.idiom
        super.init()
        (backgroundColor, backgroundImage) = (barAppearance.backgroundColor, barAppearance.backgroundImage)
        (shadowColor, shadowImage) = (barAppearance.shadowColor, barAppearance.shadowImage)
        backgroundEffect = barAppearance.backgroundEffect
        backgroundImageContentMode = barAppearance.backgroundImageContentMode
    }

    public required init?(coder: NSCoder) {
        idiom = .unspecified
        super.init()
        (coder as? NibDecoder)?.configure(self)
    }

    open func copy(with zone: NSZone? = nil) -> Any { makeCopy() }

    func makeCopy() -> UIBarAppearance { UIBarAppearance(barAppearance: self) }

    /// Configures the system's translucent background with a hairline.
    open func configureWithDefaultBackground() {
        (backgroundEffect, backgroundColor, shadowColor) = (Self.systemEffect, nil, .separator)
    }

    /// Configures an opaque background in the system's color with a hairline.
    open func configureWithOpaqueBackground() {
        (backgroundEffect, backgroundColor, shadowColor) = (nil, .systemBackground, .separator)
    }

    /// Configures a bar without background and hairline.
    open func configureWithTransparentBackground() {
        (backgroundEffect, backgroundColor, shadowColor) = (nil, nil, nil)
    }

    /// The system's material of bars.
    static var systemEffect: UIBlurEffect { UIBlurEffect(style: .systemChromeMaterial) }
}

/// Copies of any object, of its own type for appearances of bars. Adapted code calls it in place of `copy()`.
extension NSObject {
    @_disfavoredOverload
    public func cop_() -> Any { copy() }
}

extension UIBarAppearance {
    public func cop_() -> Self { makeCopy() as? Self ?? self }
}

/// The appearance of a navigation bar.
@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The offset of the title, in points.
    open var titlePositionAdjustment = UIOffset.zero
    open var buttonAppearance = UIBarButtonItemAppearance()
    /// The appearance of buttons that complete a task.
    open var doneButtonAppearance = UIBarButtonItemAppearance()
    open var backButtonAppearance = UIBarButtonItemAppearance()

    private var ownBackIndicator: UIImage?
    private var ownBackIndicatorMask: UIImage?

    /// The image of the back button; the system's chevron unless set.
    open var backIndicatorImage: UIImage {
        ownBackIndicator ?? UIImage(systemName: "chevron.backward") ?? .empty
    }

    /// The mask of titles that slide below the back button's image. Stored; titles do not slide below it here.
    open var backIndicatorTransitionMaskImage: UIImage { ownBackIndicatorMask ?? backIndicatorImage }

    /// Sets the image of the back button, if both are given.
    open func setBackIndicatorImage(
        _ backIndicatorImage: UIImage?, transitionMaskImage backIndicatorTransitionMaskImage: UIImage?
    ) {
        let isComplete = backIndicatorImage != nil && backIndicatorTransitionMaskImage != nil
        ownBackIndicator = isComplete ? backIndicatorImage : nil
        ownBackIndicatorMask = isComplete ? backIndicatorTransitionMaskImage : nil
    }

    var customBackIndicator: UIImage? { ownBackIndicator }

    public override init() { super.init() }
    public override init(idiom: UIUserInterfaceIdiom) { super.init(idiom: idiom) }
    public override init(barAppearance: UIBarAppearance) { super.init(barAppearance: barAppearance) }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        (coder as? NibDecoder)?.configure(self)
    }

    override func makeCopy() -> UIBarAppearance {
        let copy = UINavigationBarAppearance(barAppearance: self)
        copy.titleTextAttributes = titleTextAttributes
        copy.largeTitleTextAttributes = largeTitleTextAttributes
        copy.titlePositionAdjustment = titlePositionAdjustment
        copy.buttonAppearance = buttonAppearance.duplicate()
        copy.doneButtonAppearance = doneButtonAppearance.duplicate()
        copy.backButtonAppearance = backButtonAppearance.duplicate()
        (copy.ownBackIndicator, copy.ownBackIndicatorMask) = (ownBackIndicator, ownBackIndicatorMask)
        return copy
    }
}

/// The appearance of a toolbar.
@preconcurrency @MainActor
open class UIToolbarAppearance: UIBarAppearance {
    open var buttonAppearance = UIBarButtonItemAppearance()
    /// The appearance of buttons that complete a task.
    open var doneButtonAppearance = UIBarButtonItemAppearance()

    override func makeCopy() -> UIBarAppearance {
        let copy = UIToolbarAppearance(barAppearance: self)
        copy.buttonAppearance = buttonAppearance.duplicate()
        copy.doneButtonAppearance = doneButtonAppearance.duplicate()
        return copy
    }
}

/// The appearance of a tab bar.
@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {
    /// The appearance of items with the title below the image.
    open var stackedLayoutAppearance = UITabBarItemAppearance()
    /// The appearance of items with the title beside the image.
    open var inlineLayoutAppearance = UITabBarItemAppearance()
    /// The appearance of items with the title beside the image in compact height.
    open var compactInlineLayoutAppearance = UITabBarItemAppearance()
    /// The color of the selection indicator. Stored; there is no indicator.
    open var selectionIndicatorTintColor: UIColor?
    /// The image behind the selected item.
    open var selectionIndicatorImage: UIImage?

    override func makeCopy() -> UIBarAppearance {
        let copy = UITabBarAppearance(barAppearance: self)
        copy.stackedLayoutAppearance = stackedLayoutAppearance.duplicate()
        copy.inlineLayoutAppearance = inlineLayoutAppearance.duplicate()
        copy.compactInlineLayoutAppearance = compactInlineLayoutAppearance.duplicate()
        copy.selectionIndicatorTintColor = selectionIndicatorTintColor
        copy.selectionIndicatorImage = selectionIndicatorImage
        return copy
    }
}

extension NSCopying where Self: NSObject {
    /// Returns a copy of the same class, or the object itself if a subclass returns another class.
    func duplicate() -> Self { copy(with: nil) as? Self ?? self }
}
