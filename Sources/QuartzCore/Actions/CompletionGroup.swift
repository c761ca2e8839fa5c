/// Animations and transitions after all of which something runs.
@MainActor
package final class CompletionGroup {
    private var count = 0
    private var isSealed = false
    private var allFinished = true
    private let done: (Bool) -> Void

    package init(_ done: @escaping (Bool) -> Void) { self.done = done }

    /// Whether nothing has joined yet or all have left.
    package var isEmpty: Bool { count == 0 }

    package func enter() { count += 1 }

    package func leave(finished: Bool) {
        count -= 1
        allFinished = allFinished && finished
        if isSealed, count == 0 { done(allFinished) }
    }

    /// Says that no more will join. Where none has, the group is done at once.
    package func seal() {
        guard !isSealed else { return }
        isSealed = true
        if count == 0 { done(allFinished) }
    }
}
