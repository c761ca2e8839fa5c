/// The features of later language modes that a target's settings turn on.
enum UpcomingFeatures {
    /// Those of `SWIFT_APPROACHABLE_CONCURRENCY`, by the settings that turn on each alone.
    private static let approachable = [
        "SWIFT_UPCOMING_FEATURE_DISABLE_OUTWARD_ACTOR_ISOLATION": "DisableOutwardActorInference",
        "SWIFT_UPCOMING_FEATURE_GLOBAL_ACTOR_ISOLATED_TYPES_USABILITY": "GlobalActorIsolatedTypesUsability",
        "SWIFT_UPCOMING_FEATURE_INFER_ISOLATED_CONFORMANCES": "InferIsolatedConformances",
        "SWIFT_UPCOMING_FEATURE_INFER_SENDABLE_FROM_CAPTURES": "InferSendableFromCaptures",
        "SWIFT_UPCOMING_FEATURE_NONISOLATED_NONSENDING_BY_DEFAULT": "NonisolatedNonsendingByDefault",
    ]

    /// Regular expressions between slashes.
    static let bareSlashes = "BareSlashRegexLiterals"

    /// Those that are turned on by themselves alone.
    private static let others = [
        "SWIFT_ENABLE_BARE_SLASH_REGEX": bareSlashes,
        "SWIFT_UPCOMING_FEATURE_CONCISE_MAGIC_FILE": "ConciseMagicFile",
        "SWIFT_UPCOMING_FEATURE_DEPRECATE_APPLICATION_MAIN": "DeprecateApplicationMain",
        "SWIFT_UPCOMING_FEATURE_DYNAMIC_ACTOR_ISOLATION": "DynamicActorIsolation",
        "SWIFT_UPCOMING_FEATURE_EXISTENTIAL_ANY": "ExistentialAny",
        "SWIFT_UPCOMING_FEATURE_FORWARD_TRAILING_CLOSURES": "ForwardTrailingClosures",
        "SWIFT_UPCOMING_FEATURE_IMPLICIT_OPEN_EXISTENTIALS": "ImplicitOpenExistentials",
        "SWIFT_UPCOMING_FEATURE_IMPORT_OBJC_FORWARD_DECLS": "ImportObjcForwardDeclarations",
        "SWIFT_UPCOMING_FEATURE_INTERNAL_IMPORTS_BY_DEFAULT": "InternalImportsByDefault",
        "SWIFT_UPCOMING_FEATURE_ISOLATED_DEFAULT_VALUES": "IsolatedDefaultValues",
        "SWIFT_UPCOMING_FEATURE_MEMBER_IMPORT_VISIBILITY": "MemberImportVisibility",
        "SWIFT_UPCOMING_FEATURE_REGION_BASED_ISOLATION": "RegionBasedIsolation",
    ]

    /// Xcode's values of settings that a project does not contain.
    private static let byDefault = ["SWIFT_ENABLE_BARE_SLASH_REGEX": "YES"]

    /// Features that decide how the sources are written rather than what they mean; what is adapted does not follow them.
    private static let ignored: Set = [
        "DeprecateApplicationMain", "ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility",
    ]

    /// The names in their order.
    static func names(in settings: BuildSettings) -> [String] {
        let areAllOn = settings["SWIFT_APPROACHABLE_CONCURRENCY"] == "YES"
        let named = approachable.filter { areAllOn || settings[$0.key] == "YES" }.values
        let own = others.filter { (settings[$0.key] ?? byDefault[$0.key]) == "YES" }.values
        let flags = settings.words("OTHER_SWIFT_FLAGS")
        let flagged = zip(flags, flags.dropFirst()).filter { $0.0 == "-enable-upcoming-feature" }.map(\.1)
        return usable(Array(named) + own + flagged)
    }

    /// Those of the names that are known and followed, in their order.
    static func usable(_ names: [String]) -> [String] {
        let known = Set(approachable.values).union(others.values).subtracting(ignored)
        return Set(names).intersection(known).sorted()
    }
}
