import Foundation
import Testing

@testable import Staging

@Suite struct AppContainerTests {
    private func withContainer(_ work: (AppContainer) throws -> Void) throws {
        let folder = NSTemporaryDirectory() + "kumiki-container-\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try work(AppContainer(in: folder))
    }

    @Test func foldersAreThereAndEmpty() throws {
        try withContainer { container in
            for name in ["Documents", "Library/Caches", "Library/Application Support", "tmp"] {
                let folder = "\(container.home)/\(name)"
                let contents = try FileManager.default.contentsOfDirectory(atPath: folder)
                #expect(contents.isEmpty)
            }
        }
    }

    @Test func theEnvironmentIsTheAppsOwn() throws {
        try withContainer { container in
            let host = ["HOME": "/home/me", "LC_ALL": "ja_JP", "TZ": "Asia/Tokyo", "PATH": "/bin"]
            let environment = container.environment(from: host)
            #expect(environment["HOME"] == container.home && environment["TMPDIR"] == container.home + "/tmp")
            #expect(
                environment["LC_ALL"] == nil && environment["TZ"] == "UTC" && environment["PATH"] == "/bin")
        }
    }

    @Test func eachProcessOfAnAppHasAContainerOfItsOwn() throws {
        try withContainer { container in
            let prepare = try #require(AppProgram.worker(path: "/app").prepare)
            let folder = container.home + "/other"
            let environment = try prepare(folder, ["HOME": "/home/me"])
            #expect(environment["HOME"]?.hasPrefix(folder + "/") == true)
        }
    }

    @Test func withoutANetworkNothingFindsAWayOut() {
        let without = AppProgram.worker(path: "/app").environment
        #expect(without["http_proxy"] != nil && without["KUMIKI_NETWORK"] == nil)
        let with = AppProgram.worker(path: "/app", network: .open).environment
        #expect(with["http_proxy"] == nil && with["KUMIKI_NETWORK"] == "on")
        let answered = AppProgram.worker(path: "/app", network: .responses(folder: "/answers")).environment
        #expect(answered["KUMIKI_RESPONSES"] == "/answers" && answered["http_proxy"] != nil)
    }
}
