/// Determines whether a class has an initializer without arguments, with which UIKit creates delegates by their class's
/// name.
struct PlainInitializer {
    private let module: ModuleIndex

    init(_ module: ModuleIndex) { self.module = module }

    /// The frameworks' classes with such an initializer.
    private static let frameworkClasses: Set = Set([
        "NSObject", "UIResponder", "UIViewController", "UINavigationController", "UITabBarController",
        "UITableViewController", "CALayer", "CAShapeLayer", "CAGradientLayer",
    ]).union(views)

    /// Views with such an initializer where the class overrides `init(frame:)`.
    private static let views: Set = [
        "UIView", "UIControl", "UILabel", "UIButton", "UIImageView", "UIScrollView", "UIStackView",
        "UITextField", "UITextView", "UINavigationBar", "UIToolbar", "UITabBar",
    ]

    /// The protocols of objects that UIKit creates by name.
    private static let protocols: Set = ["UIApplicationDelegate", "UISceneDelegate", "UIWindowSceneDelegate"]

    /// Returns whether UIKit may have to create an object of the class, and can.
    func isWanted(by type: TypeFacts) -> Bool {
        guard type.kind == .class, !type.isGeneric, type.condition == nil else { return false }
        let root = module.lineage(of: type.name).last ?? ""
        let isWanted =
            Self.frameworkClasses.contains(root) && root != "UIResponder"
            || !module.protocols(of: type.name).isDisjoint(with: Self.protocols)
        return isWanted && exists(in: type.name)
    }

    /// Returns whether other modules can create objects of the class without arguments.
    func isOffered(by type: TypeFacts?) -> Bool {
        guard let type else { return false }
        return type.kind == .class && !type.isGeneric && type.condition == nil
            && [.public, .open].contains(type.access) && exists(in: type.name, from: .public)
    }

    /// Returns whether the class has `init()`, its own or an inherited one.
    private func exists(in name: String, from least: Access = .internal) -> Bool {
        for (depth, ancestor) in module.lineage(of: name).enumerated() {
            guard let entry = module.entry(ancestor), let declaration = entry.declaration else {
                return Self.frameworkClasses.contains(ancestor) || module.isMadePlainly(ancestor)
            }
            guard !declaration.isGeneric else { return false }
            let initializers = entry.members.filter { $0.kind == .initializer }
            if let plain = initializers.first(where: { $0.parameters.allSatisfy(\.isOptional) }) {
                let access = plain.modifiers.contains("override") ? Access.public : plain.access ?? .internal
                let isSeen = least > .internal ? access >= least : depth == 0 || access > .fileprivate
                return plain.isCallable && isSeen
            }
            let root = module.lineage(of: name).last ?? ""
            if Self.views.contains(root),
                initializers.contains(where: {
                    $0.parameters.map(\.label) == ["frame"] && $0.modifiers.contains("override")
                        && $0.isCallable
                })
            {
                continue
            }
            // Any designated initializer of its own ends the inheritance of others.
            guard initializers.allSatisfy({ $0.modifiers.contains("convenience") }) else { return false }
        }
        return false
    }
}

extension ParameterFacts {
    /// Whether a call may omit the argument.
    fileprivate var isOptional: Bool { defaultValue != nil || isVariadic }
}

extension MemberFacts {
    /// Whether the tables, which are in the same file, can call the initializer.
    fileprivate var isCallable: Bool {
        !isAsync && !isThrowing && !isFailable && generics.isEmpty && condition == nil && !isUnavailable
            && access != .private
    }
}
