import CoreGraphics
import Foundation
import Testing

@testable import InterfaceBuilder
@testable import Staging
@testable import UIKit

/// The app's `Info.plist` decides about appearance and status bar as on iOS.
@MainActor
@Suite struct AppInformationTests {
    private func info(_ entries: String) throws -> (library: ResourceLibrary, folder: URL) {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let text =
            "<?xml version=\"1.0\" encoding=\"UTF-8\"?><plist version=\"1.0\"><dict>\(entries)</dict></plist>"
        try Data(text.utf8).write(to: folder.appendingPathComponent("Info.plist"))
        return (try ResourceLibrary(folder: folder.path), folder)
    }

    private func window(_ entries: String, _ variant: Variant = Variant(), isLaunchScreen: Bool = false)
        throws
        -> UIWindow
    {
        let (library, folder) = try info(entries)
        defer { try? FileManager.default.removeItem(at: folder) }
        let attributes = isLaunchScreen ? "launchScreen=\"YES\"" : ""
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
            toolsVersion="22155" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \(attributes)>
            <scenes>\(Fixture.controller("a"))</scenes></document>
            """
        let document = try Document(xml: text, path: folder.path + "/Test.storyboard")
        let stage = Stage(document: document, resources: library, variant: variant)
        let scene = try #require(stage.scenes.first)
        return try #require(stage.show(scene)).window
    }

    private static let byList =
        "<key>UIViewControllerBasedStatusBarAppearance</key><false/>"
        + "<key>UIStatusBarStyle</key><string>UIStatusBarStyleLightContent</string>"

    @Test func theListDecidesAboutTheStatusBarWhereControllersDoNot() throws {
        #expect(try window(Self.byList).statusBarStyle == .lightContent)
        let hidden = Self.byList + "<key>UIStatusBarHidden</key><true/>"
        #expect(try window(hidden).isStatusBarHidden)
    }

    @Test func elseControllersDecideOnceTheLaunchScreenIsGone() throws {
        let entries =
            "<key>UIStatusBarHidden</key><true/>"
            + "<key>UIStatusBarStyle</key><string>UIStatusBarStyleLightContent</string>"
        let window = try window(entries)
        #expect(window.statusBarStyle == .darkContent && !window.isStatusBarHidden)
        #expect(try self.window(entries, isLaunchScreen: true).isStatusBarHidden)
    }

    @Test(arguments: [("Light", UIUserInterfaceStyle.light), ("Dark", .dark), ("Automatic", .dark)])
    func theListsAppearanceWins(_ name: String, _ style: UIUserInterfaceStyle) throws {
        let entries = "<key>UIUserInterfaceStyle</key><string>\(name)</string>"
        #expect(try window(entries, Variant(style: .dark)).traitCollection.userInterfaceStyle == style)
    }

    @Test func extensionsAreNoApps() throws {
        let (library, folder) = try info(
            "<key>NSExtension</key><dict/><key>UIUserInterfaceStyle</key><string>Dark</string>")
        defer { try? FileManager.default.removeItem(at: folder) }
        #expect(library.application(near: folder.path + "/Main.storyboard") == nil)
    }
}
