import SwiftSyntax

/// Makes initializers `required` that UIKit calls on metatypes, since Objective-C's dynamic calls of initializers do not
/// exist here.
struct RequiredInitializers: Rule {
    /// An initializer that is `required` here.
    private struct Requirement {
        let labels: [String]
        let parameters: String
        var isFailable = false
    }

    /// The initializers by the class that declares them.
    private static let requirements: [String: Requirement] = [
        "UITableViewCell": Requirement(
            labels: ["style", "reuseIdentifier"],
            parameters: "style: UITableViewCell.CellStyle, reuseIdentifier: String?"),
        "UITableViewHeaderFooterView": Requirement(
            labels: ["reuseIdentifier"], parameters: "reuseIdentifier: String?"),
        "UICollectionReusableView": Requirement(labels: ["frame"], parameters: "frame: CGRect"),
        "UICollectionViewCell": Requirement(labels: ["frame"], parameters: "frame: CGRect"),
        "UICollectionViewListCell": Requirement(labels: ["frame"], parameters: "frame: CGRect"),
        "CALayer": plain,
        "MKAnnotationView": annotationView,
        "MKMarkerAnnotationView": annotationView,
        "MKPinAnnotationView": annotationView,
        "NSManagedObject": Requirement(
            labels: ["entity", "insertInto"],
            parameters: "entity: NSEntityDescription, insertInto context: NSManagedObjectContext?"),
        "UICollectionViewLayoutAttributes": plain,
        "UICollectionViewLayoutInvalidationContext": plain,
        "UICollectionViewFlowLayoutInvalidationContext": plain,
        "UIStoryboardSegue": Requirement(
            labels: ["identifier", "source", "destination"],
            parameters: "identifier: String?, source: UIViewController, destination: UIViewController"),
    ]

    private static let plain = Requirement(labels: [], parameters: "")

    /// Maps make the views of annotations from the classes that were registered.
    private static let annotationView = Requirement(
        labels: ["annotation", "reuseIdentifier"],
        parameters: "annotation: (any MKAnnotation)?, reuseIdentifier: String?")

    /// Gesture recognizers do not conform to `NSCoding` on iOS, so that their initializer is not required there.
    private static let coded = Requirement(labels: ["coder"], parameters: "coder: NSCoder", isFailable: true)

    private static let layers: Set = [
        "CALayer", "CAShapeLayer", "CAGradientLayer", "CATextLayer", "CAReplicatorLayer", "CAEmitterLayer",
        "CAScrollLayer", "CATiledLayer", "CATransformLayer",
    ]

    /// Layers copy animations that are added to them.
    private static let animations: Set = [
        "CAAnimation", "CAPropertyAnimation", "CABasicAnimation", "CAKeyframeAnimation", "CASpringAnimation",
        "CAAnimationGroup", "CATransition",
    ]

    private func requirement(of type: String, in draft: Draft) -> Requirement? {
        guard let root = draft.module.lineage(of: type).last else { return nil }
        if root.hasPrefix("UI"), root.hasSuffix("GestureRecognizer") { return Self.coded }
        let isPlain = Self.layers.contains(root) || Self.animations.contains(root)
        return Self.requirements[isPlain ? "CALayer" : root]
    }

    func examine(_ node: InitializerDeclSyntax, in draft: Draft) {
        presentByInitializer(node, in: draft)
        guard let type = draft.enclosingTypes.last,
            let overriding = node.modifiers.first(where: { $0.name.text == "override" }),
            let requirement = requirement(of: type, in: draft),
            node.signature.parameterClause.parameters.map({ $0.firstName.text }) == requirement.labels
        else { return }
        let isRequired = node.modifiers.contains { $0.name.text == "required" }
        draft.replace(overriding, with: isRequired ? "" : "required")
        matchAccess(node, type, in: draft)
    }

    /// Presentations of a layer are created by its class's `init(layer:)`.
    private func presentByInitializer(_ node: InitializerDeclSyntax, in draft: Draft) {
        guard let type = draft.enclosingTypes.last,
            node.signature.parameterClause.parameters.map({ $0.firstName.text }) == ["layer"],
            node.modifiers.contains(where: { $0.name.text == "override" }),
            draft.module.lineage(of: type).last.map(Self.layers.contains) == true,
            let declaration = draft.module.entry(type)?.declaration,
            draft.module.entry(type)?.path == draft.source.path
        else { return }
        let access = declaration.access >= .public ? "public " : ""
        draft.insertDeclarations(
            "\(access)override class func presentation(of layer: CALayer) -> CALayer { \(type)(layer: layer) };",
            at: declaration.bodyStart)
    }

    /// A required initializer needs the same access as the class.
    private func matchAccess(_ node: InitializerDeclSyntax, _ type: String, in draft: Draft) {
        guard let declaration = draft.module.entry(type)?.declaration, declaration.access >= .public,
            node.modifiers.access.map({ $0 < .public }) ?? true,
            let previous = node.firstToken(viewMode: .sourceAccurate)?.previousToken(
                viewMode: .sourceAccurate),
            draft.insertAtLineEnd(
                previous.text == "{" ? " public" : "; public", after: previous.bytes.upperBound)
        else { return }
        for modifier in node.modifiers where Access(rawValue: modifier.name.text) != nil {
            draft.erase(modifier)
        }
    }

    /// Adds the required initializer to a class with other initializers, which does not need it on iOS.
    func examine(_ node: ClassDeclSyntax, in draft: Draft) {
        guard let type = draft.enclosingTypes.last, let requirement = requirement(of: type, in: draft),
            let declaration = draft.facts.types.first(where: {
                $0.nameOffset == node.name.bytes.lowerBound
            })
        else { return }
        let initializers = declaration.members.filter { $0.kind == .initializer }
        let designated = initializers.filter { !$0.modifiers.contains("convenience") }
        guard !designated.isEmpty,
            !initializers.contains(where: { $0.parameters.map(\.label) == requirement.labels })
        else { return }
        let access = declaration.access >= .public ? "public " : ""
        let isAnimation = draft.module.lineage(of: type).last.map(Self.animations.contains) == true
        draft.insertDeclarations(
            "\(access)required init\(requirement.isFailable ? "?" : "")(\(requirement.parameters)) "
                + "{ \(isAnimation && hasAllValues(node) ? "super.init()" : trap(type, requirement)) };",
            at: declaration.bodyStart)
    }

    /// On iOS the compiler adds the same trap, "use of unimplemented initializer", to the class.
    private func trap(_ type: String, _ requirement: Requirement) -> String {
        let labels = requirement.labels.map { "\($0):" }.joined()
        return "fatalError(\("\(type) does not implement init(\(labels))".literal))"
    }

    /// Returns whether all stored properties of the class have values before an initializer sets them. iOS copies animations
    /// without an initializer.
    private func hasAllValues(_ node: ClassDeclSyntax) -> Bool {
        node.memberBlock.members.allSatisfy { member in
            guard let variable = member.decl.as(VariableDeclSyntax.self),
                !variable.modifiers.contains(where: { ["static", "class", "lazy"].contains($0.name.text) })
            else { return true }
            return variable.bindings.allSatisfy { binding in
                if binding.initializer != nil { return true }
                switch binding.accessorBlock?.accessors {
                case .getter: return true
                case .accessors(let list) where list.contains(where: { $0.accessorSpecifier.text == "get" }):
                    return true
                default:
                    let isVariable = variable.bindingSpecifier.text == "var"
                    return isVariable && binding.typeAnnotation?.type.is(OptionalTypeSyntax.self) == true
                }
            }
        }
    }
}
