#if !canImport(Darwin)
    import Testing
    import UIKit

    @testable import Kumiki

    private final class TornScreen: UIViewController, Storyboardable {
        static var bundle = Bundle.main
        static var storyboardBundle: Bundle { bundle }
    }

    private final class TornView: UIView, Nibable {
        static var bundle = Bundle.main
        static var nibBundle: Bundle { bundle }
    }

    /// Files truncated at any position result in a screen or an error.
    @MainActor @Suite(.serialized) struct DamagedFileTests {
        private func everyLength(_ text: String, _ work: (String) throws -> Void) rethrows {
            for length in stride(from: 0, to: text.utf8.count, by: 7) {
                LoadingMemory.current = LoadingMemory()
                try work(String(decoding: text.utf8.prefix(length), as: UTF8.self))
            }
        }

        @Test func aStoryboardThatEndsTooEarly() throws {
            let whole = TemporaryBundle.storyboard([("TornScreen", "TornScreen")], initial: 0)
            try everyLength(whole) { text in
                TornScreen.bundle = try TemporaryBundle.make(["TornScreen.storyboard": text])
                #expect(throws: LoadingError.self) { try TornScreen.loadInstance() }
                #expect(throws: LoadingError.self) { try TornScreen.loadInstance { TornScreen(coder: $0) } }
            }
        }

        @Test func aXibThatEndsTooEarly() throws {
            try everyLength(TemporaryBundle.nib("TornView")) { text in
                TornView.bundle = try TemporaryBundle.make(["TornView.xib": text])
                #expect(throws: LoadingError.self) { try TornView.loadInstance() }
            }
        }

        @Test func aFolderInPlaceOfAFile() throws {
            TornScreen.bundle = try TemporaryBundle.make(["TornScreen.storyboard/a.txt": ""])
            TornView.bundle = try TemporaryBundle.make(["TornView.xib/a.txt": ""])
            LoadingMemory.current = LoadingMemory()
            #expect(throws: LoadingError.self) { try TornScreen.loadInstance() }
            #expect(throws: LoadingError.self) { try TornView.loadInstance() }
        }

        @Test func scenesOfOneIdentifier() throws {
            TornScreen.bundle = try TemporaryBundle.make([
                "TornScreen.storyboard": TemporaryBundle.storyboard([
                    ("TornScreen", "TornScreen"), ("TornScreen", ""),
                ])
            ])
            LoadingMemory.current = LoadingMemory()
            #expect(throws: LoadingError.self) { try TornScreen.loadInstance() }
        }
    }
#endif
