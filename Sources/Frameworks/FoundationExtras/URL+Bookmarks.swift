import Foundation

extension URL {
    /// Creates the URL of a bookmark. A file that no longer exists throws; here a bookmark does not follow moved files.
    public init(
        resolvingBookmarkData data: Data, options: BookmarkResolutionOptions = [], relativeTo url: URL? = nil,
        bookmarkDataIsStale: inout Bool
    ) throws {
        guard let path = Bookmark.path(of: data) else { throw CocoaError(.fileReadCorruptFile) }
        guard FileManager.default.fileExists(atPath: path) else { throw CocoaError(.fileNoSuchFile) }
        bookmarkDataIsStale = false
        self.init(fileURLWithPath: path)
    }

    /// Returns data from which the URL of an existing file can be created again, also by a later run.
    public func bookmarkData(
        options: BookmarkCreationOptions = [],
        includingResourceValuesForKeys keys: Set<URLResourceKey>? = nil,
        relativeTo url: URL? = nil
    ) throws -> Data {
        guard isFileURL, FileManager.default.fileExists(atPath: path) else {
            throw CocoaError(.fileNoSuchFile)
        }
        return Bookmark.data(of: path)
    }

    /// The contents of a bookmark.
    public typealias BookmarkCreationOptions = NSURL.BookmarkCreationOptions
    /// The way in which a bookmark is resolved.
    public typealias BookmarkResolutionOptions = NSURL.BookmarkResolutionOptions
}

/// The form of bookmarks: a mark and the path.
private enum Bookmark {
    private static let mark = Data("kumiki-bookmark:".utf8)

    static func data(of path: String) -> Data { mark + Data(path.utf8) }
    static func path(of data: Data) -> String? {
        data.starts(with: mark) ? String(decoding: data.dropFirst(mark.count), as: UTF8.self) : nil
    }
}
