import UIKit

// Traits of iOS 17 to 26. Each has its default value unless it is overridden.

/// The list in which a view is.
public enum UIListEnvironment: Int, Sendable {
    case unspecified, none, plain, grouped, insetGrouped, sidebar, sidebarPlain
}

public struct UITraitListEnvironment: UITraitDefinition {
    public static let defaultValue = UIListEnvironment.unspecified
}

extension UIImage {
    /// The range of brightness of an image.
    public enum DynamicRange: Int, Sendable {
        case unspecified = -1
        case standard, constrainedHigh, high
    }
}

public struct UITraitImageDynamicRange: UITraitDefinition {
    public static let defaultValue = UIImage.DynamicRange.unspecified
}

/// The size of the items of toolbars on the Mac.
public enum UINSToolbarItemPresentationSize: Int, Sendable {
    case unspecified = -1
    case regular, small, large
}

public struct UITraitToolbarItemPresentationSize: UITraitDefinition {
    public static let defaultValue = UINSToolbarItemPresentationSize.unspecified
}

/// The arrangement of the columns of a split view controller.
public enum UISplitViewControllerLayoutEnvironment: Int, Sendable {
    case none, expanded, collapsed
}

public struct UITraitSplitViewControllerLayoutEnvironment: UITraitDefinition {
    public static let defaultValue = UISplitViewControllerLayoutEnvironment.none
}

/// The limit of the brightness of images.
public enum UIHDRHeadroomUsageLimit: Int, Sendable {
    case unspecified, active, inactive
}

public struct UITraitHDRHeadroomUsageLimit: UITraitDefinition {
    public static let defaultValue = UIHDRHeadroomUsageLimit.unspecified
}

/// Whether natural alignment follows the direction of the text.
public struct UITraitResolvesNaturalAlignmentWithBaseWritingDirection: UITraitDefinition {
    public static let defaultValue = false
}

extension UITraitCollection {
    public var listEnvironment: UIListEnvironment { self[UITraitListEnvironment.self] }
    public var imageDynamicRange: UIImage.DynamicRange { self[UITraitImageDynamicRange.self] }
    public var toolbarItemPresentationSize: UINSToolbarItemPresentationSize {
        self[UITraitToolbarItemPresentationSize.self]
    }
    public var splitViewControllerLayoutEnvironment: UISplitViewControllerLayoutEnvironment {
        self[UITraitSplitViewControllerLayoutEnvironment.self]
    }
    public var hdrHeadroomUsageLimit: UIHDRHeadroomUsageLimit { self[UITraitHDRHeadroomUsageLimit.self] }
    public var resolvesNaturalAlignmentWithBaseWritingDirection: Bool {
        self[UITraitResolvesNaturalAlignmentWithBaseWritingDirection.self]
    }
}
