import Foundation
import Testing

/// The libraries that store values in the keychain, where no folder has them.
@Suite(.timeLimit(.minutes(40))) struct KeychainLibraryTests {
    /// Rendered once for all tests.
    private static let shown = Task { try await LibraryRun(source: source) }

    private func expect(_ lines: String..., sourceLocation: SourceLocation = #_sourceLocation) async throws {
        try await Self.shown.value.expect(lines, sourceLocation: sourceLocation)
    }

    @Test func allFilesAreWhole() async throws {
        let run = try await Self.shown.value.run
        #expect(run.output.hasSuffix("1 of 1 scene alive, 1 of 1 file whole\n"), "\(run.errors)")
    }

    @Test func valuesAreStoredByService() async throws { try await expect("access: abc none true") }

    @Test func storedValuesAreReplacedAndRemoved() async throws {
        try await expect("access: def [\"token\"] none")
    }

    @Test func attributesAreThoseOfTheSettings() async throws { try await expect("attributes: ck Key 3") }

    @Test func keysHaveAPrefix() async throws {
        try await expect("swift: text true nil [\"my_on\", \"my_text\"] -25300")
    }

    @Test func keysCanBeCleared() async throws { try await expect("cleared: true 0") }

    @Test func valuesOfAllTypesAreStored() async throws {
        try await expect(
            "wrapper: 7 2.5 true text [1, 2] [\"a\", \"b\", \"c\", \"d\", \"e\"]", "constant: abc nil")
    }

    private static let source = """
        import KeychainAccess
        import KeychainSwift
        import SwiftKeychainWrapper
        import UIKit

        extension KeychainWrapper.Key {
            static let name: KeychainWrapper.Key = "name"
        }

        final class HomeController: UIViewController {
            override func viewDidLoad() {
                super.viewDidLoad()
                let keychain = Keychain(service: "service").accessibility(.afterFirstUnlock)
                keychain["token"] = "abc"
                let other = Keychain(service: "other")
                print("access:", keychain["token"] ?? "none", other["token"] ?? "none", try! keychain.contains("token"))
                try? keychain.label("Key").set("def", key: "token")
                let (changed, keys) = (keychain["token"] ?? "none", keychain.allKeys())
                let attributes = keychain[attributes: "token"]
                print("attributes:", attributes?.accessible ?? "", attributes?.label ?? "", attributes?.data?.count ?? 0)
                try? keychain.remove("token")
                print("access:", changed, keys, keychain["token"] ?? "none")

                let swift = KeychainSwift(keyPrefix: "my_")
                swift.set("text", forKey: "text")
                swift.set(true, forKey: "on", withAccess: .accessibleAfterFirstUnlock)
                let missing = swift.get("none")
                let code = swift.lastResultCode
                print("swift:", swift.get("text") ?? "", swift.getBool("on") ?? false, missing ?? "nil",
                      swift.allKeys.sorted(), code)
                print("cleared:", swift.clear(), swift.allKeys.count)

                let wrapper = KeychainWrapper.standard
                wrapper.set(7, forKey: "a")
                wrapper.set(2.5, forKey: "b")
                wrapper.set(true, forKey: "c")
                wrapper.set("text", forKey: "d")
                wrapper.set(Data([1]), forKey: "e")
                wrapper.set(Data([1, 2]), forKey: "e")
                print("wrapper:", wrapper.integer(forKey: "a") ?? 0, wrapper.double(forKey: "b") ?? 0,
                      wrapper.bool(forKey: "c") ?? false, wrapper.string(forKey: "d") ?? "",
                      wrapper.data(forKey: "e").map { Array($0) } ?? [], wrapper.allKeys().sorted())
                wrapper[.name] = "abc"
                let name: String? = wrapper[.name]
                wrapper.removeObject(forKey: "name")
                let removed: String? = wrapper[.name]
                print("constant:", name ?? "", removed ?? "nil")
            }
        }

        """
}
