@_spi(Frameworks) import UIKit

/// The settings of a view.
struct SkeletonSettings {
    var isSkeletonable = false
    var isHiddenWhenActive = false
    var isDisabledWhenActive = true
    var cornerRadius: Float?
    var lastLineFillPercent: Int?
    var linesCornerRadius: Int?
    var lineHeight: SkeletonTextLineHeight?
    var lineSpacing: CGFloat?
    var numberOfLines = SkeletonTextNumberOfLines.inherited
    var paddingInsets = UIEdgeInsets.zero
}

/// The state of a view while the cover is visible.
@MainActor final class SkeletonState {
    let layers: [CAGradientLayer]
    let wasUserInteractionEnabled: Bool
    let wasHidden: Bool
    let textColor: UIColor?
    let image: UIImage?

    init(_ view: UIView, layers: [CAGradientLayer]) {
        self.layers = layers
        (wasUserInteractionEnabled, wasHidden) = (view.isUserInteractionEnabled, view.isHidden)
        textColor = (view as? UILabel)?.textColor ?? (view as? UITextView)?.textColor
        image = (view as? UIImageView)?.image
    }
}

@MainActor enum Skeletons {
    static let settings = AssociatedValue<SkeletonSettings>()
    static let states = AssociatedValue<SkeletonState>()
    static let roots = AssociatedValue<SkeletonCover>()
}

/// The look of the covers below a view.
struct SkeletonCover {
    let colors: [UIColor]
    let animation: SkeletonLayerAnimation?
}

// MARK: Settings

extension UIView {
    private var settings: SkeletonSettings {
        get { Skeletons.settings[self] ?? SkeletonSettings() }
        set { Skeletons.settings[self] = newValue }
    }

    /// Whether the view, and those in it that have the setting as well, are covered.
    public var isSkeletonable: Bool {
        get { settings.isSkeletonable }
        set { settings.isSkeletonable = newValue }
    }
    public var isHiddenWhenSkeletonIsActive: Bool {
        get { settings.isHiddenWhenActive }
        set { settings.isHiddenWhenActive = newValue }
    }
    public var isUserInteractionDisabledWhenSkeletonIsActive: Bool {
        get { settings.isDisabledWhenActive }
        set { settings.isDisabledWhenActive = newValue }
    }
    public var skeletonCornerRadius: Float {
        get { settings.cornerRadius ?? SkeletonAppearance.default.skeletonCornerRadius }
        set { settings.cornerRadius = newValue }
    }
    fileprivate var textSettings: SkeletonSettings {
        get { settings }
        set { settings = newValue }
    }
}

/// A view with lines of text.
@MainActor public protocol SkeletonTextNode: UIView {
    var textLineHeight: CGFloat { get }
    var declaredLines: Int { get }
}

extension SkeletonTextNode {
    /// The width of the last line in percent.
    public var lastLineFillPercent: Int {
        get { textSettings.lastLineFillPercent ?? SkeletonAppearance.default.multilineLastLineFillPercent }
        set { textSettings.lastLineFillPercent = newValue }
    }
    public var linesCornerRadius: Int {
        get { textSettings.linesCornerRadius ?? SkeletonAppearance.default.multilineCornerRadius }
        set { textSettings.linesCornerRadius = newValue }
    }
    public var skeletonTextLineHeight: SkeletonTextLineHeight {
        get { textSettings.lineHeight ?? SkeletonAppearance.default.textLineHeight }
        set { textSettings.lineHeight = newValue }
    }
    public var skeletonLineSpacing: CGFloat {
        get { textSettings.lineSpacing ?? SkeletonAppearance.default.multilineSpacing }
        set { textSettings.lineSpacing = newValue }
    }
    public var skeletonTextNumberOfLines: SkeletonTextNumberOfLines {
        get { textSettings.numberOfLines }
        set { textSettings.numberOfLines = newValue }
    }
    public var skeletonPaddingInsets: UIEdgeInsets {
        get { textSettings.paddingInsets }
        set { textSettings.paddingInsets = newValue }
    }

    /// The frames of the lines' covers: as many as the text may have and fit.
    var lineFrames: [CGRect] {
        let area = bounds.inset(by: skeletonPaddingInsets)
        let height: CGFloat =
            switch skeletonTextLineHeight {
            case .fixed(let height): height
            case .relativeToFont: textLineHeight
            case .relativeToConstraints: min(area.height, textLineHeight)
            }
        let fitting = Int((area.height + skeletonLineSpacing) / max(height + skeletonLineSpacing, 1))
        var wanted = declaredLines
        if case .custom(let lines) = skeletonTextNumberOfLines { wanted = lines }
        let count = wanted == 0 ? fitting : min(wanted, max(fitting, 1))
        return (0..<max(count, 1)).map { line in
            let isShort = line == count - 1 && count > 1
            return CGRect(
                x: area.minX, y: area.minY + CGFloat(line) * (height + skeletonLineSpacing),
                width: isShort ? area.width * CGFloat(lastLineFillPercent) / 100 : area.width,
                height: min(height, area.height))
        }
    }
}

extension UILabel: SkeletonTextNode {
    public var textLineHeight: CGFloat { font.lineHeight }
    public var declaredLines: Int { numberOfLines }
}

extension UITextView: SkeletonTextNode {
    public var textLineHeight: CGFloat { font?.lineHeight ?? 15 }
    public var declaredLines: Int { 0 }
}

// Documents set these properties as runtime attributes.
@section(".init_array") @used private let __skeletonsAtLoad: @convention(c) () -> Void = {
    AdaptedCode.add {
        let view = AdaptedClass(UIView.self)
        view.property("isSkeletonable", \UIView.isSkeletonable)
        view.property("isHiddenWhenSkeletonIsActive", \UIView.isHiddenWhenSkeletonIsActive)
        view.property("skeletonCornerRadius", \UIView.skeletonCornerRadius)
        let label = AdaptedClass(UILabel.self)
        label.property("lastLineFillPercent", \UILabel.lastLineFillPercent)
        label.property("linesCornerRadius", \UILabel.linesCornerRadius)
        let text = AdaptedClass(UITextView.self)
        text.property("lastLineFillPercent", \UITextView.lastLineFillPercent)
        text.property("linesCornerRadius", \UITextView.linesCornerRadius)
    }
}

// MARK: Covers

extension UIView {
    /// Covers the view, or those views in it that are skeletonable and have no such views themselves.
    public func showSkeleton(
        usingColor color: UIColor? = nil, animated: Bool = false, delay: TimeInterval = 0,
        transition: SkeletonTransitionStyle = .crossDissolve(0.25)
    ) {
        let color = color ?? SkeletonAppearance.default.tintColor
        show(SkeletonCover(colors: [color, color], animation: animated ? Self.pulse : nil))
    }

    public func showGradientSkeleton(
        usingGradient gradient: SkeletonGradient? = nil, animated: Bool = false, delay: TimeInterval = 0,
        transition: SkeletonTransitionStyle = .crossDissolve(0.25)
    ) {
        let colors = (gradient ?? SkeletonAppearance.default.gradient).colors
        show(SkeletonCover(colors: colors, animation: animated ? Self.pulse : nil))
    }

    public func showAnimatedSkeleton(
        usingColor color: UIColor? = nil, animation: SkeletonLayerAnimation? = nil,
        transition: SkeletonTransitionStyle = .crossDissolve(0.25)
    ) {
        let color = color ?? SkeletonAppearance.default.tintColor
        show(SkeletonCover(colors: [color, color], animation: animation ?? Self.pulse))
    }

    public func showAnimatedGradientSkeleton(
        usingGradient gradient: SkeletonGradient? = nil, animation: SkeletonLayerAnimation? = nil,
        transition: SkeletonTransitionStyle = .crossDissolve(0.25)
    ) {
        let colors = (gradient ?? SkeletonAppearance.default.gradient).colors
        let sliding = SkeletonAnimationBuilder().makeSlidingAnimation(withDirection: .leftRight)
        show(SkeletonCover(colors: colors, animation: animation ?? sliding))
    }

    public func updateSkeleton(usingColor color: UIColor? = nil) { showSkeleton(usingColor: color) }
    public func updateAnimatedSkeleton(
        usingColor color: UIColor? = nil, animation: SkeletonLayerAnimation? = nil
    ) {
        showAnimatedSkeleton(usingColor: color, animation: animation)
    }

    /// Covers the views again, whose sizes have changed.
    public func layoutSkeletonIfNeeded() {
        if let cover = Skeletons.roots[self] { show(cover) }
    }

    public func hideSkeleton(
        reloadDataAfter reload: Bool = true, transition: SkeletonTransitionStyle = .crossDissolve(0.25)
    ) {
        Skeletons.roots[self] = nil
        uncover(reload)
    }

    public func startSkeletonAnimation(_ animation: SkeletonLayerAnimation? = nil) {
        for layer in Skeletons.states[self]?.layers ?? [] {
            layer.add((animation ?? Self.pulse)(layer), forKey: Self.key)
        }
        subviews.forEach { $0.startSkeletonAnimation(animation) }
    }

    public func stopSkeletonAnimation() {
        Skeletons.states[self]?.layers.forEach { $0.removeAnimation(forKey: Self.key) }
        subviews.forEach { $0.stopSkeletonAnimation() }
    }

    public var isSkeletonActive: Bool { Skeletons.states[self] != nil }

    private static var key: String { "skeletonAnimation" }

    /// An animation between full and half opacity.
    private static var pulse: SkeletonLayerAnimation {
        { _ in
            let animation = CABasicAnimation(keyPath: "opacity")
            (animation.fromValue, animation.toValue) = (1, 0.5)
            (animation.duration, animation.autoreverses, animation.repeatCount) = (1, true, .infinity)
            return animation
        }
    }

    private func show(_ cover: SkeletonCover) {
        Skeletons.roots[self] = cover
        layoutIfNeeded()
        self.cover(cover)
    }

    func cover(_ cover: SkeletonCover) {
        if isSkeletonActive { uncoverThis() }
        if isHiddenWhenSkeletonIsActive {
            Skeletons.states[self] = SkeletonState(self, layers: [])
            isHidden = true
            return
        }
        guard isSkeletonable else { return }
        (self as? any SkeletonList)?.showSkeletonCells(cover)
        let inner = skeletonSubviews.filter { $0.isSkeletonable || $0.isHiddenWhenSkeletonIsActive }
        let isContainer = inner.contains(where: \.isSkeletonable) || self is any SkeletonList
        let state = SkeletonState(self, layers: isContainer ? [] : layers(cover))
        Skeletons.states[self] = state
        if isUserInteractionDisabledWhenSkeletonIsActive { isUserInteractionEnabled = false }
        if !isContainer { hideContent() }
        for part in state.layers {
            layer.addSublayer(part)
            if let animation = cover.animation { part.add(animation(part), forKey: Self.key) }
        }
        inner.forEach { $0.cover(cover) }
    }

    /// The views that are covered with this one: a cell's are in its content view.
    private var skeletonSubviews: [UIView] {
        if let cell = self as? UITableViewCell { return cell.contentView.subviews }
        if let cell = self as? UICollectionViewCell { return cell.contentView.subviews }
        return self is any SkeletonList ? [] : (self as? UIStackView)?.arrangedSubviews ?? subviews
    }

    private func layers(_ cover: SkeletonCover) -> [CAGradientLayer] {
        let text = self as? any SkeletonTextNode
        return (text?.lineFrames ?? [bounds]).map { frame in
            let layer = CAGradientLayer()
            layer.frame = frame
            layer.colors = cover.colors.map { $0.resolvedColor(with: traitCollection).cgColor }
            (layer.startPoint, layer.endPoint) = (CGPoint(x: 0, y: 0.5), CGPoint(x: 1, y: 0.5))
            layer.cornerRadius = text.map { CGFloat($0.linesCornerRadius) } ?? CGFloat(skeletonCornerRadius)
            if text == nil, skeletonCornerRadius == 0 { layer.cornerRadius = self.layer.cornerRadius }
            return layer
        }
    }

    /// Hides the texts and the image below the cover.
    private func hideContent() {
        switch self {
        case let label as UILabel: label.textColor = .clear
        case let text as UITextView: text.textColor = .clear
        case let image as UIImageView: image.image = nil
        default: break
        }
    }

    private func uncover(_ reload: Bool) {
        uncoverThis()
        (self as? any SkeletonList)?.hideSkeletonCells(reload)
        subviews.forEach { $0.uncover(reload) }
    }

    private func uncoverThis() {
        guard let state = Skeletons.states[self] else { return }
        Skeletons.states[self] = nil
        state.layers.forEach { $0.removeFromSuperlayer() }
        isUserInteractionEnabled = state.wasUserInteractionEnabled
        isHidden = state.wasHidden
        // Values that were set since then remain.
        switch self {
        case let label as UILabel where label.textColor == .clear: label.textColor = state.textColor
        case let text as UITextView where text.textColor == .clear: text.textColor = state.textColor
        case let image as UIImageView where image.image == nil: image.image = state.image
        default: break
        }
    }
}

/// The members of version 1.26, which `sk` begins.
@MainActor public struct SkeletonViewExtension {
    fileprivate let view: UIView
    public var isSkeletonActive: Bool { view.isSkeletonActive }
    public func showSkeleton() { view.showSkeleton() }
    public func hideSkeleton() { view.hideSkeleton() }
}

extension UIView {
    public var sk: SkeletonViewExtension { SkeletonViewExtension(view: self) }
}
