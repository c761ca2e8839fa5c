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

    @Test func itsBarStandsBelowTheTitle() {
        run { _, stack, search in
            #expect(stack.navigationBar.frame.height == 96)
            #expect(search.searchBar.superview === stack.navigationBar)
            #expect(search.searchBar.frame == CGRect(x: 0, y: 44, width: 393, height: 52))
            #expect(screen.view.safeAreaInsets.top == stack.view.safeAreaInsets.top + 96)
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
