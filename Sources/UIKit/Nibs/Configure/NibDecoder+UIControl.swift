import InterfaceBuilder

@MainActor
extension NibDecoder {
    func configure(_ control: UIControl) {
        update(control.isEnabled, to: bool("enabled") ?? true) { control.isEnabled = $0 }
        update(control.isSelected, to: bool("selected") ?? false) { control.isSelected = $0 }
        update(control.isHighlighted, to: bool("highlighted") ?? false) { control.isHighlighted = $0 }
        update(control.showsMenuAsPrimaryAction, to: bool("showsMenuAsPrimaryAction") ?? false) {
            control.showsMenuAsPrimaryAction = $0
        }
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
