@MainActor
extension NibDecoder {
    func configure(_ view: UIActivityIndicatorView) {
        switch attribute("style") {
        case "white": view.style = .white
        case "whiteLarge": view.style = .whiteLarge
        case "gray": view.style = .gray
        case "large": view.style = .large
        default: view.style = .medium
        }
        if let color = color("color") { view.color = color }
        view.hidesWhenStopped = bool("hidesWhenStopped") ?? false
        if bool("animating") ?? false { view.startAnimating() }
    }
}
