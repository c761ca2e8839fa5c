import InterfaceBuilder

@MainActor
extension NibDecoder {
    /// Makes the guides of a view known, so that constraints can name them.
    func registerGuides(of view: UIView) {
        for guide in ViewElement(element).layoutGuides {
            guard let id = guide.id else { continue }
            context.guides[id] = NibGuide(role: guide.role, view: view)
        }
    }

    /// Makes the top and bottom guides of a controller known.
    func registerGuides(of controller: UIViewController) {
        for guide in Controller(element).layoutGuides {
            guard let id = guide.id else { continue }
            context.guides[id] = NibGuide(role: guide.role, controller: controller)
        }
    }
}
