import Foundation

extension AppSurroundings {
    /// Returns whether a dictionary has the entries of another. Foundation for Linux does not find the same Boolean values equal.
    public static func isEqual(_ dictionary: NSDictionary, _ other: [AnyHashable: Any]) -> Bool {
        dictionary == other as NSDictionary
    }
}
