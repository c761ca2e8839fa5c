import InterfaceBuilder

/// A constant for each scene and segue of storyboards, as the templates `scenes` and `segues` generate them:
/// `StoryboardScene.Main.home.instantiate()`, `StoryboardSegue.Main.toHome`.
struct SwiftGenScenes {
    private let options: SwiftGenOptions
    private let storyboards: [(name: String, document: Document)]

    init(_ files: [String], _ options: SwiftGenOptions) {
        self.options = options
        // The copies of a document in other languages have the same scenes.
        var known: Set<String> = []
        storyboards = files.filter { FileWalker.ending(of: $0) == "storyboard" }.compactMap { path in
            let name = SwiftGenNames.file(path)
            guard known.insert(name).inserted, let document = try? Document(contentsOf: path) else {
                return nil
            }
            return (name, document)
        }
    }

    // MARK: Scenes

    func scenes(named name: String) -> String {
        let access = options.access
        let members = storyboards.flatMap { storyboard -> [String] in
            let type = SwiftGenNames.type(storyboard.name)
            let initial = storyboard.document.initialScene?.controller.map {
                let type = "InitialSceneType<\(className(of: $0.element))>"
                return
                    "\(access)static let initialScene = \(type)(storyboard: \(storyboard.name.swiftLiteral))"
            }
            var known: Set<String> = ["initialScene"]
            let scenes = storyboard.document.scenes.compactMap(\.controller).compactMap {
                controller -> String? in
                guard let identifier = controller.storyboardIdentifier else { return nil }
                let name = SwiftGenNames.member(identifier)
                guard known.insert(name).inserted else { return nil }
                return "\(access)static let \(name) = SceneType<\(className(of: controller.element))>"
                    + "(storyboard: \(storyboard.name.swiftLiteral), identifier: \(identifier.swiftLiteral))"
            }
            let storyboardName = "\(access)static let storyboardName = \(storyboard.name.swiftLiteral)"
            return SwiftGenNames.enumeration(
                "\(type): StoryboardType", [storyboardName] + [initial].compactMap { $0 } + scenes
            )
            .accessible(options)
        }
        let lines =
            ["import UIKit", ""] + SwiftGenNames.enumeration(name, members).accessible(options)
            + sceneTypes + options.bundleDeclaration
        return lines.joined(separator: "\n") + "\n"
    }

    private func className(of element: Element) -> String {
        element.customClass?.name ?? element.standardClassName ?? "UIViewController"
    }

    /// A scene of another class ends the app, as with SwiftGen's own templates: `instantiate()` has no other result.
    private var sceneTypes: [String] {
        let access = options.access
        return [
            "\(access)protocol StoryboardType {",
            "    static var storyboardName: String { get }",
            "}",
            "extension StoryboardType {",
            "    @MainActor \(access)static var storyboard: UIStoryboard {",
            "        UIStoryboard(name: storyboardName, bundle: bundle)",
            "    }",
            "}",
            "\(access)struct SceneType<T: UIViewController>: Sendable {",
            "    fileprivate let storyboard: String",
            "    fileprivate let identifier: String",
            "    @MainActor \(access)func instantiate(creator: ((NSCoder) -> T?)? = nil) -> T {",
            "        UIStoryboard(name: storyboard, bundle: bundle)",
            "            .instantiateViewController(identifier: identifier, creator: creator)",
            "    }",
            "}",
            "\(access)struct InitialSceneType<T: UIViewController>: Sendable {",
            "    fileprivate let storyboard: String",
            "    @MainActor \(access)func instantiate(creator: ((NSCoder) -> T?)? = nil) -> T {",
            "        let storyboard = UIStoryboard(name: storyboard, bundle: bundle)",
            "        guard let controller = storyboard.instantiateInitialViewController(creator: creator) else {",
            "            fatalError(\"The initial scene of \\(self.storyboard) is no \\(T.self)\")",
            "        }",
            "        return controller",
            "    }",
            "}",
        ]
    }

    // MARK: Segues

    func segues(named name: String) -> String {
        let access = options.access
        let members = storyboards.flatMap { storyboard -> [String] in
            let segues = storyboard.document.root.descendants.filter { $0.isNamed("segue") }.map(Segue.init)
            let cases = Dictionary(
                segues.compactMap(\.identifier).filter { !$0.isEmpty }.map { (SwiftGenNames.member($0), $0) }
            ) { first, _ in first }
            guard !cases.isEmpty else { return [] }
            let lines = cases.sorted { $0.key < $1.key }.map { "case \($0.key) = \($0.value.swiftLiteral)" }
            let type = SwiftGenNames.type(storyboard.name)
            return SwiftGenNames.enumeration("\(type): String, SegueType", lines).accessible(options)
        }
        let lines =
            ["import UIKit", ""] + SwiftGenNames.enumeration(name, members).accessible(options) + [
                "\(access)protocol SegueType: RawRepresentable {}",
                "extension UIViewController {",
                "    \(access)func perform<S: SegueType>(segue: S, sender: Any? = nil) where S.RawValue == String {",
                "        performSegue(withIdentifier: segue.rawValue, sender: sender)",
                "    }",
                "}",
                "extension SegueType where RawValue == String {",
                "    @MainActor \(access)init?(_ segue: UIStoryboardSegue) {",
                "        guard let identifier = segue.identifier else { return nil }",
                "        self.init(rawValue: identifier)",
                "    }",
                "}",
            ]
        return lines.joined(separator: "\n") + "\n"
    }
}
