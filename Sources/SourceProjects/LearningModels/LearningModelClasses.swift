import InterfaceBuilder

/// The sources that Xcode generates from a model of Core ML when it builds an app: the classes of the model, its inputs and its
/// outputs. Models compute nothing here, so that predictions throw.
public struct LearningModelClasses {
    /// The text of a Swift file.
    public let text: String

    /// Generates the classes of the `.mlmodel` file or the `.mlpackage` at a path.
    public init(modelAt path: String, within root: String) throws(DocumentError) {
        let name = path.split(separator: "/").last?.split(separator: ".").first.map(String.init) ?? ""
        self.init(try LearningModel(path: path, within: root), named: name)
    }

    init(_ model: LearningModel, named file: String) {
        let name = file.asIdentifier
        text = [
            "import CoreML\nimport CoreVideo\nimport Foundation\n", Self.input(model.inputs, name),
            Self.output(model.outputs, name), Self.model(model, name),
        ].joined(separator: "\n")
    }

    // MARK: Features

    private static func name(of feature: LearningModel.Feature) -> String {
        feature.name.asIdentifier.declaredName
    }

    private static func type(of feature: LearningModel.Feature) -> String {
        let type =
            switch feature.type {
            case .int64: "Int64"
            case .double: "Double"
            case .string: "String"
            case .image: "CVPixelBuffer"
            case .multiArray: "MLMultiArray"
            case .dictionary: "[String: Double]"
            case .numberedDictionary: "[Int64: Double]"
            case .sequence: "MLSequence"
            }
        return feature.isOptional ? type + "?" : type
    }

    /// Returns the expression that creates the feature of a value.
    private static func made(_ value: String, _ feature: LearningModel.Feature) -> String {
        switch feature.type {
        case .int64: "MLFeatureValue(int64: \(value))"
        case .double: "MLFeatureValue(double: \(value))"
        case .string: "MLFeatureValue(string: \(value))"
        case .image: "MLFeatureValue(pixelBuffer: \(value))"
        case .multiArray: "MLFeatureValue(multiArray: \(value))"
        case .sequence: "MLFeatureValue(sequence: \(value))"
        case .dictionary, .numberedDictionary:
            "try? MLFeatureValue(dictionary: Dictionary(uniqueKeysWithValues: "
                + "\(value).map { (AnyHashable($0.key), NSNumber(value: $0.value)) }))"
        }
    }

    /// Returns the expression that reads the value of a feature; the neutral one where it is missing.
    private static func read(_ feature: LearningModel.Feature) -> String {
        let value = "provider.featureValue(for: \(feature.name.swiftLiteral))"
        return switch feature.type {
        case .int64: "\(value)?.int64Value ?? 0"
        case .double: "\(value)?.doubleValue ?? 0"
        case .string: "\(value)?.stringValue ?? \"\""
        case .image: "\(value)?.imageBufferValue ?? CVPixelBuffer()"
        case .multiArray: "\(value)?.multiArrayValue ?? MLMultiArray()"
        case .sequence: "\(value)?.sequenceValue ?? MLSequence()"
        case .dictionary, .numberedDictionary:
            "(\(value)?.dictionaryValue ?? [:]).reduce(into: [:]) { values, entry in "
                + "if let key = entry.key.base as? \(feature.type == .dictionary ? "String" : "Int64") "
                + "{ values[key] = entry.value.doubleValue } }"
        }
    }

    private static func names(_ features: [LearningModel.Feature]) -> String {
        "[\(features.map(\.name.swiftLiteral).joined(separator: ", "))]"
    }

    private static func parameters(_ features: [LearningModel.Feature]) -> String {
        features.map { "\(name(of: $0)): \(type(of: $0))\($0.isOptional ? " = nil" : "")" }
            .joined(separator: ", ")
    }

    // MARK: Classes

    private static func input(_ features: [LearningModel.Feature], _ model: String) -> String {
        let values = features.map { feature in
            let name = name(of: feature)
            let made = made(name, feature)
            let read = feature.isOptional ? "\(name).flatMap { \(name) in \(made) }" : made
            return "        if featureName == \(feature.name.swiftLiteral) { return \(read) }"
        }
        return """
            public class \(model)Input: MLFeatureProvider {
            \(features.map { "    public var \(name(of: $0)): \(type(of: $0))" }.joined(separator: "\n"))

                public init(\(parameters(features))) {
            \(features.map { "        self.\(name(of: $0)) = \(name(of: $0))" }.joined(separator: "\n"))
                }

                public var featureNames: Set<String> { \(names(features)) }

                public func featureValue(for featureName: String) -> MLFeatureValue? {
            \(values.joined(separator: "\n"))
                    return nil
                }
            }

            """
    }

    private static func output(_ features: [LearningModel.Feature], _ model: String) -> String {
        let properties = features.map { feature in
            "    public var \(name(of: feature)): \(type(of: feature)) { \(read(feature)) }"
        }
        return """
            public class \(model)Output: MLFeatureProvider {
                private let provider: MLFeatureProvider

                public init(features: MLFeatureProvider) { provider = features }

            \(properties.joined(separator: "\n"))
                public var featureNames: Set<String> { provider.featureNames }
                public func featureValue(for featureName: String) -> MLFeatureValue? {
                    provider.featureValue(for: featureName)
                }
            }

            """
    }

    private static func model(_ model: LearningModel, _ name: String) -> String {
        let values = model.inputs.map { "\(self.name(of: $0)): \(self.name(of: $0))" }
        let direct = """
                public func prediction(\(parameters(model.inputs))) throws -> \(name)Output {
                    try prediction(input: \(name)Input(\(values.joined(separator: ", "))))
                }
            """
        return """
            public class \(name) {
                public let model: MLModel

                public class var urlOfModelInThisBundle: URL {
                    Bundle(for: \(name).self).bundleURL.appendingPathComponent(\("\(name).mlmodelc".swiftLiteral))
                }

                public init(model: MLModel) { self.model = model }
                public convenience init() { self.init(model: MLModel()) }

                public convenience init(configuration: MLModelConfiguration) throws {
                    try self.init(contentsOf: Self.urlOfModelInThisBundle, configuration: configuration)
                }

                public convenience init(contentsOf modelURL: URL) throws {
                    self.init(model: try MLModel(contentsOf: modelURL))
                }

                public convenience init(contentsOf modelURL: URL, configuration: MLModelConfiguration) throws {
                    self.init(model: try MLModel(contentsOf: modelURL, configuration: configuration))
                }

                public class func load(
                    configuration: MLModelConfiguration = MLModelConfiguration(),
                    completionHandler handler: @escaping (Result<\(name), Error>) -> Void
                ) { handler(Result { try \(name)(configuration: configuration) }) }

                public class func load(configuration: MLModelConfiguration = MLModelConfiguration()) async throws -> \(name) {
                    try \(name)(configuration: configuration)
                }

                public func prediction(input: \(name)Input) throws -> \(name)Output {
                    try prediction(input: input, options: MLPredictionOptions())
                }

                public func prediction(input: \(name)Input, options: MLPredictionOptions) throws -> \(name)Output {
                    \(name)Output(features: try model.prediction(from: input, options: options))
                }

                public func predictions(
                    inputs: [\(name)Input], options: MLPredictionOptions = MLPredictionOptions()
                ) throws -> [\(name)Output] {
                    try inputs.map { try prediction(input: $0, options: options) }
                }

            \(model.inputs.isEmpty ? "" : direct)
            }

            """
    }
}
