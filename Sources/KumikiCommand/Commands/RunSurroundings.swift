import Foundation
import Staging

/// What the app that a program holds finds around it: the time, and the network.
@MainActor
struct RunSurroundings {
    private let reachesNetwork: Bool
    private let responses: String?

    init(_ arguments: Arguments) throws(UsageError) {
        reachesNetwork = arguments.has("--network")
        responses = arguments.value("--responses")
        guard let responses else { return }
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: responses, isDirectory: &isFolder), isFolder.boolValue
        else {
            throw UsageError("--responses needs a folder; there is none at \(responses)")
        }
    }

    /// Gives the surroundings to this process.
    func apply() {
        guard CommandLineTool.holdsSources else { return }
        AppLaunch.module = ProcessInfo.processInfo.processName
        AppTime.fixedStart = AppTime.standardStart
        if let responses { setenv("KUMIKI_RESPONSES", URL(fileURLWithPath: responses).path, 1) }
        if reachesNetwork {
            setenv("KUMIKI_NETWORK", "on", 1)
        } else {
            // What does not ask sessions of the app's own finds no way out either.
            for name in ["http_proxy", "https_proxy", "ftp_proxy", "all_proxy"] {
                setenv(name, "http://127.0.0.1:9", 1)
            }
            unsetenv("no_proxy")
        }
    }
}

/// The languages that there are.
enum Languages {
    private static let codes: Set<String> = Set(Locale.LanguageCode.isoLanguageCodes.map(\.identifier))

    /// Whether the code begins with one of ISO 639, in its current or a former form.
    static func isKnown(_ code: String) -> Bool {
        let language = code.prefix { $0 != "-" && $0 != "_" }.lowercased()
        return codes.contains(language) || ["iw", "in", "ji", "mo", "no", "sh", "tl"].contains(language)
    }
}
