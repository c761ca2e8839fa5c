import Foundation
import InterfaceBuilder

@testable import Staging

/// The coverage of each kind of element and each attribute, determined by experiment: a document with the element is
/// loaded, laid out and drawn while reads are recorded, and drawn again with the attribute changed.
@MainActor
struct CoverageTable {
    /// The coverage of a kind of element.
    private struct Row {
        var kind: String
        var isUsed: Bool
        var isDrawn: Bool
        /// Attributes that change the picture, that are only read, and that are only preserved.
        var drawn: [String] = []
        var used: [String] = []
        var kept: [String] = []
    }

    private let specimens = Specimens()
    private var rows: [Row] = []

    init() {
        let empty = Self.show(Specimens.empty).picture
        for kind in Vocabulary.standard.kinds { rows.append(row(kind, empty: empty)) }
    }

    private func row(_ kind: Vocabulary.ElementKind, empty: String) -> Row {
        let places = specimens.places(of: kind.name)
        let (isUsed, used) = usage(of: kind, in: places)
        let pictures = places.map { Self.show(specimens.document($0)).picture }
        var row = Row(
            kind: kind.name, isUsed: isUsed, isDrawn: pictures.contains { $0 != empty && !$0.isEmpty })
        for attribute in kind.attributes {
            if !used.contains(attribute.name) {
                row.kept.append(attribute.name)
            } else if changesPicture(attribute, places, pictures) {
                row.drawn.append(attribute.name)
            } else {
                row.used.append(attribute.name)
            }
        }
        return row
    }

    /// Returns whether the runtime reads the element, and which attributes: with all of them set, and then, as one
    /// may prevent another from being read, each with the usual ones alone.
    private func usage(
        of kind: Vocabulary.ElementKind, in places: [SpecimenPlace]
    ) -> (isUsed: Bool, attributes: Set<String>) {
        var isUsed = false
        var used: Set<String> = []
        func note(_ place: SpecimenPlace) {
            guard let document = Self.show(specimens.document(place), draws: false).document,
                let record = document.readingRecord, let specimen = Self.specimen(kind.name, in: document)
            else { return }
            isUsed = isUsed || record.includes(specimen)
            for attribute in kind.attributes where record.includes(specimen, attribute: attribute.name) {
                used.insert(attribute.name)
            }
        }
        for place in places { note(filled(place, kind)) }
        for attribute in kind.attributes {
            for place in places where !used.contains(attribute.name) {
                guard let value = Self.values(of: attribute).first else { continue }
                note(place.with(attribute.name, value))
            }
        }
        return (isUsed, used)
    }

    /// Returns the element with a value for every attribute of its kind.
    private func filled(_ place: SpecimenPlace, _ kind: Vocabulary.ElementKind) -> SpecimenPlace {
        var place = place
        for attribute in kind.attributes
        where !place.attributes.contains(where: { $0.name == attribute.name }) {
            guard attribute.name != "key", attribute.name != "id",
                let value = Self.values(of: attribute).first
            else { continue }
            place.attributes.append((attribute.name, value))
        }
        return place
    }

    private func changesPicture(
        _ attribute: Vocabulary.AttributeName, _ places: [SpecimenPlace], _ pictures: [String]
    ) -> Bool {
        guard !["id", "key"].contains(attribute.name) else { return false }
        for (place, picture) in zip(places, pictures) {
            for value in Self.values(of: attribute) {
                if Self.show(specimens.document(place.with(attribute.name, value))).picture != picture {
                    return true
                }
            }
        }
        return false
    }

    /// Returns values to try, at least one of which is not the default.
    private static func values(of attribute: Vocabulary.AttributeName) -> [String] {
        switch attribute.value {
        case .flag: ["YES", "NO"]
        case .number: ["0.5", "40"]
        case .object: ["other"]
        case .text: ["Text"]
        case .word: Array(attribute.words.prefix(4))
        }
    }

    private static func specimen(_ kind: String, in document: Document?) -> Element? {
        guard let document else { return nil }
        return document.element(withID: "specimen") ?? document.elements.first { $0.name == kind }
    }

    private static func show(_ xml: String, draws: Bool = true) -> (document: Document?, picture: String) {
        guard let document = try? Document(xml: xml, path: "Specimen.storyboard", recordsReading: true) else {
            return (nil, "")
        }
        let stage = Stage(document: document)
        var picture = ""
        for scene in stage.scenes.prefix(2) {
            guard let staged = stage.show(scene), draws, let data = Picture(of: staged).data(as: .svg) else {
                continue
            }
            picture += String(decoding: data, as: UTF8.self)
        }
        return (document, picture)
    }
}

extension CoverageTable {
    /// The table as Markdown.
    var markdown: String {
        let attributes = rows.map { $0.drawn.count + $0.used.count + $0.kept.count }.reduce(0, +)
        let drawn = rows.map(\.drawn.count).reduce(0, +)
        let used = rows.map(\.used.count).reduce(0, +)
        return """
            # Coverage of documents

            Generated by `Scripts/coverage`; do not edit. Every kind of element and attribute that occurs in iOS documents of
            public repositories is read and preserved with its line and a value of its type. The table shows the
            additional support, determined by experiment: a document with the element in each of its usual contexts is
            loaded, laid out and drawn.

            - **used**: the runtime reads the element while it creates a scene.
            - **drawn**: the picture changes with the element, or with the attribute's value.
            - Attributes in the last column are preserved and have no effect yet, or have one in Xcode only.

            | | of | used | drawn |
            |---|---:|---:|---:|
            | kinds of element | \(rows.count) | \(rows.count { $0.isUsed }) | \(rows.count { $0.isDrawn }) |
            | attributes | \(attributes) | \(drawn + used) | \(drawn) |

            | element | used | drawn | attributes drawn | attributes used | attributes kept |
            |---|---|---|---|---|---|
            \(rows.map(Self.line).joined(separator: "\n"))

            """
    }

    private static func line(_ row: Row) -> String {
        let cells = [row.drawn, row.used, row.kept].map { names in
            names.map { "`\($0)`" }.joined(separator: " ")
        }
        return "| `\(row.kind)` | \(row.isUsed ? "yes" : "") | \(row.isDrawn ? "yes" : "") | "
            + cells.joined(separator: " | ") + " |"
    }
}
