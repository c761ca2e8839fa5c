extension UITableViewCell {
    func accessoryDidChange() {
        contentInsets = nil
        setNeedsLayout()
    }

    func replaceAccessory(_ old: UIView?) {
        old?.removeFromSuperview()
        if let accessoryView { addSubview(accessoryView) }
        accessoryDidChange()
    }

    func replaceBackground(_ old: UIView?) {
        old?.removeFromSuperview()
        if let backgroundView { insertSubview(backgroundView, at: 0) }
        setNeedsLayout()
    }
}
