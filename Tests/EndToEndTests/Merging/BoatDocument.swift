import Foundation

/// A storyboard in Xcode's form with two labels, small enough that edits of both affect neighboring lines.
struct BoatDocument {
    var first = "Naha"
    /// The alignment of the first label, in the line of its text.
    var alignment = "natural"
    var second = "Tide"
    var color = "systemRedColor"
    var extra = ""

    var text: String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="23504" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES" initialViewController="vc1-aa-aaa">
            <device id="retina6_12" orientation="portrait" appearance="light"/>
            <dependencies>
                <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="23506"/>
            </dependencies>
            <scenes>
                <!--Harbor-->
                <scene sceneID="sc1-aa-aaa">
                    <objects>
                        <viewController title="Harbor" id="vc1-aa-aaa" sceneMemberID="viewController">
                            <view key="view" contentMode="scaleToFill" id="vw1-aa-aaa">
                                <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                                <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                                <subviews>
                                    <label opaque="NO" text="\(first)" textAlignment="\(alignment)" id="lb1-aa-aaa">
                                        <rect key="frame" x="20" y="100" width="200" height="21"/>
                                        <color key="textColor" systemColor="\(color)"/>
                                    </label>
                                    <label opaque="NO" text="\(second)" textAlignment="natural" id="lb2-aa-aaa">
                                        <rect key="frame" x="20" y="140" width="200" height="21"/>
                                    </label>\(extra)
                                </subviews>
                            </view>
                        </viewController>
                    </objects>
                </scene>
            </scenes>
        </document>

        """
    }

    /// A button to be added after the labels.
    static let button = """

                                    <button opaque="NO" id="bt1-aa-aaa">
                                        <rect key="frame" x="20" y="180" width="200" height="35"/>
                                        <state key="normal" title="Sail"/>
                                    </button>
        """
}
