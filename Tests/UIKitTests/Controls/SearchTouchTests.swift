import CoreGraphics
import Foundation
import Testing

@testable import UIKit

/// Search controllers used by touches and keys.
@MainActor @Suite struct SearchTouchTests {
    private let glass = Glass()

    final class Finder: NSObject, UISearchResultsUpdating, UISearchControllerDelegate {
        var log: [String] = []
        func updateSearchResults(for searchController: UISearchController) {
            log.append("update \(searchController.searchBar.text ?? "")")
        }
        func didPresentSearchController(_ searchController: UISearchController) { log.append("present") }
        func didDismissSearchController(_ searchController: UISearchController) { log.append("dismiss") }
    }

    private func controller(_ finder: Finder) -> UISearchController {
        let controller = UISearchController(searchResultsController: nil)
        (controller.searchResultsUpdater, controller.delegate) = (finder, finder)
        controller.searchBar.frame = CGRect(x: 0, y: 200, width: 400, height: 56)
        glass.window.addSubview(controller.searchBar)
        glass.window.layoutIfNeeded()
        return controller
    }

    @Test func aFingerOnTheBarBeginsToSearch() {
        let finder = Finder()
        let controller = controller(finder)
        glass.user.tap(at: CGPoint(x: 200, y: 228))
        #expect(controller.isActive && controller.searchBar.showsCancelButton)
        #expect(finder.log == ["present", "update "])
    }

    @Test func everyLetterIsSearchedFor() {
        let finder = Finder()
        let controller = controller(finder)
        glass.user.tap(at: CGPoint(x: 200, y: 228))
        finder.log = []
        _ = glass.user.type("no")
        #expect(finder.log == ["update n", "update no"])
        #expect(controller.showsSearchResultsController)
    }

    @Test func cancellingEndsTheSearch() {
        let finder = Finder()
        let controller = controller(finder)
        glass.user.tap(at: CGPoint(x: 200, y: 228))
        _ = glass.user.type("no")
        glass.window.layoutIfNeeded()
        finder.log = []
        glass.user.tap(at: CGPoint(x: 370, y: 228))
        #expect(!controller.isActive && !controller.searchBar.isFirstResponder)
        #expect(finder.log == ["dismiss", "update "])
    }
}
