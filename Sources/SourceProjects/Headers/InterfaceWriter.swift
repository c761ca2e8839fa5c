/// Writes the classes, categories and protocols of headers.
struct InterfaceWriter {
    private let types: ImportedTypes
    private let classes: [HeaderInterface]
    private let protocols: [HeaderInterface]
    private let categories: [HeaderInterface]
    private let methods: ImplementedMethods

    init(_ contents: HeaderContents, _ types: ImportedTypes, _ methods: ImplementedMethods) {
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
            classes[category.name]?.methods += category.methods
            classes[category.name]?.properties += category.properties
            classes[category.name]?.protocols += category.protocols
        }
        self.classes = order.compactMap { classes[$0]?.withoutMembers(ofSuperclassesIn: classes) }
        categories = others
        var names: Set<String> = []
        protocols = contents.interfaces.filter {
            $0.kind == .objectProtocol && names.insert($0.name).inserted
        }
    }

    /// The declarations in Swift.
    var declarations: [String] {
        protocols.map(objectProtocol) + classes.map(type) + categories.compactMap(category)
    }

    // MARK: Protocols

    private func objectProtocol(_ interface: HeaderInterface) -> String {
        let members = MemberWriter(interface, types)
        let name = interface.attributes.swiftName ?? interface.name
        let inherited = interface.protocols.map {
            $0 == "NSObject" ? "NSObjectProtocol" : types.renamed[$0] ?? $0
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
        let members = MemberWriter(complete, types, implementing: methods[interface.name])
        let superclass = interface.superclass.map {
            types.text(.object($0, arguments: [], protocols: [], .nonnull))
        }
        let inheritedProtocols = self.inheritedProtocols(of: interface)
        let adopted = interface.protocols.filter { $0 != "NSObject" && !inheritedProtocols.contains($0) }
            .map { types.renamed[$0] ?? $0 }
        var names: Set<String> = []
        let inherited = ([superclass] + adopted).compactMap(\.self).filter { names.insert($0).inserted }
        let clause = inherited.isEmpty ? "" : ": " + inherited.joined(separator: ", ")
        let initializers = InitializerWriter(complete, types, root: root(of: interface)).declarations
        let required = ForeignRequirements.members(
            of: interface.protocols, in: name, interface.attributes.header)
        let call =
            "UIKit.ForeignCode.create(\(name.swiftLiteral), \(interface.attributes.header.swiftLiteral))"
        let creation = methods.override(what: complete) ? ["private let _creation: Void = \(call)"] : []
        let all = creation + members.properties + initializers + members.methods + required
        // Documents name a class in Objective-C without a module.
        return "@objc(\(interface.name)) open class \(name)\(clause) {\n\(Self.lines(all))}"
    }

    /// Returns the protocols that the declared superclasses adopt, to which Swift accepts no second conformance.
    private func inheritedProtocols(of interface: HeaderInterface) -> Set<String> {
        var found: Set<String> = []
        var name = interface.superclass
        for _ in classes {
            guard let next = classes.first(where: { $0.name == name }) else { break }
            found.formUnion(next.protocols + requirements(of: next).map(\.name))
            name = next.superclass
        }
        return found
    }

    /// Returns the first superclass that no header declares; nil if there is none that is known.
    private func root(of interface: HeaderInterface) -> String? {
        var name = interface.superclass
        for _ in classes {
            guard let next = classes.first(where: { $0.name == name }) else { break }
            name = next.superclass
        }
        return name
    }

    /// Returns a class with the members that its protocols require, which its implementation has without a declaration.
    private func completed(_ interface: HeaderInterface) -> HeaderInterface {
        var result = interface
        var own = Set(
            interface.properties.map(\.name) + interface.methods.map { $0.pieces.joined(separator: ":") })
        for adopted in requirements(of: interface) {
            for method in adopted.methods where !method.isOptional {
                if own.insert(method.pieces.joined(separator: ":")).inserted { result.methods.append(method) }
            }
            for property in adopted.properties where !property.isOptional {
                if own.insert(property.name).inserted { result.properties.append(property) }
                // The nullability of the class's declaration may differ; Swift accepts only that of the protocol.
                for index in result.properties.indices where result.properties[index].name == property.name {
                    result.properties[index].type = property.type
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
            guard let adopted = protocols.first(where: { $0.name == name }),
                !found.contains(where: { $0.name == name })
            else { continue }
            found.append(adopted)
            pending += adopted.protocols
        }
        let parent = classes.first { $0.name == interface.superclass && $0.name != interface.name }
        let inherited = Set(parent?.protocols ?? [])
        return found.filter { !inherited.contains($0.name) }
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
            methods.formUnion(inherited.methods.filter { !$0.isCreating }.map(\.selector))
            next = inherited.superclass
        }
        var result = self
        // One that is set only in the subclass is another one.
        result.properties.removeAll { property in
            properties[property.name].map { !$0 || property.isReadonly } ?? false
        }
        result.methods.removeAll { methods.contains($0.selector) }
        return result
    }
}

extension HeaderMethod {
    /// The kind and the selector.
    fileprivate var selector: String { (isClass ? "+" : "-") + pieces.joined(separator: ":") }

    /// Whether the method creates an object, so that its type is that of the class.
    fileprivate var isCreating: Bool {
        if isInitializer { return true }
        if case .named("instancetype", _) = result { return isClass }
        return false
    }
}
