import CoreGraphics
import InterfaceBuilder
import Testing

@testable import UIKit

/// Attributes of documents that set properties, a few for each class.
@MainActor
struct AttributeConfigurationTests {
    private func view<T: UIView>(_ xml: String) throws -> T {
        try #require(try StoryboardLoader.view("<subviews>\(xml)</subviews>").view.descendant("x") as? T)
    }

    private func controller<T: UIViewController>(_ xml: String) throws -> T {
        let document = try storyboard("<scene sceneID=\"s\"><objects>\(xml)</objects></scene>")
        return try #require(StoryboardLoader(document: document).instantiate(id: "x") as? T)
    }

    @Test func inputTraits() throws {
        let field: UITextField = try view(
            #"<textField id="x"><textInputTraits key="textInputTraits" smartQuotesType="no" smartDashesType="yes" smartInsertDeleteType="no"/></textField>"#
        )
        #expect(field.smartQuotesType == .no && field.smartDashesType == .yes)
        #expect(field.smartInsertDeleteType == .no && field.spellCheckingType == .default)
    }

    @Test func pages() throws {
        let pages: UIPageViewController = try controller(
            #"<pageViewController id="x" transitionStyle="pageCurl" spineLocation="mid" doubleSided="YES" pageSpacing="8"/>"#
        )
        #expect(pages.isDoubleSided && pages.spineLocation == .mid && pages.pageSpacing == 8)
    }

    @Test func splits() throws {
        let split: UISplitViewController = try controller(
            #"<splitViewController id="x" preferredDisplayMode="beside" behavior="tile" presentsWithGesture="NO" primaryBackgroundStyle="sidebar" minimumPrimaryColumnWidth="330" maximumPrimaryColumnWidth="400"/>"#
        )
        #expect(split.preferredDisplayMode == .allVisible && split.preferredSplitBehavior == .tile)
        #expect(!split.presentsWithGesture && split.primaryBackgroundStyle == .sidebar)
        #expect(split.minimumPrimaryColumnWidth == 330 && split.maximumPrimaryColumnWidth == 400)
    }

    @Test func tabBarItems() throws {
        let controller: UIViewController = try controller(
            #"<viewController id="x"><tabBarItem key="tabBarItem" title="a" id="t"><offsetWrapper key="titlePositionAdjustment" horizontal="1" vertical="-4"/></tabBarItem></viewController>"#
        )
        #expect(controller.tabBarItem.titlePositionAdjustment == UIOffset(horizontal: 1, vertical: -4))
    }

    @Test func tables() throws {
        let table: UITableView = try view(
            #"<tableView id="x" estimatedSectionHeaderHeight="30" estimatedSectionFooterHeight="20" contentViewInsetsToSafeArea="NO" sectionIndexMinimumDisplayRowCount="5"/>"#
        )
        #expect(table.estimatedSectionHeaderHeight == 30 && table.estimatedSectionFooterHeight == 20)
        #expect(!table.insetsContentViewsToSafeArea && table.sectionIndexMinimumDisplayRowCount == 5)
    }

    @Test func cells() throws {
        let cell: UITableViewCell = try view(
            #"<tableViewCell id="x" showsReorderControl="YES" shouldIndentWhileEditing="NO"/>"#)
        #expect(cell.showsReorderControl && !cell.shouldIndentWhileEditing)
    }

    @Test func collectionControllers() throws {
        let controller: UICollectionViewController = try controller(
            #"<collectionViewController id="x" clearsSelectionOnViewWillAppear="NO"/>"#)
        #expect(!controller.clearsSelectionOnViewWillAppear)
    }

    @Test func buttonsWithMenus() throws {
        let button: UIButton = try view(#"<button id="x" showsMenuAsPrimaryAction="YES"/>"#)
        #expect(button.showsMenuAsPrimaryAction)
    }
}
