import Foundation
import InterfaceBuilder

@testable import UIKit

/// Returns a storyboard of the scenes, for tests.
func storyboard(_ scenes: String, attributes: String = "", resources: String = "") throws -> Document {
    try Document(
        xml: """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
            targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" \(attributes)>
            <scenes>\(scenes)</scenes><resources>\(resources)</resources></document>
            """, path: "Test.storyboard")
}

/// Returns a scene with a controller, whose view holds the content.
func scene(
    _ id: String, _ content: String = "", controller: String = "", view: String = "", extra: String = ""
)
    -> String
{
    """
    <scene sceneID="s-\(id)"><objects><viewController id="\(id)" sceneMemberID="viewController" \(controller)>
    <view key="view" id="\(id)-v" \(view)><rect key="frame" x="0" y="0" width="393" height="852"/>
    <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>\(content)</view>\(extra)
    </viewController></objects></scene>
    """
}

@MainActor
extension StoryboardLoader {
    /// Returns the view of a scene of a document with the content.
    static func view(
        _ content: String, view: String = "", environment: ScreenEnvironment = ScreenEnvironment(),
        resources: String = ""
    ) throws -> (view: UIView, loader: StoryboardLoader) {
        let loader = StoryboardLoader(
            document: try storyboard(scene("vc", content, view: view), resources: resources),
            environment: environment)
        return (loader.instantiate(id: "vc")?.view ?? UIView(), loader)
    }

    /// Returns the view of a scene, displayed in a window of the loader's screen.
    func show(_ id: String) -> UIView? {
        let window = UIWindow(screen: UIScreen(environment: session.environment))
        window.rootViewController = instantiate(id: id)
        window.layoutIfNeeded()
        return window.rootViewController?.view
    }

    var messages: [String] { diagnostics.map(\.message) }
}

extension UIView {
    /// Returns the descendant that was created from the object with the id.
    func descendant(_ id: String) -> UIView? {
        nibIdentifier == id ? self : subviews.lazy.compactMap { $0.descendant(id) }.first
    }
}
