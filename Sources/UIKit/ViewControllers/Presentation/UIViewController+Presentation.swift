import CoreGraphics

extension UIViewController {
    // MARK: Presenting and presented controllers

    /// The style that the controller requests, with a page sheet for `automatic` (Apple:
    /// UIModalPresentationStyle.automatic).
    var chosenPresentationStyle: UIModalPresentationStyle {
        let style = modalPresentationStyle
        // Subclasses may override it.
        return requestedPresentationStyle == .automatic && style == .formSheet ? .pageSheet : style
    }

    /// The outermost container of the controller; itself without any.
    var outermost: UIViewController {
        sequence(first: self, next: { $0.parent }).reduce(self) { $1 }
    }

    /// Whether the controller stands in a sheet that leaves a part of its presenter visible.
    var isInSheet: Bool {
        if viewIfLoaded?.window?.isCanvasSheet == true { return true }
        let outer = outermost
        guard outer.storage.presenting != nil, let presentation = outer.storage.presentation,
            [.pageSheet, .formSheet].contains(presentation.shownStyle)
        else { return false }
        return presentation.frameOfPresentedViewInContainerView != presentation.containerView?.bounds
    }

    /// Returns the presentation controller, created on first access and recreated if the style has changed meanwhile.
    func makePresentationController() -> UIPresentationController {
        let kind = presentationKind
        if let known = storage.presentation, known.containerView != nil || known.isManaged(by: kind) {
            return known
        }
        let made = makePresentation(kind)
        storage.presentation = made
        return made
    }

    private func makePresentation(_ kind: UIPresentationController.Type) -> UIPresentationController {
        if kind == UIPopoverPresentationController.self {
            return UIPopoverPresentationController(presentedViewController: self, presenting: nil)
        }
        if kind == UISheetPresentationController.self {
            return UISheetPresentationController(presentedViewController: self, presenting: nil)
        }
        return UIPresentationController(presentedViewController: self, presenting: nil)
    }

    private var presentationKind: UIPresentationController.Type {
        switch chosenPresentationStyle {
        case .popover: UIPopoverPresentationController.self
        case .pageSheet, .formSheet: UISheetPresentationController.self
        default: UIPresentationController.self
        }
    }

    /// Presents from the outermost container; in the current context, from the nearest that defines one.
    private func presenter(of controller: UIViewController) -> UIViewController {
        guard [.currentContext, .overCurrentContext].contains(controller.modalPresentationStyle) else {
            return outermost
        }
        return sequence(first: self, next: { $0.parent }).first { $0.definesPresentationContext } ?? outermost
    }

    // MARK: Presenting

    func beginPresentation(of controller: UIViewController, animated: Bool, completion: (() -> Void)?) {
        let presenter = presenter(of: controller)
        presenter.storage.running?.finishNow()
        guard accepts(controller, from: presenter), let place = presenter.place(for: controller) else {
            return
        }
        let controller = controller.adaptiveReplacement(from: presenter) ?? controller
        if controller.modalPresentationStyle == .custom, controller.storage.presentation == nil {
            controller.storage.presentation = controller.transitioningDelegate?.presentationController(
                forPresented: controller, presenting: presenter, source: self)
        }
        let presentation = controller.presentationController ?? controller.makePresentationController()
        presentation.presenting = presenter
        presenter.storage.presented = controller
        controller.storage.presenting = presenter
        PresentationChange(presentation: presentation, isAnimated: animated)
            .present(in: place, from: self, completion: completion)
    }

    /// Returns the delegate's controller for the replaced style, such as a navigation controller around a popover's
    /// content.
    private func adaptiveReplacement(from presenter: UIViewController) -> UIViewController? {
        guard let presentation = storage.presentation, let delegate = presentation.delegate else {
            return nil
        }
        presentation.presenting = presenter
        let style = presentation.shownStyle
        guard style != presentation.presentationStyle,
            let other = delegate.presentationController(
                presentation, viewControllerForAdaptivePresentationStyle: style), other !== self
        else { return nil }
        other.modalPresentationStyle = style
        let own = other.presentationController
        if own?.delegate == nil { own?.delegate = delegate }
        return other
    }

    /// Returns the superview of the presentation's container: the window, or for the current context the superview of
    /// the presenter's view.
    private func place(for controller: UIViewController) -> UIView? {
        guard let window = viewIfLoaded?.window else {
            RuntimeDiagnostics.report(
                "Attempt to present <\(type(of: controller))> on <\(type(of: self))> whose view is not in the window hierarchy!"
            )
            return nil
        }
        let isInContext = [.currentContext, .overCurrentContext].contains(controller.modalPresentationStyle)
        return isInContext ? viewIfLoaded?.superview ?? window : window
    }

    /// Reports in UIKit's words why a controller cannot be presented.
    private func accepts(_ controller: UIViewController, from presenter: UIViewController) -> Bool {
        let names = "<\(type(of: controller))> on <\(type(of: self))>"
        if let other = presenter.storage.presented {
            RuntimeDiagnostics.report(
                "Attempt to present \(names) which is already presenting <\(type(of: other))>")
            return false
        }
        if controller.storage.presenting != nil || controller === presenter {
            RuntimeDiagnostics.report(
                "Application tried to present modally a view controller <\(type(of: controller))> that is already being presented"
            )
            return false
        }
        guard let parent = controller.parent else { return true }
        RuntimeDiagnostics.report(
            "Application tried to present modally a view controller <\(type(of: controller))> that has a parent view controller <\(type(of: parent))>."
        )
        return false
    }

    // MARK: Dismissing

    /// Dismisses the presented controller, else the controller itself with its ancestors.
    func beginDismissal(animated: Bool, completion: (() -> Void)?) {
        guard let presenter = nearestPresenter ?? presentingViewController, presenter.storage.presented != nil
        else { return completion?() ?? () }
        presenter.dismissPresented(animated: animated, interaction: nil) { _ in completion?() }
    }

    /// Dismisses the controller presented by this one; the closure receives whether it was completed: the user may
    /// cancel an interactive dismissal.
    func dismissPresented(
        animated: Bool, interaction: (any UIViewControllerInteractiveTransitioning)?,
        completion: @escaping (Bool) -> Void
    ) {
        guard let presented = storage.presented else { return completion(true) }
        presented.storage.running?.finishNow()
        let above = sequence(first: presented, next: { $0.storage.presented }).reversed()
        for controller in above {
            guard let presentation = controller.storage.presentation else { continue }
            let isLast = controller === presented
            PresentationChange(
                presentation: presentation, isAnimated: animated, interaction: isLast ? interaction : nil
            ).dismiss(isLast: isLast, completion: isLast ? completion : { _ in })
        }
    }

    /// The controller itself or the nearest ancestor that presents a controller.
    private var nearestPresenter: UIViewController? {
        sequence(first: self, next: { $0.parent }).first { $0.storage.presented != nil }
    }
}

extension UIPresentationController {
    /// Returns whether this presentation controller can be kept for a style that needs the class: custom subclasses
    /// match the plain class.
    fileprivate func isManaged(by kind: UIPresentationController.Type) -> Bool {
        if kind != UIPresentationController.self { return isKind(of: kind) }
        return !(self is UIPopoverPresentationController) && !(self is UISheetPresentationController)
    }
}
