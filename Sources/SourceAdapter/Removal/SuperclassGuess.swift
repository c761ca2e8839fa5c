import SwiftSyntax

/// The most likely class of Apple's for a missing superclass: the one that its name ends with, or
/// the one whose methods are overridden.
struct SuperclassGuess {
    /// The name; nil if there is no evidence.
    let name: String?

    init(_ lost: Substring, of declaration: ClassDeclSyntax, _ extensions: ExtensionOverrides = .none) {
        let overridden = Self.overridden(in: declaration.memberBlock).union(extensions[declaration.name.text])
        name =
            Self.class(named: lost)
            ?? Self.others.first(where: lost.hasSuffix).map { "NS\($0)" }
            ?? Self.base(of: overridden)
            ?? (lost.hasSuffix("Controller") ? "UIViewController" : nil)
    }

    /// Returns whether the first missing type that a class inherits from is a class and no protocol: members override some of it or
    /// can be observed, as those of a data base's objects.
    static func isClass(
        _ lost: Substring, of declaration: ClassDeclSyntax, _ extensions: ExtensionOverrides = .none
    ) -> Bool {
        guard !protocolEndings.contains(where: lost.hasSuffix) else { return false }
        guard extensions[declaration.name.text].isEmpty else { return true }
        return declaration.memberBlock.members.contains { member in
            let modifiers = member.decl.asProtocol((any WithModifiersSyntax).self)?.modifiers
            return modifiers?.contains { ["override", "dynamic"].contains($0.name.text) } == true
        }
    }

    private static let protocolEndings = ["Delegate", "DataSource", "Protocol", "Type", "able", "Observer"]

    /// Returns the class of UIKit that the name of a missing type ends with; nil if there is none.
    static func `class`(named lost: Substring) -> String? {
        endings.first(where: lost.hasSuffix).map { "UI\($0)" }
    }

    /// UIKit's classes by common suffixes of their subclasses' names, longer ones first.
    private static let endings = [
        "CollectionViewController", "NavigationController", "PageViewController", "SplitViewController",
        "TabBarController", "TableViewController", "ViewController", "CollectionViewCell", "TableViewCell",
        "CollectionReusableView", "TableViewHeaderFooterView", "CollectionView", "ImageView", "ScrollView",
        "StackView", "TableView", "TextField", "TextView", "Button", "Control", "Label", "View",
    ]

    /// The classes of Core Data.
    private static let others = ["ManagedObject", "PersistentContainer"]

    /// Methods by the classes that declare them, subclasses first.
    private static let declared: [(base: String, methods: Set<String>)] = [
        ("UITableViewController", ["tableView(_:numberOfRowsInSection:)", "tableView(_:cellForRowAt:)"]),
        (
            "UICollectionViewController",
            ["collectionView(_:numberOfItemsInSection:)", "collectionView(_:cellForItemAt:)"]
        ),
        (
            "UIViewController",
            [
                "loadView()", "viewDidLoad()", "viewWillAppear(_:)", "viewDidAppear(_:)",
                "viewWillDisappear(_:)", "viewDidDisappear(_:)", "viewWillLayoutSubviews()",
                "viewDidLayoutSubviews()", "prepare(for:sender:)",
            ]
        ),
        ("UITableViewCell", ["init(style:reuseIdentifier:)", "setSelected(_:animated:)"]),
        ("UICollectionViewCell", ["prepareForReuse()"]),
        (
            "UIView",
            [
                "layoutSubviews()", "draw(_:)", "didMoveToSuperview()", "didMoveToWindow()",
                "updateConstraints()", "hitTest(_:with:)",
            ]
        ),
    ]

    private static func base(of overridden: Set<String>) -> String? {
        declared.first { !$0.methods.isDisjoint(with: overridden) }?.base
    }

    /// Returns the names with labels of the methods that members override.
    static func overridden(in block: MemberBlockSyntax) -> Set<String> {
        Set(
            block.members.compactMap { member in
                if let function = member.decl.as(FunctionDeclSyntax.self), isOverride(function.modifiers) {
                    return function.fullName
                }
                if let initializer = member.decl.as(InitializerDeclSyntax.self),
                    isOverride(initializer.modifiers)
                {
                    return "init" + initializer.signature.labels
                }
                return nil
            })
    }

    private static func isOverride(_ modifiers: DeclModifierListSyntax) -> Bool {
        modifiers.contains { $0.name.text == "override" }
    }
}

extension FunctionSignatureSyntax {
    /// The labels in parentheses, such as `(_:at:)`.
    fileprivate var labels: String {
        "(" + parameterClause.parameters.map { "\($0.firstName.text):" }.joined() + ")"
    }
}

extension FunctionDeclSyntax {
    /// The name with labels.
    var fullName: String { name.text + signature.labels }
}

extension ClassDeclSyntax {
    /// Whether the name of the superclass is that of a class of screens or views.
    var isScreenOrView: Bool {
        guard let superclass = inheritanceClause?.inheritedTypes.first?.type.trimmedDescription else {
            return false
        }
        return SuperclassGuess.class(named: superclass.prefix { $0 != "<" }) != nil
            || superclass.hasSuffix("Controller") || superclass.hasSuffix("Cell")
    }
}
