import CoreGraphics
import InterfaceBuilder

@MainActor
extension NibDecoder {
    func configure(_ view: UIScrollView) {
        configureScrolling(of: view)
        configureIndicators(of: view)
        configureZoom(of: view)
        if let clips = element.bool("clipsSubviews") { view.clipsToBounds = clips }
        if let insets = element.insets(key: "contentInset") {
            view.contentInset = UIEdgeInsets(
                top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
        }
        if let size = element.size(key: "contentSize") {
            view.contentSize = CGSize(width: size.width, height: size.height)
        }
    }

    private func configureScrolling(of view: UIScrollView) {
        view.isScrollEnabled = element.bool("scrollEnabled", default: true)
        view.isPagingEnabled = element.bool("pagingEnabled", default: false)
        view.isDirectionalLockEnabled = element.bool("directionalLockEnabled", default: false)
        view.bounces = element.bool("bounces", default: true)
        view.alwaysBounceVertical = element.bool("alwaysBounceVertical", default: false)
        view.alwaysBounceHorizontal = element.bool("alwaysBounceHorizontal", default: false)
        view.delaysContentTouches = element.bool("delaysContentTouches", default: true)
        view.canCancelContentTouches = element.bool("canCancelContentTouches", default: true)
        view.scrollsToTop = element.bool("scrollsToTop", default: true)
        switch element["keyboardDismissMode"] {
        case "onDrag": view.keyboardDismissMode = .onDrag
        case "interactive": view.keyboardDismissMode = .interactive
        case "onDragWithAccessory": view.keyboardDismissMode = .onDragWithAccessory
        case "interactiveWithAccessory": view.keyboardDismissMode = .interactiveWithAccessory
        default: view.keyboardDismissMode = .none
        }
        switch element["contentInsetAdjustmentBehavior"] {
        case "scrollableAxes": view.contentInsetAdjustmentBehavior = .scrollableAxes
        case "never": view.contentInsetAdjustmentBehavior = .never
        case "always": view.contentInsetAdjustmentBehavior = .always
        default: view.contentInsetAdjustmentBehavior = .automatic
        }
    }

    private func configureIndicators(of view: UIScrollView) {
        view.showsVerticalScrollIndicator = element.bool("showsVerticalScrollIndicator", default: true)
        view.showsHorizontalScrollIndicator = element.bool("showsHorizontalScrollIndicator", default: true)
        switch element["indicatorStyle"] {
        case "black": view.indicatorStyle = .black
        case "white": view.indicatorStyle = .white
        default: view.indicatorStyle = .default
        }
    }

    private func configureZoom(of view: UIScrollView) {
        view.minimumZoomScale = CGFloat(element.double("minimumZoomScale", default: 1))
        view.maximumZoomScale = CGFloat(element.double("maximumZoomScale", default: 1))
        view.bouncesZoom = element.bool("bouncesZoom", default: true)
    }
}
