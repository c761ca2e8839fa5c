/// Writes the functions of C, and the parts that functions and methods share.
struct FunctionWriter {
    let types: ImportedTypes

    /// Returns the declaration of a function; nil if Swift does not import it.
    func text(_ function: HeaderFunction) -> String? {
        guard !function.attributes.isUnavailable, !function.name.hasPrefix("__") else { return nil }
        let given = function.attributes.swiftName.flatMap(SelectorNames.init(given:))
        let base = given?.base ?? function.name
        let labels = function.parameters.indices.map { index in
            given.flatMap { index < $0.labels.count ? $0.labels[index] : nil } ?? ""
        }
        let name = "\(base)(\(labels.map { ($0.isEmpty ? "_" : $0) + ":" }.joined()))"
        let result = types.result(function.result)
        let list =
            signature(function.parameters, labels, nil) + (function.result.isVoid ? "" : " -> \(result)")
        let body = body(named: name, function.attributes.header, function.result)
        return "public func `\(base)`\(list) { \(body) }"
    }

    /// Returns the parameters and the result of a function.
    func signature(
        _ parameters: [HeaderParameter], _ labels: [String], _ result: HeaderType?, throwing: Bool = false
    ) -> String {
        let list = zip(parameters, labels).enumerated().map { index, pair in
            let (parameter, label) = pair
            let name = parameter.name.isEmpty ? "argument\(index)" : parameter.name
            let written = label == name ? "`\(name)`" : "\(label.isEmpty ? "_" : label) `\(name)`"
            return "\(written): \(types.parameter(parameter.type))"
        }.joined(separator: ", ")
        let value = result.map { $0.isVoid ? "" : " -> \(types.text($0))" } ?? ""
        return "(\(list))\(throwing ? " throws" : "")\(value)"
    }

    /// Returns the statement that reports that a function has no effect.
    static func use(_ name: String, _ header: String) -> String {
        "UIKit.ForeignCode.use(\(name.swiftLiteral), \(header.swiftLiteral))"
    }

    /// Returns the body of a function that has no effect.
    func body(named name: String, _ header: String, _ result: HeaderType, throwing: Bool = false) -> String {
        let use = Self.use(name, header)
        if throwing { return "\(use); throw UIKit.Inert.error(\"\(name)\")" }
        return result.isVoid ? use : "\(use); return \(value(of: result, named: name))"
    }

    /// Returns the neutral value of a type, which is found when it is needed where its type does not say it.
    func value(of type: HeaderType, named name: String) -> String {
        types.neutral(type)
            ?? "UIKit.AdaptedCode.absentValue(\"\(name) has no implementation here, and its type has no neutral value\")"
    }
}
