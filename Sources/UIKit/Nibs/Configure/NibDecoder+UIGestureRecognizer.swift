@MainActor
extension NibDecoder {
    func configure(_ recognizer: UIGestureRecognizer) {
        if let value = bool("enabled") { recognizer.isEnabled = value }
        recognizer.name = attribute("name")
    }
}

extension UIGestureRecognizer: NibActionSource {
    package func addNibAction(_ action: NibAction) { nibActions.append(action) }
}
