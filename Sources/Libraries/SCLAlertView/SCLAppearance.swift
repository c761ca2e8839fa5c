import UIKit

/// The kind of an alert, which selects its color and icon.
public enum SCLAlertViewStyle: Sendable {
    case success, error, notice, warning, info, edit, wait, question

    public var defaultColorInt: UInt {
        switch self {
        case .success: 0x22B573
        case .error: 0xC1272D
        case .notice: 0x727375
        case .warning: 0xFFD110
        case .info: 0x2866BF
        case .edit: 0xA429FF
        case .wait: 0xD62DA5
        case .question: 0x727375
        }
    }

    /// The name of a symbol; nil for a wait, which has an activity indicator.
    var symbol: String? {
        switch self {
        case .success: "checkmark"
        case .error: "xmark"
        case .notice: "bell.fill"
        case .warning: "exclamationmark"
        case .info: "info"
        case .edit: "pencil"
        case .wait: nil
        case .question: "questionmark"
        }
    }
}

/// The animation of an alert that appears, which takes no time here.
public enum SCLAnimationStyle: Sendable {
    case noAnimation, topToBottom, bottomToTop, leftToRight, rightToLeft
}

public enum SCLAlertButtonLayout: Sendable { case horizontal, vertical }

extension SCLAlertView {
    /// The sizes, fonts and colors of an alert.
    public struct SCLAppearance {
        /// The distances between the parts, in points.
        public struct Margin {
            public var buttonSpacing, textViewBottom, textViewTop, textFieldSpacing, bottom,
                horizontal: CGFloat

            public init(
                buttonSpacing: CGFloat = 10, textViewBottom: CGFloat = 12, textViewTop: CGFloat = 12,
                textFieldSpacing: CGFloat = 15, bottom: CGFloat = 14, horizontal: CGFloat = 12
            ) {
                (self.buttonSpacing, self.textViewBottom, self.textViewTop) = (
                    buttonSpacing, textViewBottom, textViewTop
                )
                (self.textFieldSpacing, self.bottom, self.horizontal) = (textFieldSpacing, bottom, horizontal)
            }
        }

        public var kDefaultShadowOpacity, kCircleTopPosition, kCircleBackgroundTopPosition: CGFloat
        public var kCircleHeight, kCircleIconHeight, kTitleHeight, kTitleMinimumScaleFactor: CGFloat
        public var kWindowWidth, kWindowHeight, kTextHeight: CGFloat
        public var kTextFieldHeight, kTextViewdHeight, kButtonHeight: CGFloat
        public var kTitleFont, kTextFont, kButtonFont: UIFont
        public var showCloseButton, showCircularIcon, shouldAutoDismiss: Bool
        public var contentViewCornerRadius, fieldCornerRadius, buttonCornerRadius: CGFloat
        public var hideWhenBackgroundViewIsTapped, dynamicAnimatorActive, disableTapGesture: Bool
        public var circleBackgroundColor, contentViewColor, contentViewBorderColor: UIColor
        public var titleColor, subTitleColor: UIColor
        public var margin: Margin
        public var buttonsLayout: SCLAlertButtonLayout
        public var activityIndicatorStyle: UIActivityIndicatorView.Style
        public var textViewAlignment: NSTextAlignment

        public init(
            kDefaultShadowOpacity: CGFloat = 0.7, kCircleTopPosition: CGFloat = 0,
            kCircleBackgroundTopPosition: CGFloat = 6, kCircleHeight: CGFloat = 56,
            kCircleIconHeight: CGFloat = 20, kTitleHeight: CGFloat = 25, kWindowWidth: CGFloat = 240,
            kWindowHeight: CGFloat = 178, kTextHeight: CGFloat = 90, kTextFieldHeight: CGFloat = 30,
            kTextViewdHeight: CGFloat = 80, kButtonHeight: CGFloat = 35,
            kTitleFont: UIFont = .systemFont(ofSize: 20), kTitleMinimumScaleFactor: CGFloat = 1,
            kTextFont: UIFont = .systemFont(ofSize: 14), kButtonFont: UIFont = .boldSystemFont(ofSize: 14),
            showCloseButton: Bool = true, showCircularIcon: Bool = true, shouldAutoDismiss: Bool = true,
            contentViewCornerRadius: CGFloat = 5, fieldCornerRadius: CGFloat = 3,
            buttonCornerRadius: CGFloat = 3, hideWhenBackgroundViewIsTapped: Bool = false,
            circleBackgroundColor: UIColor = .white, contentViewColor: UIColor = .white,
            contentViewBorderColor: UIColor = UIColor(white: 0.8, alpha: 1),
            titleColor: UIColor = UIColor(white: 0.302, alpha: 1),
            subTitleColor: UIColor = UIColor(white: 0.302, alpha: 1), margin: Margin = Margin(),
            dynamicAnimatorActive: Bool = false, disableTapGesture: Bool = false,
            buttonsLayout: SCLAlertButtonLayout = .vertical,
            activityIndicatorStyle: UIActivityIndicatorView.Style = .medium,
            textViewAlignment: NSTextAlignment = .center
        ) {
            self.kDefaultShadowOpacity = kDefaultShadowOpacity
            self.kCircleTopPosition = kCircleTopPosition
            self.kCircleBackgroundTopPosition = kCircleBackgroundTopPosition
            self.kCircleHeight = kCircleHeight
            self.kCircleIconHeight = kCircleIconHeight
            self.kTitleHeight = kTitleHeight
            self.kTitleMinimumScaleFactor = kTitleMinimumScaleFactor
            self.kWindowWidth = kWindowWidth
            self.kWindowHeight = kWindowHeight
            self.kTextHeight = kTextHeight
            self.kTextFieldHeight = kTextFieldHeight
            self.kTextViewdHeight = kTextViewdHeight
            self.kButtonHeight = kButtonHeight
            self.kTitleFont = kTitleFont
            self.kTextFont = kTextFont
            self.kButtonFont = kButtonFont
            self.showCloseButton = showCloseButton
            self.showCircularIcon = showCircularIcon
            self.shouldAutoDismiss = shouldAutoDismiss
            self.contentViewCornerRadius = contentViewCornerRadius
            self.fieldCornerRadius = fieldCornerRadius
            self.buttonCornerRadius = buttonCornerRadius
            self.hideWhenBackgroundViewIsTapped = hideWhenBackgroundViewIsTapped
            self.dynamicAnimatorActive = dynamicAnimatorActive
            self.disableTapGesture = disableTapGesture
            self.circleBackgroundColor = circleBackgroundColor
            self.contentViewColor = contentViewColor
            self.contentViewBorderColor = contentViewBorderColor
            self.titleColor = titleColor
            self.subTitleColor = subTitleColor
            self.margin = margin
            self.buttonsLayout = buttonsLayout
            self.activityIndicatorStyle = activityIndicatorStyle
            self.textViewAlignment = textViewAlignment
        }
    }

    /// A time after which an alert closes.
    public struct SCLTimeoutConfiguration {
        public typealias ActionType = () -> Void
        let value: TimeInterval
        let action: ActionType

        public init(timeoutValue: TimeInterval, timeoutAction: @escaping ActionType) {
            (value, action) = (timeoutValue, timeoutAction)
        }
    }
}
