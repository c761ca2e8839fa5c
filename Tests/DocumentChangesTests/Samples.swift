import InterfaceBuilder

/// Documents made for the tests.
enum Samples {
    /// Two scenes with views, constraints, connections and resources.
    static let storyboard = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" initialViewController="vc1-aa-aaa">
            <device id="retina6_12" orientation="portrait" appearance="light"/>
            <dependencies>
                <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="22504"/>
                <capability name="Safe area layout guides" minToolsVersion="9.0"/>
            </dependencies>
            <scenes>
                <!--Harbor-->
                <scene sceneID="sc1-aa-aaa">
                    <objects>
                        <viewController id="vc1-aa-aaa" customClass="Harbor" customModule="App" sceneMemberID="viewController">
                            <view key="view" contentMode="scaleToFill" id="vw1-aa-aaa">
                                <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                                <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                                <subviews>
                                    <label opaque="NO" text="Naha" textAlignment="natural" translatesAutoresizingMaskIntoConstraints="NO" id="lb1-aa-aaa">
                                        <rect key="frame" x="16" y="59" width="361" height="21"/>
                                        <fontDescription key="fontDescription" type="system" pointSize="17"/>
                                        <color key="textColor" red="1" green="0.0" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
                                    </label>
                                    <button opaque="NO" contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="bt1-aa-aaa">
                                        <rect key="frame" x="16" y="88" width="361" height="35"/>
                                        <state key="normal" title="Sail" image="ship"/>
                                        <connections>
                                            <action selector="sail:" destination="vc1-aa-aaa" eventType="touchUpInside" id="ac1-aa-aaa"/>
                                        </connections>
                                    </button>
                                    <stackView opaque="NO" contentMode="scaleToFill" axis="vertical" spacing="8" translatesAutoresizingMaskIntoConstraints="NO" id="st1-aa-aaa">
                                        <rect key="frame" x="16" y="131" width="361" height="50"/>
                                        <subviews>
                                            <label opaque="NO" text="Tide" id="lb2-aa-aaa">
                                                <rect key="frame" x="0.0" y="0.0" width="361" height="21"/>
                                            </label>
                                            <label opaque="NO" text="Wind" id="lb3-aa-aaa">
                                                <rect key="frame" x="0.0" y="29" width="361" height="21"/>
                                            </label>
                                        </subviews>
                                    </stackView>
                                </subviews>
                                <viewLayoutGuide key="safeArea" id="sa1-aa-aaa"/>
                                <constraints>
                                    <constraint firstItem="lb1-aa-aaa" firstAttribute="leading" secondItem="sa1-aa-aaa" secondAttribute="leading" constant="16" id="cn1-aa-aaa"/>
                                    <constraint firstItem="lb1-aa-aaa" firstAttribute="top" secondItem="sa1-aa-aaa" secondAttribute="top" id="cn2-aa-aaa"/>
                                    <constraint firstItem="bt1-aa-aaa" firstAttribute="top" secondItem="lb1-aa-aaa" secondAttribute="bottom" constant="8" id="cn3-aa-aaa"/>
                                </constraints>
                            </view>
                            <connections>
                                <outlet property="label" destination="lb1-aa-aaa" id="ou1-aa-aaa"/>
                                <segue destination="vc2-aa-aaa" kind="show" identifier="sea" id="sg1-aa-aaa"/>
                            </connections>
                        </viewController>
                        <placeholder placeholderIdentifier="IBFirstResponder" id="fr1-aa-aaa" sceneMemberID="firstResponder"/>
                    </objects>
                    <point key="canvasLocation" x="0.0" y="0.0"/>
                </scene>
                <!--Sea-->
                <scene sceneID="sc2-aa-aaa">
                    <objects>
                        <viewController id="vc2-aa-aaa" customClass="Sea" sceneMemberID="viewController">
                            <view key="view" contentMode="scaleToFill" id="vw2-aa-aaa">
                                <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                                <subviews>
                                    <segmentedControl opaque="NO" id="sg2-aa-aaa">
                                        <rect key="frame" x="0.0" y="0.0" width="131" height="32"/>
                                        <segments>
                                            <segment title="Day"/>
                                            <segment title="Night"/>
                                        </segments>
                                    </segmentedControl>
                                </subviews>
                            </view>
                        </viewController>
                    </objects>
                </scene>
            </scenes>
            <resources>
                <image name="ship" width="24" height="24"/>
            </resources>
        </document>

        """

    /// Returns the document with replacements in its text.
    static func storyboard(_ changes: (String, String)...) -> String {
        changes.reduce(storyboard) { $0.replacing($1.0, with: $1.1) }
    }

    static func document(_ text: String) throws -> Document {
        try Document(xml: text, path: "Main.storyboard")
    }

    /// The start of a line in the sample, with its indentation, before which lines can be inserted.
    static let firstLabel = "<label opaque=\"NO\" text=\"Naha\""
    static let lastOutlet = "<segue destination=\"vc2-aa-aaa\""
}
