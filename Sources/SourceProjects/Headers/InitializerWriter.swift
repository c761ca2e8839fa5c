/// Writes the initializers of a class: those of its superclass that it overrides, and its own.
struct InitializerWriter {
    private let interface: HeaderInterface
    private let types: ImportedTypes
    private let functions: FunctionWriter
    private let name: String
    /// The superclass outside of the headers.
    private let root: String?

    init(_ interface: HeaderInterface, _ types: ImportedTypes, root: String?) {
        (self.interface, self.types, self.root) = (interface, types, root)
        functions = FunctionWriter(types: types)
        name = interface.attributes.swiftName ?? interface.name
    }

    /// The declarations; none if the class has no initializers of its own, so that it inherits all.
    var declarations: [String] {
        let own = interface.methods.filter(isUsed)
        let factories = interface.methods.filter {
            Self.isFactory($0, of: interface.name) && !$0.attributes.isUnavailable && !$0.isVariadic
        }
        guard !own.isEmpty || !factories.isEmpty else { return [] }
        let family = family
        let hasDesignated = own.contains(where: \.attributes.isDesignated)
        let written = own.map { method in
            let isDesignated = family != nil && (method.attributes.isDesignated || !hasDesignated)
            return initializer(method, isConvenience: !isDesignated)
        }
        // A class whose plain initializer is unavailable has only its own, if each is designated.
        let isPlain = interface.methods.contains { $0.pieces == ["init"] && $0.attributes.isUnavailable }
        let isOwn =
            isPlain && factories.isEmpty && own.allSatisfy { $0.attributes.isDesignated || !hasDesignated }
        let inherited = (family?.overrides ?? []).filter { !isOwn || !$0.contains("override init()") }
        let known = Set(inherited.compactMap { $0.firstMatch(of: /init[?!]?\([^)]*\)/).map { String($0.0) } })
        let others = (written + factories.map(factory)).filter { text in
            guard let match = text.firstMatch(of: /init[?!]?\([^)]*\)/) else { return true }
            let labels = Self.labels(of: String(match.0))
            return !known.contains { Self.labels(of: $0) == labels }
        }
        // A factory is not imported where the class has the initializer itself.
        var names: Set<String> = []
        return inherited + others.filter { names.insert(Self.signature(of: $0)).inserted }
    }

    private static func signature(of text: String) -> String {
        let words = text.prefix { $0 != "{" }
        return String(words.firstRange(of: "init").map { words[$0.lowerBound...] } ?? words)
    }

    private static func labels(of text: String) -> [String] {
        text.drop { $0 != "(" }.dropFirst().split(separator: ",").map { part in
            String(part.drop { $0 == " " }.prefix { $0 != " " && $0 != ":" && $0 != ")" }).replacing(
                "`", with: "")
        }
    }

    private func isUsed(_ method: HeaderMethod) -> Bool {
        method.isInitializer && !method.attributes.isUnavailable && !method.isVariadic
            && method.pieces != ["init"]
    }

    // MARK: Own initializers

    private func initializer(_ method: HeaderMethod, isConvenience: Bool) -> String {
        let imported = ImportedMethod(method, in: interface, types)
        let labels = imported.parameters.indices.map {
            $0 < imported.names.labels.count ? imported.names.labels[$0] : ""
        }
        return text(
            labels: labels, imported.parameters, method.result, isThrowing: imported.isThrowing,
            isConvenience: isConvenience,
            FunctionWriter.use("\(name).\(imported.names.text)", method.attributes.header))
    }

    private func text(
        labels: [String], _ parameters: [HeaderParameter], _ result: HeaderType, isThrowing: Bool,
        isConvenience: Bool, _ use: String
    ) -> String {
        let mark =
            isThrowing
            ? ""
            : types.text(result.with(Self.nullability(of: result))).suffix(1).filter { "?!".contains($0) }
        let call =
            isConvenience ? "self.init(\(family?.neutral ?? ""))" : "super.init(\(family?.neutral ?? ""))"
        let signature = functions.signature(parameters, labels, nil, throwing: isThrowing)
        let settings = settings(parameters).map { "; \($0)" }.joined()
        return
            "public \(isConvenience ? "convenience " : "")init\(mark)\(signature) { \(call)\(settings); \(use) }"
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
        return Self.families[root]
            ?? (root.hasPrefix("UI") && Self.views.contains(root) ? Self.view : nil)
    }

    private static let coder = "public required init?(coder: NSCoder) { super.init(coder: coder) }"

    private static let view = Family(
        overrides: ["public override init(frame: CGRect) { super.init(frame: frame) }", coder],
        neutral: "frame: .zero")

    private static let views: Set = [
        "UIView", "UIControl", "UIButton", "UILabel", "UITextField", "UIScrollView", "UISlider", "UISwitch",
        "UIStackView",
        "UICollectionViewCell", "UICollectionReusableView", "UIProgressView", "UIPickerView", "UIDatePicker",
        "UINavigationBar", "UIToolbar", "UISearchBar", "UIWindow", "UIPageControl",
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
