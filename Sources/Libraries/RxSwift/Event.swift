/// An element of an observable, or the error or completion at its end.
@frozen public enum Event<Element> {
    case next(Element)
    case error(any Swift.Error)
    case completed
}

extension Event {
    public var isStopEvent: Bool { if case .next = self { false } else { true } }
    public var element: Element? { if case .next(let element) = self { element } else { nil } }
    public var error: (any Swift.Error)? { if case .error(let error) = self { error } else { nil } }
    public var isCompleted: Bool { if case .completed = self { true } else { false } }

    public func map<Result>(_ transform: (Element) throws -> Result) -> Event<Result> {
        do {
            switch self {
            case .next(let element): return .next(try transform(element))
            case .error(let error): return .error(error)
            case .completed: return .completed
            }
        } catch { return .error(error) }
    }
}

extension Event: CustomDebugStringConvertible {
    public var debugDescription: String {
        switch self {
        case .next(let element): "next(\(element))"
        case .error(let error): "error(\(error))"
        case .completed: "completed"
        }
    }
}

/// A value that can be an event.
public protocol EventConvertible {
    associatedtype Element
    var event: Event<Element> { get }
}

extension Event: EventConvertible {
    public var event: Event<Element> { self }
}

/// Errors of the library.
public enum RxError: Swift.Error, CustomDebugStringConvertible {
    case unknown
    case disposed(object: AnyObject)
    case overflow
    case argumentOutOfRange
    case noElements
    case moreThanOneElement
    case timeout

    public var debugDescription: String {
        switch self {
        case .unknown: "Unknown error occurred."
        case .disposed(let object): "Object `\(object)` was already disposed."
        case .overflow: "Arithmetic overflow occurred."
        case .argumentOutOfRange: "Argument out of range."
        case .noElements: "Sequence doesn't contain any elements."
        case .moreThanOneElement: "Sequence contains more than one element."
        case .timeout: "Sequence timeout."
        }
    }
}

/// Hooks of the library.
public enum Hooks {
    public typealias DefaultErrorHandler = (_ subscriptionCallStack: [String], _ error: any Swift.Error) ->
        Void
    public typealias CustomCaptureSubscriptionCallstack = () -> [String]

    /// Handles errors of subscriptions that do not handle them.
    public nonisolated(unsafe) static var defaultErrorHandler: DefaultErrorHandler = { _, error in
        print("Unhandled error happened: \(error)")
    }
    public nonisolated(unsafe) static var customCaptureSubscriptionCallstack:
        CustomCaptureSubscriptionCallstack = { [] }
    public nonisolated(unsafe) static var recordCallStackOnError = false
}
