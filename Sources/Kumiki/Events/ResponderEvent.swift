/// Something that a view or controller asks of whoever stands above it, without knowing who that is.
///
/// An event is a type; what it asks for is a protocol. The first responder up the chain that conforms handles it:
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
/// Events go from children to parents only.
public protocol ResponderEvent {
    /// What an object must be to handle the event; as a rule a protocol of one method.
    associatedtype Responder

    /// Whether a responder that could handle the event does. Declined, it goes on up the chain.
    ///
    /// Every responder accepts unless the event says otherwise: it may ask the responder.
    @MainActor func isAccepted(by responder: Responder) -> Bool

    /// Hands the event to the responder that was found.
    @MainActor func stimulate(responder: Responder)
}

extension ResponderEvent {
    @MainActor public func isAccepted(by responder: Responder) -> Bool { true }
}
