/// Small documents.
enum Sample {
    static let head = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="23504" \
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" \
        initialViewController="vc">
        <device id="retina6_12" orientation="portrait" appearance="light"/>
        <scenes>

        """
    static let tail = "</scenes></document>\n"

    /// Returns a storyboard of the scenes.
    static func storyboard(_ scenes: String...) -> String { head + scenes.joined() + tail }

    /// Returns a scene of the controller; its view has the subviews and constraints.
    static func scene(
        _ id: String = "vc", _ subviews: String = "", constraints: String = "", attributes: String = "",
        members: String = ""
    ) -> String {
        """
        <scene sceneID="s-\(id)"><objects><viewController id="\(id)" sceneMemberID="viewController" \(attributes)>
        <view key="view" contentMode="scaleToFill" id="\(id)-view"><rect key="frame" x="0" y="0" width="393" height="852"/>
        <subviews>\(subviews)</subviews><constraints>\(constraints)</constraints>
        <viewLayoutGuide key="safeArea" id="\(id)-safe"/></view>\(members)</viewController></objects></scene>
        """
    }

    /// Returns a scene of any controller element.
    static func controller(_ id: String, _ kind: String, _ content: String) -> String {
        """
        <scene sceneID="s-\(id)"><objects><\(kind) id="\(id)" sceneMemberID="viewController">\(content)</\(kind)>
        </objects></scene>
        """
    }

    /// Returns a storyboard with one controller whose view has the subviews.
    static func view(_ subviews: String, constraints: String = "") -> String {
        storyboard(scene(subviews, constraints: constraints))
    }

    private static func scene(_ subviews: String, constraints: String) -> String {
        scene("vc", subviews, constraints: constraints)
    }

    /// Returns a xib of the objects.
    static func xib(_ objects: String) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" \
        useAutolayout="YES">
        <objects>\(objects)</objects></document>
        """
    }

    static func label(_ text: String, id: String = "label") -> String {
        """
        <label text="\(text)" id="\(id)"><rect key="frame" x="20" y="100" width="200" height="30"/>
        <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
        """
    }

    static func image(_ name: String) -> String {
        """
        <imageView image="\(name)" id="image"><rect key="frame" x="20" y="100" width="200" height="200"/></imageView>
        """
    }
}
