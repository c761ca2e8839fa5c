import Foundation
import UIKit

/// The urgency of a notification.
public enum UNNotificationInterruptionLevel: UInt, Sendable { case passive, active, timeSensitive, critical }

extension UNNotificationContent {
    /// The urgency; active by default. Only that of mutable content can be set on Apple's platforms.
    public var interruptionLevel: UNNotificationInterruptionLevel {
        get { AddedProperties.value(of: self, "interruptionLevel") ?? .active }
        set { AddedProperties.set(newValue, of: self, "interruptionLevel") }
    }
    /// The place among the app's notifications in a summary, from 0 to 1.
    public var relevanceScore: Double {
        get { AddedProperties.value(of: self, "relevanceScore") ?? 0 }
        set { AddedProperties.set(newValue, of: self, "relevanceScore") }
    }
    /// The criterion by which a focus filters the notification.
    public var filterCriteria: String? {
        get { AddedProperties.value(of: self, "filterCriteria") }
        set { AddedProperties.set(newValue, of: self, "filterCriteria") }
    }
}

extension UNNotificationSettings {
    /// The setting of notifications that interrupt a focus; they cannot here.
    public var timeSensitiveSetting: UNNotificationSetting { .notSupported }
    /// The setting of summaries; there are none here.
    public var scheduledDeliverySetting: UNNotificationSetting { .notSupported }
    /// The setting of messages of people; they do not interrupt a focus here.
    public var directMessagesSetting: UNNotificationSetting { .notSupported }
}
