import Foundation
import Testing

@testable import Staging

@Suite struct AppContainerTests {
    @Test func foldersAreThereAndEmptyAndGoWithTheRun() throws {
        let container = try AppContainer()
        let manager = FileManager.default
        for name in ["Documents", "Library/Caches", "Library/Application Support", "tmp"] {
            #expect(try manager.contentsOfDirectory(atPath: "\(container.home)/\(name)").isEmpty)
        }
        container.remove()
        #expect(!manager.fileExists(atPath: container.home))
    }

    @Test func twoRunsShareNothing() throws {
        let (first, second) = (try AppContainer(), try AppContainer())
        defer {
            first.remove()
            second.remove()
        }
        #expect(first.home != second.home)
    }

    @Test func theEnvironmentIsTheAppsOwn() throws {
        let container = try AppContainer()
        defer { container.remove() }
        let host = ["HOME": "/home/me", "LC_ALL": "ja_JP", "TZ": "Asia/Tokyo", "PATH": "/bin"]
        let environment = container.environment(from: host)
        #expect(environment["HOME"] == container.home && environment["TMPDIR"] == container.home + "/tmp")
        #expect(environment["LC_ALL"] == nil && environment["TZ"] == "UTC" && environment["PATH"] == "/bin")
    }

    @Test func aRunThatDidNotEndInItsLaunchSaysSo() throws {
        let container = try AppContainer()
        defer { container.remove() }
        #expect(!container.endedInLaunch)
    }
}
