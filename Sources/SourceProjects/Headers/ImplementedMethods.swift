/// The instance methods of classes that files in Objective-C implement.
struct ImplementedMethods {
    private var selectors: [String: Set<String>] = [:]

    init(_ texts: [String]) {
        for text in texts {
            var reader = Reader(tokens: HeaderToken.all(in: text))
            reader.read { selectors[$0, default: []].insert($1) }
        }
    }

    /// The selectors of the methods of a class; nil if its implementation is unknown.
    subscript(type: String) -> Set<String>? { selectors[type].map { $0.subtracting([""]) } }

    /// Whether a class has methods besides those that it declares. They may override a superclass's, which calls them, or be called
    /// when an object is created or released. So may those of an unknown implementation.
    /// Those that it declares again are its superclass's here.
    func override(what interface: HeaderInterface, below root: String?) -> Bool {
        guard let own = self[interface.name] else { return true }
        let methods = interface.methods.map(\.selector).filter { !InheritedMembers.contain($0, below: root) }
        let properties = interface.properties.filter { !InheritedMembers.contain($0.name, below: root) }
        let declared = methods + properties.flatMap(\.selectors)
        return !own.subtracting(declared).isEmpty
    }

    /// Reads the tokens of a file.
    private struct Reader {
        let tokens: [HeaderToken]
        var index = 0

        init(tokens: [HeaderToken]) { self.tokens = tokens }

        private var current: HeaderToken? { index < tokens.count ? tokens[index] : nil }

        /// Reports each class that is implemented with an empty selector, and its methods.
        mutating func read(_ report: (String, String) -> Void) {
            var type: String?
            while let token = current {
                index += 1
                if token.isSymbol("@") {
                    switch current?.text {
                    case "implementation":
                        index += 1
                        type = current?.text
                        if let type { report(type, "") }
                    case "end": type = nil
                    default: break
                    }
                } else if token.isSymbol("{") {
                    skip("{", "}")
                } else if let type, token.isSymbol("-"), current?.isSymbol("(") == true {
                    report(type, selector())
                }
            }
        }

        /// Reads the type of a method's result and its name, up to its body.
        private mutating func selector() -> String {
            var pieces = ""
            while let token = current, !token.isSymbol("{"), !token.isSymbol(";") {
                index += 1
                if token.isSymbol("(") {
                    skip("(", ")")
                } else if token.kind == .word, pieces.isEmpty || current?.isSymbol(":") == true {
                    pieces += token.text
                } else if token.isSymbol(":") {
                    pieces += ":"
                }
            }
            return pieces
        }

        /// Skips what is enclosed by symbols, the first of which has been read.
        private mutating func skip(_ left: String, _ right: String) {
            var depth = 1
            while depth > 0, let token = current {
                if token.isSymbol(left) { depth += 1 }
                if token.isSymbol(right) { depth -= 1 }
                index += 1
            }
        }
    }
}

extension HeaderMethod {
    /// The name in Objective-C, such as `setValue:forKey:`.
    var selector: String {
        parameters.isEmpty ? pieces[0] : pieces.map { $0 + ":" }.joined()
    }
}

extension HeaderProperty {
    /// The names of the getter and the setter in Objective-C.
    var selectors: Set<String> { [getter ?? name, "set\(name.prefix(1).uppercased())\(name.dropFirst()):"] }
}
