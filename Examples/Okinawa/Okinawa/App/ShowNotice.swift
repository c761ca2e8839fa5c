import Kumiki

/// Shows a short message, in the topmost controller.
struct ShowNotice: ResponderEvent {
    typealias Responder = NoticeResponder

    let title: String
    var message: String?

    @MainActor func stimulate(responder: NoticeResponder) {
        responder.show(self)
    }
}

@MainActor
protocol NoticeResponder {
    func show(_ notice: ShowNotice)
}
