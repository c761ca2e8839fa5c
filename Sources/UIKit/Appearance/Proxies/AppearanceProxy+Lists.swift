import CoreGraphics
import Foundation

// The properties of scroll views, tables and their cells that apps customize.

extension AppearanceProxy where Object: UIScrollView {
    public var indicatorStyle: UIScrollView.IndicatorStyle {
        get { self[\UIScrollView.indicatorStyle, new: UIScrollView()] }
        nonmutating set { self[\UIScrollView.indicatorStyle, new: UIScrollView()] = newValue }
    }

    public var keyboardDismissMode: UIScrollView.KeyboardDismissMode {
        get { self[\UIScrollView.keyboardDismissMode, new: UIScrollView()] }
        nonmutating set { self[\UIScrollView.keyboardDismissMode, new: UIScrollView()] = newValue }
    }
}

extension AppearanceProxy where Object: UITableView {
    public var separatorColor: UIColor? {
        get { self[\UITableView.separatorColor, new: UITableView()] }
        nonmutating set { self[\UITableView.separatorColor, new: UITableView()] = newValue }
    }

    public var separatorInset: UIEdgeInsets {
        get { self[\UITableView.separatorInset, new: UITableView()] }
        nonmutating set { self[\UITableView.separatorInset, new: UITableView()] = newValue }
    }

    public var separatorStyle: UITableViewCell.SeparatorStyle {
        get { self[\UITableView.separatorStyle, new: UITableView()] }
        nonmutating set { self[\UITableView.separatorStyle, new: UITableView()] = newValue }
    }

    public var rowHeight: CGFloat {
        get { self[\UITableView.rowHeight, new: UITableView()] }
        nonmutating set { self[\UITableView.rowHeight, new: UITableView()] = newValue }
    }

    public var sectionHeaderTopPadding: CGFloat {
        get { self[\UITableView.sectionHeaderTopPadding, new: UITableView()] }
        nonmutating set { self[\UITableView.sectionHeaderTopPadding, new: UITableView()] = newValue }
    }

    public var sectionIndexColor: UIColor? {
        get { self[\UITableView.sectionIndexColor, new: UITableView()] }
        nonmutating set { self[\UITableView.sectionIndexColor, new: UITableView()] = newValue }
    }

    public var sectionIndexBackgroundColor: UIColor? {
        get { self[\UITableView.sectionIndexBackgroundColor, new: UITableView()] }
        nonmutating set { self[\UITableView.sectionIndexBackgroundColor, new: UITableView()] = newValue }
    }

    public var sectionIndexTrackingBackgroundColor: UIColor? {
        get { self[\UITableView.sectionIndexTrackingBackgroundColor, new: UITableView()] }
        nonmutating set {
            self[\UITableView.sectionIndexTrackingBackgroundColor, new: UITableView()] = newValue
        }
    }
}

extension AppearanceProxy where Object: UITableViewCell {
    public var selectionStyle: UITableViewCell.SelectionStyle {
        get { self[\UITableViewCell.selectionStyle, new: UITableViewCell()] }
        nonmutating set { self[\UITableViewCell.selectionStyle, new: UITableViewCell()] = newValue }
    }

    public var separatorInset: UIEdgeInsets {
        get { self[\UITableViewCell.separatorInset, new: UITableViewCell()] }
        nonmutating set { self[\UITableViewCell.separatorInset, new: UITableViewCell()] = newValue }
    }
}
