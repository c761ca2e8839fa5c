import Foundation
import Staging

/// A recorded image of a scene in a configuration.
package struct Snapshot: Codable, Sendable, Hashable {
    /// The scene and its configuration.
    package struct Key: Codable, Sendable, Hashable {
        /// The document's path, relative to the folder.
        package var document: String
        /// The scene's object id in the document.
        package var scene: String
        /// Descriptions of the device, the orientation and other properties.
        package var configuration: [String]

        package init(document: String, scene: String, configuration: [String]) {
            (self.document, self.scene, self.configuration) = (document, scene, configuration)
        }
    }

    package var key: Key
    /// The scene's name.
    package var name: String
    /// The path of the image without its extension, relative to the recording.
    package var file: String
    /// The width in points.
    package var width: Double
    package var height: Double
    /// The scale, in pixels per point.
    package var scale: Double
    /// The digest of the image file.
    package var picture: Digest
    /// The digest of the layout file.
    package var layout: Digest
    /// The number of views in the layout; nil in recordings of earlier versions.
    package var views: Int?
    /// The rules for the comparison; nil for the default.
    package var rules: ComparisonRules?

    package init(
        key: Key, name: String, file: String, width: Double, height: Double, scale: Double,
        picture: Digest, layout: Digest
    ) {
        (self.key, self.name, self.file) = (key, name, file)
        (self.width, self.height, self.scale) = (width, height, scale)
        (self.picture, self.layout) = (picture, layout)
    }

    /// The number of pixels to a point of a PNG file that shows so many points.
    static func scale(ofPNG data: Data, width: Double) -> Double {
        // The width in pixels is in the file's header, big-endian.
        let pixels = data.dropFirst(16).prefix(4).reduce(0) { $0 << 8 | Int($1) }
        return width > 0 ? Double(pixels) / width : 1
    }

    /// The estimated work of drawing, for distributing snapshots to shards, in pixels: a view takes as long as 200,000 of them,
    /// and a scene without views as long as 1,000,000 (measured with the scenes of the example).
    package var cost: Double {
        let pixels = (width * height * scale * scale).rounded()
        return pixels + 1_000_000 + 200_000 * Double(views ?? Self.usualViews)
    }

    /// The number of views of a common screen.
    private static let usualViews = 30

    package var pictureFile: String { file + ".png" }
    package var layoutFile: String { file + ".txt" }

    /// The document, the scene and its configuration in one line.
    package var title: String {
        ([key.document + ": " + name] + key.configuration).joined(separator: ", ")
    }
}
