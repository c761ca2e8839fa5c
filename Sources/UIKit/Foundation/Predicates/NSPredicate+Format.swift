import Foundation

extension NSPredicate {
    /// Creates a predicate from a format such as `"name BEGINSWITH[c] %@ AND age > 18"`. Properties of objects are
    /// found by name as for `value(forKey:)`. An invalid format is reported, and matches nothing.
    ///
    /// Arguments are of any type, since there is no bridging to Objective-C classes here, as C's variadic arguments
    /// would need.
    public convenience init(format predicateFormat: String, _ arguments: Any...) {
        self.init(format: predicateFormat, argumentArray: arguments)
    }

    /// Creates a predicate from a format and the values for its placeholders.
    public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
        guard let node = PredicateParser.parse(predicateFormat, arguments ?? []) else {
            RuntimeDiagnostics.report("NSPredicate: the format \"\(predicateFormat)\" cannot be read")
            self.init(value: false)
            return
        }
        self.init { object, variables in node.fits(object, variables ?? [:]) }
        PredicateFormat.note(node, of: self)
    }
}

extension NSSortDescriptor {
    /// Creates a descriptor that sorts objects by a property's name, or the objects themselves without a name.
    public convenience init(key: String?, ascending: Bool) {
        self.init(key: key, ascending: ascending) { first, second in
            Values.order(first, second) ?? .orderedSame
        }
    }

    /// Creates a descriptor that sorts objects by a property's name with a comparator.
    public convenience init(key: String?, ascending: Bool, comparator: @escaping Comparator) {
        self.init(keyPath: \NSObject.self, ascending: ascending) { first, second in
            let values = [first, second].map { object in
                key.map { PredicateTerm.keyPath($0).value(for: object) } ?? object
            }
            guard let a = values[0], let b = values[1] else {
                return values[0] == nil
                    ? (values[1] == nil ? .orderedSame : .orderedAscending) : .orderedDescending
            }
            return comparator(a, b)
        }
    }

    /// Creates a descriptor that sorts objects by a property's name. Of the comparison methods, those of strings are
    /// supported.
    public convenience init(key: String?, ascending: Bool, selector: Selector?) {
        let comparison = selector.flatMap { Self.textual["\($0)"] }
        self.init(key: key, ascending: ascending) { first, second in
            if let comparison, let a = Values.text(first), let b = Values.text(second) {
                return comparison(a, b)
            }
            return Values.order(first, second) ?? .orderedSame
        }
    }

    /// Creates a descriptor that sorts objects by a property whose type is not comparable itself, such as an optional one of a managed
    /// object; objects without a value come first.
    public convenience init<Root, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool) {
        self.init(keyPath: keyPath, ascending: ascending) { first, second in
            let (a, b) = (Self.unwrapped(first), Self.unwrapped(second))
            guard let a, let b else {
                return a == nil ? (b == nil ? .orderedSame : .orderedAscending) : .orderedDescending
            }
            return Values.order(a, b) ?? .orderedSame
        }
    }

    private static func unwrapped(_ value: Any) -> Any? {
        if let optional = value as? any OptionalType { optional.content } else { value }
    }

    private static let textual: [String: @Sendable (String, String) -> ComparisonResult] = [
        "caseInsensitiveCompare:": { $0.caseInsensitiveCompare($1) },
        "localizedCompare:": { $0.localizedCompare($1) },
        "localizedCaseInsensitiveCompare:": { $0.localizedCaseInsensitiveCompare($1) },
        "localizedStandardCompare:": { $0.localizedStandardCompare($1) },
        "compare:": { $0.compare($1) },
    ]
}
