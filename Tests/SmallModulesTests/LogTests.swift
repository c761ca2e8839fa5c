import Foundation
import Testing

@testable import OSLog
@testable import os

struct LogTests {
    private func text(_ message: OSLogMessage) -> String { message.text }

    @Test func valuesInMessages() {
        #expect(text("a \(1) b \("c") \(true, format: .answer)") == "a 1 b c yes")
        #expect(text("\(255, format: .hex(includePrefix: true, uppercase: true))") == "0xFF")
        #expect(text("\(-7, format: .decimal(minDigits: 3))|\(7, align: .right(columns: 3))") == "-007|  7")
        #expect(text("\(1.5, format: .fixed(precision: 2))") == "1.50")
        #expect(text("\("key", privacy: .sensitive) \("name", privacy: .private)") == "<private> name")
    }

    @Test func olderFormats() {
        #expect(
            LogFormat.text("%{public}@ has %d of %{private, mask.hash}@", ["a", 3, "b"]) == "a has 3 of b")
        #expect(LogFormat.text("100 %%", []) == "100 %")
    }

    @Test func disabledLogsKeepSilent() {
        #expect(!OSLog.disabled.isEnabled(type: .fault))
        #expect(OSLog.default.isEnabled(type: .info))
    }

    @Test func aStoreHasTheEntriesOfTheProcess() throws {
        let log = Logger(subsystem: "jp.kumiki.test", category: "store")
        let start = Date()
        log.error("first \(1)")
        log.notice("second")
        let store = try OSLogStore(scope: .currentProcessIdentifier)
        func entries(_ options: OSLogStore.Enumerator.Options, _ date: Date) throws -> [OSLogEntryLog] {
            try store.getEntries(with: options, at: store.position(date: date)).compactMap {
                $0 as? OSLogEntryLog
            }
            .filter { $0.subsystem == "jp.kumiki.test" }
        }
        #expect(try entries([], start).map(\.composedMessage) == ["first 1", "second"])
        #expect(try entries(.reverse, start).map(\.level) == [.notice, .error])
        #expect(try entries([], Date().addingTimeInterval(10)).isEmpty)
    }

    @Test func locksAreHeldByOne() {
        var lock = os_unfair_lock()
        #expect(os_unfair_lock_trylock(&lock))
        #expect(!os_unfair_lock_trylock(&lock))
        os_unfair_lock_unlock(&lock)
        #expect(os_unfair_lock_trylock(&lock))
        let guarded = OSAllocatedUnfairLock(initialState: 1)
        let sum = guarded.withLock { state in
            state += 1
            return state
        }
        #expect(sum == 2)
    }

    @Test func threadsCountTogether() {
        let count = UnsafeMutablePointer<Int32>.allocate(capacity: 1)
        count.initialize(to: 0)
        defer { count.deallocate() }
        nonisolated(unsafe) let shared = count
        DispatchQueue.concurrentPerform(iterations: 1000) { _ in OSAtomicIncrement32(shared) }
        #expect(count.pointee == 1000)
    }
}
