import Foundation

/// The folders of an app on a device. Foundation on Linux follows the conventions of desktops, where some are missing.
enum AppFolders {
    /// Folders below the home folder, by Apple's names.
    private static let names: [FileManager.SearchPathDirectory: String] = [
        .documentDirectory: "Documents", .libraryDirectory: "Library", .cachesDirectory: "Library/Caches",
        .applicationSupportDirectory: "Library/Application Support",
        .preferencePanesDirectory: "Library/PreferencePanes",
        .inputMethodsDirectory: "Library/Input Methods", .desktopDirectory: "Desktop",
        .downloadsDirectory: "Downloads", .moviesDirectory: "Movies", .musicDirectory: "Music",
        .picturesDirectory: "Pictures", .autosavedInformationDirectory: "Library/Autosave Information",
        .sharedPublicDirectory: "Public",
    ]

    static func urls(
        _ directory: FileManager.SearchPathDirectory, _ domain: FileManager.SearchPathDomainMask
    ) -> [URL] {
        guard domain.contains(.userDomainMask), let name = names[directory] else { return [] }
        return [
            URL(fileURLWithPath: NSHomeDirectory(), isDirectory: true).appendingPathComponent(
                name, isDirectory: true)
        ]
    }
}
