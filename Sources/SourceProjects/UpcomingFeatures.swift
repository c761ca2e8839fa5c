/// The features of later language modes that projects enable by themselves and that decide what compiles. Others only ask
/// more of sources, so that what compiles with them compiles without.
enum UpcomingFeatures {
    private struct Feature {
        let name: String
        /// The end of the name of Xcode's setting.
        let setting: String
        /// Whether Xcode's approachable concurrency enables it.
        var isApproachable = true
    }

    private static let all = [
        Feature(name: "DisableOutwardActorInference", setting: "DISABLE_OUTWARD_ACTOR_ISOLATION"),
        Feature(name: "GlobalActorIsolatedTypesUsability", setting: "GLOBAL_ACTOR_ISOLATED_TYPES_USABILITY"),
        Feature(name: "InferSendableFromCaptures", setting: "INFER_SENDABLE_FROM_CAPTURES"),
        Feature(name: "InferIsolatedConformances", setting: "INFER_ISOLATED_CONFORMANCES"),
        Feature(name: "NonisolatedNonsendingByDefault", setting: "NONISOLATED_NONSENDING_BY_DEFAULT"),
        Feature(name: "IsolatedDefaultValues", setting: "ISOLATED_DEFAULT_VALUES", isApproachable: false),
        Feature(name: "RegionBasedIsolation", setting: "REGION_BASED_ISOLATION", isApproachable: false),
        Feature(
            name: "ImplicitOpenExistentials", setting: "IMPLICITLY_OPENED_EXISTENTIALS", isApproachable: false
        ),
    ]

    /// Those of the features that decide what compiles.
    static func known(_ names: [String]) -> [String] {
        names.filter { name in all.contains { $0.name == name } }
    }

    /// The features that the settings of an Xcode project enable.
    static func enabled(by isSet: (String) -> Bool) -> [String] {
        let isApproachable = isSet("SWIFT_APPROACHABLE_CONCURRENCY")
        return all.filter {
            isApproachable && $0.isApproachable || isSet("SWIFT_UPCOMING_FEATURE_" + $0.setting)
        }.map(\.name)
    }
}
