/// Writes the initializers of a class: those of its superclass that it overrides, and its own.
struct InitializerWriter {
    private let interface: HeaderInterface
    private let types: ImportedTypes
    private let functions: FunctionWriter
    private let name: String
    /// The superclass outside of the headers.
    private let root: String?
    /// The superclasses in the headers, the nearest first.
    private let superclasses: ArraySlice<HeaderInterface>

    init(
        _ interface: HeaderInterface, _ types: ImportedTypes, root: String?,
        superclasses: ArraySlice<HeaderInterface> = []
    ) {
        (self.interface, self.types, self.root) = (interface, types, root)
        self.superclasses = superclasses
        functions = FunctionWriter(types: types)
        name = interface.attributes.swiftName ?? interface.name
    }

    /// The declarations; none if the class has no initializers of its own, so that it inherits all.
    var declarations: [String] {
        let own = interface.methods.filter(isUsed)
        guard !own.isEmpty || !factories.isEmpty else { return [] }
        let written = own.map { initializer($0, isConvenience: !isDesignated($0)) }
        let inherited = inherited
        let known = Set(inherited.compactMap(Self.labels))
        let others = (written + factories.map(factory)).filter {
            Self.labels(of: $0).map(known.contains) != true
        }
        // Neither a factory nor an initializer that reports an error is imported where the class has the initializer itself.
        var names: Set<[String]> = []
        let sorted = others.filter { !Self.isThrowing($0) } + others.filter(Self.isThrowing)
        return inherited + sorted.filter { names.insert(Self.labels(of: $0) ?? []).inserted }
    }

    private static func isThrowing(_ text: String) -> Bool { text.prefix { $0 != "{" }.contains(" throws") }

    /// Returns the labels of an initializer's parameters.
    private static func labels(of text: String) -> [String]? {
        guard let match = text.firstMatch(of: /init[?!]?\([^)]*\)/) else { return nil }
        return match.0.drop { $0 != "(" }.dropFirst().split(separator: ",").map { part in
            String(part.drop { $0 == " " }.prefix { $0 != " " && $0 != ":" && $0 != ")" })
                .replacing("`", with: "")
        }
    }

    /// The class methods that Swift imports as initializers.
    private var factories: [HeaderMethod] {
        interface.methods.filter {
            Self.isFactory($0, of: interface.name) && !$0.attributes.isUnavailable && !$0.isVariadic
        }
    }

    private func isUsed(_ method: HeaderMethod) -> Bool {
        method.isInitializer && !method.attributes.isUnavailable && !method.isVariadic
            && method.pieces != ["init"]
    }

    /// Whether an initializer that the class declares is designated: each is, if none is marked.
    private func isDesignated(_ method: HeaderMethod) -> Bool {
        family != nil
            && (method.attributes.isDesignated
                || !interface.methods.contains { isUsed($0) && $0.attributes.isDesignated })
    }

    // MARK: Inherited initializers

    /// Overrides of all designated initializers of the superclass, since in Objective-C a class inherits them beside its own.
    private var inherited: [String] {
        var overrides = family?.overrides ?? []
        if hasOwnOnly { overrides.removeAll { $0.contains("override init()") } }
        var known = Set(overrides.compactMap(Self.labels))
        for text in hasOwnOnly ? [] : superclass?.designated ?? [] {
            if let labels = Self.labels(of: text), known.insert(labels).inserted { overrides.append(text) }
        }
        return overrides
    }

    /// Whether the class has only its own initializers: its plain one is unavailable, and each other is designated.
    private var hasOwnOnly: Bool {
        factories.isEmpty
            && interface.methods.contains { $0.pieces == ["init"] && $0.attributes.isUnavailable }
            && interface.methods.filter(isUsed).allSatisfy(isDesignated)
    }

    private var superclass: InitializerWriter? {
        superclasses.first.map {
            InitializerWriter($0, types, root: root, superclasses: superclasses.dropFirst())
        }
    }

    /// Overrides of the designated initializers that the headers declare for the class and for its superclasses.
    private var designated: [String] {
        let own = interface.methods.filter { isUsed($0) && isDesignated($0) }.map(override)
        return own + (hasOwnOnly ? [] : superclass?.designated ?? [])
    }

    private func override(_ method: HeaderMethod) -> String {
        let (imported, labels) = imported(method)
        let arguments = zip(imported.parameters, labels).enumerated().map { index, pair in
            let name = pair.0.name.isEmpty ? "argument\(index)" : "`\(pair.0.name)`"
            return pair.1.isEmpty ? name : "\(pair.1): \(name)"
        }
        let signature = functions.signature(imported.parameters, labels, nil, throwing: imported.isThrowing)
        let call = "\(imported.isThrowing ? "try " : "")super.init(\(arguments.joined(separator: ", ")))"
        return "public override init\(mark(imported, method.result))\(signature) { \(call) }"
    }

    // MARK: Own initializers

    private func imported(_ method: HeaderMethod) -> (ImportedMethod, labels: [String]) {
        let imported = ImportedMethod(method, in: interface, types)
        return (
            imported,
            imported.parameters.indices.map {
                $0 < imported.names.labels.count ? imported.names.labels[$0] : ""
            }
        )
    }

    private func initializer(_ method: HeaderMethod, isConvenience: Bool) -> String {
        let (imported, labels) = imported(method)
        let neutral = family?.neutral ?? ""
        let call = isConvenience ? "self.init(\(neutral))" : "super.init(\(neutral))"
        let signature = functions.signature(imported.parameters, labels, nil, throwing: imported.isThrowing)
        let settings = settings(imported.parameters).map { "; \($0)" }.joined()
        let use = FunctionWriter.use("\(name).\(imported.names.text)", method.attributes.header)
        return
            "public \(isConvenience ? "convenience " : "")init\(mark(imported, method.result))\(signature) "
            + "{ \(call)\(settings); \(use) }"
    }

    /// Returns the question or exclamation mark of an initializer that may return nil.
    private func mark(_ imported: ImportedMethod, _ result: HeaderType) -> String {
        guard !imported.isThrowing else { return "" }
        return types.text(result.with(Self.nullability(of: result))).suffix(1).filter { "?!".contains($0) }
    }

    /// An initializer returns the type of the class, whose nullability is that of the result.
    private static func nullability(of type: HeaderType) -> HeaderNullability {
        switch type {
        case .named(_, let nullability), .object(_, _, _, let nullability): nullability
        default: .nonnull
        }
    }

    /// A parameter with the name of a property of the same type sets it, as initializers do.
    private func settings(_ parameters: [HeaderParameter]) -> [String] {
        parameters.compactMap { parameter in
            let property = interface.properties.first {
                $0.name == parameter.name && !$0.isReadonly && !$0.isClass
                    && types.text($0.type) == types.text(parameter.type)
            }
            return property.map { "self.`\($0.getter ?? $0.name)` = `\(parameter.name)`" }
        }
    }

    // MARK: Factories

    /// Whether a class method creates an object, so that Swift imports it as an initializer: its name begins with the end of the
    /// class's, such as `personWithName:` of `XYZPerson`.
    static func isFactory(_ method: HeaderMethod, of type: String) -> Bool {
        guard method.isClass, !method.parameters.isEmpty, method.attributes.swiftName == nil else {
            return false
        }
        switch method.result {
        case .named("instancetype", _): break
        case .object(let name, _, _, _) where name == type: break
        default: return false
        }
        return prefix(of: method.pieces[0], type) != nil
    }

    /// Returns the number of characters of a method's name that repeat the end of the class's.
    private static func prefix(of piece: String, _ type: String) -> Int? {
        let words = NameWords.all(in: type)
        for index in words.indices {
            let end = words[index...].joined()
            let rest = piece.dropFirst(end.count)
            if piece.lowercased().hasPrefix(end.lowercased()), rest.first?.isUppercase == true {
                return end.count
            }
        }
        return nil
    }

    private func factory(_ method: HeaderMethod) -> String {
        let count = Self.prefix(of: method.pieces[0], interface.name) ?? 0
        let first = "init" + method.pieces[0].dropFirst(count)
        let initializer = HeaderMethod(
            isClass: false, isOptional: false, pieces: [first] + method.pieces.dropFirst(),
            parameters: method.parameters, result: method.result, attributes: method.attributes,
            isVariadic: false)
        return self.initializer(initializer, isConvenience: true)
    }

    // MARK: Superclasses

    /// The designated initializers of a class of Apple's.
    struct Family {
        let overrides: [String]
        /// The arguments with which the first one is called.
        let neutral: String
    }

    private var family: Family? {
        guard let root else { return nil }
        if let family = Self.families[root] { return family }
        let isView = UIKitClasses.lineage(of: root).contains("UIView") && !Self.othersThanViews.contains(root)
        return isView ? Self.view : nil
    }

    private static let coder = "public required init?(coder: NSCoder) { super.init(coder: coder) }"

    private static let view = Family(
        overrides: ["public override init(frame: CGRect) { super.init(frame: frame) }", coder],
        neutral: "frame: .zero")

    /// The views with other designated initializers.
    private static let othersThanViews: Set = [
        "UITableView", "UICollectionView", "UITextView", "UITableViewHeaderFooterView", "UIImageView",
        "UIActivityIndicatorView", "UISegmentedControl", "UIRefreshControl",
    ]

    private static let controller = Family(
        overrides: [
            "public override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }",
            coder,
        ], neutral: "nibName: nil, bundle: nil")

    private static let families: [String: Family] = {
        let plain = Family(overrides: ["public override init() { super.init() }"], neutral: "")
        var families = [
            "UITableViewCell": Family(
                overrides: [
                    "public override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) "
                        + "{ super.init(style: style, reuseIdentifier: reuseIdentifier) }", coder,
                ], neutral: "style: .default, reuseIdentifier: nil"),
            "CALayer": Family(
                overrides: [
                    "public override init() { super.init() }",
                    "public override init(layer: Any) { super.init(layer: layer) }", coder,
                ], neutral: ""),
        ]
        for name in ["NSObject", "NSOperation", "UIResponder", "UICollectionViewFlowLayout", "NSFormatter"] {
            families[name] = plain
        }
        for name in [
            "UIViewController", "UITableViewController", "UINavigationController", "UITabBarController",
        ] {
            families[name] = controller
        }
        return families
    }()
}
