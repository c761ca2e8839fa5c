import CoreGraphics
import Foundation
import Testing

@testable import UIKit

@MainActor @Suite struct SharingTests {
    @Test func anItemProviderMakesTheItemForTheActivity() {
        let provider = Provider(placeholderItem: "Loading")
        let activity = Activity()
        let controller = UIActivityViewController(
            activityItems: [provider], applicationActivities: [activity])
        #expect(provider.activityViewControllerPlaceholderItem(controller) as? String == "Loading")
        controller.perform(activity)
        #expect(activity.items as? [String] == ["item for test"])
    }

    @Test func aConfigurationHasItemsAndActivities() {
        let configuration = UIActivityItemsConfiguration(objects: ["Naha"])
        let activity = Activity()
        configuration.applicationActivitiesProvider = { [activity] }
        let controller = UIActivityViewController(activityItemsConfiguration: configuration)
        #expect(controller.activityItems as? [String] == ["Naha"] && controller.offered == [activity])
    }

    @Test func aDocumentHasTheTypeOfItsExtensionAndIsPreviewedFromTheDelegatesController() {
        VirtualClock.withFresh { clock in
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
            let owner = Owner()
            window.rootViewController = owner.controller
            window.makeKeyAndVisible()
            let document = UIDocumentInteractionController(url: URL(fileURLWithPath: "/a/Letter.pdf"))
            #expect(document.uti == "com.adobe.pdf" && document.name == "Letter.pdf")
            #expect(!document.presentPreview(animated: false))
            document.delegate = owner
            #expect(document.presentPreview(animated: false))
            #expect(owner.controller.presentedViewController is UINavigationController)
            document.dismissPreview(animated: false)
            clock.advance(by: 1)
            #expect(owner.calls == ["begin", "end"])
            #expect(!document.presentOpenInMenu(from: .zero, in: owner.controller.view, animated: false))
        }
    }

    @Test func theUserChoosesAColorAndAFont() {
        let (colors, log) = (UIColorPickerViewController(), Choices())
        colors.delegate = log
        colors.supportsAlpha = false
        colors.choose(UIColor(red: 1, green: 0, blue: 0, alpha: 0.5))
        #expect(colors.selectedColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        let fonts = UIFontPickerViewController()
        fonts.delegate = log
        fonts.choose(UIFont.systemFont(ofSize: 12).fontDescriptor)
        fonts.choose(nil)
        #expect(log.calls == ["color", "font", "cancel"])
    }

    @Test func aPasteboardTakesProvidersAndHandsThemOut() {
        let board = UIPasteboard.withUniqueName()
        board.itemProviders = [NSItemProvider(object: "Naha")]
        #expect(board.string == "Naha" && !board.isPersistent)
        #expect(board.itemProviders.first?.canLoadObject(ofClass: String.self) == true)
        board.setObjects(["a", "b"])
        #expect(board.strings == ["a", "b"])
    }

    @Test func anotherSceneIsRefused() async {
        let code: Int = await withCheckedContinuation { found in
            UIApplication.shared.requestSceneSessionActivation(nil, userActivity: nil, options: nil) {
                found.resume(returning: ($0 as NSError).code)
            }
        }
        #expect(code == UISceneError.multipleScenesNotSupported.rawValue)
    }
}

private final class Provider: UIActivityItemProvider, @unchecked Sendable {
    override var item: Any { "item for \(activityType?.rawValue ?? "")" }
}

private final class Activity: UIActivity {
    var items: [Any] = []
    override var activityType: UIActivity.ActivityType? { UIActivity.ActivityType("test") }
    override func canPerform(withActivityItems activityItems: [Any]) -> Bool { true }
    override func prepare(withActivityItems activityItems: [Any]) { items = activityItems }
}

private final class Owner: NSObject, UIDocumentInteractionControllerDelegate {
    let controller = UIViewController()
    var calls: [String] = []

    func documentInteractionControllerViewControllerForPreview(_ controller: UIDocumentInteractionController)
        -> UIViewController
    { self.controller }
    func documentInteractionControllerWillBeginPreview(_ controller: UIDocumentInteractionController) {
        calls.append("begin")
    }
    func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController) {
        calls.append("end")
    }
}

private final class Choices: NSObject, UIColorPickerViewControllerDelegate, UIFontPickerViewControllerDelegate
{
    var calls: [String] = []

    func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController) {
        calls.append("color")
    }
    func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {
        calls.append("font")
    }
    func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {
        calls.append("cancel")
    }
}
