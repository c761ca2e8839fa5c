import Foundation
import Synchronization
import Testing

@testable import Preview

/// The reports of changes in a folder.
@Suite struct FileWatcherTests {
    /// The changes that a watcher has reported, in order.
    private final class Reports: Sendable {
        private let all = Mutex<[FileChanges]>([])

        func add(_ changes: FileChanges) { all.withLock { $0.append(changes) } }

        var count: Int { all.withLock(\.count) }

        /// Waits until a file with the name is reported, and returns all reports.
        func wait(for name: String) async throws -> [FileChanges] {
            for _ in 0..<1000 {
                let now = all.withLock { $0 }
                if now.contains(where: { $0.paths.contains { $0.hasSuffix("/" + name) } }) { return now }
                try await Task.sleep(for: .milliseconds(10))
            }
            throw CancellationError()
        }
    }

    private func watch(_ project: Project, _ reports: Reports) throws -> FileWatcher {
        try FileWatcher(folder: project.path, problem: { _ in }) { reports.add($0) }
    }

    @Test func aFileThatIsWrittenInPlaceIsReported() async throws {
        let project = try Project()
        try project.write("1", to: "deep/er/a.xib")
        let reports = Reports()
        let watcher = try watch(project, reports)
        defer { watcher.end() }
        try project.write("2", to: "deep/er/a.xib")
        _ = try await reports.wait(for: "a.xib")
    }

    @Test func aFileThatStaysOpenIsReportedOnceItIsQuiet() async throws {
        let project = try Project()
        try project.write("1", to: "a.xib")
        let reports = Reports()
        let watcher = try watch(project, reports)
        defer { watcher.end() }
        let file = try #require(FileHandle(forWritingAtPath: project.path + "/a.xib"))
        try file.write(contentsOf: Data("2".utf8))
        // A process that another test starts can keep the file of the first writing open until after the watch began, whose
        // closing is then reported too.
        let all = try await reports.wait(for: "a.xib")
        #expect(Set(all.flatMap(\.paths)) == [project.path + "/a.xib"])
        try file.close()
    }

    @Test func anEditorThatRenamesMakesOneChange() async throws {
        let project = try Project()
        try project.write("1", to: "a.xib")
        let reports = Reports()
        let watcher = try watch(project, reports)
        defer { watcher.end() }
        try project.replace("a.xib", "2")
        #expect(try await reports.wait(for: "a.xib").count == 1)
    }

    @Test func aThousandFilesAreOneChange() async throws {
        let project = try Project()
        let reports = Reports()
        let watcher = try watch(project, reports)
        defer { watcher.end() }
        for number in 0..<1000 {
            _ = FileManager.default.createFile(atPath: "\(project.path)/\(number).png", contents: Data())
        }
        let all = try await reports.wait(for: "999.png")
        #expect(all.count < 100)
        #expect(Set(all.flatMap(\.paths).filter { $0.hasSuffix(".png") }).count == 1000)
    }

    @Test func foldersThatComeLaterAreWatched() async throws {
        let project = try Project()
        let reports = Reports()
        let watcher = try watch(project, reports)
        defer { watcher.end() }
        try project.write("1", to: "new/a.xib")
        _ = try await reports.wait(for: "new")
        try project.write("2", to: "new/b.xib")
        _ = try await reports.wait(for: "b.xib")
        guard rename(project.path + "/new", project.path + "/other") == 0 else { return }
        _ = try await reports.wait(for: "other")
        try project.write("3", to: "other/c.xib")
        let all = try await reports.wait(for: "c.xib")
        #expect(all.last?.paths == [project.path + "/other/c.xib"])
    }

    @Test func versionControlAndBuildsAreNotWatched() async throws {
        let project = try Project()
        try project.write("1", to: ".git/index")
        try project.write("1", to: ".build/a.o")
        let reports = Reports()
        let watcher = try watch(project, reports)
        defer { watcher.end() }
        try project.write("2", to: ".git/index")
        try project.write("2", to: ".build/a.o")
        try project.write("1", to: "a.xib")
        let all = try await reports.wait(for: "a.xib")
        #expect(all.flatMap(\.paths) == [project.path + "/a.xib"])
    }
}
