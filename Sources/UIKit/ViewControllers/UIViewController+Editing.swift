/// The editing state of a controller, and the bar item that toggles it.
struct ControllerEditing {
    var isEditing = false
    var item: UIBarButtonItem?
}

extension UIViewController {
    func changeEditing(_ editing: Bool) {
        storage.editing.isEditing = editing
        storage.editing.item?.systemItem = editing ? .done : .edit
    }

    func editingItem() -> UIBarButtonItem {
        if let item = storage.editing.item { return item }
        let toggle = UIAction { [weak self] _ in
            guard let self else { return }
            setEditing(!isEditing, animated: true)
        }
        let item = UIBarButtonItem(systemItem: isEditing ? .done : .edit, primaryAction: toggle)
        storage.editing.item = item
        return item
    }
}
