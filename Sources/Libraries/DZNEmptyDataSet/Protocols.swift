@_exported import Foundation
import UIKit

// The methods are optional in Objective-C, and so have default implementations. Apps declare them with the types of the headers, which
// were implicitly unwrapped in former versions: a method of a type with `!` does not implement one with `?` that has a default.

/// The source of the texts, images and views of a list without rows.
@MainActor public protocol DZNEmptyDataSetSource: AnyObject {
    func title(forEmptyDataSet scrollView: UIScrollView!) -> NSAttributedString!
    func title(forEmptyDataSet scrollView: UIScrollView) -> NSAttributedString?
    func description(forEmptyDataSet scrollView: UIScrollView!) -> NSAttributedString!
    func description(forEmptyDataSet scrollView: UIScrollView) -> NSAttributedString?
    func image(forEmptyDataSet scrollView: UIScrollView!) -> UIImage!
    func image(forEmptyDataSet scrollView: UIScrollView) -> UIImage?
    func imageTintColor(forEmptyDataSet scrollView: UIScrollView!) -> UIColor!
    func imageTintColor(forEmptyDataSet scrollView: UIScrollView) -> UIColor?
    func imageAnimation(forEmptyDataSet scrollView: UIScrollView!) -> CAAnimation!
    func imageAnimation(forEmptyDataSet scrollView: UIScrollView) -> CAAnimation?
    func buttonTitle(forEmptyDataSet scrollView: UIScrollView!, for state: UIControl.State)
        -> NSAttributedString!
    func buttonTitle(forEmptyDataSet scrollView: UIScrollView, for state: UIControl.State)
        -> NSAttributedString?
    func buttonImage(forEmptyDataSet scrollView: UIScrollView!, for state: UIControl.State) -> UIImage!
    func buttonImage(forEmptyDataSet scrollView: UIScrollView, for state: UIControl.State) -> UIImage?
    func buttonBackgroundImage(forEmptyDataSet scrollView: UIScrollView!, for state: UIControl.State)
        -> UIImage!
    func buttonBackgroundImage(forEmptyDataSet scrollView: UIScrollView, for state: UIControl.State)
        -> UIImage?
    func backgroundColor(forEmptyDataSet scrollView: UIScrollView!) -> UIColor!
    func backgroundColor(forEmptyDataSet scrollView: UIScrollView) -> UIColor?
    func customView(forEmptyDataSet scrollView: UIScrollView!) -> UIView!
    func customView(forEmptyDataSet scrollView: UIScrollView) -> UIView?
    func verticalOffset(forEmptyDataSet scrollView: UIScrollView!) -> CGFloat
    func verticalOffset(forEmptyDataSet scrollView: UIScrollView) -> CGFloat
    func spaceHeight(forEmptyDataSet scrollView: UIScrollView!) -> CGFloat
    func spaceHeight(forEmptyDataSet scrollView: UIScrollView) -> CGFloat
}

extension DZNEmptyDataSetSource {
    public func title(forEmptyDataSet scrollView: UIScrollView!) -> NSAttributedString! {
        let list: UIScrollView = scrollView
        return title(forEmptyDataSet: list)
    }
    public func title(forEmptyDataSet scrollView: UIScrollView) -> NSAttributedString? { nil }
    public func description(forEmptyDataSet scrollView: UIScrollView!) -> NSAttributedString! {
        let list: UIScrollView = scrollView
        return description(forEmptyDataSet: list)
    }
    public func description(forEmptyDataSet scrollView: UIScrollView) -> NSAttributedString? { nil }
    public func image(forEmptyDataSet scrollView: UIScrollView!) -> UIImage! {
        let list: UIScrollView = scrollView
        return image(forEmptyDataSet: list)
    }
    public func image(forEmptyDataSet scrollView: UIScrollView) -> UIImage? { nil }
    public func imageTintColor(forEmptyDataSet scrollView: UIScrollView!) -> UIColor! {
        let list: UIScrollView = scrollView
        return imageTintColor(forEmptyDataSet: list)
    }
    public func imageTintColor(forEmptyDataSet scrollView: UIScrollView) -> UIColor? { nil }
    public func imageAnimation(forEmptyDataSet scrollView: UIScrollView!) -> CAAnimation! {
        let list: UIScrollView = scrollView
        return imageAnimation(forEmptyDataSet: list)
    }
    public func imageAnimation(forEmptyDataSet scrollView: UIScrollView) -> CAAnimation? { nil }
    public func buttonTitle(
        forEmptyDataSet scrollView: UIScrollView!, for state: UIControl.State
    ) -> NSAttributedString! {
        let list: UIScrollView = scrollView
        return buttonTitle(forEmptyDataSet: list, for: state)
    }
    public func buttonTitle(
        forEmptyDataSet scrollView: UIScrollView, for state: UIControl.State
    ) -> NSAttributedString? { nil }
    public func buttonImage(
        forEmptyDataSet scrollView: UIScrollView!, for state: UIControl.State
    ) -> UIImage! {
        let list: UIScrollView = scrollView
        return buttonImage(forEmptyDataSet: list, for: state)
    }
    public func buttonImage(
        forEmptyDataSet scrollView: UIScrollView, for state: UIControl.State
    ) -> UIImage? { nil }
    public func buttonBackgroundImage(
        forEmptyDataSet scrollView: UIScrollView!, for state: UIControl.State
    ) -> UIImage! {
        let list: UIScrollView = scrollView
        return buttonBackgroundImage(forEmptyDataSet: list, for: state)
    }
    public func buttonBackgroundImage(
        forEmptyDataSet scrollView: UIScrollView, for state: UIControl.State
    ) -> UIImage? { nil }
    public func backgroundColor(forEmptyDataSet scrollView: UIScrollView!) -> UIColor! {
        let list: UIScrollView = scrollView
        return backgroundColor(forEmptyDataSet: list)
    }
    public func backgroundColor(forEmptyDataSet scrollView: UIScrollView) -> UIColor? { nil }
    public func customView(forEmptyDataSet scrollView: UIScrollView!) -> UIView! {
        let list: UIScrollView = scrollView
        return customView(forEmptyDataSet: list)
    }
    public func customView(forEmptyDataSet scrollView: UIScrollView) -> UIView? { nil }
    public func verticalOffset(forEmptyDataSet scrollView: UIScrollView!) -> CGFloat {
        let list: UIScrollView = scrollView
        return verticalOffset(forEmptyDataSet: list)
    }
    public func verticalOffset(forEmptyDataSet scrollView: UIScrollView) -> CGFloat { 0 }
    public func spaceHeight(forEmptyDataSet scrollView: UIScrollView!) -> CGFloat {
        let list: UIScrollView = scrollView
        return spaceHeight(forEmptyDataSet: list)
    }
    public func spaceHeight(forEmptyDataSet scrollView: UIScrollView) -> CGFloat { 11 }
}

/// The delegate of a list's view while it has no rows.
@MainActor public protocol DZNEmptyDataSetDelegate: AnyObject {
    func emptyDataSetShouldFade(in scrollView: UIScrollView!) -> Bool
    func emptyDataSetShouldFade(in scrollView: UIScrollView) -> Bool
    func emptyDataSetShouldBeForced(toDisplay scrollView: UIScrollView!) -> Bool
    func emptyDataSetShouldBeForced(toDisplay scrollView: UIScrollView) -> Bool
    func emptyDataSetShouldDisplay(_ scrollView: UIScrollView!) -> Bool
    func emptyDataSetShouldDisplay(_ scrollView: UIScrollView) -> Bool
    func emptyDataSetShouldAllowTouch(_ scrollView: UIScrollView!) -> Bool
    func emptyDataSetShouldAllowTouch(_ scrollView: UIScrollView) -> Bool
    func emptyDataSetShouldAllowScroll(_ scrollView: UIScrollView!) -> Bool
    func emptyDataSetShouldAllowScroll(_ scrollView: UIScrollView) -> Bool
    func emptyDataSetShouldAnimateImageView(_ scrollView: UIScrollView!) -> Bool
    func emptyDataSetShouldAnimateImageView(_ scrollView: UIScrollView) -> Bool
    func emptyDataSet(_ scrollView: UIScrollView!, didTap view: UIView!)
    func emptyDataSet(_ scrollView: UIScrollView, didTap view: UIView)
    func emptyDataSet(_ scrollView: UIScrollView!, didTap button: UIButton!)
    func emptyDataSet(_ scrollView: UIScrollView, didTap button: UIButton)
    func emptyDataSetWillAppear(_ scrollView: UIScrollView!)
    func emptyDataSetWillAppear(_ scrollView: UIScrollView)
    func emptyDataSetDidAppear(_ scrollView: UIScrollView!)
    func emptyDataSetDidAppear(_ scrollView: UIScrollView)
    func emptyDataSetWillDisappear(_ scrollView: UIScrollView!)
    func emptyDataSetWillDisappear(_ scrollView: UIScrollView)
    func emptyDataSetDidDisappear(_ scrollView: UIScrollView!)
    func emptyDataSetDidDisappear(_ scrollView: UIScrollView)
}

extension DZNEmptyDataSetDelegate {
    public func emptyDataSetShouldFade(in scrollView: UIScrollView!) -> Bool {
        let list: UIScrollView = scrollView
        return emptyDataSetShouldFade(in: list)
    }
    public func emptyDataSetShouldFade(in scrollView: UIScrollView) -> Bool { true }
    public func emptyDataSetShouldBeForced(toDisplay scrollView: UIScrollView!) -> Bool {
        let list: UIScrollView = scrollView
        return emptyDataSetShouldBeForced(toDisplay: list)
    }
    public func emptyDataSetShouldBeForced(toDisplay scrollView: UIScrollView) -> Bool { false }
    public func emptyDataSetShouldDisplay(_ scrollView: UIScrollView!) -> Bool {
        let list: UIScrollView = scrollView
        return emptyDataSetShouldDisplay(list)
    }
    public func emptyDataSetShouldDisplay(_ scrollView: UIScrollView) -> Bool { true }
    public func emptyDataSetShouldAllowTouch(_ scrollView: UIScrollView!) -> Bool {
        let list: UIScrollView = scrollView
        return emptyDataSetShouldAllowTouch(list)
    }
    public func emptyDataSetShouldAllowTouch(_ scrollView: UIScrollView) -> Bool { true }
    public func emptyDataSetShouldAllowScroll(_ scrollView: UIScrollView!) -> Bool {
        let list: UIScrollView = scrollView
        return emptyDataSetShouldAllowScroll(list)
    }
    public func emptyDataSetShouldAllowScroll(_ scrollView: UIScrollView) -> Bool { false }
    public func emptyDataSetShouldAnimateImageView(_ scrollView: UIScrollView!) -> Bool {
        let list: UIScrollView = scrollView
        return emptyDataSetShouldAnimateImageView(list)
    }
    public func emptyDataSetShouldAnimateImageView(_ scrollView: UIScrollView) -> Bool { false }
    public func emptyDataSetWillAppear(_ scrollView: UIScrollView!) {
        let list: UIScrollView = scrollView
        emptyDataSetWillAppear(list)
    }
    public func emptyDataSetWillAppear(_ scrollView: UIScrollView) {}
    public func emptyDataSetDidAppear(_ scrollView: UIScrollView!) {
        let list: UIScrollView = scrollView
        emptyDataSetDidAppear(list)
    }
    public func emptyDataSetDidAppear(_ scrollView: UIScrollView) {}
    public func emptyDataSetWillDisappear(_ scrollView: UIScrollView!) {
        let list: UIScrollView = scrollView
        emptyDataSetWillDisappear(list)
    }
    public func emptyDataSetWillDisappear(_ scrollView: UIScrollView) {}
    public func emptyDataSetDidDisappear(_ scrollView: UIScrollView!) {
        let list: UIScrollView = scrollView
        emptyDataSetDidDisappear(list)
    }
    public func emptyDataSetDidDisappear(_ scrollView: UIScrollView) {}
    public func emptyDataSet(_ scrollView: UIScrollView!, didTap view: UIView!) {
        let (list, tapped): (UIScrollView, UIView) = (scrollView, view)
        emptyDataSet(list, didTap: tapped)
    }
    public func emptyDataSet(_ scrollView: UIScrollView, didTap view: UIView) {}
    public func emptyDataSet(_ scrollView: UIScrollView!, didTap button: UIButton!) {
        let (list, tapped): (UIScrollView, UIButton) = (scrollView, button)
        emptyDataSet(list, didTap: tapped)
    }
    public func emptyDataSet(_ scrollView: UIScrollView, didTap button: UIButton) {}
}
