import CoreGraphics
import Testing

@testable import UIKit

/// A search controller of a navigation item.
@MainActor
@Suite struct NavigationSearchTests {
    private final class Updates: NSObject, UISearchResultsUpdating {
        var texts: [String] = []
        func updateSearchResults(for searchController: UISearchController) {
            texts.append(searchController.searchBar.text ?? "")
        }
    }

    private let screen = UIViewController()
    private let results = UIViewController()

    private func run(_ work: (LifeStage, UINavigationController, UISearchController) -> Void) {
        let search = UISearchController(searchResultsController: results)
        screen.navigationItem.searchController = search
        let stack = UINavigationController(rootViewController: screen)
        LifeStage.run(stack) { work($0, stack, search) }
    }

    /// A search controller can be created without arguments, as other controllers.
    @Test func searchesTheSameControllerByDefault() {
        let search = UISearchController()
        #expect(search.searchResultsController == nil && search.searchBar.superview == nil)
    }

    @Test func itsViewIsLoadedWithThatOfTheResults() {
        let search = UISearchController(searchResultsController: results)
        #expect(!results.isViewLoaded)
        search.loadViewIfNeeded()
        #expect(results.isViewLoaded)
    }

    @Test func itsBarStandsBelowTheTitle() {
        run { _, stack, search in
            #expect(stack.navigationBar.frame.height == 96)
            #expect(search.searchBar.superview === stack.navigationBar)
            #expect(search.searchBar.frame == CGRect(x: 0, y: 44, width: 393, height: 52))
            #expect(abs(screen.view.safeAreaInsets.top - stack.navigationBar.frame.maxY) < 0.01)
        }
    }

    /// Measured on screenshots of iPhones 14 Pro Max and 15.
    @Test func itsFieldStandsCloseBelowTheTitleWithTheBarsMargins() {
        run { _, _, search in
            #expect(search.searchBar.searchTextField.frame == CGRect(x: 16, y: 1, width: 361, height: 36))
        }
    }

    @Test func itsFieldIsInTheMiddleWhileTheTitlesAreHidden() {
        run { stage, _, search in
            search.isActive = true
            stage.settle()
            let field = search.searchBar.searchTextField.frame
            #expect(field.minY == 8 && field.height == 36 && search.searchBar.frame.height == 52)
            #expect(search.searchBar.cancelButton.frame.minX == field.maxX + 12)
            #expect(search.searchBar.cancelButton.frame.maxX == 377)
        }
    }

    @Test func theScopeBarIsTenPointsBelowTheField() {
        run { stage, stack, search in
            search.searchBar.scopeButtonTitles = ["Current", "All"]
            search.searchBar.showsScopeBar = true
            search.isActive = true
            stage.settle()
            #expect(stack.navigationBar.frame.height == 87)
            let scope = search.searchBar.subviews.first { $0 is UISegmentedControl }
            #expect(scope?.frame == CGRect(x: 16, y: 54, width: 361, height: 32))
        }
    }

    @Test func itGoesWithItsItem() {
        run { stage, stack, search in
            stack.pushViewController(UIViewController(), animated: false)
            stage.settle()
            #expect(search.searchBar.superview == nil && stack.navigationBar.frame.height == 44)
            stack.popViewController(animated: false)
            #expect(search.searchBar.superview === stack.navigationBar)
            screen.navigationItem.searchController = nil
            stage.window.layoutIfNeeded()
            #expect(search.searchBar.superview == nil && stack.navigationBar.frame.height == 44)
        }
    }

    @Test func titlesGoWhileSomethingIsSearched() {
        run { stage, stack, search in
            search.isActive = true
            #expect(stack.navigationBar.frame.height == 52 && search.searchBar.showsCancelButton)
            search.isActive = false
            #expect(stack.navigationBar.frame.height == 96)
            search.hidesNavigationBarDuringPresentation = false
            search.isActive = true
            #expect(stack.navigationBar.frame.height == 96)
        }
    }

    @Test func whatWasFoundIsShownOverTheScreen() {
        run { stage, stack, search in
            let updates = Updates()
            search.searchResultsUpdater = updates
            search.isActive = true
            search.searchBar.text = "Naha"
            #expect(results.view.superview === screen.view && results.parent === screen)
            #expect(updates.texts.last == "Naha")
            search.isActive = false
            #expect(results.view.superview == nil && results.parent == nil)
        }
    }
}
