import Foundation
import Testing
import UIKit

/// The process's system is the device's, as on iOS.
@MainActor @Suite struct SystemVersionTests {
    private func version(_ major: Int, _ minor: Int = 0, _ patch: Int = 0) -> OperatingSystemVersion {
        OperatingSystemVersion(majorVersion: major, minorVersion: minor, patchVersion: patch)
    }

    @Test func theVersionIsThatOfTheDevice() {
        let version = AppSurroundings.systemVersion
        #expect(UIDevice.current.systemVersion == "\(version.majorVersion).\(version.minorVersion)")
        #expect(AppSurroundings.systemVersionText == "Version \(UIDevice.current.systemVersion)")
    }

    @Test func versionsAreComparedByTheirParts() {
        #expect(AppSurroundings.isSystem(atLeast: AppSurroundings.systemVersion))
        #expect(AppSurroundings.isSystem(atLeast: version(17, 6, 1)))
        #expect(!AppSurroundings.isSystem(atLeast: version(18, 0, 1)))
        #expect(!AppSurroundings.isSystem(atLeast: version(19)))
    }
}
