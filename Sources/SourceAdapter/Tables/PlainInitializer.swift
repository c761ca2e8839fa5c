/// Determines whether a class has an initializer without arguments, with which UIKit creates delegates by their class's
/// name.
struct PlainInitializer {
    private let module: ModuleIndex

    init(_ module: ModuleIndex) { self.module = module }

    /// The frameworks' classes with such an initializer, each with the labels of its designated initializer if there is one
    /// besides `init(coder:)`: a class that overrides it inherits `init()`.
    private static let frameworkClasses: [String: [String]?] = {
        var result: [String: [String]?] = [:]
        for name in views { result[name] = ["frame"] }
        for name in recognizers { result[name] = ["target", "action"] }
        for name in others { result.updateValue(nil, forKey: name) }
        result["UIViewController"] = ["nibName", "bundle"]
        result["UITableView"] = ["frame", "style"]
        return result
    }()

    private static let views = [
        "UIView", "UIControl", "UILabel", "UIButton", "UIImageView", "UIScrollView", "UIStackView",
        "UITextField", "UITextView", "UINavigationBar", "UIToolbar", "UITabBar", "UISwitch", "UISlider",
        "UIProgressView", "UIPageControl", "UIDatePicker", "UIPickerView", "UIStepper", "UISearchBar",
    ]

    private static let recognizers = [
        "UIGestureRecognizer", "UITapGestureRecognizer", "UIPanGestureRecognizer",
        "UISwipeGestureRecognizer", "UIPinchGestureRecognizer", "UIRotationGestureRecognizer",
        "UILongPressGestureRecognizer", "UIScreenEdgePanGestureRecognizer",
    ]

    /// Classes whose `init()` only classes without designated initializers of their own inherit.
    private static let others = [
        "NSObject", "UIResponder", "UINavigationController", "UITabBarController", "UITableViewController",
        "UISplitViewController", "UIPageViewController", "UIWindow", "UIActivityIndicatorView",
        "UISegmentedControl", "UIVisualEffectView", "UIRefreshControl", "CALayer", "CAShapeLayer",
        "CAGradientLayer",
    ]

    /// The protocols of objects that UIKit creates by name.
    private static let protocols: Set = ["UIApplicationDelegate", "UISceneDelegate", "UIWindowSceneDelegate"]

    /// Returns whether UIKit may have to create an object of the class, and can.
    func isWanted(by type: TypeFacts) -> Bool {
        guard type.kind == .class, !type.isGeneric, type.condition == nil else { return false }
        let root = module.lineage(of: type.name).last ?? ""
        let isWanted =
            Self.frameworkClasses[root] != nil && root != "UIResponder"
            || !module.protocols(of: type.name).isDisjoint(with: Self.protocols)
        return isWanted && exists(in: type)
    }

    /// Returns whether other modules can create objects of the class without arguments.
    func isOffered(by type: TypeFacts?) -> Bool {
        guard let type else { return false }
        return type.kind == .class && type.condition == nil
            && [.public, .open].contains(type.access) && exists(in: type, from: .public)
    }

    /// Returns whether the class has `init()`, its own or an inherited one.
    private func exists(in type: TypeFacts, from least: Access = .internal) -> Bool {
        let name = type.name
        // Other functions and files may have classes of the same name.
        let isShared = type.isLocal || type.access <= .fileprivate
        for (depth, ancestor) in module.lineage(of: name).enumerated() {
            guard let entry = module.entry(ancestor), let declaration = entry.declaration else {
                return Self.frameworkClasses[ancestor] != nil || module.isMadePlainly(ancestor)
            }
            // An extension of a generic class may be of some of its specializations.
            let isAlone = depth == 0 && isShared || declaration.isGeneric
            let members = isAlone ? (depth == 0 ? type : declaration).members : entry.members
            let initializers = members.filter { $0.kind == .initializer }
            if let plain = initializers.first(where: { $0.parameters.allSatisfy(\.isOptional) }) {
                let access = plain.modifiers.contains("override") ? Access.public : plain.access ?? .internal
                let isSeen = least > .internal ? access >= least : depth == 0 || access > .fileprivate
                return plain.isCallable && isSeen
            }
            if overridesDesignated(initializers, in: name) { continue }
            // Only the compiler's `init(from:)` sets the values of a class without initializers of its own.
            if initializers.isEmpty, members.contains(where: \.isUnset) { return false }
            // Any designated initializer of its own ends the inheritance of others.
            guard initializers.allSatisfy({ $0.modifiers.contains("convenience") }) else { return false }
        }
        return false
    }

    /// Returns whether initializers override the designated one of a framework's class.
    private func overridesDesignated(_ initializers: [MemberFacts], in name: String) -> Bool {
        guard let root = module.lineage(of: name).last, let labels = Self.frameworkClasses[root] ?? nil else {
            return false
        }
        return initializers.contains {
            $0.parameters.map(\.label) == labels && $0.modifiers.contains("override") && $0.isCallable
        }
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
