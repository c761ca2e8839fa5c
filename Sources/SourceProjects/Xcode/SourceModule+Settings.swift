import InterfaceBuilder

extension SourceModule {
    /// Adopts what the build settings of a target determine: the language, conditions, and the bridging header, whose path is relative
    /// to the folder.
    mutating func adopt(_ settings: BuildSettings, in folder: String, within root: String) {
        languageVersion = settings["SWIFT_VERSION"]
        conditions = settings.conditions
        upcomingFeatures = UpcomingFeatures.names(in: settings)
        isMainActorByDefault = settings["SWIFT_DEFAULT_ACTOR_ISOLATION"] == "MainActor"
        extendsAssetTypes = settings["ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS"] == "YES"
        var located = settings
        located.setMissing(["SRCROOT": folder, "PROJECT_DIR": folder])
        guard let header = located["SWIFT_OBJC_BRIDGING_HEADER"] else { return }
        let root = FolderListing.resolved(root) ?? root
        // The volumes of Macs ignore case.
        let path = FolderListing.ignoringCase(XcodePaths.joined(folder, header))
        let bridged = FrameworkHeader.closure(of: path, inside: root)
        let frameworks = bridged.map { FrameworkHeader.imports(of: $0, inside: root) }
        bridgedFrameworks = Set(bridgedFrameworks + frameworks.joined()).sorted()
        bridgedModules = Set(bridged.flatMap { FrameworkHeader.swiftModules(of: $0, inside: root) }).sorted()
        headers += bridged
        // The headers of the project, which it imports, import UIKit or Foundation.
        if FrameworkHeader.exists(path, inside: root) { bringsUIKit = true }
    }
}
