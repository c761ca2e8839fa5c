/// The way back to whoever sent an ``AnswerableEvent``.
///
/// The first reply counts. A handler that goes away, and with it the answer, without a reply ends the sender's waiting
/// with ``EventError/unanswered(event:)``.
public final class Answer<Reply: Sendable>: Sendable {
    private let continuation: AsyncStream<Reply>.Continuation

    private init(_ continuation: AsyncStream<Reply>.Continuation) {
        self.continuation = continuation
    }

    /// Replies.
    public func callAsFunction(_ reply: Reply) {
        continuation.yield(reply)
        continuation.finish()
    }

    /// Replies with what an asynchronous handler comes to.
    @MainActor public func from(_ handler: @escaping @MainActor () async -> Reply) {
        Task { self(await handler()) }
    }

    deinit {
        continuation.finish()
    }
}

extension Answer {
    /// The two ends of an answer: the handler's, and what the sender waits for.
    struct Pair {
        let answer: Answer
        let replies: AsyncStream<Reply>
    }

    static func pair() -> Pair {
        let (replies, continuation) = AsyncStream.makeStream(
            of: Reply.self, bufferingPolicy: .bufferingOldest(1))
        return Pair(answer: Answer(continuation), replies: replies)
    }
}
