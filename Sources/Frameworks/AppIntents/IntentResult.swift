import Foundation

/// The result of an intent that was performed.
public protocol IntentResult {
    associatedtype Value = Never
    associatedtype OpensAppIntent = Never
    associatedtype SnippetView = Never
    associatedtype Dialog = Never
    var value: Value? { get }
}

extension IntentResult {
    public var value: Value? { nil }
}

/// A result with a value.
public protocol ReturnsValue<Value>: IntentResult {}
/// A result that is said to the user.
public protocol ProvidesDialog: IntentResult {}
/// A result that is displayed.
public protocol ShowsSnippetView: IntentResult {}
/// A result that is displayed by another intent.
public protocol ShowsSnippetIntent: IntentResult {}
/// A result after which another intent is performed.
public protocol OpensIntent: IntentResult {}

/// A result without a value.
public struct EmptyIntentResult: IntentResult {
    public init() {}
}

/// A result with the parts that its type names.
public struct IntentResultContainer<Value, OpensAppIntent, SnippetView, Dialog>: IntentResult,
    ReturnsValue, ProvidesDialog, ShowsSnippetView, OpensIntent
{
    public let value: Value?
    public let opensIntent: OpensAppIntent?
    public let view: SnippetView?
    public let dialog: Dialog?

    init(_ value: Value? = nil, opens: OpensAppIntent? = nil, view: SnippetView? = nil, dialog: Dialog? = nil)
    {
        (self.value, opensIntent, self.view, self.dialog) = (value, opens, view, dialog)
    }
}

extension IntentResultContainer: Sendable
where Value: Sendable, OpensAppIntent: Sendable, SnippetView: Sendable, Dialog: Sendable {}

extension IntentResult where Self == IntentResultContainer<Never, Never, Never, Never> {
    public static func result() -> Self { Self() }
}

extension IntentResult {
    public static func result<Value>(value: Value) -> Self
    where Self == IntentResultContainer<Value, Never, Never, Never> {
        Self(value)
    }
    public static func result(dialog: IntentDialog) -> Self
    where Self == IntentResultContainer<Never, Never, Never, IntentDialog> { Self(dialog: dialog) }
    public static func result<Value>(value: Value, dialog: IntentDialog) -> Self
    where Self == IntentResultContainer<Value, Never, Never, IntentDialog> { Self(value, dialog: dialog) }
    public static func result<Content>(view: Content) -> Self
    where Self == IntentResultContainer<Never, Never, Content, Never> { Self(view: view) }
    public static func result<Content>(dialog: IntentDialog, view: Content) -> Self
    where Self == IntentResultContainer<Never, Never, Content, IntentDialog> {
        Self(view: view, dialog: dialog)
    }
    public static func result<Content>(dialog: IntentDialog, content: () -> Content) -> Self
    where Self == IntentResultContainer<Never, Never, Content, IntentDialog> {
        Self(view: content(), dialog: dialog)
    }
    public static func result<Value, Content>(value: Value, view: Content) -> Self
    where Self == IntentResultContainer<Value, Never, Content, Never> { Self(value, view: view) }
    public static func result<Value, Content>(value: Value, dialog: IntentDialog, view: Content) -> Self
    where Self == IntentResultContainer<Value, Never, Content, IntentDialog> {
        Self(value, view: view, dialog: dialog)
    }
    public static func result<Opened: AppIntent>(opensIntent: Opened) -> Self
    where Self == IntentResultContainer<Never, Opened, Never, Never> { Self(opens: opensIntent) }
    public static func result<Opened: AppIntent>(opensIntent: Opened, dialog: IntentDialog) -> Self
    where Self == IntentResultContainer<Never, Opened, Never, IntentDialog> {
        Self(opens: opensIntent, dialog: dialog)
    }
    public static func result<Value, Opened: AppIntent>(value: Value, opensIntent: Opened) -> Self
    where Self == IntentResultContainer<Value, Opened, Never, Never> { Self(value, opens: opensIntent) }
    public static func result<Value, Opened: AppIntent>(
        value: Value, opensIntent: Opened, dialog: IntentDialog
    ) -> Self
    where Self == IntentResultContainer<Value, Opened, Never, IntentDialog> {
        Self(value, opens: opensIntent, dialog: dialog)
    }
}
