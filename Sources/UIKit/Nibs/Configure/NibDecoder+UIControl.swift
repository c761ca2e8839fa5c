import InterfaceBuilder

extension NibDecoder {
    func configure(_ control: UIControl) {
        control.isEnabled = element.bool("enabled", default: true)
        control.isSelected = element.bool("selected", default: false)
        control.isHighlighted = element.bool("highlighted", default: false)
        switch element["contentHorizontalAlignment"] {
        case "left": control.contentHorizontalAlignment = .left
        case "right": control.contentHorizontalAlignment = .right
        case "fill": control.contentHorizontalAlignment = .fill
        case "leading": control.contentHorizontalAlignment = .leading
        case "trailing": control.contentHorizontalAlignment = .trailing
        default: control.contentHorizontalAlignment = .center
        }
        switch element["contentVerticalAlignment"] {
        case "top": control.contentVerticalAlignment = .top
        case "bottom": control.contentVerticalAlignment = .bottom
        case "fill": control.contentVerticalAlignment = .fill
        default: control.contentVerticalAlignment = .center
        }
    }
}
