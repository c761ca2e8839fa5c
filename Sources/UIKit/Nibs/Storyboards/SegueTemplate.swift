import InterfaceBuilder

/// A way from a controller to another, as its document has it, to be performed any number of times.
@MainActor
package struct SegueTemplate {
    /// The segue as it is written.
    package let segue: Segue
    /// The id of the object that sets the segue off; the controller's own for manual segues.
    package let sourceID: String?
    private let context: NibContext

    /// The name to perform the segue by.
    package var identifier: String? { segue.identifier }

    /// The controller that the segue leads to, made anew; nil where the document has none.
    package func makeDestination() -> UIViewController? { context.makeDestination(of: segue) }

    /// The segues of a scene but for those that are performed when it loads.
    static func all(in scene: Scene?, context: NibContext) -> [SegueTemplate] {
        guard let scene else { return [] }
        return scene.element.descendants.filter { $0.isNamed("segue") }.compactMap { element in
            let segue = Segue(element)
            if segue.segueKind == .relationship || segue.segueKind == .embed { return nil }
            return SegueTemplate(segue: segue, sourceID: element.connectionSource?.id, context: context)
        }
    }
}
