/// The name in Swift of a method, by the rules with which the compiler imports those of Objective-C: labels begin at prepositions, and
/// words that repeat a type are omitted.
struct SelectorNames {
    private(set) var base: String
    /// The labels; an empty one is written as an underscore.
    private(set) var labels: [String]

    /// The types that the rules depend on besides the selector.
    struct Context {
        /// The class that declares the method.
        var type = ""
        /// The class of the result.
        var result = ""
        /// The names of the types of the parameters.
        var parameters: [String] = []
        /// The names of the properties of the class, in lower case.
        var properties: Set<String> = []
    }

    /// Creates the name of a method with the pieces of a selector.
    init(_ pieces: [String], in context: Context) {
        base = pieces.first ?? ""
        labels = context.parameters.isEmpty ? [] : [""] + pieces.dropFirst()
        omitPrefix(context)
        omitOwnType(context)
        if labels.isEmpty { omitResult(context) } else { split(context) }
        omitTypes(context)
        finish()
    }

    /// Creates the name of an initializer.
    init(initializer pieces: [String], in context: Context) {
        base = "init"
        var first = String(pieces[0].dropFirst(4))
        if NameWords.all(in: first).first == "With" { first = String(first.dropFirst(4)) }
        labels = context.parameters.isEmpty ? [] : [NameWords.lowercased(first)] + pieces.dropFirst()
        omitTypes(context)
        finish()
    }

    /// Returns the name of a property, without the type that declares it where that is its own type.
    static func property(_ name: String, of type: String, in context: String) -> String {
        type == context && !type.isEmpty
            ? NameWords.lowercased(omitting(type, from: name, role: .property, [])) : name
    }

    /// Creates the name that a header gives, such as `moved(to:)`; nil for one of another type.
    init?(given text: String) {
        guard let match = text.wholeMatch(of: /(\w+)(?:\(((?:\w+:)*)\))?/) else { return nil }
        base = String(match.1)
        labels = (match.2 ?? "").split(separator: ":").map { $0 == "_" ? "" : String($0) }
    }

    /// The name with labels, as messages contain it.
    var text: String {
        let list = labels.map { ($0.isEmpty ? "_" : $0) + ":" }.joined()
        return "\(base)(\(list))"
    }

    // MARK: Rules

    /// A method that returns its own type loses it at the beginning: `colorWithAlpha` is `withAlpha`, and `stringByAppending`
    /// is `appending`.
    private mutating func omitPrefix(_ context: Context) {
        guard !context.type.isEmpty, context.type == context.result else { return }
        let words = NameWords.all(in: base)
        let type = NameWords.all(in: context.type)
        for count in (1...max(1, type.count)).reversed() where words.count > count {
            let isSame = zip(words.prefix(count), type.suffix(count)).allSatisfy(Self.matches)
            guard isSame, NameWords.isPreposition(words[count]) else { continue }
            let isGerund = words.count > count + 1 && NameWords.isGerund(words[count + 1])
            let drops = words[count] == "By" && isGerund
            base = NameWords.lowercased(words.dropFirst(count + (drops ? 1 : 0)).joined())
            return
        }
    }

    /// A verb is not followed by the type itself: `dismissViewControllerAnimated` is `dismissAnimated`.
    private mutating func omitOwnType(_ context: Context) {
        let words = NameWords.all(in: base)
        let type = NameWords.all(in: context.type)
        guard let verb = words.first, NameWords.isVerb(verb), !labels.isEmpty, !type.isEmpty else { return }
        for count in (1...type.count).reversed() where words.count > count {
            guard zip(words.dropFirst().prefix(count), type.suffix(count)).allSatisfy(Self.matches) else {
                continue
            }
            base = verb + words.dropFirst(count + 1).joined()
            return
        }
    }

    private mutating func omitResult(_ context: Context) {
        guard !context.type.isEmpty, context.type == context.result else { return }
        base = Self.omitting(context.result, from: base, role: .property, [])
    }

    /// The first label begins at the last preposition.
    private mutating func split(_ context: Context) {
        let words = NameWords.all(in: base)
        guard let index = words.indices.dropFirst().last(where: { NameWords.isPreposition(words[$0]) }) else {
            return
        }
        let rest = words[..<index].joined()
        guard !NameWords.isVacuous(rest), !NameWords.keywords.contains(rest) else { return }
        base = rest
        // A function is its own label.
        let isFunction = ["Block", "Function"].contains(context.parameters.first)
        let drops = isFunction && ["With", "Using"].contains(words[index]) && index + 1 < words.count
        labels[0] = NameWords.lowercased(words[(drops ? index + 1 : index)...].joined())
    }

    private mutating func omitTypes(_ context: Context) {
        for index in labels.indices where index < context.parameters.count {
            let type = context.parameters[index]
            if index == 0, labels[0].isEmpty {
                if base != "init" { base = Self.omitting(type, from: base, role: .base, context.properties) }
            } else {
                let role = index == 0 && base != "init" ? Role.first : .other
                labels[index] = Self.omitting(type, from: labels[index], role: role, [])
            }
        }
    }

    private mutating func finish() {
        base = NameWords.lowercased(base)
        labels = labels.map(NameWords.lowercased)
    }

    private enum Role {
        case base, first, other, property
    }

    /// Returns the name without the words at its end that repeat the type.
    private static func omitting(_ type: String, from name: String, role: Role, _ properties: Set<String>)
        -> String
    {
        let words = NameWords.all(in: name)
        let types = NameWords.all(in: type)
        let count = zip(words.reversed(), types.reversed()).prefix { matches($0, $1) }.count
        guard count > 0 else { return name }
        // What is left of an error would say that the error is a means.
        if omitsError(words.suffix(count)) { return name }
        guard count < words.count else { return role == .first ? "" : name }
        let rest = words.dropLast(count)
        let last = rest.last ?? ""
        let omitted = words.suffix(count).joined().lowercased()
        let short = rest.joined()
        switch role {
        case .property: return short
        case .base where NameWords.isPreposition(last):
            return rest.count > 1 ? short : name
        case .base:
            let isProperty = properties.contains(omitted) || properties.contains(omitted + "s")
            guard NameWords.isVerb(last), !isProperty else { return name }
        case .first, .other:
            guard NameWords.isVerb(last) || NameWords.isPreposition(last) else { return name }
        }
        guard role == .base else { return short }
        return NameWords.isVacuous(short) || NameWords.keywords.contains(short) ? name : short
    }

    private static func omitsError(_ words: ArraySlice<String>) -> Bool {
        words.last == "Error" && words.count == 1
    }

    /// Whether a word of a name repeats one of a type, which may have the prefix of its framework.
    private static func matches(_ word: String, _ type: String) -> Bool {
        let word = word.lowercased()
        // Integers are often indices.
        if word == type.lowercased() || type == "Integer" && ["int", "index"].contains(word) { return true }
        guard type.count > word.count, type.lowercased().hasSuffix(word) else { return false }
        let before = type.dropLast(word.count).last
        return before?.isUppercase == true
            && type.dropFirst(type.count - word.count).first?.isUppercase == true
    }
}
