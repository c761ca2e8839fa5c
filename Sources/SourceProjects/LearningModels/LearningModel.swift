import Foundation
import InterfaceBuilder

/// The inputs and outputs of a model of Core ML, read from an `.mlmodel` file or an `.mlpackage`.
struct LearningModel {
    /// An input or an output.
    struct Feature {
        let name: String
        let type: Kind
        let isOptional: Bool
    }

    /// The types of features, in the order of their fields in the file.
    enum Kind: Int {
        case int64 = 1
        case double, string, image, multiArray, dictionary, sequence
        /// A dictionary whose keys are numbers.
        case numberedDictionary = 100
    }

    private(set) var inputs: [Feature] = []
    private(set) var outputs: [Feature] = []

    /// The description precedes the weights, which may have hundreds of megabytes.
    private static let headLimit = 4 << 20
    /// The beginning of a file that Git stores elsewhere.
    private static let pointer = "version https://git-lfs"

    /// Reads a file. One that the repository stores elsewhere has no inputs and outputs.
    init(path: String, within root: String) throws(DocumentError) {
        guard FolderListing.isInside(path, FolderListing.resolved(root) ?? root) else {
            throw DocumentError(file: path, reason: .unreadable("it is not in the project's folder"))
        }
        let isPackage = FileWalker.ending(of: path) == "mlpackage"
        let file = isPackage ? path + "/Data/com.apple.CoreML/model.mlmodel" : path
        let bytes = try FileReader.read(file, first: Self.headLimit)
        guard !bytes.starts(with: Self.pointer.utf8) else { return }
        guard let model = Self(Array(bytes)) else {
            throw DocumentError(file: path, reason: .unreadable("it is not a model of Core ML"))
        }
        self = model
    }

    /// Reads the beginning of a file; nil if it has no description.
    init?(_ bytes: [UInt8]) {
        guard let description = Protobuf.fields(of: bytes[...]).first(where: { $0.number == 2 })?.bytes else {
            return nil
        }
        for field in Protobuf.fields(of: description) {
            guard let bytes = field.bytes, let feature = Self.feature(bytes) else { continue }
            switch field.number {
            case 1: inputs.append(feature)
            case 10: outputs.append(feature)
            default: break
            }
        }
    }

    private static func feature(_ bytes: ArraySlice<UInt8>) -> Feature? {
        let fields = Protobuf.fields(of: bytes)
        guard let name = fields.first(where: { $0.number == 1 })?.bytes,
            let type = fields.first(where: { $0.number == 3 })?.bytes
        else { return nil }
        let kinds = Protobuf.fields(of: type)
        guard let field = kinds.first(where: { Kind(rawValue: $0.number) != nil }),
            var kind = Kind(rawValue: field.number)
        else { return nil }
        if kind == .dictionary, Protobuf.fields(of: field.bytes ?? []).contains(where: { $0.number == 1 }) {
            kind = .numberedDictionary
        }
        let isOptional = kinds.contains { $0.number == 1000 && $0.value != 0 }
        return Feature(name: String(decoding: name, as: UTF8.self), type: kind, isOptional: isOptional)
    }
}
