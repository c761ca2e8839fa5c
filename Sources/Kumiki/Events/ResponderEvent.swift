/// A request that a view or a controller sends up the responder chain without a reference to the receiver.
///
/// An event is a type, and its ``Responder`` is the type of its handlers, usually a protocol with one method.
/// The first responder up the chain that conforms handles the event:
///
/// ```swift
/// @MainActor protocol AlertShowing { func show(_ alert: ShowAlert) }
///
/// struct ShowAlert: ResponderEvent {
///     let title: String
///     func stimulate(responder: any AlertShowing) { responder.show(self) }
/// }
///
/// button.stimulate(ShowAlert(title: "Naha!"))
/// ```
///
/// In modules whose declarations are the main actor's by default the protocol needs no `@MainActor`, nor does a protocol
/// that inherits from `UIResponder`.
///
/// Events travel from children to parents only.
public protocol ResponderEvent {
    /// The type of the objects that can handle the event.
    associatedtype Responder

    /// Whether a responder that could handle the event accepts it. A declined event continues up the chain.
    ///
    /// Every responder accepts by default.
    @MainActor func isAccepted(by responder: Responder) -> Bool

    /// Calls the method of the responder that handles the event.
    @MainActor func stimulate(responder: Responder)
}

extension ResponderEvent {
    @MainActor public func isAccepted(by responder: Responder) -> Bool { true }
}
