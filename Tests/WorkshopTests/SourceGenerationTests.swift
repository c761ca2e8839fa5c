import Foundation
import InterfaceBuilder
import SourceProjects
import Testing

@testable import Workshop

/// Sources that are generated from the other files of a module.
struct SourceGenerationTests {
    private let folder = NSTemporaryDirectory() + "generation-" + UUID().uuidString
    private let words: Set = ["ExtraView", "Place", "location"]
    private let progress = BuildProgress(lasting: { _ in }, passing: nil)

    private var frameworks: FrameworkSources {
        get throws {
            let program = try #require(FolderListing.resolved("/proc/self/exe"))
            let products = (program as NSString).deletingLastPathComponent
            return FrameworkSources(try KumikiRuntime(environment: ["KUMIKI_RUNTIME": products]))
        }
    }

    private func module(_ name: String, _ header: String, dependencies: [String] = []) throws -> SourceModule
    {
        let path = "\(folder)/sources/\(name)/\(name).h"
        try FileMirror.write(header, to: path)
        var module = SourceModule(name: name, kind: .library, sources: [])
        (module.headers, module.dependencies) = ([path], dependencies)
        return module
    }

    /// Returns the declarations of the headers of the last module.
    private func declarations(of modules: [SourceModule]) throws -> String {
        let root = folder + "/sources"
        let generation = SourceGeneration(
            for: modules, folder: folder + "/generated", root: root, try frameworks, progress)
        let module = try #require(modules.last)
        let bridged = try BridgedCode(module, in: folder + "/c", root: root, progress)
        let complete = try generation.complete(module, bridged, naming: words, progress)
        return try String(contentsOfFile: try #require(complete.generatedSources.first), encoding: .utf8)
    }

    @Test func headersImportTheModulesWithHeadersThatTheirsDependOn() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let core = try module(
            "Core", "@interface CoreView : UIView\n- (instancetype)initWithName:(id)name;\n@end")
        let extra = try module(
            "Extra",
            "#import <Core/Core.h>\n#import <Other/Other.h>\n@interface ExtraView : CoreView\n- (instancetype)initWithTag:(int)tag;\n@end",
            dependencies: ["Core"])
        let text = try declarations(of: [core, extra])
        #expect(text.contains("@_exported import Core\n") && !text.contains("import Other"))
        #expect(text.contains("override init!(`name`"))
    }

    @Test func headersImportTheFrameworksThatTheyUse() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let text = try declarations(of: [
            try module(
                "Place",
                """
                #import <CoreLocation/CoreLocation.h>
                #import <PassKit/PassKit.h>
                @interface Place : NSObject
                @property CLLocation *location;
                @end
                """)
        ])
        #expect(text.contains("import CoreLocation\n") && !text.contains("PassKit"))
    }
}
