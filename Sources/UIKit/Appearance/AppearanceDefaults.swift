import Foundation

/// Instances of UIKit's classes as they are before anything is customized.
@MainActor
enum AppearanceDefaults {
    private static var objects: [ObjectIdentifier: [NSObject]] = [:]

    /// New instances of the class, or of the one of UIKit's from which an app's class descends: as code and as documents
    /// create them, which differ in a few properties.
    static func objects(for type: NSObject.Type) -> [NSObject] {
        guard let base = StoredProperties.frameworkAncestor(of: type) else { return [] }
        if let known = objects[ObjectIdentifier(base)] { return known }
        let decoded: NSObject? =
            switch base {
            case let view as UIView.Type: view.init(coder: KeylessCoder())
            case let item as UIBarItem.Type: item.init(coder: KeylessCoder())
            default: nil
            }
        let made = [creators[ObjectIdentifier(base)]?(), decoded].compactMap(\.self)
        objects[ObjectIdentifier(base)] = made
        return made
    }

    /// The initializers that code calls. They are not required ones, so that they have to be called by the class's name.
    private static let creators: [ObjectIdentifier: @MainActor () -> NSObject] = [
        ObjectIdentifier(UIView.self): { UIView() },
        ObjectIdentifier(UILabel.self): { UILabel() },
        ObjectIdentifier(UIImageView.self): { UIImageView() },
        ObjectIdentifier(UITextField.self): { UITextField() },
        ObjectIdentifier(UITextView.self): { UITextView() },
        ObjectIdentifier(UIButton.self): { UIButton() },
        ObjectIdentifier(UISwitch.self): { UISwitch() },
        ObjectIdentifier(UISlider.self): { UISlider() },
        ObjectIdentifier(UIStepper.self): { UIStepper() },
        ObjectIdentifier(UISegmentedControl.self): { UISegmentedControl() },
        ObjectIdentifier(UIPageControl.self): { UIPageControl() },
        ObjectIdentifier(UIProgressView.self): { UIProgressView() },
        ObjectIdentifier(UIActivityIndicatorView.self): { UIActivityIndicatorView() },
        ObjectIdentifier(UISearchBar.self): { UISearchBar() },
        ObjectIdentifier(UINavigationBar.self): { UINavigationBar() },
        ObjectIdentifier(UITabBar.self): { UITabBar() },
        ObjectIdentifier(UIToolbar.self): { UIToolbar() },
        ObjectIdentifier(UIScrollView.self): { UIScrollView() },
        ObjectIdentifier(UIStackView.self): { UIStackView() },
        ObjectIdentifier(UITableView.self): { UITableView() },
        ObjectIdentifier(UITableViewCell.self): { UITableViewCell() },
        ObjectIdentifier(UICollectionViewCell.self): { UICollectionViewCell() },
        ObjectIdentifier(UIBarButtonItem.self): { UIBarButtonItem() },
        ObjectIdentifier(UITabBarItem.self): { UITabBarItem() },
    ]
}
