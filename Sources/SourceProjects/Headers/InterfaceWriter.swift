/// Writes the classes, categories and protocols of headers.
struct InterfaceWriter {
    private let types: ImportedTypes
    private let classes: [HeaderInterface]
    private let protocols: [HeaderInterface]
    /// The classes, and those of other modules, by their names.
    private let classesByName: [String: HeaderInterface]
    /// The protocols, and those of other modules, by their names.
    private let protocolsByName: [String: HeaderInterface]
    private let categories: [HeaderInterface]
    private let methods: ImplementedMethods

    init(
        _ contents: HeaderContents, _ types: ImportedTypes, _ methods: ImplementedMethods,
        known: HeaderContents
    ) {
        (self.types, self.methods) = (types, methods)
        var classes: [String: HeaderInterface] = [:]
        var order: [String] = []
        for interface in contents.interfaces where interface.kind == .type {
            if classes.updateValue(interface, forKey: interface.name) == nil { order.append(interface.name) }
        }
        var others: [HeaderInterface] = []
        // The members of a category of a declared class are its own.
        for category in contents.interfaces where category.kind == .category {
            guard classes[category.name] != nil else {
                others.append(category)
                continue
            }
            classes[category.name]?.add(category)
            classes[category.name]?.protocols += category.protocols
        }
        self.classes = order.compactMap { classes[$0]?.withoutMembers(ofSuperclassesIn: classes) }
        categories = others
        var names: Set<String> = []
        protocols = contents.interfaces.filter {
            $0.kind == .objectProtocol && names.insert($0.name).inserted
        }
        classesByName = Self.byName(self.classes, known, .type)
        protocolsByName = Self.byName(protocols, known, .objectProtocol)
    }

    private static func byName(
        _ own: [HeaderInterface], _ known: HeaderContents, _ kind: HeaderInterface.Kind
    ) -> [String: HeaderInterface] {
        let all = own + known.interfaces.filter { $0.kind == kind }
        return Dictionary(all.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// The declarations in Swift.
    var declarations: [String] {
        protocols.map(objectProtocol) + classes.map(type) + categories.compactMap(category)
    }

    // MARK: Protocols

    private func objectProtocol(_ interface: HeaderInterface) -> String {
        let members = MemberWriter(interface, types)
        let name = interface.attributes.swiftName ?? types.protocolName(interface.name)
        let inherited = interface.protocols.map {
            $0 == "NSObject" ? "NSObjectProtocol" : types.protocolName($0)
        }
        let clause = inherited.isEmpty ? "" : ": " + inherited.joined(separator: ", ")
        return "@objc public protocol \(name)\(clause) {\n\(Self.lines(members.requirements))}"
    }

    private static func lines(_ members: [String]) -> String {
        var names: Set<String> = []
        return members.filter { names.insert($0).inserted }.map { "    \($0)\n" }.joined()
    }

    // MARK: Classes

    private func type(_ interface: HeaderInterface) -> String {
        let name = interface.attributes.swiftName ?? interface.name
        let complete = completed(interface)
        let superclasses = superclasses(of: interface)
        let root = (superclasses.last ?? interface).superclass
        let members = MemberWriter(complete, types, implementing: methods[interface.name], root: root)
        let superclass = interface.superclass.map { name in
            Self.bridged.contains(name) || name.hasPrefix("NSMutable")
                ? name : types.text(.object(name, arguments: [], protocols: [], .nonnull))
        }
        let conformances = Set(superclasses.flatMap(self.conformances))
        let protocols = interface.protocols.filter {
            !Self.isWithoutMembers($0) && !conformances.contains($0)
        }
        let adopted = protocols.map(types.protocolName)
        var names: Set<String> = []
        let inherited = ([superclass] + adopted).compactMap(\.self).filter { names.insert($0).inserted }
        let clause = inherited.isEmpty ? "" : ": " + inherited.joined(separator: ", ")
        let initializers = InitializerWriter(
            complete, types, root: root, superclasses: superclasses[...]
        ).declarations
        let required = ForeignRequirements.members(
            of: self.conformances(of: interface).filter { !conformances.contains($0) }, in: name,
            interface.attributes.header)
        let call =
            "UIKit.ForeignCode.create(\(name.swiftLiteral), \(interface.attributes.header.swiftLiteral))"
        let creation =
            methods.override(what: complete, below: root) ? ["private let _creation: Void = \(call)"] : []
        let all = creation + members.properties + initializers + members.methods + required
        // Documents name a class in Objective-C without a module.
        return "@objc(\(interface.name)) open class \(name)\(clause) {\n\(Self.lines(all))}"
    }

    /// Returns the names of the protocols that a class adopts, and of those that they inherit from.
    private func conformances(of interface: HeaderInterface) -> [String] {
        interface.protocols + requirements(of: interface).flatMap(\.protocols)
    }

    /// Returns the superclasses that headers declare, the nearest first.
    private func superclasses(of interface: HeaderInterface) -> [HeaderInterface] {
        var found: [HeaderInterface] = []
        while let name = (found.last ?? interface).superclass, name != interface.name,
            let next = classesByName[name],
            !found.contains(where: { $0.name == name })
        {
            found.append(next)
        }
        return found
    }

    /// Returns a class with the members that its protocols require, which its implementation has without a declaration.
    private func completed(_ interface: HeaderInterface) -> HeaderInterface {
        var result = interface
        for adopted in requirements(of: interface) {
            // A member that the class declares again has the name and types of the requirement, as Swift compares them.
            for method in adopted.methods where !method.isOptional {
                result.methods.removeAll { $0.kindAndSelector == method.kindAndSelector }
                result.methods.append(method)
            }
            for property in adopted.properties where !property.isOptional {
                if let index = result.properties.firstIndex(where: { $0.name == property.name }) {
                    result.properties[index].type = property.type
                } else if !result.methods.contains(where: { $0.pieces == [property.name] }) {
                    result.properties.append(property)
                }
            }
        }
        return result
    }

    /// Returns the declared protocols that a class adopts, with those that they inherit from, without those of its superclasses.
    private func requirements(of interface: HeaderInterface) -> [HeaderInterface] {
        var found: [HeaderInterface] = []
        var pending = interface.protocols
        while let name = pending.popLast() {
            guard let adopted = protocolsByName[name],
                !found.contains(where: { $0.name == name })
            else { continue }
            found.append(adopted)
            pending += adopted.protocols
        }
        let inherited = Set(superclasses(of: interface).flatMap(conformances))
        return found.filter { !inherited.contains($0.name) }
    }

    /// Whether a protocol adds nothing to a class in Swift.
    private static func isWithoutMembers(_ name: String) -> Bool {
        name == "NSObject" || name == "NSFastEnumeration"
    }

    // MARK: Categories

    private func category(_ interface: HeaderInterface) -> String? {
        let members = MemberWriter(interface, types)
        let all = members.extensionMembers
        guard !all.isEmpty else { return nil }
        let name = String(
            types.text(.object(interface.name, arguments: [], protocols: [], .nonnull)).prefix { $0 != "<" })
        // A category of a value's class extends the class itself.
        let type = Self.bridged.contains(interface.name) ? interface.name : name
        return "extension \(type) {\n\(Self.lines(all))}"
    }

    /// Classes whose values in Swift have another type: their categories are found on the class alone.
    private static let bridged: Set = [
        "NSString", "NSArray", "NSDictionary", "NSSet", "NSData", "NSDate", "NSURL", "NSError",
        "NSURLRequest", "NSIndexPath",
        "NSNumber", "NSNotification", "NSCalendar", "NSLocale", "NSTimeZone", "NSUUID", "NSDateComponents",
    ]
}

/// Members that protocols of Apple's require of a class, which implements them in Objective-C without declaring them again.
enum ForeignRequirements {
    /// Returns the members that the protocols require.
    static func members(of protocols: [String], in type: String, _ header: String) -> [String] {
        protocols.flatMap { members[$0] ?? [] }.map { member in
            let name = String(member.prefix { $0 != "{" })
            let title = name.firstMatch(of: /(?:func|var) (\w+)/).map { String($0.1) } ?? "init"
            return member.replacing(
                "{ ", with: "{ \(FunctionWriter.use("\(type).\(title)", header)); ", maxReplacements: 1)
        }
    }

    private static let members: [String: [String]] = [
        "NSCopying": ["open func copy(with zone: NSZone? = nil) -> Any { return self }"],
        "NSMutableCopying": ["open func mutableCopy(with zone: NSZone? = nil) -> Any { return self }"],
        "NSCoding": coding,
        "NSSecureCoding": coding + ["open class var supportsSecureCoding: Bool { return true }"],
        "UITableViewDataSource": [
            "open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { return 0 }",
            "open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { return UITableViewCell() }",
        ],
        "UICollectionViewDataSource": [
            "open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { return 0 }",
            "open func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell "
                + "{ return UICollectionViewCell() }",
        ],
        "UIPickerViewDataSource": [
            "open func numberOfComponents(in pickerView: UIPickerView) -> Int { return 0 }",
            "open func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { return 0 }",
        ],
    ]

    private static let coding = [
        "open func encode(with coder: NSCoder) { }", "public required init?(coder: NSCoder) { super.init() }",
    ]
}

extension HeaderInterface {
    /// Adds the members of a category that the class does not declare itself.
    fileprivate mutating func add(_ category: HeaderInterface) {
        let names = Set(properties.map(\.name))
        let selectors = Set(methods.map(\.kindAndSelector))
        properties += category.properties.filter { !names.contains($0.name) }
        methods += category.methods.filter { !selectors.contains($0.kindAndSelector) }
    }

    /// Returns a class without the members that a superclass among the classes declares as well, which it inherits.
    fileprivate func withoutMembers(ofSuperclassesIn classes: [String: HeaderInterface]) -> HeaderInterface {
        var properties: [String: Bool] = [:]
        var methods: Set<String> = []
        var names: Set<String> = [name]
        var next = superclass
        while let inherited = next.flatMap({ classes[$0] }), names.insert(inherited.name).inserted {
            for property in inherited.properties {
                properties[property.name] = properties[property.name] == false ? false : property.isReadonly
            }
            methods.formUnion(inherited.methods.filter { !$0.isCreating }.map(\.kindAndSelector))
            next = inherited.superclass
        }
        var result = self
        // One that is set only in the subclass is another one.
        result.properties.removeAll { property in
            properties[property.name].map { !$0 || property.isReadonly } ?? false
        }
        result.methods.removeAll { methods.contains($0.kindAndSelector) }
        return result
    }
}

extension HeaderMethod {
    /// The kind and the selector.
    fileprivate var kindAndSelector: String { (isClass ? "+" : "-") + pieces.joined(separator: ":") }

    /// Whether the method creates an object, so that its type is that of the class.
    fileprivate var isCreating: Bool {
        if isInitializer { return true }
        if case .named("instancetype", _) = result { return isClass }
        return false
    }
}
