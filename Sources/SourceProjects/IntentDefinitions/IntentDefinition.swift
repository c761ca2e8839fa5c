import Foundation
import InterfaceBuilder

/// The intents of an `.intentdefinition` file, as far as Xcode generates classes from them.
struct IntentDefinition {
    /// A parameter of an intent, of a response or of a type.
    struct Parameter {
        let name: String
        /// The type as it is in the file, such as `String` or `Object`.
        let type: String
        /// The name of the enumeration or of the object type that the file declares.
        let custom: String?
        let isEnum: Bool
        let isList: Bool
    }

    struct Intent {
        /// The name without `Intent`.
        let name: String
        let className: String
        let parameters: [Parameter]
        let responses: [Parameter]
        let codes: [Code]
    }

    /// An outcome of an intent, with the names of the response's parameters that its text has.
    struct Code {
        let name: String
        let parameters: [String]
    }

    struct Enumeration {
        let name: String
        let cases: [(name: String, value: Int)]
    }

    struct ObjectType {
        let name: String
        let properties: [Parameter]
    }

    private(set) var intents: [Intent] = []
    private(set) var enumerations: [Enumeration] = []
    private(set) var types: [ObjectType] = []

    private typealias Entries = [String: Any]

    /// Reads a file. Names that are not Swift identifiers are ignored.
    init(path: String, within root: String) throws(DocumentError) {
        guard FolderListing.isInside(path, FolderListing.resolved(root) ?? root) else {
            throw DocumentError(file: path, reason: .unreadable("it is not in the project's folder"))
        }
        let bytes = try FileReader.read(path, limit: 8 << 20)
        guard let entries = BoundedPropertyList.read(Data(bytes)) as? [String: Any] else {
            throw DocumentError(file: path, reason: .unreadable("it is not a property list"))
        }
        self.init(entries)
    }

    init(_ entries: [String: Any]) {
        func list(_ key: String) -> [Entries] { entries[key] as? [Entries] ?? [] }
        let prefixes = Self.prefixes(list("INEnums"), "INEnum").merging(
            Self.prefixes(list("INTypes"), "INType")
        ) { $1 }
        enumerations = list("INEnums").compactMap { Self.enumeration($0, prefixes) }
        types = list("INTypes").compactMap { Self.type($0, prefixes) }
        intents = list("INIntents").compactMap { Self.intent($0, prefixes) }
    }

    /// Returns the names of the classes by the names in the file.
    private static func prefixes(_ list: [Entries], _ kind: String) -> [String: String] {
        Dictionary(
            list.compactMap { entry in
                guard let name = entry[kind + "Name"] as? String else { return nil }
                return (name, (entry[kind + "ClassPrefix"] as? String ?? "") + name)
            }, uniquingKeysWith: { first, _ in first })
    }

    private static func enumeration(_ entry: Entries, _ names: [String: String]) -> Enumeration? {
        guard let name = (entry["INEnumName"] as? String).flatMap({ names[$0] }), isName(name) else {
            return nil
        }
        let values = entry["INEnumValues"] as? [Entries] ?? []
        var taken: Set<Int> = []
        let cases = values.compactMap { value -> (name: String, value: Int)? in
            let number = value["INEnumValueIndex"] as? Int ?? 0
            guard let name = value["INEnumValueName"] as? String, isName(name), taken.insert(number).inserted
            else { return nil }
            return (name, number)
        }
        return cases.isEmpty ? nil : Enumeration(name: name, cases: cases)
    }

    private static func type(_ entry: Entries, _ names: [String: String]) -> ObjectType? {
        guard let name = (entry["INTypeName"] as? String).flatMap({ names[$0] }), isName(name) else {
            return nil
        }
        let properties = (entry["INTypeProperties"] as? [Entries] ?? []).filter {
            $0["INTypePropertyDefault"] as? Bool != true
        }
        return ObjectType(
            name: name, properties: properties.compactMap { parameter($0, "INTypeProperty", names) })
    }

    private static func intent(_ entry: Entries, _ names: [String: String]) -> Intent? {
        guard let name = entry["INIntentName"] as? String, entry["INIntentType"] as? String != "System" else {
            return nil
        }
        let className = (entry["INIntentClassPrefix"] as? String ?? "") + name + "Intent"
        guard isName(name), isName(className) else { return nil }
        let response = entry["INIntentResponse"] as? Entries ?? [:]
        return Intent(
            name: name, className: className,
            parameters: (entry["INIntentParameters"] as? [Entries] ?? []).compactMap {
                parameter($0, "INIntentParameter", names)
            },
            responses: (response["INIntentResponseParameters"] as? [Entries] ?? []).compactMap {
                parameter($0, "INIntentResponseParameter", names)
            },
            codes: (response["INIntentResponseCodes"] as? [Entries] ?? []).compactMap(code))
    }

    private static func parameter(_ entry: Entries, _ kind: String, _ names: [String: String]) -> Parameter? {
        guard let name = entry[kind + "Name"] as? String, isName(name) else { return nil }
        let enumeration = entry[kind + "EnumType"] as? String
        let object = entry[kind + "ObjectType"] as? String
        return Parameter(
            name: name, type: entry[kind + "Type"] as? String ?? "",
            custom: (enumeration ?? object).flatMap { names[$0] }.flatMap { isName($0) ? $0 : nil },
            isEnum: enumeration != nil, isList: entry[kind + "SupportsMultipleValues"] as? Bool == true)
    }

    private static func code(_ entry: Entries) -> Code? {
        guard let name = entry["INIntentResponseCodeName"] as? String, isName(name) else { return nil }
        let text = entry["INIntentResponseCodeFormatString"] as? String ?? ""
        let found = text.matches(of: /\$\{([A-Za-z_][A-Za-z0-9_]*)\}/).map { String($0.1) }
        return Code(
            name: name,
            parameters: found.indices.filter { !found[..<$0].contains(found[$0]) }.map { found[$0] })
    }

    private static func isName(_ text: String) -> Bool {
        text.wholeMatch(of: /[A-Za-z_]\w*/.asciiOnlyWordCharacters()) != nil
    }
}
