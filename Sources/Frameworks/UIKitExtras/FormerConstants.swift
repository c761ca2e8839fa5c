import UIKit

// Names of constants before Swift 4. The compiler has no mode for its sources, which are compiled in that of Swift 4.

/// `NSAttributedString.Key.font` before Swift 4.
@available(swift, obsoleted: 4.2, renamed: "NSAttributedString.Key.font")
public var NSFontAttributeName: NSAttributedString.Key { .font }
/// `NSAttributedString.Key.foregroundColor` before Swift 4.
@available(swift, obsoleted: 4.2, renamed: "NSAttributedString.Key.foregroundColor")
public var NSForegroundColorAttributeName: NSAttributedString.Key { .foregroundColor }
/// `NSAttributedString.Key.backgroundColor` before Swift 4.
@available(swift, obsoleted: 4.2, renamed: "NSAttributedString.Key.backgroundColor")
public var NSBackgroundColorAttributeName: NSAttributedString.Key { .backgroundColor }
/// `NSAttributedString.Key.paragraphStyle` before Swift 4.
@available(swift, obsoleted: 4.2, renamed: "NSAttributedString.Key.paragraphStyle")
public var NSParagraphStyleAttributeName: NSAttributedString.Key { .paragraphStyle }
/// `NSAttributedString.Key.kern` before Swift 4.
@available(swift, obsoleted: 4.2, renamed: "NSAttributedString.Key.kern")
public var NSKernAttributeName: NSAttributedString.Key { .kern }
/// `NSAttributedString.Key.ligature` before Swift 4.
@available(swift, obsoleted: 4.2, renamed: "NSAttributedString.Key.ligature")
public var NSLigatureAttributeName: NSAttributedString.Key { .ligature }
/// `NSAttributedString.Key.strikethroughStyle` before Swift 4.
@available(swift, obsoleted: 4.2, renamed: "NSAttributedString.Key.strikethroughStyle")
public var NSStrikethroughStyleAttributeName: NSAttributedString.Key { .strikethroughStyle }
/// `NSAttributedString.Key.strikethroughColor` before Swift 4.
@available(swift, obsoleted: 4.2, renamed: "NSAttributedString.Key.strikethroughColor")
public var NSStrikethroughColorAttributeName: NSAttributedString.Key { .strikethroughColor }
/// `NSAttributedString.Key.underlineStyle` before Swift 4.
@available(swift, obsoleted: 4.2, renamed: "NSAttributedString.Key.underlineStyle")
public var NSUnderlineStyleAttributeName: NSAttributedString.Key { .underlineStyle }
/// `NSAttributedString.Key.underlineColor` before Swift 4.
@available(swift, obsoleted: 4.2, renamed: "NSAttributedString.Key.underlineColor")
public var NSUnderlineColorAttributeName: NSAttributedString.Key { .underlineColor }
/// `NSAttributedString.Key.strokeColor` before Swift 4.
@available(swift, obsoleted: 4.2, renamed: "NSAttributedString.Key.strokeColor")
public var NSStrokeColorAttributeName: NSAttributedString.Key { .strokeColor }
/// `NSAttributedString.Key.strokeWidth` before Swift 4.
@available(swift, obsoleted: 4.2, renamed: "NSAttributedString.Key.strokeWidth")
public var NSStrokeWidthAttributeName: NSAttributedString.Key { .strokeWidth }
/// `NSAttributedString.Key.shadow` before Swift 4.
@available(swift, obsoleted: 4.2, renamed: "NSAttributedString.Key.shadow")
public var NSShadowAttributeName: NSAttributedString.Key { .shadow }
/// `NSAttributedString.Key.attachment` before Swift 4.
@available(swift, obsoleted: 4.2, renamed: "NSAttributedString.Key.attachment")
public var NSAttachmentAttributeName: NSAttributedString.Key { .attachment }
/// `NSAttributedString.Key.link` before Swift 4.
@available(swift, obsoleted: 4.2, renamed: "NSAttributedString.Key.link")
public var NSLinkAttributeName: NSAttributedString.Key { .link }
/// `NSAttributedString.Key.baselineOffset` before Swift 4.
@available(swift, obsoleted: 4.2, renamed: "NSAttributedString.Key.baselineOffset")
public var NSBaselineOffsetAttributeName: NSAttributedString.Key { .baselineOffset }
/// `NSAttributedString.Key.obliqueness` before Swift 4.
@available(swift, obsoleted: 4.2, renamed: "NSAttributedString.Key.obliqueness")
public var NSObliquenessAttributeName: NSAttributedString.Key { .obliqueness }
/// `NSAttributedString.Key.expansion` before Swift 4.
@available(swift, obsoleted: 4.2, renamed: "NSAttributedString.Key.expansion")
public var NSExpansionAttributeName: NSAttributedString.Key { .expansion }
/// `UIFont.Weight.ultraLight` before Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIFont.Weight.ultraLight")
public var UIFontWeightUltraLight: UIFont.Weight { .ultraLight }
/// `UIFont.Weight.thin` before Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIFont.Weight.thin")
public var UIFontWeightThin: UIFont.Weight { .thin }
/// `UIFont.Weight.light` before Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIFont.Weight.light")
public var UIFontWeightLight: UIFont.Weight { .light }
/// `UIFont.Weight.regular` before Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIFont.Weight.regular")
public var UIFontWeightRegular: UIFont.Weight { .regular }
/// `UIFont.Weight.medium` before Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIFont.Weight.medium")
public var UIFontWeightMedium: UIFont.Weight { .medium }
/// `UIFont.Weight.semibold` before Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIFont.Weight.semibold")
public var UIFontWeightSemibold: UIFont.Weight { .semibold }
/// `UIFont.Weight.bold` before Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIFont.Weight.bold")
public var UIFontWeightBold: UIFont.Weight { .bold }
/// `UIFont.Weight.heavy` before Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIFont.Weight.heavy")
public var UIFontWeightHeavy: UIFont.Weight { .heavy }
/// `UIFont.Weight.black` before Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIFont.Weight.black")
public var UIFontWeightBlack: UIFont.Weight { .black }

extension NSNotification.Name {
    /// `UIMenuController.willShowMenuNotification` before Swift 4.2.
    @available(swift, obsoleted: 4.2, renamed: "UIMenuController.willShowMenuNotification")
    public static var UIMenuControllerWillShowMenu: NSNotification.Name {
        UIMenuController.willShowMenuNotification
    }
    /// `UIMenuController.didShowMenuNotification` before Swift 4.2.
    @available(swift, obsoleted: 4.2, renamed: "UIMenuController.didShowMenuNotification")
    public static var UIMenuControllerDidShowMenu: NSNotification.Name {
        UIMenuController.didShowMenuNotification
    }
    /// `UIMenuController.willHideMenuNotification` before Swift 4.2.
    @available(swift, obsoleted: 4.2, renamed: "UIMenuController.willHideMenuNotification")
    public static var UIMenuControllerWillHideMenu: NSNotification.Name {
        UIMenuController.willHideMenuNotification
    }
    /// `UIMenuController.didHideMenuNotification` before Swift 4.2.
    @available(swift, obsoleted: 4.2, renamed: "UIMenuController.didHideMenuNotification")
    public static var UIMenuControllerDidHideMenu: NSNotification.Name {
        UIMenuController.didHideMenuNotification
    }
}
