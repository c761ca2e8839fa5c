import Foundation

extension AppSurroundings {
    /// The version of iOS whose appearance and behavior are reproduced.
    public static let systemVersion = OperatingSystemVersion(
        majorVersion: 18, minorVersion: 0, patchVersion: 0)

    /// The version of iOS in words, without the number of a build.
    public static var systemVersionText: String {
        "Version \(systemVersion.majorVersion).\(systemVersion.minorVersion)"
    }

    /// Returns whether the version of iOS is the given one or newer.
    public static func isSystem(atLeast version: OperatingSystemVersion) -> Bool {
        func parts(_ version: OperatingSystemVersion) -> [Int] {
            [version.majorVersion, version.minorVersion, version.patchVersion]
        }
        return !parts(systemVersion).lexicographicallyPrecedes(parts(version))
    }
}
