@_exported import Foundation
@_exported import struct UIKit.LocalizedStringResource
import UIKit

// The system performs no intents here. Code can create one, set its parameters and call `perform()`.

/// An identity that remains across versions of an app.
public protocol PersistentlyIdentifiable {
    static var persistentIdentifier: String { get }
}

extension PersistentlyIdentifiable {
    /// The name of the type.
    public static var persistentIdentifier: String { "\(Self.self)" }
}

/// An action of an app that the system can perform.
public protocol AppIntent: PersistentlyIdentifiable, Sendable {
    associatedtype PerformResult: IntentResult
    associatedtype SummaryContent: ParameterSummary = EmptyParameterSummary

    static var title: LocalizedStringResource { get }
    static var description: IntentDescription? { get }
    static var openAppWhenRun: Bool { get }
    static var isDiscoverable: Bool { get }
    static var authenticationPolicy: IntentAuthenticationPolicy { get }
    static var parameterSummary: SummaryContent { get }

    init()
    func perform() async throws -> PerformResult
}

extension AppIntent {
    public static var description: IntentDescription? { nil }
    public static var openAppWhenRun: Bool { false }
    public static var isDiscoverable: Bool { true }
    public static var authenticationPolicy: IntentAuthenticationPolicy { .alwaysAllowed }

    public typealias Parameter<Value> = IntentParameter<Value>
    public typealias Dependency<Value> = AppDependency<Value>
    public typealias Summary = IntentParameterSummary<Self>
    public typealias Switch<Value, Content: ParameterSummary> = ParameterSummarySwitch<Self, Value, Content>
    public typealias When<Content: ParameterSummary> = ParameterSummaryWhen<Self, Content>
    public typealias Case<Value, Content: ParameterSummary> = ParameterSummaryCase<Self, Value, Content>
    public typealias DefaultCase<Content: ParameterSummary> = ParameterSummaryDefaultCase<Self, Content>

    /// Has no effect here: nothing learns from it.
    @discardableResult
    public func donate() async throws -> IntentDonationIdentifier { IntentDonationIdentifier() }
    @discardableResult
    public func donate(result: some IntentResult) async throws -> IntentDonationIdentifier {
        IntentDonationIdentifier()
    }
    @discardableResult
    public func callAsFunction(donate: Bool = false) async throws -> PerformResult { try await perform() }

    /// Throws, since nobody can confirm here.
    public func requestConfirmation() async throws { throw AppIntentError.noUser }
    public func requestConfirmation(
        result: some IntentResult, confirmationActionName: ConfirmationActionName = .go,
        showPrompt: Bool = true
    ) async throws {
        throw AppIntentError.noUser
    }
    public func requestConfirmation(actionName: ConfirmationActionName = .go, dialog: IntentDialog? = nil)
        async throws
    {
        throw AppIntentError.noUser
    }
    public func continueInForeground(_ dialog: IntentDialog? = nil, alwaysConfirm: Bool = true) async throws {
        throw AppIntentError.noUser
    }
}

extension AppIntent where SummaryContent == EmptyParameterSummary {
    public static var parameterSummary: EmptyParameterSummary { EmptyParameterSummary() }
}

/// The state of the device that an intent needs.
public enum IntentAuthenticationPolicy: Sendable {
    case alwaysAllowed, requiresAuthentication, requiresLocalDeviceAuthentication
}

/// The title of the button that confirms an intent.
public struct ConfirmationActionName: Hashable, Sendable {
    private let name: String
    public static let go = ConfirmationActionName(name: "go")
    public static let add = ConfirmationActionName(name: "add")
    public static let `continue` = ConfirmationActionName(name: "continue")
    public static let open = ConfirmationActionName(name: "open")
    public static let send = ConfirmationActionName(name: "send")
    public static let start = ConfirmationActionName(name: "start")
    public static let turnOn = ConfirmationActionName(name: "turnOn")
    public static let turnOff = ConfirmationActionName(name: "turnOff")
    public static let set = ConfirmationActionName(name: "set")
    public static let play = ConfirmationActionName(name: "play")
}

/// The reason for which an intent failed.
public enum AppIntentError: Error, Sendable { case noUser, restartPerform }

/// The identity of a donated intent.
public struct IntentDonationIdentifier: Hashable, Codable, Sendable {
    private let id = UUID()
    public init() {}
    public init(from decoder: any Decoder) throws {}
    public func encode(to encoder: any Encoder) throws {}
}

/// Learns which intents a user performs; has no effect here.
public final class IntentDonationManager: Sendable {
    public static let shared = IntentDonationManager()
    @discardableResult
    public func donate(intent: some AppIntent) async throws -> IntentDonationIdentifier {
        IntentDonationIdentifier()
    }
    @discardableResult
    public func donate(intent: some AppIntent) -> IntentDonationIdentifier { IntentDonationIdentifier() }
    public func deleteDonations(matching predicate: some Any) async throws {}
}

// MARK: Kinds of intents

public protocol ForegroundContinuableIntent: AppIntent {}
extension ForegroundContinuableIntent {
    /// Returns an error that says that the app must be opened.
    public func needsToContinueInForegroundError(_ dialog: IntentDialog? = nil) -> AppIntentError { .noUser }
    public func requestToContinueInForeground(_ dialog: IntentDialog? = nil) async throws {
        throw AppIntentError.noUser
    }
}
public protocol SystemIntent: AppIntent {}
public protocol AudioPlaybackIntent: AppIntent {}
public protocol AudioRecordingIntent: AppIntent {}
public protocol AudioStartingIntent: AppIntent {}
public protocol LiveActivityIntent: AppIntent {}
public protocol LiveActivityStartingIntent: AppIntent {}
public protocol ProgressReportingIntent: AppIntent {}
public protocol PredictableIntent: AppIntent {}
public protocol DeprecatedAppIntent: AppIntent {}
public protocol OpenIntent: AppIntent {
    associatedtype Value
    var target: Value { get }
}
public protocol ShowInAppSearchResultsIntent: AppIntent {}
public protocol DeleteIntent: AppIntent {}
public protocol CameraCaptureIntent: AppIntent {}
public protocol ControlConfigurationIntent: AppIntent {}
public protocol SetValueIntent: AppIntent {
    associatedtype ValueType
    var value: ValueType { get set }
}
public protocol SetFocusFilterIntent: AppIntent {}

/// An intent that configures a widget, and is never performed.
public protocol WidgetConfigurationIntent: AppIntent {}
extension WidgetConfigurationIntent where PerformResult == EmptyIntentResult {
    public func perform() async throws -> EmptyIntentResult { EmptyIntentResult() }
}

/// An intent that replaces one of SiriKit's.
public protocol CustomIntentMigratedAppIntent: AppIntent {
    static var intentClassName: String { get }
}

/// A module that contains intents.
public protocol AppIntentsPackage {
    static var includedPackages: [any AppIntentsPackage.Type] { get }
}
extension AppIntentsPackage {
    public static var includedPackages: [any AppIntentsPackage.Type] { [] }
}

/// A description of an intent.
public struct IntentDescription: ExpressibleByStringInterpolation, Sendable {
    public let descriptionText: LocalizedStringResource
    public let categoryName: LocalizedStringResource?
    public let searchKeywords: [LocalizedStringResource]

    public init(
        _ descriptionText: LocalizedStringResource, categoryName: LocalizedStringResource? = nil,
        searchKeywords: [LocalizedStringResource] = [], resultValueName: LocalizedStringResource? = nil
    ) {
        self.descriptionText = descriptionText
        self.categoryName = categoryName
        self.searchKeywords = searchKeywords
    }
    public init(stringLiteral value: String) { self.init(LocalizedStringResource(stringLiteral: value)) }
}

/// A text that is said and displayed to a user.
public struct IntentDialog: ExpressibleByStringInterpolation, Sendable {
    public let full: LocalizedStringResource
    public let supporting: LocalizedStringResource?

    public init(_ dialog: LocalizedStringResource) { (full, supporting) = (dialog, nil) }
    public init(full: LocalizedStringResource, supporting: LocalizedStringResource) {
        (self.full, self.supporting) = (full, supporting)
    }
    public init(full: LocalizedStringResource, supporting: LocalizedStringResource, systemImageName: String) {
        self.init(full: full, supporting: supporting)
    }
    public init(full: LocalizedStringResource, systemImageName: String) { self.init(full) }
    public init(stringLiteral value: String) { self.init(LocalizedStringResource(stringLiteral: value)) }
}

/// A value with a text for people, such as an error of an intent.
public protocol CustomLocalizedStringResourceConvertible {
    var localizedStringResource: LocalizedStringResource { get }
}
