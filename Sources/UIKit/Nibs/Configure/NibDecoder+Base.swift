@MainActor
extension NibDecoder {
    func configure(_ view: UIView) {}
    func configure(_ controller: UIViewController) {}
    func configure(_ item: UIBarItem) {}
    func configure(_ item: UIBarButtonItem) {}
    func configure(_ item: UITabBarItem) {}
    func configure(_ item: UINavigationItem) {}
}

extension UIViewController {
    func loadOwnNib() -> Bool { false }
}
