import InterfaceBuilder

/// Small documents for the tests.
enum Fixture {
    static func storyboard(scene: String, after: String = "") throws -> Document {
        try Document(
            xml: """
                <?xml version="1.0" encoding="UTF-8"?>
                <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
                toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" \
                useSafeAreas="YES" initialViewController="vc">
                <device id="retina6_12" orientation="portrait" appearance="light"/>
                <scenes><scene sceneID="s1"><objects>\(scene)</objects></scene></scenes>
                \(after)
                </document>
                """, path: "Main.storyboard")
    }

    /// Returns a storyboard with one controller whose root view `root` holds the subviews.
    static func view(_ subviews: String, more: String = "") throws -> Document {
        try storyboard(
            scene:
                "<viewController id=\"vc\" sceneMemberID=\"viewController\"><view key=\"view\" id=\"root\">"
                + "<subviews>\(subviews)</subviews>\(more)</view></viewController>")
    }

    static func xib(_ objects: String) throws -> Document {
        try Document(
            xml: """
                <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch">
                <objects>\(objects)</objects></document>
                """, path: "View.xib")
    }
}
