/// An optional requirement of an `@objc` protocol.
///
/// It becomes a separate protocol, to which the classes that implement it conform, and a property of an extension of the
/// original protocol that returns the method as an optional function:
///
/// ```swift
/// protocol PagerDelegate__pager_didTurn: AnyObject { func pager(_ pager: Pager, didTurn page: Int) }
/// extension PagerDelegate { var _a9f0: ((Pager, Int) -> Void)? { … } }
/// ```
///
/// so that `delegate?.pager?(self, didTurn: 1)` still calls a method that may be missing.
struct OptionalRequirement: Hashable, Sendable, Codable {
    /// The module of the protocol; empty for the current one.
    var module = ""
    var protocolName: String
    var name: String
    /// The argument labels; nil for a property.
    var labels: [String]?
    /// The types of the parameters where another requirement of the protocol differs only by them; otherwise empty.
    var types: [String] = []

    /// Creates the requirement of a member of a protocol.
    init(_ member: MemberFacts, of type: TypeFacts) {
        protocolName = type.name
        name = member.name
        labels = member.kind == .property ? nil : member.parameters.map(\.label)
        let twins = type.members.filter {
            $0.isOptional && $0.kind == member.kind && $0.fullName == member.fullName
        }
        types = twins.count > 1 ? member.parameterTypes : []
    }

    func inModule(_ name: String) -> OptionalRequirement {
        var result = self
        result.module = name
        return result
    }

    /// Whether other requirements differ only by the types of their parameters.
    var isOverloaded: Bool { !types.isEmpty }

    /// Returns whether a member implements the requirement, as far as names and types show.
    func isImplemented(by member: MemberFacts) -> Bool {
        let own = member.kind == .property ? nil : member.parameters.map(\.label)
        return labels == own && (!isOverloaded || types == member.parameterTypes)
    }

    /// The name with labels.
    var fullName: String { labels.map { "\(name)(\($0.map { "\($0):" }.joined()))" } ?? name }

    /// Whether a call has the same form for the method and for a function in a property with the same name.
    var isPlain: Bool { labels?.allSatisfy { $0 == "_" } ?? true }

    /// The name of the requirement's separate protocol.
    var ownProtocol: String {
        let words = [name] + (labels ?? []).filter { $0 != "_" }
        let plain = protocolName.split(separator: ".").joined(separator: "_")
        let kinds = types.map { "_" + $0.filter { $0.isLetter || $0.isNumber } }.joined()
        return "\(plain)__\(words.joined(separator: "_"))" + (labels.map { "_\($0.count)" } ?? "") + kinds
    }

    /// The property that returns the method: the same name where calls need no change, otherwise one of the same length.
    var property: String { isPlain ? name : Disguise.name(for: name, salt: fullName) }

    /// Returns the optional requirements that the files declare.
    static func all(in files: [FileFacts]) -> [OptionalRequirement] {
        files.flatMap(\.types).filter { $0.kind == .protocol }.flatMap { type in
            type.members.filter(\.isOptional).map { OptionalRequirement($0, of: type) }
        }
    }
}

extension MemberFacts {
    /// The types of the parameters without white space.
    fileprivate var parameterTypes: [String] { parameters.map { $0.type.filter { !$0.isWhitespace } } }
}

/// Replacements for names, of the same length.
enum Disguise {
    private static let digits = Array("0123456789abcdefghijklmnopqrstuvwxyz".utf8)

    /// Returns a name of the same length that does not occur in sources: an underscore and digits derived from the salt.
    /// Names with the same salt differ by their index.
    static func name(for name: String, salt: String, index: Int = 0) -> String {
        var hash = salt.stableHash
        let length = name.utf8.count
        guard length > 1 else { return name }
        hash &+= UInt64(index)
        var result: [UInt8] = [UInt8(ascii: "_")]
        while result.count < length {
            result.append(digits[Int(hash % 36)])
            hash = hash / 36 &+ hash &* 0x9E37_79B9_7F4A_7C15
        }
        return String(decoding: result, as: UTF8.self)
    }
}
