import Foundation
import Workers

/// Fails in the way that a job requests.
@MainActor
func work(_ job: String) -> String {
    print("job \(job)")
    switch job {
    case "trap": return "\(Failures.trap([]))"
    case "library": return "\(Failures.crashInLibrary())"
    case "overflow": return "\(Failures.overflow(UInt8(job.count)))"
    case "stack": return "\(Failures.recurse(job.count))"
    case "loop": Failures.loop()
    case "spin": Failures.spin()
    case "nil": return Failures.unwrap(Screen())
    case "cast": return "\(Failures.cast(Screen()))"
    case "deadlock": Failures.deadlock()
    case "exit": exit(3)
    case "leave": _exit(4)
    case "memory": return "\(Failures.allocate())"
    case "process": return "\(getpid())"
    case "lines": print(String(repeating: "line\n", count: 100_000))
    case "long": return String(repeating: "long\n", count: 1_000_000)
    case "named": return "\(WorkerService.during("part") { Failures.trap([]) })"
    case "quiet": printAroundAPart()
    case "last": WorkerService.endAfterJob()
    case "folder": return ProcessInfo.processInfo.environment["OWN"] ?? ""
    default: break
    }
    return "done \(job)"
}

enum Failures {
    @inline(never) static func trap(_ empty: [Int]) -> Int { empty[empty.count] }

    @inline(never) static func overflow(_ number: UInt8) -> UInt8 { number &+ 247 + 1 }

    @inline(never) static func recurse(_ number: Int) -> Int { number == 0 ? 0 : recurse(number + 1) + 1 }

    @inline(never) static func loop() -> Never {
        while true { usleep(1) }
    }

    @inline(never) static func deadlock() {
        let lock = DispatchSemaphore(value: 0)
        lock.wait()
    }

    @inline(never) static func allocate() -> Int {
        var blocks: [[UInt8]] = []
        while true { blocks.append([UInt8](repeating: UInt8(blocks.count & 255), count: 16 << 20)) }
    }
}

extension Failures {
    /// Calls nothing, so that no library's code is on the stack.
    @inline(never) static func spin() -> Never {
        while true {}
    }

    @inline(never) static func unwrap(_ screen: Screen) -> String {
        screen.title.uppercased()
    }

    /// Casts nil at the end of a chain, for which the compiler has neither a message nor a line.
    @inline(never) static func cast(_ screen: Screen) -> Int {
        (screen.parts?.allObjects as! [Screen]).count
    }
}

/// Has a property that is not set, as an outlet without a connection.
final class Screen {
    var title: String!
    var parts: NSSet?
}

extension Failures {
    private typealias Comparison = @convention(c) (UnsafeRawPointer?, UnsafeRawPointer?) -> Int32

    /// Makes a function of the C library that omits its frame pointer call another one that crashes.
    @inline(never) static func crashInLibrary() -> Int {
        let compare: @convention(c) (UnsafePointer<CChar>, UnsafePointer<CChar>) -> Int32 = strcmp
        let words = [UInt64](repeating: 0, count: 64)
        guard let key = UnsafeRawPointer(bitPattern: 8) else { return 0 }
        let found = bsearch(key, words, words.count, 8, unsafeBitCast(compare, to: Comparison.self))
        return found == nil ? 0 : 1
    }
}

func printAroundAPart() {
    WorkerService.during("part", keepingOutput: false) { print("unwanted") }
    print("wanted")
}

if CommandLine.arguments.contains("--ends-at-once") { exit(7) }
WorkerService.run(work)
