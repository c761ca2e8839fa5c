import Foundation

/// The sentence that describes an intent with its parameters.
public protocol ParameterSummary {}

/// A summary without words.
public struct EmptyParameterSummary: ParameterSummary {
    public init() {}
}

/// A sentence with parameters.
public struct IntentParameterSummary<Intent: AppIntent>: ParameterSummary {
    public init() {}
    public init(_ string: ParameterSummaryString<Intent>, table: String? = nil) {}
    public init(
        _ string: ParameterSummaryString<Intent>, table: String? = nil,
        @IntentItemBuilder<PartialKeyPath<Intent>> _ parameterKeyPaths: () -> [PartialKeyPath<Intent>]
    ) {}
    public init(
        @IntentItemBuilder<PartialKeyPath<Intent>> _ parameterKeyPaths: () -> [PartialKeyPath<Intent>]
    ) {}
}

/// The text of a sentence: the parameters are key paths.
public struct ParameterSummaryString<Intent: AppIntent>: ExpressibleByStringInterpolation {
    public init(stringLiteral value: String) {}
    public init(stringInterpolation: Interpolation) {}

    public struct Interpolation: StringInterpolationProtocol {
        public init(literalCapacity: Int, interpolationCount: Int) {}
        public mutating func appendLiteral(_ literal: String) {}
        public mutating func appendInterpolation<Value>(_ keyPath: KeyPath<Intent, IntentParameter<Value>>) {}
        public mutating func appendInterpolation(_ resource: LocalizedStringResource) {}
    }
}

/// The comparison of a parameter with a value.
public enum ParameterComparison: Sendable {
    case equalTo, notEqualTo, lessThan, lessThanOrEqualTo, greaterThan, greaterThanOrEqualTo, hasAnyValue
    case hasNoValue, oneOf
}

/// A summary that depends on a parameter.
public struct ParameterSummaryWhen<Intent: AppIntent, Content: ParameterSummary>: ParameterSummary {
    public init<Value>(
        _ keyPath: KeyPath<Intent, IntentParameter<Value>>, _ comparison: ParameterComparison, _ value: Value,
        @ParameterSummaryBuilder<Intent> _ then: () -> Content,
        @ParameterSummaryBuilder<Intent> otherwise: () -> some ParameterSummary
    ) {}
    public init<Value>(
        _ keyPath: KeyPath<Intent, IntentParameter<Value?>>, _ comparison: ParameterComparison,
        _ value: Value,
        @ParameterSummaryBuilder<Intent> _ then: () -> Content,
        @ParameterSummaryBuilder<Intent> otherwise: () -> some ParameterSummary
    ) {}
    public init<Value>(
        _ keyPath: KeyPath<Intent, IntentParameter<Value>>, _ comparison: ParameterComparison,
        _ values: [Value],
        @ParameterSummaryBuilder<Intent> _ then: () -> Content,
        @ParameterSummaryBuilder<Intent> otherwise: () -> some ParameterSummary
    ) {}
    public init<Value>(
        _ keyPath: KeyPath<Intent, IntentParameter<Value>>, _ comparison: ParameterComparison,
        @ParameterSummaryBuilder<Intent> _ then: () -> Content,
        @ParameterSummaryBuilder<Intent> otherwise: () -> some ParameterSummary
    ) {}
    public init(
        widgetFamily comparison: ParameterComparison, _ family: some Any,
        @ParameterSummaryBuilder<Intent> _ then: () -> Content,
        @ParameterSummaryBuilder<Intent> otherwise: () -> some ParameterSummary
    ) {}
}

/// A summary for each value of a parameter.
public struct ParameterSummarySwitch<Intent: AppIntent, Value, Content: ParameterSummary>: ParameterSummary {
    public init(
        _ keyPath: KeyPath<Intent, IntentParameter<Value>>,
        @ParameterSummaryCaseBuilder<Intent, Value> _ cases: () -> Content
    ) {}
    @_disfavoredOverload
    public init(
        _ keyPath: KeyPath<Intent, IntentParameter<Value?>>,
        @ParameterSummaryCaseBuilder<Intent, Value> _ cases: () -> Content
    ) {}
}

/// The summary for a value.
public struct ParameterSummaryCase<Intent: AppIntent, Value, Content: ParameterSummary>: ParameterSummary {
    public init(_ value: Value, @ParameterSummaryBuilder<Intent> _ content: () -> Content) {}
    public init(_ values: [Value], @ParameterSummaryBuilder<Intent> _ content: () -> Content) {}
}

/// The summary for all other values.
public struct ParameterSummaryDefaultCase<Intent: AppIntent, Content: ParameterSummary>: ParameterSummary {
    public init(@ParameterSummaryBuilder<Intent> _ content: () -> Content) {}
}

/// Builds the cases of a summary.
@resultBuilder
public enum ParameterSummaryCaseBuilder<Intent: AppIntent, Value> {
    public static func buildExpression<Content: ParameterSummary>(
        _ content: ParameterSummaryCase<Intent, Value, Content>
    ) -> ParameterSummaryCase<Intent, Value, Content> { content }
    public static func buildExpression<Content: ParameterSummary>(
        _ content: ParameterSummaryDefaultCase<Intent, Content>
    ) -> ParameterSummaryDefaultCase<Intent, Content> { content }
    public static func buildBlock<each Content: ParameterSummary>(_ content: repeat each Content)
        -> EmptyParameterSummary
    {
        EmptyParameterSummary()
    }
}

/// Builds a summary.
@resultBuilder
public enum ParameterSummaryBuilder<Intent: AppIntent> {
    public static func buildExpression<Content: ParameterSummary>(_ content: Content) -> Content { content }
    public static func buildBlock() -> EmptyParameterSummary { EmptyParameterSummary() }
    public static func buildBlock<Content: ParameterSummary>(_ content: Content) -> Content { content }
    public static func buildBlock<each Content: ParameterSummary>(_ content: repeat each Content)
        -> EmptyParameterSummary
    {
        EmptyParameterSummary()
    }
}
