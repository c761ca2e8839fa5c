import CoreGraphics
import Foundation

/// The methods for adapting content to a size and to traits: those of a view controller.
@preconcurrency @MainActor
public protocol UIContentContainer: NSObjectProtocol {
    /// The preferred size of the container, in points.
    var preferredContentSize: CGSize { get }

    /// Called when a child's preferred size changes.
    func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)

    /// Called when the size determined by a child's constraints changes.
    func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer)

    /// Returns the size in points that a child will have when the container has the given one.
    func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize

    /// Called before the size of the container's view changes, in points.
    func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)

    /// Called before the traits of the container change.
    func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator)
}

extension UIViewController: UIContentContainer {
    /// Returns the new size of a child: the container's if it fills it, else its own.
    func sizeOfChild(_ container: any UIContentContainer, in parentSize: CGSize) -> CGSize {
        guard let child = container as? UIViewController, let view = child.viewIfLoaded else {
            return parentSize
        }
        return view.bounds.size == viewIfLoaded?.bounds.size ? parentSize : view.bounds.size
    }

    /// Notifies the children whose views are loaded and change their sizes.
    func forwardTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        for child in children {
            guard let view = child.viewIfLoaded else { continue }
            let size = self.size(forChildContentContainer: child, withParentContainerSize: size)
            if size != view.bounds.size { child.viewWillTransition(to: size, with: coordinator) }
        }
    }

    /// Calls the deprecated rotation methods of the controller when its window rotates.
    func announceRotation(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        guard let former = viewIfLoaded?.bounds.size, former.isLandscape != size.isLandscape else { return }
        let (before, after) = (Self.orientation(of: former), Self.orientation(of: size))
        let duration = coordinator.transitionDuration
        willRotate(to: after, duration: duration)
        coordinator.animate { [weak self] _ in
            self?.willAnimateRotation(to: after, duration: duration)
        } completion: { [weak self] _ in
            self?.didRotate(from: before)
        }
    }

    private static func orientation(of size: CGSize) -> UIInterfaceOrientation {
        size.isLandscape ? .landscapeRight : .portrait
    }

    /// Notifies the children of their new traits, including the container's overrides.
    func forwardTransition(
        to traits: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        for child in children where child.isViewLoaded {
            let override = overrideTraitCollection(forChild: child) ?? UITraitCollection()
            let traits = UITraitCollection(traitsFrom: [traits, override])
            if traits != child.traitCollection { child.willTransition(to: traits, with: coordinator) }
        }
    }
}

extension CGSize {
    fileprivate var isLandscape: Bool { width > height }
}
