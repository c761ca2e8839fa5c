import Foundation
import SourceProjects
import Testing

@testable import Workshop

struct NearbyPackagesTests {
    private let parent = NSTemporaryDirectory() + "kumiki-nearby-\(UUID().uuidString)"

    private func write(_ text: String, to name: String) throws {
        let path = "\(parent)/\(name)"
        try FileManager.default.createDirectory(
            atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
        try text.write(toFile: path, atomically: true, encoding: .utf8)
    }

    @Test func packagesAreFoundByWhatTheirManifestsSay() throws {
        defer { try? FileManager.default.removeItem(atPath: parent) }
        try write("", to: "App/A.swift")
        try write(
            "let package = Package(\n  name: \"Lottie\", products: [.library( name:\"LottieKit\", targets: [])])",
            to: "lottie-ios-master/Package.swift")
        try write(
            "let package = Package(name: \"x\", dependencies: [.package(name: \"Realm\")])",
            to: "rx/Package.swift")
        let nearby = NearbyPackages(root: parent + "/App")
        let lottie = parent + "/lottie-ios-master"
        #expect(nearby.folder(providing: "Lottie") == lottie)
        #expect(nearby.folder(providing: "LottieKit") == lottie)
        #expect(nearby.folder(providing: "lottie-ios-master") == lottie)
        #expect(nearby.folder(providing: "RX") == parent + "/rx")
        #expect(nearby.folder(providing: "Realm") == nil)
    }

    @Test func librariesOfOtherToolsAreFoundBesideTheFolder() throws {
        defer { try? FileManager.default.removeItem(atPath: parent) }
        try write("", to: "App/A.swift")
        try write("s.name = 'ShopKit'\ns.source_files = 'Code/*.swift'", to: "Shop-iOS/ShopKit.podspec")
        try write("", to: "Shop-iOS/Code/Shop.swift")
        try write("s.name = 'Kit'\ns.source_files = '*.m'", to: "Kit/Kit.podspec")
        let libraries = NearbyLibraries(root: parent + "/App")
        let shop = try #require(libraries.library(named: "ShopKit"))
        #expect(shop.folder == parent + "/Shop-iOS")
        #expect(shop.project.modules.map(\.sources) == [[parent + "/Shop-iOS/Code/Shop.swift"]])
        #expect(libraries.library(named: "Kit") == nil)
        #expect(libraries.library(named: "Other") == nil)
    }

    @Test(arguments: [
        ("https://example.com/a/Kit.git", "kit"), ("git@example.com:a/Kit", "kit"), ("../Kit/", "kit"),
    ])
    func packagesAreKnownByTheEndOfTheirPlace(_ place: String, _ identity: String) {
        #expect(NearbyPackages.identity(place) == identity)
    }

    @Test func filesThatStayTheSameAreNotTouched() throws {
        defer { try? FileManager.default.removeItem(atPath: parent) }
        try write("a", to: "From/Pods/A.swift")
        try write("b", to: "To/B.swift")
        try write("a", to: "To/Pods/A.swift")
        let date = {
            try FileManager.default.attributesOfItem(atPath: parent + "/To/Pods/A.swift")[.modificationDate]
                as? Date
        }
        let before = try date()
        try FileMirror.copy(parent + "/From", to: parent + "/To")
        #expect(FileMirror.sources(in: parent + "/To") == ["Pods/A.swift"])
        #expect(try date() == before)
    }
}
