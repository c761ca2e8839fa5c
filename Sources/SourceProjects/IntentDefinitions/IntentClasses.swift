import InterfaceBuilder

/// The sources that Xcode generates from the definition of intents when it builds an app.
public struct IntentClasses {
    /// The text of a Swift file; empty if the file defines nothing.
    public let text: String

    /// Generates the classes of the `.intentdefinition` file at a path.
    public init(definitionAt path: String, within root: String) throws(DocumentError) {
        self.init(try IntentDefinition(path: path, within: root))
    }

    init(_ definition: IntentDefinition) {
        let parts =
            definition.enumerations.map(Self.text) + definition.types.map(Self.text)
            + definition.intents.flatMap {
                [Self.text(of: $0), Self.handling(of: $0), Self.response(of: $0)]
            }
        text =
            parts.isEmpty
            ? ""
            : "import CoreLocation\nimport Foundation\nimport Intents\n\n" + parts.joined(separator: "\n")
    }

    // MARK: Types

    private static func text(of enumeration: IntentDefinition.Enumeration) -> String {
        let name = enumeration.name
        let cases = enumeration.cases.map { "    case \($0.name.declaredName) = \($0.value)" }
        return """
            @objc public enum \(name): Int {
            \(cases.joined(separator: "\n"))
            }

            public class \(name)ResolutionResult: INEnumResolutionResult {
                public class func success(with resolvedValue: \(name)) -> Self { Self() }
                public class func confirmationRequired(with valueToConfirm: \(name)) -> Self { Self() }
                public required init() { super.init() }
            }

            """
    }

    private static func text(of type: IntentDefinition.ObjectType) -> String {
        let name = type.name
        return """
            @objc(\(name)) public class \(name): INObject {
            \(properties(type.properties))
            }

            public class \(name)ResolutionResult: INObjectResolutionResult {
                public class func success(with resolvedObject: \(name)) -> Self { Self() }
                public class func disambiguation(with objectsToDisambiguate: [\(name)]) -> Self { Self() }
                public class func confirmationRequired(with objectToConfirm: \(name)?) -> Self { Self() }
                public required init() { super.init() }
            }

            """
    }

    private static func properties(_ parameters: [IntentDefinition.Parameter]) -> String {
        parameters.map { parameter in
            let value = parameter.isEnum && !parameter.isList ? " = \(type(of: parameter))(rawValue: 0)!" : ""
            return "    public var \(parameter.name.declaredName): \(type(of: parameter))\(value)"
        }.joined(separator: "\n")
    }

    private static let types: [String: String] = [
        "String": "String", "Integer": "NSNumber", "Decimal": "NSNumber", "Double": "NSNumber",
        "Boolean": "NSNumber",
        "TimeInterval": "NSNumber", "Long": "NSNumber", "Date": "DateComponents",
        "DateComponents": "DateComponents",
        "DateComponentsRange": "INDateComponentsRange", "URL": "URL", "File": "INFile", "Person": "INPerson",
        "Placemark": "CLPlacemark", "Location": "CLPlacemark", "CurrencyAmount": "INCurrencyAmount",
        "PaymentMethod": "INPaymentMethod", "SpeakableString": "INSpeakableString",
        "Length": "Measurement<UnitLength>", "Distance": "Measurement<UnitLength>",
        "Mass": "Measurement<UnitMass>",
        "Volume": "Measurement<UnitVolume>", "Speed": "Measurement<UnitSpeed>",
        "Temperature": "Measurement<UnitTemperature>", "Energy": "Measurement<UnitEnergy>",
    ]

    private static func element(of parameter: IntentDefinition.Parameter) -> String {
        parameter.custom ?? types[parameter.type] ?? "INObject"
    }

    private static func type(of parameter: IntentDefinition.Parameter) -> String {
        if parameter.isList { return "[\(element(of: parameter))]?" }
        return parameter.isEnum ? element(of: parameter) : element(of: parameter) + "?"
    }

    private static func result(of parameter: IntentDefinition.Parameter) -> String {
        if let custom = parameter.custom { return custom + "ResolutionResult" }
        let results = [
            "String": "String", "Integer": "Integer", "Decimal": "Double", "Double": "Double",
            "Boolean": "Boolean",
            "TimeInterval": "TimeInterval", "Date": "DateComponents", "DateComponents": "DateComponents",
            "DateComponentsRange": "DateComponentsRange", "URL": "URL", "File": "File", "Person": "Person",
            "Placemark": "Placemark", "Location": "Placemark", "CurrencyAmount": "CurrencyAmount",
            "PaymentMethod": "PaymentMethod", "SpeakableString": "SpeakableString", "Length": "Length",
            "Distance": "Length", "Mass": "Mass", "Volume": "Volume", "Speed": "Speed",
            "Temperature": "Temperature",
            "Energy": "Energy",
        ]
        return "IN\(results[parameter.type] ?? "Object")ResolutionResult"
    }

    // MARK: Intents

    private static func text(of intent: IntentDefinition.Intent) -> String {
        """
        @objc(\(intent.className)) public class \(intent.className): INIntent {
        \(properties(intent.parameters))
        }

        """
    }

    /// The protocol of handlers. All of its requirements have defaults, since a handler implements either those with a closure
    /// or the asynchronous ones.
    private static func handling(of intent: IntentDefinition.Intent) -> String {
        let (name, response) = (intent.className, intent.className + "Response")
        var requirements = [
            (
                "func handle(intent: \(name), completion: @escaping (\(response)) -> Void)",
                "{ completion(\(response)(code: .unspecified, userActivity: nil)) }"
            ),
            (
                "func handle(intent: \(name)) async -> \(response)",
                "{ \(response)(code: .unspecified, userActivity: nil) }"
            ),
            (
                "func confirm(intent: \(name), completion: @escaping (\(response)) -> Void)",
                "{ completion(\(response)(code: .ready, userActivity: nil)) }"
            ),
            (
                "func confirm(intent: \(name)) async -> \(response)",
                "{ \(response)(code: .ready, userActivity: nil) }"
            ),
        ]
        for parameter in intent.parameters { requirements += handling(of: parameter, name) }
        return """
            public protocol \(name)Handling: NSObjectProtocol {
            \(requirements.map { "    \($0.0)" }.joined(separator: "\n"))
            }

            extension \(name)Handling {
            \(requirements.map { "    public \($0.0) \($0.1)" }.joined(separator: "\n"))
            }

            """
    }

    private static func handling(
        of parameter: IntentDefinition.Parameter, _ intent: String
    ) -> [(String, String)] {
        let name = (parameter.name.first?.uppercased() ?? "") + parameter.name.dropFirst()
        let result = parameter.isList ? "[\(result(of: parameter))]" : result(of: parameter)
        let none = parameter.isList ? "[.notRequired()]" : ".notRequired()"
        let type = element(of: parameter)
        var found = [
            (
                "func resolve\(name)(for intent: \(intent), with completion: @escaping (\(result)) -> Void)",
                "{ completion(\(none)) }"
            ),
            ("func resolve\(name)(for intent: \(intent)) async -> \(result)", "{ \(none) }"),
        ]
        guard !parameter.isEnum else { return found }
        let object = ["String": "NSString"][type] ?? type
        found.append(("func default\(name)(for intent: \(intent)) -> \(Self.type(of: parameter))", "{ nil }"))
        found += [
            (
                "func provide\(name)Options(for intent: \(intent), with completion: @escaping ([\(type)]?, Error?) -> Void)",
                "{ completion(nil, nil) }"
            )
        ]
        guard parameter.custom != nil || type == "String" || type.hasPrefix("IN") || type == "NSNumber" else {
            return found
        }
        let collection = "INObjectCollection<\(object)>"
        for search in ["", " searchTerm: String?,"] {
            found.append(
                (
                    "func provide\(name)OptionsCollection(for intent: \(intent),\(search) with completion: @escaping (\(collection)?, Error?) -> Void)",
                    "{ completion(nil, nil) }"
                ))
        }
        for search in ["", ", searchTerm: String?"] {
            found.append(
                (
                    "func provide\(name)OptionsCollection(for intent: \(intent)\(search)) async throws -> \(collection)",
                    "{ \(collection)(items: []) }"
                ))
        }
        return found
    }

    // MARK: Responses

    private static let codes = [
        "unspecified", "ready", "continueInApp", "inProgress", "success", "failure",
        "failureRequiringAppLaunch",
    ]

    private static func response(of intent: IntentDefinition.Intent) -> String {
        let name = intent.className + "Response"
        let own = intent.codes.map(\.name).filter { !codes.contains($0) }
        let cases =
            codes.enumerated().map { "    case \($1) = \($0)" }
            + own.enumerated().map { "    case \($1.declaredName) = \($0 + 100)" }
        return """
            @objc public enum \(name)Code: Int {
            \(cases.joined(separator: "\n"))
            }

            @objc(\(name)) public class \(name): INIntentResponse {
                public fileprivate(set) var code = \(name)Code.unspecified
            \(properties(intent.responses))

                public convenience init(code: \(name)Code, userActivity: NSUserActivity?) {
                    self.init()
                    self.code = code
                    self.userActivity = userActivity
                }
            \(intent.codes.map { function(of: $0, intent, name) }.joined(separator: "\n"))
            }

            """
    }

    /// Returns the function that creates a response whose text has parameters; empty for others.
    private static func function(
        of code: IntentDefinition.Code, _ intent: IntentDefinition.Intent, _ name: String
    ) -> String {
        let used = code.parameters.compactMap { name in intent.responses.first { $0.name == name } }
        guard !used.isEmpty else { return "" }
        let types = used.map { parameter in
            "\(parameter.name): \(parameter.isList ? "[\(element(of: parameter))]" : element(of: parameter))"
        }
        let values = used.map { "response.\($0.name) = \($0.name)" }
        return """
                public static func \(code.name)(\(types.joined(separator: ", "))) -> \(name) {
                    let response = \(name)(code: .\(code.name), userActivity: nil)
                    \(values.joined(separator: "; "))
                    return response
                }
            """
    }
}
