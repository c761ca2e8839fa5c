import UIKit

extension ListSource {
    /// Configures a view for a model.
    ///
    /// Tasks of the view for the model before are cancelled. Where the model is an observable object, the row is configured
    /// again when it changes.
    func configure(_ view: UIView, for model: Model, _ configuration: () -> Void) {
        view.configure {
            guard mayShowObjects else { return configuration() }
            configure(view, for: model, object: ModelObjects.object(of: model), configuration)
        }
    }

    private func configure(
        _ view: UIView, for model: Model, object: AnyObject?, _ configuration: () -> Void
    ) {
        view.attachedItem?.observation = nil
        view.attachedItem?.snapshot = nil
        guard let object else { return configuration() }
        if #available(iOS 17, macCatalyst 17, tvOS 17, visionOS 1, *), Self.isObservable(object) {
            return observe(view, for: model, configuration)
        }
        configuration()
        #if DEBUG
            view.shownItem.snapshot = ObjectSnapshot(of: object)
        #endif
    }

    /// Reports visible objects that have changed since their rows were configured and are applied again. They equal
    /// themselves, so that their rows are not configured again.
    func reportObjectsChangedInPlace(in requested: [ListSection<Model>]) {
        guard mayShowObjects else { return }
        for list in attachments.lists(of: self) {
            for path in list.visiblePaths {
                guard let view = list.cellView(at: path)?.configuredView, let model = model(at: path),
                    let object = ModelObjects.object(of: model), view.showsOldState(of: object),
                    requested.contains(where: {
                        $0.models.contains { ModelObjects.object(of: $0) === object }
                    })
                else { continue }
                view.shownItem.snapshot = ObjectSnapshot(of: object)
                onProblem(.changedInPlace(model: String(describing: model)))
            }
        }
    }
}

extension UIView {
    /// The view that is configured for an item: the wrapped one of a wrapper.
    fileprivate var configuredView: UIView { (self as? any ViewWrapper)?.backingView ?? self }

    fileprivate func showsOldState(of object: AnyObject) -> Bool {
        guard let snapshot = attachedItem?.snapshot, snapshot.object == ObjectIdentifier(object) else {
            return false
        }
        return snapshot != ObjectSnapshot(of: object)
    }
}
