import CommandArguments
import Staging
import Workers

/// A request to `kumiki render`.
@MainActor
struct RenderRequest {
    var paths: [String]
    var output: String
    var variants: [Variant]
    var scene: String?
    var format: PictureFormat
    /// The steps that are performed in each scene before its image is captured.
    var steps: [Step]
    /// The limits of time and memory for a scene.
    var limits: WorkerLimits
    /// Whether only the launched app is drawn, in which the steps start.
    var isFromLaunch: Bool
    /// Whether the layout of each image is recorded.
    var recordsLayouts = false
    /// The images that a team lists in addition to, or in place of, those of all scenes.
    var entries: [SceneEntry] = []
    /// Whether unlisted scenes are not drawn.
    var drawsOnlyEntries = false
    /// The files of images that are up to date and not drawn again.
    var upToDate: Set<String> = []

    init(_ arguments: Arguments) throws(UsageError) {
        paths = arguments.positionals
        output = arguments.value("--output") ?? "kumiki-output"
        scene = arguments.value("--scene")
        format = try Self.format(arguments.value("--format"))
        variants = try VariantMatrix(arguments).variants
        steps = try Self.steps(arguments)
        limits = try WorkerLimits(arguments)
        isFromLaunch = try Self.isFromLaunch(arguments.value("--from"))
    }

    private static func isFromLaunch(_ place: String?) throws(UsageError) -> Bool {
        guard let place else { return false }
        guard place == "launch" else { throw UsageError("--from is launch, not \(place)") }
        return true
    }

    private static func steps(_ arguments: Arguments) throws(UsageError) -> [Step] {
        var steps: [Step] = []
        for (option, value) in arguments.inOrder {
            let name = String(option.dropFirst(2))
            guard (Step.names + ["rotate"]).contains(name) else { continue }
            guard let step = Step(name, value) else { throw UsageError("\(option) cannot be \(value)") }
            steps.append(step)
        }
        return steps
    }

    private static func format(_ name: String?) throws(UsageError) -> PictureFormat {
        guard let name else { return .png }
        guard let format = PictureFormat(rawValue: name) else {
            throw UsageError("--format is png, svg or pdf, not \(name)")
        }
        return format
    }
}
