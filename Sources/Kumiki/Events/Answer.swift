/// The object with which a handler replies to a question, and which notifies it if the sender is cancelled.
///
/// Only the first reply is used. When an answer is released without a reply, for example with the alert that retains it,
/// the sender's call throws ``EventError/unanswered(event:)``.
///
/// ```swift
/// func confirm(_ text: String, _ answer: Answer<Bool>) {
///     let alert = UIAlertController(title: text, message: nil, preferredStyle: .alert)
///     alert.addAction(UIAlertAction(title: "Leave", style: .default) { _ in answer(true) })
///     alert.addAction(UIAlertAction(title: "Stay", style: .cancel) { _ in answer(false) })
///     answer.onCancel(alert) { $0.dismiss(animated: true) }
///     present(alert, animated: true)
/// }
/// ```
public final class Answer<Reply: Sendable>: Sendable {
    private let replies: AsyncStream<Reply>.Continuation

    /// Whether the task that awaits the reply was cancelled, so that a reply has no effect.
    @MainActor public private(set) var isCancelled = false
    @MainActor private var cancellations: [@MainActor () -> Void] = []

    init(_ replies: AsyncStream<Reply>.Continuation) {
        self.replies = replies
    }

    /// Sends the reply.
    public func callAsFunction(_ reply: Reply) {
        replies.yield(reply)
        replies.finish()
    }

    /// Replies with the result of an asynchronous handler, whose task is cancelled when the sender's is.
    @MainActor public func from(_ handler: @escaping @MainActor () async -> Reply) {
        let task = Task { self(await handler()) }
        whenCancelled { task.cancel() }
    }

    /// Calls a closure when the task that awaits the reply is cancelled, or immediately if it has been cancelled.
    ///
    /// - Parameters:
    ///   - object: The object that the closure receives, such as the alert. The reference is weak, since the object
    ///     usually retains the answer.
    ///   - action: A closure that receives the object; it is not called after the object was released.
    @MainActor public func onCancel<Object: AnyObject>(
        _ object: Object, _ action: @escaping @MainActor (Object) -> Void
    ) {
        whenCancelled { [weak object] in
            if let object { action(object) }
        }
    }

    @MainActor private func whenCancelled(_ action: @escaping @MainActor () -> Void) {
        if isCancelled { action() } else { cancellations.append(action) }
    }

    /// Called when the sender's task was cancelled.
    @MainActor func cancel() {
        isCancelled = true
        let actions = cancellations
        cancellations = []
        for action in actions { action() }
    }

    deinit {
        replies.finish()
    }
}

/// The two ends of an answer: the handler's, and the stream that the sender awaits.
struct Question<Reply: Sendable> {
    let answer: Answer<Reply>
    let replies: AsyncStream<Reply>

    init() {
        let (replies, continuation) = AsyncStream.makeStream(
            of: Reply.self, bufferingPolicy: .bufferingOldest(1))
        self.replies = replies
        answer = Answer(continuation)
    }
}
