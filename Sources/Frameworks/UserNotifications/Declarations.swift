// Written by Scripts/frameworks from UserNotifications.api. Names and signatures are those of Apple's public
// documentation (developer.apple.com/documentation/usernotifications).

@_exported public import Foundation
internal import FrameworkSupport
internal import UIKit

public struct UNAuthorizationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let badge = UNAuthorizationOptions(rawValue: 1 << 0)
    public static let sound = UNAuthorizationOptions(rawValue: 1 << 1)
    public static let alert = UNAuthorizationOptions(rawValue: 1 << 2)
    public static let carPlay = UNAuthorizationOptions(rawValue: 1 << 3)
    public static let criticalAlert = UNAuthorizationOptions(rawValue: 1 << 4)
    public static let providesAppNotificationSettings = UNAuthorizationOptions(rawValue: 1 << 5)
    public static let provisional = UNAuthorizationOptions(rawValue: 1 << 6)
    public static let announcement = UNAuthorizationOptions(rawValue: 1 << 7)
    public static let timeSensitive = UNAuthorizationOptions(rawValue: 1 << 8)
}

public struct UNNotificationPresentationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let badge = UNNotificationPresentationOptions(rawValue: 1 << 0)
    public static let sound = UNNotificationPresentationOptions(rawValue: 1 << 1)
    public static let alert = UNNotificationPresentationOptions(rawValue: 1 << 2)
    public static let list = UNNotificationPresentationOptions(rawValue: 1 << 3)
    public static let banner = UNNotificationPresentationOptions(rawValue: 1 << 4)
}

public struct UNNotificationActionOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let authenticationRequired = UNNotificationActionOptions(rawValue: 1 << 0)
    public static let destructive = UNNotificationActionOptions(rawValue: 1 << 1)
    public static let foreground = UNNotificationActionOptions(rawValue: 1 << 2)
}

public struct UNNotificationCategoryOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let customDismissAction = UNNotificationCategoryOptions(rawValue: 1 << 0)
    public static let allowInCarPlay = UNNotificationCategoryOptions(rawValue: 1 << 1)
    public static let hiddenPreviewsShowTitle = UNNotificationCategoryOptions(rawValue: 1 << 2)
    public static let hiddenPreviewsShowSubtitle = UNNotificationCategoryOptions(rawValue: 1 << 3)
    public static let allowAnnouncement = UNNotificationCategoryOptions(rawValue: 1 << 4)
}

public enum UNAuthorizationStatus: Int, Sendable {
    case notDetermined = 0, denied, authorized, provisional, ephemeral
}

public enum UNNotificationSetting: Int, Sendable {
    case notSupported = 0, disabled, enabled
}

public enum UNAlertStyle: Int, Sendable {
    case none = 0, banner, alert
}

public enum UNShowPreviewsSetting: Int, Sendable {
    case always = 0, whenAuthenticated, never
}

public enum UNNotificationInterruptionLevel: UInt, Sendable {
    case passive = 0, active, timeSensitive, critical
}

public struct UNError: CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case notificationsNotAllowed = 1
        case attachmentInvalidURL = 100
        case attachmentUnrecognizedType
        case attachmentInvalidFileSize
        case attachmentNotInDataStore
        case attachmentMoveIntoDataStoreFailed
        case attachmentCorrupt
        case notificationInvalidNoDate = 1400
        case notificationInvalidNoContent
        case contentProvidingObjectNotAllowed = 1500
        case contentProvidingInvalid
        case badgeInputInvalid = 1600
    }
    public let code: Code
    public init(_ code: Code) { self.code = code }
    public init(_ code: Code, userInfo: [String: Any]) { self.code = code }
    public static var errorDomain: String { "UNErrorDomain" }
    public var errorCode: Int { code.rawValue }
    public var errorUserInfo: [String: Any] { [:] }
    public static var notificationsNotAllowed: Code { .notificationsNotAllowed }
    public static var attachmentInvalidURL: Code { .attachmentInvalidURL }
    public static var attachmentUnrecognizedType: Code { .attachmentUnrecognizedType }
    public static var attachmentInvalidFileSize: Code { .attachmentInvalidFileSize }
    public static var attachmentNotInDataStore: Code { .attachmentNotInDataStore }
    public static var attachmentMoveIntoDataStoreFailed: Code { .attachmentMoveIntoDataStoreFailed }
    public static var attachmentCorrupt: Code { .attachmentCorrupt }
    public static var notificationInvalidNoDate: Code { .notificationInvalidNoDate }
    public static var notificationInvalidNoContent: Code { .notificationInvalidNoContent }
    public static var contentProvidingObjectNotAllowed: Code { .contentProvidingObjectNotAllowed }
    public static var contentProvidingInvalid: Code { .contentProvidingInvalid }
    public static var badgeInputInvalid: Code { .badgeInputInvalid }
}
public func ~= (code: UNError.Code, error: any Error) -> Bool { (error as? UNError)?.code == code }

public let UNErrorDomain: String = "UNErrorDomain"

public let UNNotificationDefaultActionIdentifier: String = "com.apple.UNNotificationDefaultActionIdentifier"

public let UNNotificationDismissActionIdentifier: String = "com.apple.UNNotificationDismissActionIdentifier"

public let UNNotificationAttachmentOptionsTypeHintKey: String = "UNNotificationAttachmentOptionsTypeHintKey"

public let UNNotificationAttachmentOptionsThumbnailHiddenKey: String = "UNNotificationAttachmentOptionsThumbnailHiddenKey"

public let UNNotificationAttachmentOptionsThumbnailClippingRectKey: String = "UNNotificationAttachmentOptionsThumbnailClippingRectKey"

public let UNNotificationAttachmentOptionsThumbnailTimeKey: String = "UNNotificationAttachmentOptionsThumbnailTimeKey"

public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
}

open class UNNotificationSound: NSObject {
    class open var `default`: UNNotificationSound { UNNotificationSound() }
    class open var defaultCritical: UNNotificationSound { UNNotificationSound() }
    class open var defaultRingtone: UNNotificationSound { UNNotificationSound() }
    override public init() { super.init() }
    convenience public init(named name: UNNotificationSoundName) { self.init() }
    class open func defaultCriticalSound(withAudioVolume volume: Float) -> UNNotificationSound { UNNotificationSound() }
    class open func criticalSoundNamed(_ name: UNNotificationSoundName) -> UNNotificationSound { UNNotificationSound() }
}

open class UNNotificationAttachment: NSObject {
    open internal(set) var identifier: String
    open internal(set) var url: URL
    open var type: String { "" }
    public init(identifier: String, url URL: URL, options: [AnyHashable: Any]? = nil) throws { self.identifier = identifier; self.url = URL; super.init() }
}

open class UNNotificationContent: NSObject {
    open var attachments: [UNNotificationAttachment] { values.attachments }
    open var badge: NSNumber? { values.badge }
    open var body: String { values.body }
    open var categoryIdentifier: String { values.categoryIdentifier }
    open var launchImageName: String { values.launchImageName }
    open var sound: UNNotificationSound? { values.sound }
    open var subtitle: String { values.subtitle }
    open var threadIdentifier: String { values.threadIdentifier }
    open var title: String { values.title }
    open var userInfo: [AnyHashable: Any] { values.userInfo }
    open var interruptionLevel: UNNotificationInterruptionLevel { values.interruptionLevel }
    open var relevanceScore: Double { values.relevanceScore }
    open var summaryArgument: String { "" }
    open var values: UNNotificationValues = UNNotificationValues()
}

public struct UNNotificationValues {
    public var attachments: [UNNotificationAttachment] = []
    public var badge: NSNumber? = nil
    public var body: String = ""
    public var categoryIdentifier: String = ""
    public var launchImageName: String = ""
    public var sound: UNNotificationSound? = nil
    public var subtitle: String = ""
    public var threadIdentifier: String = ""
    public var title: String = ""
    public var userInfo: [AnyHashable: Any] = [:]
    public var interruptionLevel: UNNotificationInterruptionLevel = .active
    public var relevanceScore: Double = 0
}

open class UNMutableNotificationContent: UNNotificationContent {
    override open var attachments: [UNNotificationAttachment] { get { values.attachments } set { values.attachments = newValue } }
    override open var badge: NSNumber? { get { values.badge } set { values.badge = newValue } }
    override open var body: String { get { values.body } set { values.body = newValue } }
    override open var categoryIdentifier: String { get { values.categoryIdentifier } set { values.categoryIdentifier = newValue } }
    override open var launchImageName: String { get { values.launchImageName } set { values.launchImageName = newValue } }
    override open var sound: UNNotificationSound? { get { values.sound } set { values.sound = newValue } }
    override open var subtitle: String { get { values.subtitle } set { values.subtitle = newValue } }
    override open var threadIdentifier: String { get { values.threadIdentifier } set { values.threadIdentifier = newValue } }
    override open var title: String { get { values.title } set { values.title = newValue } }
    override open var userInfo: [AnyHashable: Any] { get { values.userInfo } set { values.userInfo = newValue } }
    override open var interruptionLevel: UNNotificationInterruptionLevel { get { values.interruptionLevel } set { values.interruptionLevel = newValue } }
    override open var relevanceScore: Double { get { values.relevanceScore } set { values.relevanceScore = newValue } }
}

open class UNNotificationTrigger: NSObject {
    open var repeatsAgain: Bool = false
    open var repeats: Bool { repeatsAgain }
}

open class UNPushNotificationTrigger: UNNotificationTrigger {
}

open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger {
    open internal(set) var timeInterval: TimeInterval
    public init(timeInterval: TimeInterval, repeats: Bool) { self.timeInterval = timeInterval; super.init(); self.repeatsAgain = repeats }
    open func nextTriggerDate() -> Date? { Date().addingTimeInterval(timeInterval) }
}

open class UNCalendarNotificationTrigger: UNNotificationTrigger {
    open internal(set) var dateComponents: DateComponents
    public init(dateMatching dateComponents: DateComponents, repeats: Bool) { self.dateComponents = dateComponents; super.init(); self.repeatsAgain = repeats }
    open func nextTriggerDate() -> Date? { Calendar.current.nextDate(after: Date(), matching: dateComponents, matchingPolicy: .nextTime) }
}

open class UNNotificationRequest: NSObject {
    open internal(set) var identifier: String
    open internal(set) var content: UNNotificationContent
    open internal(set) var trigger: UNNotificationTrigger?
    public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) { self.identifier = identifier; self.content = content; self.trigger = trigger; super.init() }
}

open class UNNotification: NSObject {
    open var date: Date { Date(timeIntervalSinceReferenceDate: 0) }
    open var request: UNNotificationRequest { UNNotificationRequest(identifier: "", content: UNNotificationContent(), trigger: nil) }
}

open class UNNotificationResponse: NSObject {
    open var notification: UNNotification { UNNotification() }
    open var actionIdentifier: String { UNNotificationDefaultActionIdentifier }
}

open class UNTextInputNotificationResponse: UNNotificationResponse {
    open var userText: String { "" }
}

open class UNNotificationActionIcon: NSObject {
    public init(systemImageName: String) { super.init() }
    public init(templateImageName: String) { super.init() }
}

open class UNNotificationAction: NSObject {
    open internal(set) var identifier: String
    open internal(set) var title: String
    open internal(set) var options: UNNotificationActionOptions
    open var icon: UNNotificationActionIcon? { nil }
    public init(identifier: String, title: String, options: UNNotificationActionOptions = []) { self.identifier = identifier; self.title = title; self.options = options; super.init() }
    public init(identifier: String, title: String, options: UNNotificationActionOptions = [], icon: UNNotificationActionIcon?) { self.identifier = identifier; self.title = title; self.options = options; super.init() }
}

open class UNTextInputNotificationAction: UNNotificationAction {
    public init(identifier: String, title: String, options: UNNotificationActionOptions = [], textInputButtonTitle: String, textInputPlaceholder: String) { super.init(identifier: identifier, title: title, options: options) }
}

open class UNNotificationCategory: NSObject {
    open internal(set) var identifier: String
    open internal(set) var actions: [UNNotificationAction]
    open internal(set) var intentIdentifiers: [String]
    open internal(set) var options: UNNotificationCategoryOptions
    public init(identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String], options: UNNotificationCategoryOptions = []) { self.identifier = identifier; self.actions = actions; self.intentIdentifiers = intentIdentifiers; self.options = options; super.init() }
    convenience public init(identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String], hiddenPreviewsBodyPlaceholder: String, options: UNNotificationCategoryOptions = []) { self.init(identifier: identifier, actions: actions, intentIdentifiers: intentIdentifiers, options: options) }
    convenience public init(identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String], hiddenPreviewsBodyPlaceholder: String?, categorySummaryFormat: String?, options: UNNotificationCategoryOptions = []) { self.init(identifier: identifier, actions: actions, intentIdentifiers: intentIdentifiers, options: options) }
}

open class UNNotificationSettings: NSObject {
    open var authorizationStatus: UNAuthorizationStatus { .notDetermined }
    open var soundSetting: UNNotificationSetting { .disabled }
    open var badgeSetting: UNNotificationSetting { .disabled }
    open var alertSetting: UNNotificationSetting { .disabled }
    open var notificationCenterSetting: UNNotificationSetting { .disabled }
    open var lockScreenSetting: UNNotificationSetting { .disabled }
    open var carPlaySetting: UNNotificationSetting { .notSupported }
    open var criticalAlertSetting: UNNotificationSetting { .notSupported }
    open var alertStyle: UNAlertStyle { .none }
    open var showPreviewsSetting: UNShowPreviewsSetting { .never }
    open var providesAppNotificationSettings: Bool { false }
    open var timeSensitiveSetting: UNNotificationSetting { .disabled }
}

public protocol UNUserNotificationCenterDelegate: NSObjectProtocol {
    func userNotificationCenter(_ center: UNUserNotificationCenter, willPresent notification: UNNotification, withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void)
    func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse, withCompletionHandler completionHandler: @escaping () -> Void)
    func userNotificationCenter(_ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?)
    func userNotificationCenter(_ center: UNUserNotificationCenter, willPresent notification: UNNotification) async -> UNNotificationPresentationOptions
    func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async
}

extension UNUserNotificationCenterDelegate {
    public func userNotificationCenter(_ center: UNUserNotificationCenter, willPresent notification: UNNotification, withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void) { completionHandler([]) }
    public func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse, withCompletionHandler completionHandler: @escaping () -> Void) { completionHandler() }
    public func userNotificationCenter(_ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?) {}
    public func userNotificationCenter(_ center: UNUserNotificationCenter, willPresent notification: UNNotification) async -> UNNotificationPresentationOptions { [] }
    public func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async {}
}

open class UNNotificationServiceExtension: NSObject {
    override public init() { super.init() }
    open func didReceive(_ request: UNNotificationRequest, withContentHandler contentHandler: @escaping (UNNotificationContent) -> Void) { contentHandler(request.content) }
    open func serviceExtensionTimeWillExpire() {}
}
