import Foundation
import InterfaceBuilder
import Testing
import UIKit

@testable import Staging

@MainActor
@Suite struct LanguageTests {
    private let root = NSTemporaryDirectory() + "languages-" + UUID().uuidString

    private func write(_ text: String, _ file: String) throws {
        let path = root + "/" + file
        try FileManager.default.createDirectory(
            atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
        try text.write(toFile: path, atomically: true, encoding: .utf8)
    }

    private func xib(_ text: String) -> String {
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch"><objects>
        <label id="l" text="\(text)"><rect key="frame" x="0" y="0" width="90" height="20"/></label></objects></document>
        """
    }

    @Test(
        arguments: [("ja", "こんにちは"), ("de", "Hallo"), ("fr", "Hello"), (nil, "Hello")] as [(String?, String)])
    func aStageShowsTheLanguage(language: String?, text: String) throws {
        defer { try? FileManager.default.removeItem(atPath: root) }
        try write(xib("Hello"), "Base.lproj/V.xib")
        try write(xib("Hallo"), "de.lproj/V.xib")
        try write("\"l.text\" = \"こんにちは\";", "ja.lproj/V.strings")
        let library = try ResourceLibrary(folder: root)
        let document = try Document(contentsOf: root + "/Base.lproj/V.xib").inLanguage(language, library)
        let stage = Stage(document: document, resources: library, variant: Variant(language: language))
        let scene = try #require(stage.scenes.first)
        #expect((stage.show(scene)?.controller.view as? UILabel)?.text == text)
    }

    @Test func twoInterleavedRendersShowWhatEachShowsAlone() throws {
        defer { try? FileManager.default.removeItem(atPath: root) }
        for (project, text) in [("a", "Sea"), ("b", "Land")] {
            try write(xib("Hello"), "\(project)/Base.lproj/V.xib")
            try write("\"l.text\" = \"\(text)\";", "\(project)/ja.lproj/V.strings")
        }
        func stage(_ project: String, _ style: UIUserInterfaceStyle) throws -> Stage {
            let library = try ResourceLibrary(folder: "\(root)/\(project)")
            let document = try Document(contentsOf: "\(root)/\(project)/Base.lproj/V.xib")
            return Stage(
                document: document, resources: library, variant: Variant(style: style, language: "ja"))
        }
        let alone = try (stage("a", .dark).tree().json, stage("b", .light).tree().json)
        let (first, second) = try (stage("a", .dark), stage("b", .light))
        let (a, b) = try (#require(first.scenes.first), #require(second.scenes.first))
        var within: String?
        let shown = first.show(a) { _ in
            within = second.tree().json
            #expect(UITraitCollection.current.userInterfaceStyle == .dark)
        }
        #expect((shown?.controller.view as? UILabel)?.text == "Sea")
        #expect(within == alone.1 && second.show(b) != nil)
        #expect(first.tree().json == alone.0)
    }
}
