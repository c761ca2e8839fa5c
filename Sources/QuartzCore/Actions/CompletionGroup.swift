/// A group of animations and transitions with a completion handler that runs when all of them have ended.
package final class CompletionGroup {
    private var count = 0
    private var isSealed = false
    private var allFinished = true
    private let done: (Bool) -> Void

    package init(_ done: @escaping (Bool) -> Void) { self.done = done }

    /// Whether no animation has joined yet or all have left.
    package var isEmpty: Bool { count == 0 }

    package func enter() { count += 1 }

    package func leave(finished: Bool) {
        count -= 1
        allFinished = allFinished && finished
        if isSealed, count == 0 { done(allFinished) }
    }

    /// Closes the group for new members. A group without members completes at once.
    package func seal() {
        guard !isSealed else { return }
        isSealed = true
        if count == 0 { done(allFinished) }
    }
}
