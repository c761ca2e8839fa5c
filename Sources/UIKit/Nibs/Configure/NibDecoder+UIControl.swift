import InterfaceBuilder

@MainActor
extension NibDecoder {
    func configure(_ control: UIControl) {
        control.isEnabled = bool("enabled") ?? true
        control.isSelected = bool("selected") ?? false
        control.isHighlighted = bool("highlighted") ?? false
        control.showsMenuAsPrimaryAction = bool("showsMenuAsPrimaryAction") ?? false
        configureHorizontalAlignment(of: control)
        configureVerticalAlignment(of: control)
    }

    func configureHorizontalAlignment(of control: UIControl) {
        switch attribute("contentHorizontalAlignment") {
        case "left": control.contentHorizontalAlignment = .left
        case "right": control.contentHorizontalAlignment = .right
        case "fill": control.contentHorizontalAlignment = .fill
        case "leading": control.contentHorizontalAlignment = .leading
        case "trailing": control.contentHorizontalAlignment = .trailing
        default: control.contentHorizontalAlignment = .center
        }
    }

    func configureVerticalAlignment(of control: UIControl) {
        switch attribute("contentVerticalAlignment") {
        case "top": control.contentVerticalAlignment = .top
        case "bottom": control.contentVerticalAlignment = .bottom
        case "fill": control.contentVerticalAlignment = .fill
        default: control.contentVerticalAlignment = .center
        }
    }
}
