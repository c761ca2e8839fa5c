import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite struct DeviceStateTests {
    @Test func theDeviceIsTheScreens() {
        #expect(UIDevice.current.userInterfaceIdiom == UIScreen.main.traitCollection.userInterfaceIdiom)
        #expect(UIDevice.current.orientation.isPortrait && UIDevice.current.batteryLevel == -1)
    }

    @Test func masksHoldOrientations() {
        #expect(UIInterfaceOrientationMask.allButUpsideDown.contains(.landscapeLeft))
        #expect(!UIInterfaceOrientationMask.allButUpsideDown.contains(.portraitUpsideDown))
        #expect(UIViewController().supportedInterfaceOrientations == .allButUpsideDown)
    }

    @Test func anyObjectIsSpokenOf() {
        let object = NSObject()
        object.accessibilityLabel = "Boat"
        object.accessibilityElements = [object]
        #expect(object.accessibilityLabel == "Boat" && object.index(ofAccessibilityElement: object) == 0)
        #expect(NSObject().accessibilityLabel == nil)
    }

    @Test func descriptorsMakeFonts() {
        let bold = UIFont.systemFont(ofSize: 15).fontDescriptor.withSymbolicTraits(.traitBold)
        let font = bold.map { UIFont(descriptor: $0, size: 0) }
        #expect(font?.pointSize == 15 && font?.fontDescriptor.symbolicTraits == .traitBold)
        #expect(UIFontDescriptor(name: "Menlo", size: 9).withSize(12).pointSize == 12)
    }

    @Test func activitiesAreOfferedAndPerformed() {
        final class Note: UIActivity {
            var items: [Any] = []
            override var activityType: ActivityType? { ActivityType("note") }
            override func canPerform(withActivityItems activityItems: [Any]) -> Bool { true }
            override func prepare(withActivityItems activityItems: [Any]) { items = activityItems }
        }
        let note = Note()
        let share = UIActivityViewController(activityItems: ["text"], applicationActivities: [note])
        var done: [String] = []
        share.completionWithItemsHandler = { type, completed, _, _ in
            done.append("\(type?.rawValue ?? "") \(completed)")
        }
        share.offered.first.map(share.perform)
        #expect(note.items as? [String] == ["text"] && done == ["note true"])
        share.excludedActivityTypes = [UIActivity.ActivityType("note")]
        #expect(share.offered.isEmpty)
    }

    @Test func typingBeginsASearch() {
        final class Updater: NSObject, UISearchResultsUpdating {
            var words: [String?] = []
            func updateSearchResults(for searchController: UISearchController) {
                words.append(searchController.searchBar.text)
            }
        }
        let (search, updater) = (UISearchController(searchResultsController: nil), Updater())
        search.searchResultsUpdater = updater
        search.searchBar.text = "Na"
        #expect(search.isActive && updater.words == ["Na"])
        search.isActive = false
        #expect(updater.words == ["Na", ""] || updater.words == ["Na", nil])
    }
}
