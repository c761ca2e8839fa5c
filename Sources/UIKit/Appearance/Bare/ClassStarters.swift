import Foundation

// The part of `init(coder:)` of UIKit's own classes that initializes an allocated object: the target of `super.init`.
// Declared by the names that the compiler gives them, so that it can be run on objects of subclasses without the
// subclasses' own initializers. A class that is missing here, or whose initializer differs, does not link. Access below
// `package` would remove the initializers' linkage in an optimized build.

extension UIActivityIndicatorView {
    @_silgen_name("$s5UIKit23UIActivityIndicatorViewC5coderAC10Foundation7NSCoderC_tcfc")
    package __consuming func beginActivityIndicatorView(_ coder: __owned NSCoder)
        -> UIActivityIndicatorView
}
extension UIBarButtonItem {
    @_silgen_name("$s5UIKit15UIBarButtonItemC5coderACSg10Foundation7NSCoderC_tcfc")
    package __consuming func beginBarButtonItem(_ coder: __owned NSCoder) -> UIBarButtonItem?
}
extension UIBarItem {
    @_silgen_name("$s5UIKit9UIBarItemC5coderACSg10Foundation7NSCoderC_tcfc")
    package __consuming func beginBarItem(_ coder: __owned NSCoder) -> UIBarItem?
}
extension UIButton {
    @_silgen_name("$s5UIKit8UIButtonC5coderACSg10Foundation7NSCoderC_tcfc")
    package __consuming func beginButton(_ coder: __owned NSCoder) -> UIButton?
}
extension UICollectionReusableView {
    @_silgen_name("$s5UIKit24UICollectionReusableViewC5coderACSg10Foundation7NSCoderC_tcfc")
    package __consuming func beginCollectionReusableView(_ coder: __owned NSCoder)
        -> UICollectionReusableView?
}
extension UICollectionView {
    @_silgen_name("$s5UIKit16UICollectionViewC5coderACSg10Foundation7NSCoderC_tcfc")
    package __consuming func beginCollectionView(_ coder: __owned NSCoder) -> UICollectionView?
}
extension UICollectionViewCell {
    @_silgen_name("$s5UIKit20UICollectionViewCellC5coderACSg10Foundation7NSCoderC_tcfc")
    package __consuming func beginCollectionViewCell(_ coder: __owned NSCoder) -> UICollectionViewCell?
}
extension UICollectionViewListCell {
    @_silgen_name("$s5UIKit24UICollectionViewListCellC5coderACSg10Foundation7NSCoderC_tcfc")
    package __consuming func beginCollectionViewListCell(_ coder: __owned NSCoder)
        -> UICollectionViewListCell?
}
extension UIControl {
    @_silgen_name("$s5UIKit9UIControlC5coderACSg10Foundation7NSCoderC_tcfc")
    package __consuming func beginControl(_ coder: __owned NSCoder) -> UIControl?
}
extension UIDatePicker {
    @_silgen_name("$s5UIKit12UIDatePickerC5coderACSg10Foundation7NSCoderC_tcfc")
    package __consuming func beginDatePicker(_ coder: __owned NSCoder) -> UIDatePicker?
}
extension UIImageView {
    @_silgen_name("$s5UIKit11UIImageViewC5coderACSg10Foundation7NSCoderC_tcfc")
    package __consuming func beginImageView(_ coder: __owned NSCoder) -> UIImageView?
}
extension UILabel {
    @_silgen_name("$s5UIKit7UILabelC5coderACSg10Foundation7NSCoderC_tcfc")
    package __consuming func beginLabel(_ coder: __owned NSCoder) -> UILabel?
}
extension UIListContentView {
    @_silgen_name("$s5UIKit17UIListContentViewC5coderACSg10Foundation7NSCoderC_tcfc")
    package __consuming func beginListContentView(_ coder: __owned NSCoder) -> UIListContentView?
}
extension UINavigationBar {
    @_silgen_name("$s5UIKit15UINavigationBarC5coderACSg10Foundation7NSCoderC_tcfc")
    package __consuming func beginNavigationBar(_ coder: __owned NSCoder) -> UINavigationBar?
}
extension UIPageControl {
    @_silgen_name("$s5UIKit13UIPageControlC5coderACSg10Foundation7NSCoderC_tcfc")
    package __consuming func beginPageControl(_ coder: __owned NSCoder) -> UIPageControl?
}
extension UIPickerView {
    @_silgen_name("$s5UIKit12UIPickerViewC5coderACSg10Foundation7NSCoderC_tcfc")
    package __consuming func beginPickerView(_ coder: __owned NSCoder) -> UIPickerView?
}
extension UIProgressView {
    @_silgen_name("$s5UIKit14UIProgressViewC5coderACSg10Foundation7NSCoderC_tcfc")
    package __consuming func beginProgressView(_ coder: __owned NSCoder) -> UIProgressView?
}
extension UIRefreshControl {
    @_silgen_name("$s5UIKit16UIRefreshControlC5coderACSg10Foundation7NSCoderC_tcfc")
    package __consuming func beginRefreshControl(_ coder: __owned NSCoder) -> UIRefreshControl?
}
extension UIScrollView {
    @_silgen_name("$s5UIKit12UIScrollViewC5coderACSg10Foundation7NSCoderC_tcfc")
    package __consuming func beginScrollView(_ coder: __owned NSCoder) -> UIScrollView?
}
extension UISearchBar {
    @_silgen_name("$s5UIKit11UISearchBarC5coderACSg10Foundation7NSCoderC_tcfc")
    package __consuming func beginSearchBar(_ coder: __owned NSCoder) -> UISearchBar?
}
extension UISearchTextField {
    @_silgen_name("$s5UIKit17UISearchTextFieldC5coderACSg10Foundation7NSCoderC_tcfc")
    package __consuming func beginSearchTextField(_ coder: __owned NSCoder) -> UISearchTextField?
}
extension UISegmentedControl {
    @_silgen_name("$s5UIKit18UISegmentedControlC5coderACSg10Foundation7NSCoderC_tcfc")
    package __consuming func beginSegmentedControl(_ coder: __owned NSCoder) -> UISegmentedControl?
}
extension UISlider {
    @_silgen_name("$s5UIKit8UISliderC5coderACSg10Foundation7NSCoderC_tcfc")
    package __consuming func beginSlider(_ coder: __owned NSCoder) -> UISlider?
}
extension UIStackView {
    @_silgen_name("$s5UIKit11UIStackViewC5coderAC10Foundation7NSCoderC_tcfc")
    package __consuming func beginStackView(_ coder: __owned NSCoder) -> UIStackView
}
extension UIStepper {
    @_silgen_name("$s5UIKit9UIStepperC5coderACSg10Foundation7NSCoderC_tcfc")
    package __consuming func beginStepper(_ coder: __owned NSCoder) -> UIStepper?
}
extension UISwitch {
    @_silgen_name("$s5UIKit8UISwitchC5coderACSg10Foundation7NSCoderC_tcfc")
    package __consuming func beginSwitch(_ coder: __owned NSCoder) -> UISwitch?
}
extension UITabBar {
    @_silgen_name("$s5UIKit8UITabBarC5coderACSg10Foundation7NSCoderC_tcfc")
    package __consuming func beginTabBar(_ coder: __owned NSCoder) -> UITabBar?
}
extension UITabBarItem {
    @_silgen_name("$s5UIKit12UITabBarItemC5coderACSg10Foundation7NSCoderC_tcfc")
    package __consuming func beginTabBarItem(_ coder: __owned NSCoder) -> UITabBarItem?
}
extension UITableView {
    @_silgen_name("$s5UIKit11UITableViewC5coderACSg10Foundation7NSCoderC_tcfc")
    package __consuming func beginTableView(_ coder: __owned NSCoder) -> UITableView?
}
extension UITableViewCell {
    @_silgen_name("$s5UIKit15UITableViewCellC5coderACSg10Foundation7NSCoderC_tcfc")
    package __consuming func beginTableViewCell(_ coder: __owned NSCoder) -> UITableViewCell?
}
extension UITableViewHeaderFooterView {
    @_silgen_name("$s5UIKit023UITableViewHeaderFooterC0C5coderACSg10Foundation7NSCoderC_tcfc")
    package __consuming func beginTableViewHeaderFooterView(_ coder: __owned NSCoder)
        -> UITableViewHeaderFooterView?
}
extension UITextField {
    @_silgen_name("$s5UIKit11UITextFieldC5coderACSg10Foundation7NSCoderC_tcfc")
    package __consuming func beginTextField(_ coder: __owned NSCoder) -> UITextField?
}
extension UITextView {
    @_silgen_name("$s5UIKit10UITextViewC5coderACSg10Foundation7NSCoderC_tcfc")
    package __consuming func beginTextView(_ coder: __owned NSCoder) -> UITextView?
}
extension UIToolbar {
    @_silgen_name("$s5UIKit9UIToolbarC5coderACSg10Foundation7NSCoderC_tcfc")
    package __consuming func beginToolbar(_ coder: __owned NSCoder) -> UIToolbar?
}
extension UIView {
    @_silgen_name("$s5UIKit6UIViewC5coderACSg10Foundation7NSCoderC_tcfc")
    package __consuming func beginView(_ coder: __owned NSCoder) -> UIView?
}
extension UIVisualEffectView {
    @_silgen_name("$s5UIKit18UIVisualEffectViewC5coderACSg10Foundation7NSCoderC_tcfc")
    package __consuming func beginVisualEffectView(_ coder: __owned NSCoder) -> UIVisualEffectView?
}
extension UIWindow {
    @_silgen_name("$s5UIKit8UIWindowC5coderACSg10Foundation7NSCoderC_tcfc")
    package __consuming func beginWindow(_ coder: __owned NSCoder) -> UIWindow?
}

/// Sets up objects of subclasses as the class of UIKit that they descend from.
@MainActor
enum ClassStarters {
    private typealias Starter = (type: NSObject.Type, start: @MainActor (NSObject, NSCoder) -> Void)

    private static func starter<Object: NSObject>(
        _ type: Object.Type, _ start: @escaping @MainActor (Object, NSCoder) -> Object?
    ) -> Starter {
        (type, { object, coder in _ = start(unsafeDowncast(object, to: Object.self), coder) })
    }

    private static let all: [Starter] = [
        starter(UIActivityIndicatorView.self) { $0.beginActivityIndicatorView($1) },
        starter(UIBarButtonItem.self) { $0.beginBarButtonItem($1) },
        starter(UIBarItem.self) { $0.beginBarItem($1) },
        starter(UIButton.self) { $0.beginButton($1) },
        starter(UICollectionReusableView.self) { $0.beginCollectionReusableView($1) },
        starter(UICollectionView.self) { $0.beginCollectionView($1) },
        starter(UICollectionViewCell.self) { $0.beginCollectionViewCell($1) },
        starter(UICollectionViewListCell.self) { $0.beginCollectionViewListCell($1) },
        starter(UIControl.self) { $0.beginControl($1) },
        starter(UIDatePicker.self) { $0.beginDatePicker($1) },
        starter(UIImageView.self) { $0.beginImageView($1) },
        starter(UILabel.self) { $0.beginLabel($1) },
        starter(UIListContentView.self) { $0.beginListContentView($1) },
        starter(UINavigationBar.self) { $0.beginNavigationBar($1) },
        starter(UIPageControl.self) { $0.beginPageControl($1) },
        starter(UIPickerView.self) { $0.beginPickerView($1) },
        starter(UIProgressView.self) { $0.beginProgressView($1) },
        starter(UIRefreshControl.self) { $0.beginRefreshControl($1) },
        starter(UIScrollView.self) { $0.beginScrollView($1) },
        starter(UISearchBar.self) { $0.beginSearchBar($1) },
        starter(UISearchTextField.self) { $0.beginSearchTextField($1) },
        starter(UISegmentedControl.self) { $0.beginSegmentedControl($1) },
        starter(UISlider.self) { $0.beginSlider($1) },
        starter(UIStackView.self) { $0.beginStackView($1) },
        starter(UIStepper.self) { $0.beginStepper($1) },
        starter(UISwitch.self) { $0.beginSwitch($1) },
        starter(UITabBar.self) { $0.beginTabBar($1) },
        starter(UITabBarItem.self) { $0.beginTabBarItem($1) },
        starter(UITableView.self) { $0.beginTableView($1) },
        starter(UITableViewCell.self) { $0.beginTableViewCell($1) },
        starter(UITableViewHeaderFooterView.self) { $0.beginTableViewHeaderFooterView($1) },
        starter(UITextField.self) { $0.beginTextField($1) },
        starter(UITextView.self) { $0.beginTextView($1) },
        starter(UIToolbar.self) { $0.beginToolbar($1) },
        starter(UIView.self) { $0.beginView($1) },
        starter(UIVisualEffectView.self) { $0.beginVisualEffectView($1) },
        starter(UIWindow.self) { $0.beginWindow($1) },
    ]

    /// Initializes an allocated object; returns false if the class is none of UIKit's that can be initialized.
    static func start(_ object: NSObject, as type: AnyClass, with coder: NSCoder) -> Bool {
        guard let starter = all.first(where: { $0.type == type }) else { return false }
        starter.start(object, coder)
        return true
    }

    static func canStart(_ type: AnyClass) -> Bool { all.contains { $0.type == type } }
}
