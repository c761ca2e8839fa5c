import CoreGraphics
import Foundation

/// The user's accessibility settings, and the notifications of assistive technology. No setting is enabled here, and
/// there is no assistive technology.
public struct UIAccessibility {
    /// A notification of assistive technology.
    public struct Notification: RawRepresentable, Hashable, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// Another screen is shown.
        public static let screenChanged = Notification(rawValue: 1000)
        /// Parts of the screen appeared or disappeared.
        public static let layoutChanged = Notification(rawValue: 1001)
        /// Announces a text.
        public static let announcement = Notification(rawValue: 1008)
        /// Another page is shown.
        public static let pageScrolled = Notification(rawValue: 1009)
        /// Pauses the technology.
        public static let pauseAssistiveTechnology = Notification(rawValue: 1021)
        /// Resumes the technology.
        public static let resumeAssistiveTechnology = Notification(rawValue: 1022)
    }

    /// Posts a notification; there is no assistive technology here.
    public static func post(notification: Notification, argument: Any?) {}

    /// Whether the screen is read out.
    public static var isVoiceOverRunning: Bool { false }
    /// Whether sound is mono.
    public static var isMonoAudioEnabled: Bool { false }
    /// Whether closed captions are enabled.
    public static var isClosedCaptioningEnabled: Bool { false }
    /// Whether colors are inverted.
    public static var isInvertColorsEnabled: Bool { false }
    /// Whether Guided Access is enabled.
    public static var isGuidedAccessEnabled: Bool { false }
    /// Whether text is bold.
    public static var isBoldTextEnabled: Bool { UITraitCollection.current.legibilityWeight == .bold }
    /// Whether buttons are underlined.
    public static var buttonShapesEnabled: Bool { false }
    /// Whether the screen is displayed without colors.
    public static var isGrayscaleEnabled: Bool { false }
    /// Whether transparency is reduced.
    public static var isReduceTransparencyEnabled: Bool { false }
    /// Whether less moves.
    public static var isReduceMotionEnabled: Bool { false }
    /// Whether cross-fades are preferred to sliding transitions.
    public static var prefersCrossFadeTransitions: Bool { false }
    /// Whether films play by themselves.
    public static var isVideoAutoplayEnabled: Bool { true }
    /// Whether colors have a higher contrast.
    public static var isDarkerSystemColorsEnabled: Bool {
        UITraitCollection.current.accessibilityContrast == .high
    }
    /// Whether the device is used by switches.
    public static var isSwitchControlRunning: Bool { false }
    /// Whether what is chosen is read out.
    public static var isSpeakSelectionEnabled: Bool { false }
    /// Whether the screen is read out on request.
    public static var isSpeakScreenEnabled: Bool { false }
    /// Whether shaking undoes.
    public static var isShakeToUndoEnabled: Bool { true }
    /// Whether AssistiveTouch is running, with which one touch can perform all gestures.
    public static var isAssistiveTouchRunning: Bool { false }
    /// Whether information must not be conveyed by color alone.
    public static var shouldDifferentiateWithoutColor: Bool { false }
    /// Whether switches have signs.
    public static var isOnOffSwitchLabelsEnabled: Bool { false }

    /// Returns the rectangle of a view in the screen's points.
    @preconcurrency @MainActor
    public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
        view.convert(rect, to: view.window)
    }
}

extension UIAccessibility {
    private static func name(_ words: String) -> NSNotification.Name {
        NSNotification.Name("UIAccessibility\(words)")
    }

    /// Reading out began or ended.
    public static let voiceOverStatusDidChangeNotification = name("VoiceOverStatusDidChangeNotification")
    /// Posted when an announcement has finished.
    public static let announcementDidFinishNotification = name("AnnouncementDidFinishNotification")
    /// Text became bold or plain.
    public static let boldTextStatusDidChangeNotification = name("BoldTextStatusDidChangeNotification")
    /// Posted when the grayscale setting changes.
    public static let grayscaleStatusDidChangeNotification = name("GrayscaleStatusDidChangeNotification")
    /// Posted when the setting for transparency changes.
    public static let reduceTransparencyStatusDidChangeNotification = name(
        "ReduceTransparencyStatusDidChangeNotification")
    /// More or less moves.
    public static let reduceMotionStatusDidChangeNotification = name(
        "ReduceMotionStatusDidChangeNotification")
    /// Posted when the contrast setting changes.
    public static let darkerSystemColorsStatusDidChangeNotification = name(
        "DarkerSystemColorsStatusDidChangeNotification")
    /// Use by switches began or ended.
    public static let switchControlStatusDidChangeNotification = name(
        "SwitchControlStatusDidChangeNotification")
    /// Posted when Guided Access begins or ends.
    public static let guidedAccessStatusDidChangeNotification = name(
        "GuidedAccessStatusDidChangeNotification")
    /// Posted when the setting for inverted colors changes.
    public static let invertColorsStatusDidChangeNotification = name(
        "InvertColorsStatusDidChangeNotification")
    /// Sound became mono or stereo.
    public static let monoAudioStatusDidChangeNotification = name("MonoAudioStatusDidChangeNotification")
    /// Posted when the setting for closed captions changes.
    public static let closedCaptioningStatusDidChangeNotification = name(
        "ClosedCaptioningStatusDidChangeNotification")
    /// Posted when assistive technology focuses another element, and for other changes of its settings.
    public static let elementFocusedNotification = name("ElementFocusedNotification")
    public static let buttonShapesEnabledStatusDidChangeNotification = name(
        "ButtonShapesEnabledStatusDidChangeNotification")
    public static let prefersCrossFadeTransitionsStatusDidChange = name(
        "PrefersCrossFadeTransitionsStatusDidChangeNotification")
    public static let videoAutoplayStatusDidChangeNotification = name(
        "VideoAutoplayStatusDidChangeNotification")
    public static let speakSelectionStatusDidChangeNotification = name(
        "SpeakSelectionStatusDidChangeNotification")
    public static let speakScreenStatusDidChangeNotification = name("SpeakScreenStatusDidChangeNotification")
    public static let shakeToUndoDidChangeNotification = name("ShakeToUndoDidChangeNotification")
    public static let assistiveTouchStatusDidChangeNotification = name(
        "AssistiveTouchStatusDidChangeNotification")
    public static let onOffSwitchLabelsDidChangeNotification = name("OnOffSwitchLabelsDidChangeNotification")
    public static let hearingDevicePairedEarDidChangeNotification = name(
        "HearingDevicePairedEarDidChangeNotification")
    public static let differentiateWithoutColorDidChangeNotification =
        "UIAccessibilityDifferentiateWithoutColorDidChangeNotification"
}

extension UIAccessibility {
    /// The keys of what notifications are about.
    public static let focusedElementUserInfoKey = "UIAccessibilityFocusedElementKey"
    public static let unfocusedElementUserInfoKey = "UIAccessibilityUnfocusedElementKey"
    public static let assistiveTechnologyUserInfoKey = "UIAccessibilityAssistiveTechnologyKey"
    public static let announcementStringValueUserInfoKey = "UIAccessibilityAnnouncementKeyStringValue"
    public static let announcementWasSuccessfulUserInfoKey = "UIAccessibilityAnnouncementKeyWasSuccessful"

    /// The identifier of assistive technology.
    public struct AssistiveTechnologyIdentifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let notificationSwitchControl = AssistiveTechnologyIdentifier(
            rawValue: "UIAccessibilityNotificationSwitchControlIdentifier")
        public static let notificationVoiceOver = AssistiveTechnologyIdentifier(
            rawValue: "UIAccessibilityNotificationVoiceOverIdentifier")
    }

    /// The ears with hearing devices.
    public struct HearingDeviceEar: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let left = HearingDeviceEar(rawValue: 1 << 1)
        public static let right = HearingDeviceEar(rawValue: 1 << 2)
        public static let both: HearingDeviceEar = [.left, .right]
    }

    /// Returns the element that assistive technology focuses; nil, since there is none.
    public static func focusedElement(
        using assistiveTechnologyIdentifier: AssistiveTechnologyIdentifier?
    ) -> Any? { nil }

    /// The ears with hearing devices; none.
    public static var hearingDevicePairedEar: HearingDeviceEar { [] }

    /// Requests a Guided Access session; passes false to the closure.
    public static func requestGuidedAccessSession(
        enabled enable: Bool, completionHandler: @escaping (Bool) -> Void
    ) { MainQueue.later(with: completionHandler) { $0(false) } }
}
