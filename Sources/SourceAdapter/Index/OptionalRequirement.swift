/// An optional requirement of an `@objc` protocol.
///
/// It becomes a protocol of its own, to which the classes that implement it conform, and a property of the first
/// protocol's extension that answers the method as an optional function:
///
/// ```swift
/// protocol PagerDelegate__pager_didTurn: AnyObject { func pager(_ pager: Pager, didTurn page: Int) }
/// extension PagerDelegate { var _a9f0: ((Pager, Int) -> Void)? { … } }
/// ```
///
/// so that `delegate?.pager?(self, didTurn: 1)` is still a call of what may not be there.
struct OptionalRequirement: Hashable, Sendable, Codable {
    /// The module of the protocol; empty for the one that is adapted.
    var module = ""
    var protocolName: String
    var name: String
    /// The argument labels; nil for a property.
    var labels: [String]?
    /// The types of the parameters where another requirement of the protocol differs by them alone; else empty.
    var types: [String] = []

    /// Creates a member of a protocol.
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

    /// Whether other requirements differ by the types of their parameters alone.
    var isOverloaded: Bool { !types.isEmpty }

    /// Returns whether a member implements the requirement, as far as names and types tell.
    func isImplemented(by member: MemberFacts) -> Bool {
        let own = member.kind == .property ? nil : member.parameters.map(\.label)
        return labels == own && (!isOverloaded || types == member.parameterTypes)
    }

    /// The name with labels.
    var fullName: String { labels.map { "\(name)(\($0.map { "\($0):" }.joined()))" } ?? name }

    /// Whether a call looks the same to the method and to a function in a property of the same name.
    var isPlain: Bool { labels?.allSatisfy { $0 == "_" } ?? true }

    /// The protocol of this requirement alone.
    var ownProtocol: String {
        let words = [name] + (labels ?? []).filter { $0 != "_" }
        let plain = protocolName.split(separator: ".").joined(separator: "_")
        let kinds = types.map { "_" + $0.filter { $0.isLetter || $0.isNumber } }.joined()
        return "\(plain)__\(words.joined(separator: "_"))" + (labels.map { "_\($0.count)" } ?? "") + kinds
    }

    /// The property that answers the method: the name itself where calls need no change, else one as long as it.
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

/// Names that take the place of others of the same length.
enum Disguise {
    private static let digits = Array("0123456789abcdefghijklmnopqrstuvwxyz".utf8)

    /// Returns a name as long as the given one that nobody writes: an underscore and digits made from the salt. Names of the
    /// same salt differ by their index.
    static func name(for name: String, salt: String, index: Int = 0) -> String {
        // FNV-1a, which is the same in every run.
        var hash = salt.utf8.reduce(UInt64(0xcbf2_9ce4_8422_2325)) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
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
