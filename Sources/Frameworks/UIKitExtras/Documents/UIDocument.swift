import Foundation
import UIKit
import UniformTypeIdentifiers

/// A document in a file, or a folder of files. It is read and written at once; results are reported in a later turn.
open class UIDocument: NSObject {
    /// A change of the document.
    public enum ChangeKind: Int, Sendable { case done, undone, redone, cleared }

    /// The purpose of writing a file.
    public enum SaveOperation: Int, Sendable { case forCreating, forOverwriting }

    /// The state of a document, which determines what can be done with it.
    public struct State: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let normal: State = []
        public static let closed = State(rawValue: 1 << 0)
        public static let inConflict = State(rawValue: 1 << 1)
        public static let savingError = State(rawValue: 1 << 2)
        public static let editingDisabled = State(rawValue: 1 << 3)
        public static let progressAvailable = State(rawValue: 1 << 4)
    }

    open class var userActivityURLKey: String { "NSUserActivityDocumentURL" }
    open class var stateChangedNotification: NSNotification.Name {
        NSNotification.Name("UIDocumentStateChangedNotification")
    }

    open private(set) var fileURL: URL
    /// The name of the file without its extension.
    open var localizedName: String { fileURL.deletingPathExtension().lastPathComponent }
    /// The type of the file by its extension.
    open var fileType: String? { UTType(filenameExtension: fileURL.pathExtension)?.identifier }
    /// The type that is written: that of the file.
    open var savingFileType: String? { fileType }
    open var fileModificationDate: Date?
    open private(set) var documentState = State.closed {
        didSet {
            guard documentState != oldValue else { return }
            NotificationCenter.default.post(name: Self.stateChangedNotification, object: self)
        }
    }
    open private(set) var progress: Progress?
    open var undoManager: UndoManager! = UndoManager()
    open var userActivity: NSUserActivity?
    private var changes = 0

    /// Creates a document of a file, which is not read before the document is opened.
    public init(fileURL url: URL) {
        fileURL = url
        super.init()
    }

    // MARK: Opening and closing

    /// Reads the document.
    open func open(completionHandler: ((Bool) -> Void)? = nil) {
        let isOpen = attempt { try read(from: fileURL) }
        if isOpen { documentState.remove(.closed) }
        Inert.later { completionHandler?(isOpen) }
    }

    /// Reads the document.
    @MainActor open func open() async -> Bool {
        await withCheckedContinuation { continuation in open { continuation.resume(returning: $0) } }
    }

    /// Writes changes that have not been saved, and closes the document.
    open func close(completionHandler: ((Bool) -> Void)? = nil) {
        autosave { [self] isSaved in
            if isSaved { documentState.insert(.closed) }
            completionHandler?(isSaved)
        }
    }

    /// Writes changes that have not been saved, and closes the document.
    @MainActor open func close() async -> Bool {
        await withCheckedContinuation { continuation in close { continuation.resume(returning: $0) } }
    }

    /// Reads the document again, of a file.
    open func revert(toContentsOf url: URL, completionHandler: ((Bool) -> Void)? = nil) {
        let isRead = attempt { try read(from: url) }
        if isRead { changes = 0 }
        Inert.later { completionHandler?(isRead) }
    }

    /// Reads the document again, of a file.
    @MainActor open func revert(toContentsOf url: URL) async -> Bool {
        await withCheckedContinuation { continuation in
            revert(toContentsOf: url) { continuation.resume(returning: $0) }
        }
    }

    /// Reads a file and loads its data, or a folder and its files as a wrapper.
    open func read(from url: URL) throws {
        var isFolder: ObjCBool = false
        _ = FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
        let contents: Any = isFolder.boolValue ? try FileWrapper(url: url) : try Data(contentsOf: url)
        try load(fromContents: contents, ofType: fileType)
        fileModificationDate = Self.modificationDate(of: url)
    }

    /// Loads the document. Subclasses override it.
    open func load(fromContents contents: Any, ofType typeName: String?) throws {
        throw CocoaError(.fileReadUnknown)
    }

    // MARK: Changes

    open var hasUnsavedChanges: Bool { changes != 0 }

    open func updateChangeCount(_ change: ChangeKind) {
        switch change {
        case .done, .redone: changes += 1
        case .undone: changes -= 1
        case .cleared: changes = 0
        }
    }

    /// Returns the number of changes, to be subtracted when they have been saved.
    open func changeCountToken(for saveOperation: SaveOperation) -> Any { changes }

    open func updateChangeCount(withToken changeCountToken: Any, for saveOperation: SaveOperation) {
        changes -= changeCountToken as? Int ?? 0
    }

    open func disableEditing() { documentState.insert(.editingDisabled) }
    open func enableEditing() { documentState.remove(.editingDisabled) }

    // MARK: Saving

    /// Writes the document to a file.
    open func save(
        to url: URL, for saveOperation: SaveOperation, completionHandler: ((Bool) -> Void)? = nil
    ) {
        let isSaved = attempt {
            let contents = try contents(forType: savingFileType ?? "")
            try writeContents(contents, andAttributes: nil, safelyTo: url, for: saveOperation)
        }
        if isSaved {
            (fileURL, changes, fileModificationDate) = (url, 0, Self.modificationDate(of: url))
            documentState.subtract(saveOperation == .forCreating ? [.closed, .savingError] : .savingError)
        } else {
            documentState.insert(.savingError)
        }
        Inert.later { completionHandler?(isSaved) }
    }

    /// Writes the document to a file.
    @MainActor open func save(to url: URL, for saveOperation: SaveOperation) async -> Bool {
        await withCheckedContinuation { continuation in
            save(to: url, for: saveOperation) { continuation.resume(returning: $0) }
        }
    }

    /// Writes changes that have not been saved. Code calls it; time does not.
    open func autosave(completionHandler: ((Bool) -> Void)? = nil) {
        guard hasUnsavedChanges else { return Inert.later { completionHandler?(true) } }
        save(to: fileURL, for: .forOverwriting, completionHandler: completionHandler)
    }

    /// Writes changes that have not been saved.
    @MainActor open func autosave() async -> Bool {
        await withCheckedContinuation { continuation in autosave { continuation.resume(returning: $0) } }
    }

    /// Returns the data or the file wrapper to write. Subclasses override it.
    open func contents(forType typeName: String) throws -> Any { throw CocoaError(.fileWriteUnknown) }

    open func fileNameExtension(forType typeName: String?, saveOperation: SaveOperation) -> String {
        typeName.flatMap { UTType($0)?.preferredFilenameExtension } ?? fileURL.pathExtension
    }

    open func fileAttributesToWrite(to url: URL, for saveOperation: SaveOperation) throws -> [AnyHashable:
        Any]
    {
        [:]
    }

    open func writeContents(
        _ contents: Any, andAttributes additionalFileAttributes: [AnyHashable: Any]? = nil, safelyTo url: URL,
        for saveOperation: SaveOperation
    ) throws {
        let original = saveOperation == .forOverwriting ? fileURL : nil
        try writeContents(contents, to: url, for: saveOperation, originalContentsURL: original)
    }

    open func writeContents(
        _ contents: Any, to url: URL, for saveOperation: SaveOperation, originalContentsURL: URL?
    ) throws {
        switch contents {
        case let data as Data: try data.write(to: url, options: .atomic)
        case let data as NSData: try data.write(to: url, options: .atomic)
        case let wrapper as FileWrapper:
            try wrapper.write(to: url, options: .atomic, originalContentsURL: originalContentsURL)
        default: throw CocoaError(.fileWriteUnknown)
        }
    }

    // MARK: Errors and access

    /// Performs work with files; the other methods do so at once.
    open func performAsynchronousFileAccess(_ block: @escaping () -> Void) { Inert.later(block) }

    /// Called with errors of reading and writing.
    open func handleError(_ error: any Error, userInteractionPermitted: Bool) {
        finishedHandlingError(error, recovered: false)
    }
    open func finishedHandlingError(_ error: any Error, recovered: Bool) {}
    open func userInteractionNoLongerPermitted(forError error: any Error) {}
    open func updateUserActivityState(_ userActivity: NSUserActivity) {
        userActivity.addUserInfoEntries(from: [Self.userActivityURLKey: fileURL])
    }

    private func attempt(_ work: () throws -> Void) -> Bool {
        do {
            try work()
            return true
        } catch {
            handleError(error, userInteractionPermitted: true)
            return false
        }
    }

    private static func modificationDate(of url: URL) -> Date? {
        (try? FileManager.default.attributesOfItem(atPath: url.path))?[.modificationDate] as? Date
    }
}
