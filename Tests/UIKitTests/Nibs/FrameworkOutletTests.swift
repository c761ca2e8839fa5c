import Foundation
import InterfaceBuilder
import Testing

@testable import UIKit

private final class Delegate: UIViewController, UITextViewDelegate, UISearchBarDelegate, UIPickerViewDelegate,
    UIPickerViewDataSource, UITabBarDelegate, UIGestureRecognizerDelegate, UITableViewDataSourcePrefetching,
    UINavigationControllerDelegate
{
    var shown: [UIViewController] = []

    func numberOfComponents(in pickerView: UIPickerView) -> Int { 0 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 0 }
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {}
    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController,
        animated: Bool
    ) { shown.append(viewController) }
}

/// Outlets of UIKit's own classes.
@MainActor
struct FrameworkOutletTests {
    init() { ClassLookup.register(Delegate.self, as: "Tests.OutletDelegate") }

    private let custom = #"customClass="OutletDelegate" customModule="Tests""#

    /// Returns the object of a kind with an outlet to its controller.
    private func connected<T: UIView>(_ kind: String, _ outlet: String = "delegate") throws -> (T, Delegate) {
        let content = """
            <subviews><\(kind) id="x"><connections><outlet property="\(outlet)" destination="vc" id="o"/></connections></\(kind)></subviews>
            """
        let loader = StoryboardLoader(document: try storyboard(scene("vc", content, controller: custom)))
        let controller = try #require(loader.instantiate(id: "vc") as? Delegate)
        let view = try #require(controller.view.descendant("x") as? T)
        #expect(loader.messages == [])
        return (view, controller)
    }

    @Test func textViewsHaveTheirDelegate() throws {
        let (view, controller): (UITextView, Delegate) = try connected("textView")
        #expect(view.delegate === controller)
    }

    @Test func searchBarsHaveTheirDelegate() throws {
        let (view, controller): (UISearchBar, Delegate) = try connected("searchBar")
        #expect(view.delegate === controller)
    }

    @Test func tabBarsHaveTheirDelegate() throws {
        let (view, controller): (UITabBar, Delegate) = try connected("tabBar")
        #expect(view.delegate === controller)
    }

    @Test func pickersHaveTheirDataSource() throws {
        let (view, controller): (UIPickerView, Delegate) = try connected("pickerView", "dataSource")
        #expect(view.dataSource === controller)
    }

    @Test func tablesHaveTheirPrefetchDataSource() throws {
        let (view, controller): (UITableView, Delegate) = try connected("tableView", "prefetchDataSource")
        #expect(view.prefetchDataSource === controller)
    }

    @Test func fieldsHaveTheirInputViews() throws {
        let (root, loader) = try StoryboardLoader.view(
            """
            <subviews><textField id="f"><connections><outlet property="inputView" destination="a" id="1"/>
            <outlet property="inputAccessoryView" destination="b" id="2"/></connections></textField>
            <view id="a"/><view id="b"/></subviews>
            """)
        let field = try #require(root.descendant("f") as? UITextField)
        #expect(field.inputView === root.descendant("a"))
        #expect(field.inputAccessoryView === root.descendant("b") && loader.messages == [])
    }

    @Test func cellsHaveTheirGrounds() throws {
        let (root, _) = try StoryboardLoader.view(
            """
            <subviews><tableViewCell id="c"><connections><outlet property="selectedBackgroundView" destination="a" id="1"/>
            <outlet property="editingAccessoryView" destination="b" id="2"/></connections></tableViewCell>
            <view id="a"/><view id="b"/></subviews>
            """)
        let cell = try #require(root.descendant("c") as? UITableViewCell)
        #expect(cell.selectedBackgroundView?.nibIdentifier == "a")
        #expect(cell.editingAccessoryView?.nibIdentifier == "b")
    }

    @Test func plainControllersAreNoDelegates() throws {
        let (root, loader) = try StoryboardLoader.view(
            #"<subviews><textField id="f"><connections><outlet property="delegate" destination="vc" id="1"/></connections></textField></subviews>"#
        )
        #expect((root.descendant("f") as? UITextField)?.delegate == nil && loader.messages == [])
    }

    @Test func outletsThatAreNotOfferedAreToldOnce() throws {
        let labels = ["a", "b"].map {
            #"<label id="\#($0)"><connections><outlet property="odd" destination="vc" id="o\#($0)"/></connections></label>"#
        }
        let (_, loader) = try StoryboardLoader.view("<subviews>\(labels.joined())</subviews>")
        #expect(
            loader.messages
                == ["the outlet odd of UILabel is not available here yet; it remains in the document"])
    }

    @Test func navigationTellsItsDelegateWhatIsShown() throws {
        let first = UIViewController()
        let delegate = Delegate(nibName: nil, bundle: nil)
        let navigation = UINavigationController(rootViewController: first)
        #expect(KeyValueCoding.set(delegate, forKey: "delegate", of: navigation) == .done)
        let second = UIViewController()
        navigation.view.layoutIfNeeded()
        navigation.pushViewController(second, animated: false)
        #expect(delegate.shown == [first, second])
    }
}
