import Foundation

/// Saved states of apps: the whole file, and a file of the same content with the right header.
enum StateTarget {
    static func read(_ bytes: ContiguousArray<UInt8>) {
        read(Data(bytes))
        read(StateArchive.file(of: Data(bytes)))
    }

    private static func read(_ data: Data) {
        MainActor.assumeIsolated {
            guard let archive = try? StateArchive(data: data, application: "Fuzz 1") else { return }
            for entry in archive.entries {
                for value in entry.values.values { _ = RestorationValue.decode(value) { _ in nil } }
            }
            precondition((try? archive.data()) != nil, "what was read cannot be written")
        }
    }
}
