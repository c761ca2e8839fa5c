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

private final class Node {}

@MainActor @Suite struct IsolationCheckTests {
    @Test func callsOnTheMainActorPass() async throws {
        let check = IsolationCheck()
        check.note()
        try await check.expectMainActor(calls: 1)
    }

    @Test func callsElsewhereAreReported() async throws {
        let check = IsolationCheck()
        await withCheckedContinuation { continuation in
            DispatchQueue.global().async {
                check.note(file: "Loader.swift", line: 7)
                continuation.resume()
            }
        }
        let error = await #expect(throws: ExpectationError.self) { try await check.expectMainActor(calls: 1) }
        #expect(error?.description == "Loader.swift:7: called away from the main actor")
    }

    @Test func missingCallsAreReported() async {
        let error = await #expect(throws: ExpectationError.self) {
            try await IsolationCheck().expectMainActor(calls: 1)
        }
        #expect(error?.description == "expected 1 calls, found 0")
    }

    @Test func callsAreKeptFromOneExpectationToTheNext() async throws {
        let check = IsolationCheck()
        check.note()
        try await check.expectMainActor(calls: 1)
        check.note()
        try await check.expectMainActor(calls: 2)
    }

    @Test func synchronousCallsAreReported() async throws {
        let check = IsolationCheck()
        check.start { check.note(file: "Loader.swift", line: 7) }
        let error = await #expect(throws: ExpectationError.self) { try await check.expectAsynchronous() }
        #expect(
            error?.description == "Loader.swift:7: called before the function that starts the work returned")
        let later = IsolationCheck()
        later.start {}
        later.note()
        try await later.expectAsynchronous()
    }
}
