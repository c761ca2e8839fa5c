import CoreGraphics
import Foundation
import InterfaceBuilder

@MainActor
extension NibDecoder {
    func configure(_ view: UISwitch) {
        update(view.isOn, to: bool("on") ?? false) { view.isOn = $0 }
        view.onTintColor = color("onTintColor")
        view.thumbTintColor = color("thumbTintColor")
        view.title = string("title")
    }

    func configure(_ well: UIColorWell) {
        well.title = string("title")
        update(well.supportsAlpha, to: bool("supportsAlpha") ?? true) { well.supportsAlpha = $0 }
        well.selectedColor = color("selectedColor")
    }

    func configure(_ slider: UISlider) {
        update(slider.minimumValue, to: Float(number("minValue") ?? 0)) { slider.minimumValue = $0 }
        update(slider.maximumValue, to: Float(number("maxValue") ?? 1)) { slider.maximumValue = $0 }
        update(slider.value, to: Float(number("value") ?? 0)) { slider.value = $0 }
        update(slider.isContinuous, to: bool("continuous") ?? true) { slider.isContinuous = $0 }
        slider.minimumValueImage = image("minimumValueImage")
        slider.maximumValueImage = image("maximumValueImage")
        slider.minimumTrackTintColor = color("minimumTrackTintColor")
        slider.maximumTrackTintColor = color("maximumTrackTintColor")
        slider.thumbTintColor = color("thumbTintColor")
    }

    func configure(_ stepper: UIStepper) {
        update(stepper.minimumValue, to: number("minimumValue").map { Double($0) } ?? 0) {
            stepper.minimumValue = $0
        }
        update(stepper.maximumValue, to: number("maximumValue").map { Double($0) } ?? 100) {
            stepper.maximumValue = $0
        }
        update(stepper.stepValue, to: number("stepValue").map { Double($0) } ?? 1) { stepper.stepValue = $0 }
        update(stepper.value, to: number("value").map { Double($0) } ?? 0) { stepper.value = $0 }
        update(stepper.isContinuous, to: bool("continuous") ?? true) { stepper.isContinuous = $0 }
        update(stepper.autorepeat, to: bool("autorepeat") ?? true) { stepper.autorepeat = $0 }
        update(stepper.wraps, to: bool("wraps") ?? false) { stepper.wraps = $0 }
    }

    func configure(_ view: UIProgressView) {
        view.progressViewStyle = attribute("progressViewStyle") == "bar" ? .bar : .default
        update(view.progress, to: Float(number("progress") ?? 0)) { view.progress = $0 }
        view.progressTintColor = color("progressTintColor")
        view.trackTintColor = color("trackTintColor")
        view.progressImage = image("progressImage")
        view.trackImage = image("trackImage")
    }

    func configure(_ control: UIPageControl) {
        update(control.numberOfPages, to: integer("numberOfPages") ?? 0) { control.numberOfPages = $0 }
        update(control.currentPage, to: integer("currentPage") ?? 0) { control.currentPage = $0 }
        update(control.hidesForSinglePage, to: bool("hidesForSinglePage") ?? false) {
            control.hidesForSinglePage = $0
        }
        control.pageIndicatorTintColor = color("pageIndicatorTintColor")
        control.currentPageIndicatorTintColor = color("currentPageIndicatorTintColor")
        switch attribute("backgroundStyle") {
        case "prominent": control.backgroundStyle = .prominent
        case "minimal": control.backgroundStyle = .minimal
        default: control.backgroundStyle = .automatic
        }
    }

    func configure(_ control: UISegmentedControl) {
        control.segments = element.members(of: "segments").enumerated().map { index, written in
            let values = NibDecoder(element: written, context: context)
            var segment = UISegmentedControl.Part()
            segment.image = values.image("image")
            segment.title = localized("segmentTitles[\(index)]") ?? values.string("title")
            segment.width = max(values.number("width") ?? 0, 0)
            segment.isEnabled = values.bool("enabled") ?? true
            if let offset = written.size(key: "contentOffset") {
                segment.offset = CGSize(width: offset.width, height: offset.height)
            }
            return segment
        }
        update(
            control.selectedSegmentIndex, to: integer("selectedSegmentIndex") ?? UISegmentedControl.noSegment
        ) { control.selectedSegmentIndex = $0 }
        update(control.isMomentary, to: bool("momentary") ?? false) { control.isMomentary = $0 }
        update(
            control.apportionsSegmentWidthsByContent, to: bool("apportionsSegmentWidthsByContent") ?? false
        ) { control.apportionsSegmentWidthsByContent = $0 }
        control.selectedSegmentTintColor = color("selectedSegmentTintColor")
    }
}
