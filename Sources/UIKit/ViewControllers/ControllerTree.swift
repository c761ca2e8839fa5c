/// The text of `_printHierarchy`, which debuggers and snapshot libraries call by name: a line for each controller with
/// its progress of appearing and its view.
@MainActor
enum ControllerTree {
    static func text(_ controller: UIViewController) -> String {
        lines(controller, depth: 0, mark: "|").joined(separator: "\n")
    }

    private static func lines(_ controller: UIViewController, depth: Int, mark: String) -> [String] {
        // Controllers that apps nest may be deep.
        guard depth < 500 else { return [] }
        let outer = String(repeating: "   | ", count: max(depth - 1, 0))
        let line = outer + (depth > 0 ? "   \(mark) " : "") + line(controller)
        let children = controller.children.flatMap { lines($0, depth: depth + 1, mark: "|") }
        guard let presented = controller.storage.presented else { return [line] + children }
        return [line] + children + lines(presented, depth: depth + 1, mark: "+")
    }

    private static func line(_ controller: UIViewController) -> String {
        let name = "\(ObjectName.of(controller)) \(ObjectName.address(of: controller))"
        return "<\(name)>, state: \(controller.storage.appearance), view: \(view(of: controller))"
    }

    private static func view(of controller: UIViewController) -> String {
        guard let view = controller.viewIfLoaded else { return "(view not loaded)" }
        let text = "<\(viewName(of: controller, view)) \(ObjectName.address(of: view))>"
        return view.window == nil ? text + " not in the window" : text
    }

    /// The views of iOS's containers are of private classes.
    private static func viewName(of controller: UIViewController, _ view: UIView) -> String {
        let name = ObjectName.of(view)
        guard name == "UIView" else { return name }
        return switch controller {
        case is UINavigationController, is UITabBarController: "UILayoutContainerView"
        case is UIPageViewController: "_UIPageViewControllerContentView"
        default: name
        }
    }
}
