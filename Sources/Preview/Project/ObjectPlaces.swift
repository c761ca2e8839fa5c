import Foundation
import InterfaceBuilder
import Staging

/// The source locations of a document's objects by id.
struct ObjectPlaces {
    struct Place {
        var line: Int
        var label: String?
    }

    private(set) var places: [String: Place] = [:]
    private(set) var outlets: [String: [String]] = [:]

    /// Creates an empty set of locations.
    init() {}

    init(_ document: Document) {
        for element in document.elements {
            guard let id = element.id else { continue }
            places[id] = Place(line: element.line, label: element["userLabel"])
        }
        outlets = SceneInspection.outlets(in: document)
    }
}

extension PreviewProject {
    /// Returns the inspection with the files and lines of objects from other documents than the scene's, such as the
    /// nibs of cells.
    func located(_ inspection: SceneInspection) -> SceneInspection {
        var result = inspection
        for index in result.views.indices {
            guard let id = result.views[index].id, result.views[index].line == nil else { continue }
            for document in documents {
                guard let place = objectPlaces(of: document).places[id] else { continue }
                result.views[index].file = document.name
                result.views[index].line = place.line
                result.views[index].label = place.label
                result.views[index].outlets = objectPlaces(of: document).outlets[id] ?? []
                break
            }
        }
        return result
    }

    private func objectPlaces(of document: PreviewDocument) -> ObjectPlaces {
        if let known = knownPlaces[document.name], known.revision == document.revision { return known.places }
        guard let read = try? Document(contentsOf: document.file.path) else {
            return knownPlaces[document.name]?.places ?? ObjectPlaces()
        }
        let places = ObjectPlaces(read)
        knownPlaces[document.name] = (document.revision, places)
        return places
    }
}
