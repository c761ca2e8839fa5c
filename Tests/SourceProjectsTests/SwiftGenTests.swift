import InterfaceBuilder
import Testing

@testable import SourceProjects

/// The constants that SwiftGen generates for resources.
@Suite struct SwiftGenTests {
    private func outputs(_ configuration: String, _ files: [String: String]) throws
        -> [(path: String, typeName: String, text: String)]
    {
        let folder = try TemporaryFolder(files)
        try folder.write(configuration, to: "swiftgen.yml")
        let path = folder.path + "/swiftgen.yml"
        // Texts are generated while the folder exists.
        return try withExtendedLifetime(folder) {
            try SwiftGenConfiguration(contentsOf: path, within: folder.path).outputs
                .map { ($0.path, $0.typeName, $0.text) }
        }
    }

    private func strings(_ table: String, _ template: String = "structured-swift5") throws -> String {
        let configuration =
            "strings:\n  inputs: en.lproj\n  outputs:\n    templateName: \(template)\n    output: L10n.swift\n"
        return try outputs(configuration, ["en.lproj/Localizable.strings": table]).first?.text ?? ""
    }

    @Test(arguments: [
        ("home_title", "homeTitle"), ("URLChooser", "urlChooser"), ("OK_BUTTON", "okButton"),
        ("default", "`default`"), ("3 items", "_3Items"), ("some-name", "someName"),
    ])
    func namesOfConstantsBeginInLowerCase(_ name: String, _ identifier: String) {
        #expect(SwiftGenNames.member(name) == identifier)
    }

    @Test(arguments: [
        ("plain", []), ("%@ of %d", ["Any", "Int"]), ("%2$@ %1$.2f", ["Float", "Any"]),
        ("100%%", []), ("%#@items@", ["Int"]), ("%s", ["UnsafePointer<CChar>"]),
    ])
    func argumentsOfAFormatHaveTypes(_ format: String, _ types: [String]) {
        #expect(SwiftGenStrings.arguments(of: format) == types)
    }

    @Test func partsOfKeysAreEnumerations() throws {
        let text = try strings(#""home.list.title" = "Home"; "home.count" = "%d items";"#)
        #expect(text.contains("enum L10n {\n    enum Home {\n"))
        #expect(text.contains("static func count(_ p1: Int) -> String"))
        #expect(text.contains("enum List {\n"))
        #expect(text.contains(#"static var title: String { text("Localizable", "home.list.title") }"#))
    }

    @Test func keysOfThousandsOfPartsAreBounded() throws {
        let key = Array(repeating: "a", count: 100_000).joined(separator: ".")
        #expect(try strings("\"\(key)\" = \"A\";").contains("static var a"))
    }

    @Test(arguments: ["(a+)+$", "(", "a*b*c*d*e"])
    func aFilterThatMayTakeLongIsRefused(_ filter: String) throws {
        let configuration = "strings:\n  inputs: en.lproj\n  filter: '\(filter)'\n"
        #expect(throws: DocumentError.self) { try outputs(configuration, [:]) }
    }

    @Test(arguments: [#".+\.strings$"#, "(en|ja)", #"[+*]+\+\*"#])
    func otherFiltersAreAccepted(_ filter: String) {
        #expect(SwiftGenFilter(filter) != nil)
    }

    @Test func aFlatTemplateHasNoEnumerations() throws {
        #expect(
            try strings(#""home.title" = "Home";"#, "flat-swift5").contains("static var homeTitle: String"))
    }

    @Test func pathsAndNamesAreThoseOfTheConfiguration() throws {
        let configuration = """
            input_dir: App
            output_dir: App/Generated
            strings:
              - inputs: [en.lproj]
                filter: Ui\\.strings$
                outputs:
                  - templateName: flat-swift4
                    output: Texts.swift
                    params: {enumName: Texts, publicAccess: true}
              - paths: en.lproj/Other.strings
                templatePath: own.stencil
                output: Own.swift
            """
        let files = [
            "App/en.lproj/Ui.strings": #""a" = "A";"#, "App/en.lproj/Other.strings": #""b" = "B";"#,
        ]
        let outputs = try outputs(configuration, files)
        #expect(outputs.count == 1)
        let output = try #require(outputs.first)
        #expect(output.typeName == "Texts" && output.path.hasSuffix("/App/Generated/Texts.swift"))
        #expect(output.text.contains("public enum Texts {\n    public static var a: String"))
    }

    @Test func filesOutsideOfTheFolderAreNotRead() throws {
        let configuration =
            "strings:\n  inputs: ../../../../etc\n  outputs: {templateName: flat-swift5, output: A.swift}\n"
        #expect(try outputs(configuration, [:]).first?.text.contains("static var") == false)
    }

    @Test func foldersThatProvideANamespaceAreEnumerations() throws {
        let configuration =
            "xcassets:\n  inputs: Assets.xcassets\n  outputs: {templateName: swift5, output: A.swift}\n"
        let text = try outputs(
            configuration,
            [
                "Assets.xcassets/Icons/Contents.json": #"{"properties": {"provides-namespace": true}}"#,
                "Assets.xcassets/Icons/star.imageset/Contents.json": "{}",
                "Assets.xcassets/Colors/Tint Color.colorset/Contents.json": "{}",
            ]
        ).first?.text
        #expect(
            text?.contains(#"enum Icons {\#n        static let star = ImageAsset(name: "Icons/star")"#)
                == true)
        #expect(text?.contains(#"    static let tintColor = ColorAsset(name: "Tint Color")"#) == true)
    }

    @Test func scenesHaveTheirClasses() throws {
        let configuration = """
            ib:
              inputs: .
              outputs:
                - {templateName: scenes-swift5, output: Scenes.swift}
                - {templateName: segues-swift5, output: Segues.swift}
            """
        let outputs = try outputs(configuration, ["Main.storyboard": ResourceConstantsTests.storyboard])
        let scenes = "static let initialScene = InitialSceneType<HomeController>(storyboard: \"Main\")"
        #expect(outputs.first?.text.contains(scenes) == true)
        #expect(outputs.first?.text.contains("static let detail = SceneType<AbsentController>") == true)
        #expect(outputs.last?.text.contains("case toDetail = \"toDetail\"") == true)
    }
}
