import Foundation

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// Which scenes a storyboard has, as it says itself.
///
/// Asking first is the only way to an error of our own: UIKit stops the app over an identifier that is not there.
struct StoryboardIndex {
    /// The identifiers of all scenes that have one, and the classes of their controllers as far as they are told.
    let scenes: [String: String?]
    /// Whether there is a controller that the storyboard starts with.
    let hasInitial: Bool

    /// The identifiers of all scenes that have one.
    var identifiers: [String] { scenes.keys.sorted() }

    /// Nil for what cannot be read.
    init?(contentsOf storyboard: URL) {
        if storyboard.pathExtension == "storyboardc" {
            self.init(compiled: storyboard)
        } else {
            self.init(source: storyboard)
        }
    }

    /// A compiled storyboard has a property list beside its scenes, which tells no classes.
    private init?(compiled storyboard: URL) {
        let url = storyboard.appendingPathComponent("Info.plist")
        guard let data = try? Data(contentsOf: url),
            let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
        else { return nil }
        let scenes = list["UIViewControllerIdentifiersToNibNames"] as? [String: Any] ?? [:]
        self.scenes = scenes.mapValues { _ in nil }
        hasInitial = list["UIStoryboardDesignatedEntryPointIdentifier"] != nil
    }

    /// A storyboard as it is saved.
    private init?(source storyboard: URL) {
        guard let parser = XMLParser(contentsOf: storyboard) else { return nil }
        let reader = SceneReader()
        parser.delegate = reader
        guard parser.parse(), reader.isDocument else { return nil }
        scenes = reader.scenes
        hasInitial = reader.hasInitial
    }
}

/// Notes what a storyboard says of its controllers.
private final class SceneReader: NSObject, XMLParserDelegate {
    var scenes: [String: String?] = [:]
    var hasInitial = false
    var isDocument = false

    func parser(
        _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
        qualifiedName qName: String?, attributes: [String: String]
    ) {
        if elementName == "document" {
            isDocument = true
            hasInitial = attributes["initialViewController"] != nil
        }
        if let identifier = attributes["storyboardIdentifier"] {
            scenes[identifier] = .some(attributes["customClass"])
        }
    }
}
