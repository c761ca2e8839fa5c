import Foundation

// The folders of the user, which Foundation names on Apple's platforms alone. Extensions of one line offer their member to
// whoever uses its name.

extension URL { public static var documentsDirectory: URL { folder(.documentDirectory) } }
extension URL { public static var applicationSupportDirectory: URL { folder(.applicationSupportDirectory) } }
extension URL { public static var applicationDirectory: URL { folder(.applicationDirectory) } }
extension URL { public static var libraryDirectory: URL { folder(.libraryDirectory) } }
extension URL { public static var cachesDirectory: URL { folder(.cachesDirectory) } }
extension URL { public static var userDirectory: URL { folder(.userDirectory) } }
extension URL { public static var desktopDirectory: URL { folder(.desktopDirectory) } }
extension URL { public static var downloadsDirectory: URL { folder(.downloadsDirectory) } }
extension URL { public static var moviesDirectory: URL { folder(.moviesDirectory) } }
extension URL { public static var musicDirectory: URL { folder(.musicDirectory) } }
extension URL { public static var picturesDirectory: URL { folder(.picturesDirectory) } }
extension URL { public static var sharedPublicDirectory: URL { folder(.sharedPublicDirectory) } }

extension URL {
    fileprivate static func folder(_ kind: FileManager.SearchPathDirectory) -> URL {
        FileManager.default.urls(for: kind, in: .userDomainMask).first ?? .homeDirectory
    }
}
