import Foundation
import InterfaceBuilder
import Testing

@testable import Staging
@testable import UIKit

@MainActor
@Suite struct ProjectAroundTests {
    private static let strings = "\"greeting\" = \"Hello\";"

    private func folder(_ names: [String]) throws -> String {
        let root = NSTemporaryDirectory() + "kumiki-around-\(UUID().uuidString)"
        for name in names {
            let path = root + "/" + name
            let parent = (path as NSString).deletingLastPathComponent
            try FileManager.default.createDirectory(atPath: parent, withIntermediateDirectories: true)
            try Self.strings.write(toFile: path, atomically: true, encoding: .utf8)
        }
        return root
    }

    @Test func aDocumentFindsWhatItsProjectHolds() throws {
        let root = try folder([
            "App.xcodeproj/project.pbxproj", "App/Screens/Main.storyboard",
            "Shared/en.lproj/Localizable.strings",
        ])
        defer { try? FileManager.default.removeItem(atPath: root) }
        let library = ResourceLibrary.around(root + "/App/Screens/Main.storyboard")
        #expect(library.text("greeting", table: nil, language: "en")?.text == "Hello")
    }

    @Test func theNearestProjectCounts() throws {
        let root = try folder([
            "Package.swift", "Demo/Demo.xcodeproj/project.pbxproj", "Demo/Main.storyboard",
            "Other/en.lproj/Localizable.strings",
        ])
        defer { try? FileManager.default.removeItem(atPath: root) }
        let real = FolderListing.resolved(root) ?? root
        #expect(ProjectFolder.around(root + "/Demo/Main.storyboard") == real + "/Demo")
        let library = ResourceLibrary.around(root + "/Demo/Main.storyboard")
        #expect(library.text("greeting", table: nil, language: "en") == nil)
    }

    @Test func aDocumentOutsideOfProjectsFindsItsFolder() throws {
        let root = try folder(["Base.lproj/Main.storyboard", "en.lproj/Localizable.strings"])
        defer { try? FileManager.default.removeItem(atPath: root) }
        let library = ResourceLibrary.around(root + "/Base.lproj/Main.storyboard")
        #expect(library.text("greeting", table: nil, language: "en")?.text == "Hello")
    }

    @Test func aPathThroughALinkLeadsToTheLibrarysFile() throws {
        let root = try folder(["App.xcodeproj/project.pbxproj", "App/Main.storyboard"])
        let link = root + "-link"
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: root)
        defer {
            try? FileManager.default.removeItem(atPath: root)
            try? FileManager.default.removeItem(atPath: link)
        }
        let library = ResourceLibrary.around(link + "/App/Main.storyboard")
        #expect(library.file(at: link + "/App/Main.storyboard")?.name == "Main")
    }
}
