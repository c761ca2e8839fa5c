import CoreGraphics
import Testing

@testable import UIKit

@MainActor
@Suite struct DeviceTests {
    @Test(arguments: ["iPhone 16", "iphone16", "IPHONE 16", " iPhone  16 "])
    func devicesAreFoundByName(_ name: String) {
        #expect(DeviceModel.named(name)?.portrait.size.width == 393)
    }

    @Test func aDeviceIsCalledAsItWasAskedFor() {
        #expect(DeviceModel.named("iphone15")?.name == "iPhone 15")
        #expect(DeviceModel.standard.name == "iPhone 16")
        #expect(DeviceModel.all.first { $0.names.contains("iPhone 15") }?.name == "iPhone 16")
    }

    @Test func codeCreatesADeviceOfItsOwn() {
        final class Spare: UIDevice {
            override var systemVersion: String { "9.0" }
        }
        #expect(UIDevice().model == UIDevice.current.model)
        #expect(Spare().systemVersion == "9.0")
    }

    @Test(arguments: ["", "iPhone 99", "../iPhone", "💥"])
    func unknownDevicesAreNone(_ name: String) { #expect(DeviceModel.named(name) == nil) }

    @Test func levelsOfWindowsAreNearOthers() {
        let window = UIWindow(frame: .zero)
        window.windowLevel = .alert + 1
        #expect(window.windowLevel.rawValue == 2001 && UIWindow.Level.normal - 1 < .normal)
    }

    @Test func screensShowAsManyFramesAsTheClockHas() {
        #expect(UIScreen.main.maximumFramesPerSecond == 60)
    }

    @Test func everyNameLeadsToItsDevice() {
        for name in DeviceModel.knownNames { #expect(DeviceModel.named(name)?.names.contains(name) == true) }
    }

    @Test(arguments: [
        ("iPhone SE (3rd generation)", 667), ("iPad (9th generation)", 1080),
        ("iPad mini (5th generation)", 1024),
        ("iPad Pro (9.7-inch)", 1024), ("iPad Pro (10.5-inch)", 1112), ("iPad Air (5th generation)", 1180),
        ("iPad Pro (11-inch) (4th generation)", 1194), ("iPad Pro (12.9-inch) (2nd generation)", 1366),
        ("iPad Pro (12.9-inch) (6th generation)", 1366), ("iPad Air 11-inch (M3)", 1180),
        ("iPad Air 13-inch (M2)", 1366), ("iPad Pro 11-inch (M4)", 1210), ("iPad Pro 13-inch (M5)", 1376),
    ])
    func devicesHaveTheNamesOfSimulators(_ name: String, height: CGFloat) {
        #expect(DeviceModel.named(name)?.name == name)
        #expect(DeviceModel.named(name)?.portrait.size.height == height)
    }

    @Test func anUnknownNameHasSimilarOnes() {
        #expect(
            DeviceModel.names(like: "iPad Pro 11-inch (M9)")
                == DeviceModel.knownNames.filter { $0.contains("iPad Pro") && $0.contains("11-inch") })
        #expect(DeviceModel.names(like: "iphone 99").allSatisfy { $0.hasPrefix("iPhone") })
        #expect(DeviceModel.names(like: "Newton") == DeviceModel.knownNames)
    }

    @Test func noNameBelongsToTwoDevices() {
        #expect(Set(DeviceModel.knownNames).count == DeviceModel.knownNames.count)
    }

    @Test func everyCanvasHasADevice() {
        for id in DeviceModel.canvases.keys.sorted() { #expect(DeviceModel.canvas(id) != nil, "\(id)") }
    }

    @Test func landscapeIsPortraitTurned() {
        for device in DeviceModel.all {
            #expect(device.landscape.size.width == device.portrait.size.height)
            #expect(device.landscape.size.height == device.portrait.size.width)
        }
    }

    @Test func phonesInLandscapeHaveNoStatusBar() {
        let device = DeviceModel.named("iPhone 16") ?? .standard
        let window = UIWindow(
            screen: UIScreen(environment: ScreenEnvironment(device: device, isLandscape: true)))
        #expect(StatusBarView(for: window) == nil)
    }

    @Test func aControllerHidesTheStatusBar() {
        final class Hiding: UIViewController { override var prefersStatusBarHidden: Bool { true } }
        let window = UIWindow(screen: UIScreen(environment: ScreenEnvironment()))
        window.rootViewController = UINavigationController(rootViewController: Hiding())
        #expect(StatusBarView(for: window) == nil)
    }

    @Test func whatIsPresentedDecidesAboutTheStatusBarWhereItAsksTo() {
        final class Hiding: UIViewController { override var prefersStatusBarHidden: Bool { true } }
        let window = UIWindow(screen: UIScreen(environment: ScreenEnvironment()))
        let (root, shown) = (UIViewController(), Hiding())
        window.rootViewController = root
        window.layoutIfNeeded()
        root.present(shown, animated: false)
        #expect(StatusBarView(for: window) != nil)
        shown.modalPresentationCapturesStatusBarAppearance = true
        shown.setNeedsStatusBarAppearanceUpdate()
        #expect(StatusBarView(for: window) == nil)
    }

    @Test func theApplicationIsFoundByItsClass() {
        #expect(
            UIApplication.perform(Selector("sharedApplication"))?.takeUnretainedValue()
                === UIApplication.shared)
        #expect(UIApplication.responds(to: Selector("sharedApplication")))
        #expect(!UIApplication.responds(to: Selector("openURL:")))
        #expect(UIApplication.value(forKeyPath: "shared") as? UIApplication === UIApplication.shared)
        #expect(UI_USER_INTERFACE_IDIOM() == UIDevice.current.userInterfaceIdiom)
    }

    @Test func onlyDevicesWithoutAHomeButtonShowItsLine() {
        func parts(_ name: String) -> Int {
            let environment = ScreenEnvironment(device: DeviceModel.named(name) ?? .standard)
            return DeviceParts.views(for: UIWindow(screen: UIScreen(environment: environment))).count
        }
        #expect(parts("iPhone SE") == 0)
        #expect(parts("iPhone X") == 1)
        #expect(parts("iPhone 16") == 2)
        #expect(parts("iPad") == 1)
    }
}
