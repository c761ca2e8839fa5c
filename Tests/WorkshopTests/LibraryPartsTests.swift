import Foundation
import SourceProjects
import Testing

@testable import Workshop

struct LibraryPartsTests {
    private let folder = NSTemporaryDirectory() + "kumiki-parts-\(UUID().uuidString)"

    /// A module of the folder has its parts itself.
    @Test(arguments: [([], ["RxMoya"]), (["Moya"], [])] as [([String], [String])])
    func partsInThePodfileAreFoundWhereTheLibraryIsImported(_ others: [String], _ expected: [String]) throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let podfile = "target 'App' do\n  pod 'Moya/RxSwift', '~> 14.0'\n  # pod 'Moya/Combine'\nend\n"
        try podfile.write(toFile: folder + "/Podfile", atomically: true, encoding: .utf8)
        try "import Moya\n".write(toFile: folder + "/A.swift", atomically: true, encoding: .utf8)
        var project = Project()
        project.modules = [SourceModule(name: "App", kind: .application, sources: [folder + "/A.swift"])]
        project.modules += others.map { SourceModule(name: $0, kind: .library, sources: []) }
        LibraryParts(root: folder, available: ["RxMoya", "CombineMoya"]).add(to: &project)
        #expect(project.modules[0].bridgedFrameworks == expected)
    }
}
