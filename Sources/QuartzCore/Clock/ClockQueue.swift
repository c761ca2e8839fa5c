import Foundation

/// Times as integer nanoseconds, so that many small steps add up to the same as a large one.
enum ClockTime {
    /// The maximum time, about thirty years, in seconds.
    private static let farthest: CFTimeInterval = 1e9

    static func nanoseconds(_ seconds: CFTimeInterval) -> Int64 {
        guard seconds.isFinite else { return seconds == .infinity ? Int64(farthest * 1e9) : 0 }
        return Int64((min(max(seconds, -farthest), farthest) * 1e9).rounded())
    }

    static func seconds(_ nanoseconds: Int64) -> CFTimeInterval { CFTimeInterval(nanoseconds) / 1e9 }
}

/// The scheduled events: a heap ordered by time, and by the order of scheduling for equal times.
@MainActor
struct ClockQueue {
    /// The maximum number of events that run without time advancing.
    static let mostEventsAtOnce = 100_000

    private struct Entry {
        var time: Int64
        let sequence: UInt64

        func isBefore(_ other: Entry) -> Bool { (time, sequence) < (other.time, other.sequence) }
    }

    private var heap: [Entry] = []
    private var works: [UInt64: @MainActor () -> Void] = [:]
    /// The events that reschedule themselves endlessly.
    private var repeating: Set<UInt64> = []
    private var lastSequence: UInt64 = 0

    nonisolated init() {}

    var isEmpty: Bool { works.isEmpty }

    /// Whether only endlessly repeating events are scheduled.
    var isSettled: Bool { works.count == repeating.count }

    /// The time of the next event.
    var next: Int64? {
        mutating get {
            dropCancelled()
            return heap.first?.time
        }
    }

    mutating func add(
        _ work: @escaping @MainActor () -> Void, at time: Int64, isRepeating: Bool = false
    ) -> UInt64 {
        lastSequence += 1
        if isRepeating { repeating.insert(lastSequence) }
        works[lastSequence] = work
        heap.append(Entry(time: time, sequence: lastSequence))
        rise(from: heap.count - 1)
        return lastSequence
    }

    mutating func remove(_ sequence: UInt64) {
        works[sequence] = nil
        repeating.remove(sequence)
        // Cancelled events are dropped when they are due; repeated cancelling must not accumulate them until then.
        guard heap.count > 64, heap.count > works.count * 2 else { return }
        heap = heap.filter { works[$0.sequence] != nil }.sorted { $0.isBefore($1) }
    }

    /// Removes and returns the next event if it is due at the time or before.
    mutating func removeNext(dueAt time: Int64) -> (@MainActor () -> Void)? {
        dropCancelled()
        guard let first = heap.first, first.time <= time else { return nil }
        removeFirst()
        repeating.remove(first.sequence)
        return works.removeValue(forKey: first.sequence)
    }

    /// Postpones the events that are due at the time or before.
    mutating func postpone(dueAt time: Int64) {
        for index in heap.indices where heap[index].time <= time { heap[index].time = time + 1 }
        heap.sort { $0.isBefore($1) }
    }

    private mutating func dropCancelled() {
        while let first = heap.first, works[first.sequence] == nil { removeFirst() }
    }

    private mutating func removeFirst() {
        heap.swapAt(0, heap.count - 1)
        heap.removeLast()
        sink()
    }

    private mutating func rise(from start: Int) {
        var index = start
        while index > 0 {
            let parent = (index - 1) / 2
            guard heap[index].isBefore(heap[parent]) else { return }
            heap.swapAt(index, parent)
            index = parent
        }
    }

    private mutating func sink() {
        var index = 0
        while true {
            let children = [2 * index + 1, 2 * index + 2].filter { $0 < heap.count }
            guard let least = children.min(by: { heap[$0].isBefore(heap[$1]) }),
                heap[least].isBefore(heap[index])
            else { return }
            heap.swapAt(index, least)
            index = least
        }
    }
}
