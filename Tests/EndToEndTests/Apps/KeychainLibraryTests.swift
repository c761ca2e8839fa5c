import Foundation
import Testing

/// The libraries that store values in the keychain and the user defaults, where no folder has them.
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

    @Test func missingDefaultsHaveTheDefaultValuesOfTheirKeys() async throws {
        try await expect("defaults: none 3 false [] false", "typed: none [App.Mode.light] none 0")
    }

    @Test func defaultsAreStoredByStaticKeys() async throws {
        try await expect("defaults: Ada 4 true [\"a\"] true dark", "removed: none false")
    }

    @Test func defaultsAreStoredByKeyPaths() async throws {
        try await expect("typed: Alan [App.Mode.dark, App.Mode.light] example.com 1")
    }

    @Test func changesOfDefaultsAreObserved() async throws {
        try await expect("changed: 0 5", "wrapped: 5", "wrapped: 6 6", "all removed: false 0.5")
    }

    private static let source = """
        import KeychainAccess
        import KeychainSwift
        import SwiftKeychainWrapper
        import SwiftyUserDefaults
        import UIKit

        enum Mode: String, DefaultsSerializable { case light, dark }
        struct Person: Codable, DefaultsSerializable { var name: String }

        extension DefaultsKeys {
            static let name = DefaultsKey<String?>("name")
            static let count = DefaultsKey<Int>("count", defaultValue: 3)
            static let seen = DefaultsKey<Bool>("seen")
            static let texts = DefaultsKey<[String]>("texts")
            static let mode = DefaultsKey<Mode?>("mode")
            var person: DefaultsKey<Person?> { .init("person") }
            var modes: DefaultsKey<[Mode]> { .init("modes", defaultValue: [.light]) }
            var launches: DefaultsKey<Int> { .init("launches", defaultValue: 0) }
            var link: DefaultsKey<URL?> { .init("link") }
            var table: DefaultsKey<[String: Any]> { .init("table", defaultValue: [:]) }
        }

        extension KeychainWrapper.Key {
            static let name: KeychainWrapper.Key = "name"
        }

        final class HomeController: UIViewController {
            @SwiftyUserDefault(keyPath: \\.launches, options: [.cached, .observed]) var launches: Int

            override func viewDidLoad() {
                super.viewDidLoad()
                storeByStaticKeys()
                storeByKeyPaths()
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

            private func storeByStaticKeys() {
                print("defaults:", Defaults[.name] ?? "none", Defaults[.count], Defaults[.seen], Defaults[.texts], Defaults.hasKey(.count))
                Defaults[.name] = "Ada"
                Defaults[.count] += 1
                Defaults[.seen] = true
                Defaults[.texts].append("a")
                Defaults[.mode] = .dark
                print("defaults:", Defaults[.name] ?? "none", Defaults[.count], Defaults[.seen], Defaults[.texts], Defaults.hasKey(.count),
                    Defaults[.mode] ?? .light)
                Defaults[.name] = nil
                print("removed:", Defaults[.name] ?? "none", Defaults.hasKey(.name))
            }

            private func printTyped() {
                print("typed:", Defaults[\\.person]?.name ?? "none", Defaults.modes, Defaults.link?.host ?? "none", Defaults.table["a"] as? Int ?? 0)
            }

            private func storeByKeyPaths() {
                printTyped()
                Defaults.person = Person(name: "Alan")
                Defaults[\\.modes] = [.dark, .light]
                Defaults.link = URL(string: "https://example.com")
                Defaults.table["a"] = 1
                printTyped()
                let observation = Defaults.observe(\\.launches) { print("changed:", $0.oldValue ?? -1, $0.newValue ?? -1) }
                Defaults.launches = 5
                print("wrapped:", launches)
                observation.dispose()
                launches += 1
                print("wrapped:", Defaults[\\.launches], Defaults.integer(forKey: "launches"))
                Defaults.removeAll()
                print("all removed:", Defaults.hasKey(\\.launches), Defaults[key: DefaultsKey<Double>("volume", defaultValue: 0.5)])
            }
        }

        """
}
