import CoreGraphics
import Foundation

// The properties of controls that apps customize.

extension AppearanceProxy where Object: UIButton {
    public func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
        set(
            color, "UIButton.titleColor", state,
            get: { (control: UIButton) in control.titleColor(for: state) },
            set: { $0.setTitleColor($1, for: state) })
    }

    public func setTitleShadowColor(_ color: UIColor?, for state: UIControl.State) {
        set(
            color, "UIButton.titleShadowColor", state,
            get: { (control: UIButton) in control.titleShadowColor(for: state) },
            set: { $0.setTitleShadowColor($1, for: state) })
    }

    public func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
        set(
            image, "UIButton.backgroundImage", state,
            get: { (control: UIButton) in control.backgroundImage(for: state) },
            set: { $0.setBackgroundImage($1, for: state) })
    }
}

extension AppearanceProxy where Object: UISwitch {
    public var onTintColor: UIColor? {
        get { self[\UISwitch.onTintColor, new: UISwitch()] }
        nonmutating set { self[\UISwitch.onTintColor, new: UISwitch()] = newValue }
    }

    public var thumbTintColor: UIColor? {
        get { self[\UISwitch.thumbTintColor, new: UISwitch()] }
        nonmutating set { self[\UISwitch.thumbTintColor, new: UISwitch()] = newValue }
    }
}

extension AppearanceProxy where Object: UISlider {
    public var minimumTrackTintColor: UIColor? {
        get { self[\UISlider.minimumTrackTintColor, new: UISlider()] }
        nonmutating set { self[\UISlider.minimumTrackTintColor, new: UISlider()] = newValue }
    }

    public var maximumTrackTintColor: UIColor? {
        get { self[\UISlider.maximumTrackTintColor, new: UISlider()] }
        nonmutating set { self[\UISlider.maximumTrackTintColor, new: UISlider()] = newValue }
    }

    public var thumbTintColor: UIColor? {
        get { self[\UISlider.thumbTintColor, new: UISlider()] }
        nonmutating set { self[\UISlider.thumbTintColor, new: UISlider()] = newValue }
    }
}

extension AppearanceProxy where Object: UISlider {
    public func setThumbImage(_ image: UIImage?, for state: UIControl.State) {
        set(
            image, "UISlider.thumbImage", state,
            get: { (control: UISlider) in control.thumbImage(for: state) },
            set: { $0.setThumbImage($1, for: state) })
    }

    public func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) {
        set(
            image, "UISlider.minimumTrackImage", state,
            get: { (control: UISlider) in control.minimumTrackImage(for: state) },
            set: { $0.setMinimumTrackImage($1, for: state) })
    }

    public func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) {
        set(
            image, "UISlider.maximumTrackImage", state,
            get: { (control: UISlider) in control.maximumTrackImage(for: state) },
            set: { $0.setMaximumTrackImage($1, for: state) })
    }
}

extension AppearanceProxy where Object: UIProgressView {
    public var progressTintColor: UIColor? {
        get { self[\UIProgressView.progressTintColor, new: UIProgressView()] }
        nonmutating set { self[\UIProgressView.progressTintColor, new: UIProgressView()] = newValue }
    }

    public var trackTintColor: UIColor? {
        get { self[\UIProgressView.trackTintColor, new: UIProgressView()] }
        nonmutating set { self[\UIProgressView.trackTintColor, new: UIProgressView()] = newValue }
    }
}

extension AppearanceProxy where Object: UIPageControl {
    public var pageIndicatorTintColor: UIColor? {
        get { self[\UIPageControl.pageIndicatorTintColor, new: UIPageControl()] }
        nonmutating set { self[\UIPageControl.pageIndicatorTintColor, new: UIPageControl()] = newValue }
    }

    public var currentPageIndicatorTintColor: UIColor? {
        get { self[\UIPageControl.currentPageIndicatorTintColor, new: UIPageControl()] }
        nonmutating set {
            self[\UIPageControl.currentPageIndicatorTintColor, new: UIPageControl()] = newValue
        }
    }
}

extension AppearanceProxy where Object: UIActivityIndicatorView {
    public var color: UIColor! {
        get { self[\UIActivityIndicatorView.color, new: UIActivityIndicatorView()] }
        nonmutating set { self[\UIActivityIndicatorView.color, new: UIActivityIndicatorView()] = newValue }
    }
}

extension AppearanceProxy where Object: UISegmentedControl {
    public var selectedSegmentTintColor: UIColor? {
        get { self[\UISegmentedControl.selectedSegmentTintColor, new: UISegmentedControl()] }
        nonmutating set {
            self[\UISegmentedControl.selectedSegmentTintColor, new: UISegmentedControl()] = newValue
        }
    }
}

extension AppearanceProxy where Object: UISegmentedControl {
    public func setTitleTextAttributes(
        _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
    ) {
        set(
            ComparableAttributes(attributes), "UISegmentedControl.titleTextAttributes", state,
            get: { (control: UISegmentedControl) in
                ComparableAttributes(control.titleTextAttributes(for: state))
            },
            set: { $0.setTitleTextAttributes($1.values, for: state) })
    }

    public func setBackgroundImage(
        _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
    ) {
        set(
            backgroundImage, "UISegmentedControl.backgroundImage", state, barMetrics,
            get: { (control: UISegmentedControl) in
                control.backgroundImage(for: state, barMetrics: barMetrics)
            },
            set: { $0.setBackgroundImage($1, for: state, barMetrics: barMetrics) })
    }
}
