import SourceAdapter
import Testing

struct ConditionTests {
    @Test func codeThatCanDoWithoutSwiftUIDoes() {
        #expect(body("#if canImport(SwiftUI)\n#endif").contains("#if false"))
        #expect(body("#if !canImport(ObjectiveC)\n#endif").contains("#if !true"))
        #expect(body("#if canImport(MapKit)\n#endif").contains("#if canImport(MapKit)"))
    }

    @Test(arguments: [
        ("#if os(iOS)", "#if true   "), ("#if os( iOS )", "#if true     "),
        ("#if !os(macOS)", "#if !false    "),
        ("#if os(Linux) || DEBUG", "#if false     || DEBUG"),
        ("#if (os(tvOS) && A)", "#if (false    && A)"),
        ("#if os(iOS)||os(tvOS)&&A", "#if true    || false    && A"),
        ("#if targetEnvironment(simulator)", "#if true                        "),
        ("#if targetEnvironment(macCatalyst)", "#if false                         "),
        ("#if canImport(UIKit)", "#if canImport(UIKit)"), ("#if swift(>=5)", "#if swift(>=5)"),
    ])
    func platform(from: String, to: String) {
        #expect(body("\(from)\nlet a = 1\n#endif") == "\(to)\nlet a = 1\n#endif")
    }

    @Test func namesOfTypesAreThoseOfApplesPlatforms() {
        let names = "#if !canImport(Darwin)\ntypealias A = StaticString\n#else\ntypealias A = String\n#endif"
        #expect(body(names).hasPrefix("#if !true"))
        let code = "#if canImport(Darwin)\nimport Darwin\n#else\nimport Glibc\n#endif"
        #expect(body(code).hasPrefix("#if canImport(Darwin)"))
        let mixed = "#if canImport(Darwin)\ntypealias A = Int\nfunc f() {}\n#endif"
        #expect(body(mixed).hasPrefix("#if canImport(Darwin)"))
    }

    /// Modules in the mode of Swift 4 declare the names that UIKit has here.
    @Test(arguments: [
        ("#if swift(>=4.2)", "#if true"), ("#if !(swift(>=4.2))", "#if !(true"),
        ("#if swift(<4.2)", "#if false"),
        ("#if swift(>=4.1)", "#if swift(>=4.1)"), ("#if compiler(>=4.2)", "#if compiler(>=4.2)"),
    ])
    func namesOfFrameworksAreThoseSinceSwift42(_ condition: String, _ adapted: String) {
        #expect(body("\(condition)\n#endif").contains(adapted))
    }

    @Test func importsOfTheToolchainsCoreFoundationAreReplaced() {
        let text = "#if canImport(CoreFoundation)\nimport CoreFoundation\n#endif"
        #expect(body(text).contains("import CoreGraphics"))
    }

    @Test(arguments: [
        ("#if SWIFT_PACKAGE", "#if false        "), ("#if !SWIFT_PACKAGE && A", "#if !false         && A"),
    ])
    func modulesOfXcodesProjectsAreNotOfAPackage(from: String, to: String) {
        var configuration = SourceAdapter.Configuration(moduleName: "App", naming: .none)
        let text = "\(from)\nlet a = 1\n#endif"
        func adapted() -> String {
            let source = SourceFile(path: "A.swift", text: text)
            return SourceAdapter(configuration).adapt([source]).files[0].source.text
        }
        #expect(adapted().hasPrefix(from))
        configuration.isOfPackage = false
        #expect(adapted().hasPrefix(to))
    }

    @Test func projectsAreNotBuiltByThePackageManager() {
        let text = "#if SWIFT_PACKAGE && DEBUG\n@objc class A {}\n#else\n@objc class B {}\n#endif"
        let own = adapt([text], isOfPackage: false).files[0].source.text
        #expect(own.contains("#if false         && DEBUG\n@objc class A {}"))
        #expect(own.contains("      class B {}"))
        #expect(body(text).contains("#if SWIFT_PACKAGE && DEBUG"))
    }

    @Test func recordedPicturesHaveAFolderOfTheirOwn() {
        var configuration = SourceAdapter.Configuration(moduleName: "App", naming: .none)
        let text = #"let url = base.appendingPathComponent("__Snapshots__").appendingPathComponent("Map")"#
        func adapted() -> String {
            SourceAdapter(configuration).adapt([SourceFile(path: "A.swift", text: text)]).files[0].source.text
        }
        #expect(adapted().contains(text))
        configuration.snapshotFolder = "Linux"
        #expect(adapted().contains(#"appendingPathComponent("Linux"        ).appendingPathComponent("Map")"#))
        let other = #"path.appendingPathComponent("__Snapshots__x86__")"#
        #expect(
            SourceAdapter(configuration).adapt([SourceFile(path: "A.swift", text: other)]).files[0].source
                .text
                .contains(#"("Linuxx86__"        )"#))
        configuration.snapshotFolder = "__Snapshots-Linux__"
        #expect(adapted().contains(#""__Snapshots-Linux__""#) && !adapted().contains(#""__Snapshots__""#))
    }

    @Test func whatIsNotCompiledStays() {
        let text = "#if os(macOS)\n@objc class C {}\n#else\n@objc class C {}\n#endif"
        #expect(body(text) == "#if false    \n@objc class C {}\n#else\n      class C {}\n#endif")
    }

    @Test func functionsNamedLikeConditions() {
        #expect(body("let a = os(iOS)") == "let a = os(iOS)")
    }

    @Test func presentVersionsLoseTheirAlternative() {
        let text = "func f() {\nif #available(iOS 13, *) { a() } else { b() }\nc()\n}"
        #expect(body(text).contains("\ndo                       { a() }             \nc()"))
    }

    @Test func missingVersionsAreTakenOut() {
        let old = SourceAdapter.SystemVersion(12)
        let text = "func f() {\nif #available(iOS 13, *) { a() } else { b() }\nc()\n}"
        #expect(body(text, ios: old).contains("\n                                 do   { b() }\nc()"))
        let alone = "func f() {\nif #available(iOS 13, *) { a() }\nc()\n}"
        #expect(body(alone, ios: old).contains("\nif #unavailable(tvOS 1)  {     }\nc()"))
        let early = "func f() {\nguard #available(iOS 13, *) else { return }\nc()\n}"
        #expect(body(early, ios: old) == "func f() {\ndo                               { return }\n   \n}")
    }

    @Test func newDeclarationsAreTakenOut() {
        let text = "@available(iOS 17.4, *)\nfunc a() {}\n@available(iOS 16, *)\nfunc b() {}"
        #expect(
            body(text, ios: .init(17))
                == "                       \n           \n@available(iOS 16, *)\nfunc b() {}")
    }

    @Test func valuesOfFunctionsStay() {
        let text = "var a: Int { if #available(iOS 13, *) { 1 } else { 2 } }"
        #expect(adapted(text) == text)
    }

    @Test func membersThatTheSystemHasSinceYieldToIt() {
        let text = "extension Optional {\n  @available(iOS, obsoleted: 14.0)\n  var publisher: Int { 1 }\n}"
        #expect(body(text).contains("  @_disfavoredOverload            \n  var publisher"))
        #expect(body(text, ios: .init(13)).contains("@available(iOS, obsoleted: 14.0)"))
    }
}
