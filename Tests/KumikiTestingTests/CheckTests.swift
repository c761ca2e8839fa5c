import Dispatch
import KumikiTesting
import Testing

@MainActor @Suite struct LeakCheckTests {
    @Test func whatIsFreedPasses() throws {
        try expectFreed { Node() }
        try expectFreed({ try Harness { Counter() } }, of: { $0.root })
    }

    @Test func aScreenThatWasUsedIsFreed() throws {
        try expectFreed(
            {
                let harness = try Harness { Counter() }
                try harness.tap("Count")
                harness.perform { harness.root.ask() }
                try harness.tap("Yes")
                harness.close()
                return harness
            }, of: { $0.root })
    }

    @Test func aCycleIsNamed() {
        let error = #expect(throws: LeakError.self) {
            try expectFreed { () -> Node in
                let node = Node()
                node.next = Node()
                node.next?.others = [node]
                return node
            }
        }
        #expect(error?.cycle == ["next", "others", "[…]"])
    }

    @Test func whatAClosureHoldsIsSaidNotToBeSeen() {
        let error = #expect(throws: LeakError.self) {
            try expectFreed { () -> Node in
                let node = Node()
                node.work = { _ = node }
                return node
            }
        }
        #expect(error?.cycle == [])
        #expect(error?.description.contains("a closure that captures it") == true)
    }

    @Test func severalObjectsAreWatched() throws {
        let leaks = LeakCheck()
        var kept: Node? = leaks.watch(Node())
        leaks.watch(Node())
        #expect(leaks.remaining == 1)
        #expect(throws: LeakError.self) { try leaks.expectAllFreed() }
        kept = nil
        try leaks.expectAllFreed()
        _ = kept
    }
}

private final class Node {
    var next: Node?
    var others: [Node] = []
    var work: (() -> Void)?
}

@MainActor @Suite struct IsolationCheckTests {
    @Test func callsOnTheMainActorPass() throws {
        let check = IsolationCheck()
        check.note()
        try check.expectMainActor(calls: 1)
    }

    @Test func callsElsewhereAreTold() async throws {
        let check = IsolationCheck()
        await withCheckedContinuation { continuation in
            DispatchQueue.global().async {
                check.note(file: "Loader.swift", line: 7)
                continuation.resume()
            }
        }
        #expect(throws: IsolationError.offMainActor(file: "Loader.swift", line: 7)) {
            try check.expectMainActor(calls: 1)
        }
    }

    @Test func callsThatDoNotComeAreMissed() {
        #expect(throws: IsolationError.calls(expected: 1, found: 0)) {
            try IsolationCheck().expectMainActor(calls: 1)
        }
    }

    @Test func callsThatComeAtOnceAreTold() throws {
        let check = IsolationCheck()
        check.start { check.note(file: "Loader.swift", line: 7) }
        #expect(throws: IsolationError.synchronous(file: "Loader.swift", line: 7)) {
            try check.expectAsynchronous()
        }
        let later = IsolationCheck()
        later.start {}
        later.note()
        try later.expectAsynchronous()
    }
}
