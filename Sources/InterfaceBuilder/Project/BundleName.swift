/// The names of resources in the bundle that they are copied to.
package enum BundleName {
    /// Returns the name of a file: localized files stay in the folder of their language.
    package static func of(_ path: String) -> String {
        let parts = path.split(separator: "/").suffix(2)
        let isTranslated = parts.count == 2 && parts.first?.hasSuffix(".lproj") == true
        return isTranslated ? parts.joined(separator: "/") : String(parts.last ?? "")
    }
}
