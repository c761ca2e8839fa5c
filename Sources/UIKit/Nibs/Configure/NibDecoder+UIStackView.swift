import CoreGraphics
import InterfaceBuilder

@MainActor
extension NibDecoder {
    func configure(_ stack: UIStackView) {
        for view in stack.subviews { stack.addArrangedSubview(view) }
        if element["axis"] == "vertical" { stack.axis = .vertical }
        if let name = element["distribution"] {
            if let value = Self.distributions[name] {
                stack.distribution = value
            } else {
                unknown("distribution", name)
            }
        }
        if let name = element["alignment"] {
            if let value = Self.alignments[name] {
                stack.alignment = value
            } else {
                unknown("alignment", name)
            }
        }
        stack.spacing =
            element["spacingType"] == "standard"
            ? UIStackView.spacingUseSystem : CGFloat(element.length("spacing", default: 0))
        stack.isBaselineRelativeArrangement = element.bool("baselineRelativeArrangement", default: false)
        // Margins of its own stand for the attribute (frames that Interface Builder saved: 25 of 25 stack views).
        let hasMargins = child("layoutMargins") != nil || child("directionalLayoutMargins") != nil
        stack.isLayoutMarginsRelativeArrangement = element.bool(
            "layoutMarginsRelativeArrangement", default: hasMargins)
    }

    private func unknown(_ attribute: String, _ value: String) {
        report("\(attribute) \"\(value)\" is not known; the stack view keeps \"fill\"")
    }

    private static let distributions: [String: UIStackView.Distribution] = [
        "fill": .fill, "fillEqually": .fillEqually, "fillProportionally": .fillProportionally,
        "equalSpacing": .equalSpacing, "equalCentering": .equalCentering,
    ]

    private static let alignments: [String: UIStackView.Alignment] = [
        "fill": .fill, "leading": .leading, "top": .leading, "firstBaseline": .firstBaseline,
        "center": .center,
        "trailing": .trailing, "bottom": .trailing, "lastBaseline": .lastBaseline,
    ]
}
