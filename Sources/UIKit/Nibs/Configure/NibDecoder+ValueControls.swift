import CoreGraphics
import Foundation
import InterfaceBuilder

@MainActor
extension NibDecoder {
    func configure(_ view: UISwitch) {
        view.isOn = bool("on") ?? false
        view.onTintColor = color("onTintColor")
        view.thumbTintColor = color("thumbTintColor")
        view.title = string("title")
    }

    func configure(_ slider: UISlider) {
        slider.minimumValue = Float(number("minValue") ?? 0)
        slider.maximumValue = Float(number("maxValue") ?? 1)
        slider.value = Float(number("value") ?? 0)
        slider.isContinuous = bool("continuous") ?? true
        slider.minimumValueImage = image("minimumValueImage")
        slider.maximumValueImage = image("maximumValueImage")
        slider.minimumTrackTintColor = color("minimumTrackTintColor")
        slider.maximumTrackTintColor = color("maximumTrackTintColor")
        slider.thumbTintColor = color("thumbTintColor")
    }

    func configure(_ stepper: UIStepper) {
        stepper.minimumValue = number("minimumValue").map { Double($0) } ?? 0
        stepper.maximumValue = number("maximumValue").map { Double($0) } ?? 100
        stepper.stepValue = number("stepValue").map { Double($0) } ?? 1
        stepper.value = number("value").map { Double($0) } ?? 0
        stepper.isContinuous = bool("continuous") ?? true
        stepper.autorepeat = bool("autorepeat") ?? true
        stepper.wraps = bool("wraps") ?? false
    }

    func configure(_ view: UIProgressView) {
        view.progressViewStyle = attribute("progressViewStyle") == "bar" ? .bar : .default
        view.progress = Float(number("progress") ?? 0)
        view.progressTintColor = color("progressTintColor")
        view.trackTintColor = color("trackTintColor")
        view.progressImage = image("progressImage")
        view.trackImage = image("trackImage")
    }

    func configure(_ control: UIPageControl) {
        control.numberOfPages = integer("numberOfPages") ?? 0
        control.currentPage = integer("currentPage") ?? 0
        control.hidesForSinglePage = bool("hidesForSinglePage") ?? false
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
            var segment = UISegmentedControl.Segment()
            segment.image = values.image("image")
            segment.title = localized("segmentTitles[\(index)]") ?? values.string("title")
            segment.width = max(values.number("width") ?? 0, 0)
            segment.isEnabled = values.bool("enabled") ?? true
            if let offset = written.size(key: "contentOffset") {
                segment.offset = CGSize(width: offset.width, height: offset.height)
            }
            return segment
        }
        control.selectedSegmentIndex = integer("selectedSegmentIndex") ?? UISegmentedControl.noSegment
        control.isMomentary = bool("momentary") ?? false
        control.apportionsSegmentWidthsByContent = bool("apportionsSegmentWidthsByContent") ?? false
        control.selectedSegmentTintColor = color("selectedSegmentTintColor")
    }
}
