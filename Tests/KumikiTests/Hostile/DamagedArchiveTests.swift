import Foundation
import Testing

@testable import Kumiki

/// States come from files that anyone may have changed. Each byte of one is changed here.
@MainActor @Suite struct DamagedArchiveTests {
    private struct Notes: ScreenState {
        var lines = ["Naha", "Ishigaki"]
        var place: Int? = 3
    }

    /// Returns all small damages of bytes: truncated at any position, or with any byte changed.
    private static func damaged(_ data: Data) -> [Data] {
        data.indices.map { data.prefix($0) }
            + data.indices.flatMap { index in
                [0x00, 0x22, 0x7F, 0xFF].map { byte in
                    var copy = data
                    copy[index] ^= UInt8(byte)
                    return copy
                }
            }
    }

    @Test func aDamagedStateIsAStateOrAnError() throws {
        let saved = try SavedState(Notes())
        for data in Self.damaged(saved.data) {
            do throws(ScreenError) {
                _ = try SavedState(name: saved.name, version: 1, data: data).state(Notes.self)
            } catch {
                guard case .unreadableState = error else {
                    Issue.record("\(error)")
                    continue
                }
            }
        }
    }

    @Test func aStateThatIsTooLargeIsNotRead() {
        let data = Data(count: SavedState.sizeLimit + 1)
        let saved = SavedState(name: Notes.name, version: 1, data: data)
        #expect(throws: ScreenError.self) { try saved.state(Notes.self) }
    }

    @Test func aDamagedArchiveChangesNothingOrIsTold() throws {
        let old = Tally()
        old.screenState.count = 7
        let archiver = NSKeyedArchiver(requiringSecureCoding: true)
        old.encodeState(with: archiver)
        for data in Self.damaged(archiver.encodedData) {
            guard let reader = try? NSKeyedUnarchiver(forReadingFrom: data) else { continue }
            reader.decodingFailurePolicy = .setErrorAndReturn
            let screen = Tally()
            screen.decodeState(with: reader)
            #expect(screen.screenState.count != 0 || screen.failures.count <= 1)
        }
    }
}
