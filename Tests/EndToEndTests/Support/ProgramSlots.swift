import Foundation

/// Lets a few programs run at once. All tests start together: with dozens of programs on a few processors, some would exceed their
/// limits of time, which begin when a program starts.
actor ProgramSlots {
    static let shared = ProgramSlots(count: 2 * ProcessInfo.processInfo.activeProcessorCount)

    private var free: Int
    private var waiting: [CheckedContinuation<Void, Never>] = []

    private init(count: Int) { free = count }

    /// Performs work that runs one program, in the order of the calls.
    nonisolated func run(_ work: () async throws -> Void) async throws {
        await take()
        do { try await work() } catch {
            await giveBack()
            throw error
        }
        await giveBack()
    }

    private func take() async {
        guard free == 0 else {
            free -= 1
            return
        }
        await withCheckedContinuation { waiting.append($0) }
    }

    private func giveBack() {
        if waiting.isEmpty { free += 1 } else { waiting.removeFirst().resume() }
    }
}
