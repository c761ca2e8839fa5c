/// The module's bundle.
extension SurroundingsFile {
    /// Foundation for Linux returns objects.
    static let bundleAddresses: [Member] = ["", "localization localizationName: Swift.String?"].map {
        let labels = $0.isEmpty ? "" : "localization:"
        let (parameter, argument) = $0.isEmpty ? ("", "") : (", \($0)", ", localization: localizationName")
        return Member(
            "urls(forResourcesWithExtension:subdirectory:\(labels))",
            "func urls(forResourcesWithExtension ext: Swift.String?, subdirectory subpath: Swift.String?\(parameter)) "
                + "-> [Foundation.URL]? { (urls(forResourcesWithExtension: ext, subdirectory: subpath\(argument)) "
                + "as [Foundation.NSURL]?)?.map { $0 as Foundation.URL } }")
    }

    var bundle: [String] {
        var parts = [
            extending(
                "Bundle",
                [
                    Member(
                        "of(_:)",
                        "static func of(_ aClass: AnyClass) -> Foundation.Bundle { UIKit.AppBundles.bundle(of: aClass) }"
                    ),
                    Member(
                        "known(_:)",
                        "static func known(_ identifier: String) -> Foundation.Bundle? "
                            + "{ UIKit.AppBundles.bundle(identifier: identifier) }"),
                ] + Self.bundleAddresses)
        ]
        if surroundings == .application {
            // The module's own, such as that of Tuist, is removed.
            let member = Member("module", "static var module: Foundation.Bundle { .main }")
            parts.append("extension Foundation.Bundle {\n    \(member.declaration)\n}")
        }
        if hasBundle || surroundings == .application {
            parts.append(
                """
                @section(".init_array") @used private let __bundleAtLoad: @convention(c) () -> Void = {
                    UIKit.AppBundles.register(\(module.name.literal)) { UIKit.AppBundles.declared { .module } }
                }
                """)
        }
        return parts
    }
}
