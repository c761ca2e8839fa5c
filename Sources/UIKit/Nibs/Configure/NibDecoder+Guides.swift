import InterfaceBuilder

@MainActor
extension NibDecoder {
    /// Registers the guides of a view, so that constraints can refer to them.
    func registerGuides(of view: UIView) {
        for guide in ViewElement(element).layoutGuides {
            guard let id = guide.id else { continue }
            context.guides[id] = NibGuide(role: guide.role, view: view)
        }
    }

    /// Registers the top and bottom guides of a controller.
    func registerGuides(of controller: UIViewController) {
        for guide in Controller(element).layoutGuides {
            guard let id = guide.id else { continue }
            context.guides[id] = NibGuide(role: guide.role, controller: controller)
        }
    }
}
