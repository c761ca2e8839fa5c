import Foundation
import Testing

@testable import Workshop

/// Libraries that files of package managers name, and that are not there.
@Suite struct DeclaredLibrariesTests {
    private func message(
        _ files: [String: String], about missing: [String], required: [String] = []
    ) throws -> String? {
        let folder = NSTemporaryDirectory() + "kumiki-declared-\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: folder) }
        for (name, text) in files {
            let path = "\(folder)/\(name)"
            try FileManager.default.createDirectory(
                atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
            try text.write(toFile: path, atomically: true, encoding: .utf8)
        }
        return DeclaredLibraries(root: folder).message(about: missing, required: required)
    }

    @Test("One message names all missing libraries, the files that name them, and what to do")
    func allManagers() throws {
        let files = [
            "Podfile": "target 'A' do\n  pod 'Sea/Core', '~> 1'\nend\n",
            "Cartfile": "github \"islands/Harbor\" ~> 2.0\n",
            "A.xcodeproj/project.xcworkspace/xcshareddata/swiftpm/Package.resolved":
                #"{"pins": [{"identity": "coral", "location": "https://example.com/coral.git"}]}"#,
        ]
        let text = try message(files, about: ["Coral", "Harbor", "Sea", "CoreBluetooth"])
        #expect(text?.contains("Coral (Package.resolved), Harbor (Cartfile), Sea (Podfile); put") == true)
        #expect(text?.contains("`pod install`") == true)
        #expect(text?.hasSuffix(#"kumiki.json: {"standIns": {"Coral": "FOLDER"}}"#) == true)
    }

    @Test("Modules that nothing names are Apple's, unless a target depends on them")
    func others() throws {
        #expect(try message([:], about: ["CoreBluetooth"]) == nil)
        #expect(try message([:], about: ["Kit"], required: ["Kit"])?.contains("left out: Kit; put") == true)
    }
}
