/// The locations of numbers in documents; `§` is the number.
enum NumberCases {
    static let frame = "<rect key=\"frame\" x=\"20\" y=\"100\" width=\"200\" height=\"100\"/>"

    private static func view(_ content: String, _ attributes: String = "") -> String {
        Sample.view("<view id=\"a\" \(attributes)>\(content)</view>")
    }

    private static func element(_ kind: String, _ attributes: String, _ content: String = "") -> String {
        Sample.view("<\(kind) id=\"a\" \(attributes)>\(frame)\(content)</\(kind)>")
    }

    private static func constraint(_ attributes: String) -> String {
        Sample.view(
            "<view id=\"a\" translatesAutoresizingMaskIntoConstraints=\"NO\">\(frame)</view>",
            constraints: """
                <constraint firstItem="a" firstAttribute="top" secondItem="vc-view" secondAttribute="top" constant="9" id="c1"/>
                <constraint firstItem="a" firstAttribute="height" constant="90" id="c3"/>
                <constraint firstItem="a" firstAttribute="leading" secondItem="vc-view" secondAttribute="leading" id="c4"/>
                <constraint firstItem="a" firstAttribute="width" secondItem="vc-view" secondAttribute="width" id="c2" \(attributes)/>
                """)
    }

    private static func runtime(_ path: String, _ type: String, _ value: String) -> String {
        element(
            "view", "",
            "<userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type=\"\(type)\" keyPath=\"\(path)\">"
                + "\(value)</userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>")
    }

    private static func list(_ kind: String, _ attributes: String, _ content: String) -> String {
        Sample.storyboard(
            Sample.controller(
                "vc", "\(kind)ViewController",
                "<\(kind)View key=\"view\" id=\"l\" \(attributes)><rect key=\"frame\" x=\"0\" y=\"0\" width=\"393\" height=\"852\"/>"
                    + "\(content)</\(kind)View>"))
    }

    private static func rows(_ attributes: String, cell: String = "", content: String = "") -> String {
        list(
            "table", "dataMode=\"static\" \(attributes)",
            """
            <sections><tableViewSection id="s" headerTitle="Head"><cells><tableViewCell id="t" \(cell)>\
            <rect key="frame" x="0" y="0" width="393" height="44"/>\
            <tableViewCellContentView key="contentView" id="tc"><rect key="frame" x="0" y="0" width="393" height="44"/>\
            \(content)</tableViewCellContentView></tableViewCell></cells></tableViewSection></sections>
            """)
    }

    private static func items(_ layout: String, _ members: String = "") -> String {
        list(
            "collection", "dataMode=\"prototypes\"",
            """
            <collectionViewFlowLayout key="collectionViewLayout" id="f" \(layout)>\(members)</collectionViewFlowLayout>\
            <cells><collectionViewCell reuseIdentifier="c" id="cc"><rect key="frame" x="0" y="0" width="50" height="50"/>\
            </collectionViewCell></cells>
            """)
    }

    private static func font(_ attributes: String, _ label: String = "") -> String {
        element(
            "label", "text=\"Some words\" \(label)",
            "<fontDescription key=\"fontDescription\" \(attributes)/>")
    }

    private static func title(_ attributes: String) -> String {
        element(
            "label", "",
            "<attributedString key=\"attributedText\"><fragment content=\"Some words\"><attributes>"
                + "<font key=\"NSFont\" size=\"§\" name=\"Helvetica\"/>"
                + "<paragraphStyle key=\"NSParagraphStyle\" alignment=\"left\" \(attributes)/></attributes></fragment>"
                + "</attributedString>")
    }

    static let all: [String] = views + layout + texts + controls + lists + values

    private static let views = [
        view("<rect key=\"frame\" x=\"§\" y=\"0\" width=\"10\" height=\"10\"/>"),
        view("<rect key=\"frame\" x=\"0\" y=\"§\" width=\"10\" height=\"10\"/>"),
        view("<rect key=\"frame\" x=\"0\" y=\"0\" width=\"§\" height=\"10\"/>"),
        view("<rect key=\"frame\" x=\"0\" y=\"0\" width=\"10\" height=\"§\"/>"),
        view("<rect key=\"frame\" x=\"§\" y=\"§\" width=\"§\" height=\"§\"/>"),
        view(frame + "<rect key=\"contentStretch\" x=\"§\" y=\"§\" width=\"§\" height=\"§\"/>"),
        view(frame, "alpha=\"§\""), view(frame, "tag=\"§\""),
        view(
            frame
                + "<directionalEdgeInsets key=\"directionalLayoutMargins\" top=\"§\" leading=\"§\" bottom=\"§\" trailing=\"§\"/>"
        ),
        view(
            frame
                + "<color key=\"backgroundColor\" red=\"§\" green=\"§\" blue=\"§\" alpha=\"§\" colorSpace=\"custom\" customColorSpace=\"sRGB\"/>"
        ),
        view(
            frame
                + "<color key=\"backgroundColor\" white=\"§\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"genericGamma22GrayColorSpace\"/>"
        ),
        Sample.storyboard(
            Sample.scene("vc", members: "<size key=\"freeformSize\" width=\"§\" height=\"§\"/>")),
        Sample.storyboard(
            Sample.scene("vc", members: "<size key=\"preferredContentSize\" width=\"§\" height=\"§\"/>")),
        Sample.xib("<view id=\"a\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"§\" height=\"§\"/></view>"),
        Sample.xib("<view id=\"a\"><rect key=\"frame\" x=\"§\" y=\"§\" width=\"100\" height=\"§\"/></view>"),
        element(
            "scrollView", "minimumZoomScale=\"§\" maximumZoomScale=\"§\"",
            "<size key=\"contentSize\" width=\"§\" height=\"§\"/>"),
        element(
            "scrollView", "", "<inset key=\"contentInset\" minX=\"§\" minY=\"§\" maxX=\"§\" maxY=\"§\"/>"),
        element(
            "imageView", "image=\"star\" catalog=\"system\"",
            "<imageReference key=\"image\" image=\"star\" catalog=\"system\" variableValue=\"§\"/>"),
        element(
            "imageView", "",
            "<preferredSymbolConfiguration key=\"preferredSymbolConfiguration\" configurationType=\"pointSize\" pointSize=\"§\"/>"
        ),
        Sample.storyboard(Sample.scene("vc", Sample.image("star"))) + "",
    ]

    private static let layout = [
        constraint("constant=\"§\""), constraint("multiplier=\"§\""), constraint("multiplier=\"§:§\""),
        constraint("multiplier=\"1:§\""), constraint("multiplier=\"§/§\""), constraint("priority=\"§\""),
        constraint("constant=\"§\" relation=\"greaterThanOrEqual\" priority=\"§\""),
        constraint("placeholder=\"YES\" constant=\"§\""),
        element("view", "horizontalHuggingPriority=\"§\" verticalCompressionResistancePriority=\"§\""),
        element("view", "placeholderIntrinsicWidth=\"§\" placeholderIntrinsicHeight=\"§\""),
        element(
            "view", "", "<edgeInsets key=\"layoutMargins\" top=\"§\" left=\"§\" bottom=\"§\" right=\"§\"/>"),
        element(
            "stackView", "spacing=\"§\"",
            "<subviews>\(Sample.label("a", id: "l1"))\(Sample.label("b", id: "l2"))</subviews>"),
        element(
            "stackView", "axis=\"vertical\" distribution=\"fillProportionally\" spacing=\"§\"",
            "<subviews>\(Sample.label("a", id: "l1"))\(Sample.label("b", id: "l2"))</subviews>"),
    ]

    private static let texts = [
        font("type=\"system\" pointSize=\"§\""),
        font("name=\"Helvetica\" family=\"Helvetica\" pointSize=\"§\""),
        font("type=\"system\" weight=\"§\" pointSize=\"17\""), font("style=\"§\""),
        font("type=\"system\" pointSize=\"17\"", "numberOfLines=\"§\""),
        font("type=\"system\" pointSize=\"17\"", "preferredMaxLayoutWidth=\"§\" numberOfLines=\"0\""),
        font("type=\"system\" pointSize=\"40\"", "minimumFontSize=\"§\" adjustsFontSizeToFit=\"YES\""),
        font("type=\"system\" pointSize=\"40\"", "minimumScaleFactor=\"§\" adjustsFontSizeToFit=\"YES\""),
        element(
            "label", "text=\"a\"",
            "<size key=\"shadowOffset\" width=\"§\" height=\"§\"/><color key=\"shadowColor\" white=\"0\" alpha=\"1\" colorSpace=\"calibratedWhite\"/>"
        ),
        title("lineSpacing=\"§\""),
        title("lineHeightMultiple=\"§\" minimumLineHeight=\"§\" maximumLineHeight=\"§\""),
        title("firstLineHeadIndent=\"§\" headIndent=\"§\" tailIndent=\"§\""),
        title("paragraphSpacing=\"§\" paragraphSpacingBefore=\"§\""),
        title("hyphenationFactor=\"§\" tighteningFactorForTruncation=\"§\" defaultTabInterval=\"§\""),
        element("textField", "text=\"a\" minimumFontSize=\"§\" borderStyle=\"roundedRect\""),
        element(
            "textView", "text=\"words\"",
            "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"§\"/>"),
    ]

    private static let controls = [
        element(
            "button", "",
            "<state key=\"normal\" title=\"Go\"/><inset key=\"contentEdgeInsets\" minX=\"§\" minY=\"§\" maxX=\"§\" maxY=\"§\"/>"
        ),
        element(
            "button", "",
            "<state key=\"normal\" title=\"Go\" image=\"star\" catalog=\"system\"/><inset key=\"imageEdgeInsets\" minX=\"§\" minY=\"§\" maxX=\"§\" maxY=\"§\"/>"
        ),
        element(
            "button", "",
            "<buttonConfiguration key=\"configuration\" style=\"filled\" title=\"Go\" image=\"star\" catalog=\"system\" imagePadding=\"§\" titlePadding=\"§\"/>"
        ),
        element(
            "button", "",
            "<buttonConfiguration key=\"configuration\" style=\"filled\" title=\"Go\"><directionalEdgeInsets key=\"contentInsets\" top=\"§\" leading=\"§\" bottom=\"§\" trailing=\"§\"/></buttonConfiguration>"
        ),
        element(
            "button", "",
            "<buttonConfiguration key=\"configuration\" style=\"plain\" title=\"Go\"><backgroundConfiguration key=\"background\" cornerRadius=\"§\" strokeWidth=\"§\" strokeOutset=\"§\"/></buttonConfiguration>"
        ),
        element("slider", "minValue=\"§\" maxValue=\"§\" value=\"§\""),
        element("slider", "minValue=\"0\" maxValue=\"1\" value=\"§\""),
        element("stepper", "minimumValue=\"§\" maximumValue=\"§\" value=\"§\" stepValue=\"§\""),
        element("progressView", "progress=\"§\""),
        element("pageControl", "numberOfPages=\"§\" currentPage=\"§\""),
        element("pageControl", "numberOfPages=\"3\" currentPage=\"§\""),
        element(
            "segmentedControl", "selectedSegmentIndex=\"§\"",
            "<segments><segment title=\"a\" width=\"§\"/><segment title=\"b\"><size key=\"contentOffset\" width=\"§\" height=\"§\"/></segment></segments>"
        ),
        element(
            "datePicker", "minuteInterval=\"§\" countDownDuration=\"§\" datePickerMode=\"dateAndTime\"",
            "<date key=\"date\" timeIntervalSinceReferenceDate=\"§\"/><date key=\"minimumDate\" timeIntervalSinceReferenceDate=\"§\"/>"
        ),
        element(
            "datePicker", "datePickerMode=\"date\" style=\"inline\"",
            "<date key=\"date\" timeIntervalSinceReferenceDate=\"§\"/>"),
        element(
            "datePicker",
            "datePickerMode=\"countDownTimer\" style=\"wheels\" countDownDuration=\"§\" minuteInterval=\"§\""),
        element("switch", "contentHorizontalAlignment=\"§\""), element("pickerView", "tag=\"§\""),
        element("activityIndicatorView", "style=\"§\" animating=\"YES\""),
        element("searchBar", "text=\"§\" selectedScopeButtonIndex=\"§\""),
        element("mapView", "alpha=\"§\""),
        element(
            "tabBar", "itemWidth=\"§\" itemSpacing=\"§\"",
            "<items><tabBarItem id=\"i\" title=\"a\" tag=\"§\" badgeValue=\"§\"/></items>"),
        element(
            "toolbar", "",
            "<items><barButtonItem id=\"i\" title=\"a\" width=\"§\"/><barButtonItem id=\"j\" systemItem=\"fixedSpace\" width=\"§\"/></items>"
        ),
        element(
            "navigationBar", "",
            "<items><navigationItem id=\"n\" title=\"a\"><barButtonItem key=\"rightBarButtonItem\" id=\"j\" title=\"a\" width=\"§\"/></navigationItem></items>"
        ),
    ]

    private static let lists = [
        rows("rowHeight=\"§\" estimatedRowHeight=\"§\""),
        rows("sectionHeaderHeight=\"§\" sectionFooterHeight=\"§\""),
        rows("estimatedSectionHeaderHeight=\"§\""), rows("", cell: "rowHeight=\"§\""),
        rows("", cell: "indentationLevel=\"§\" indentationWidth=\"§\""),
        rows("rowHeight=\"-1\"", content: "<subviews>\(Sample.label("a"))</subviews>"),
        list(
            "table", "rowHeight=\"§\" dataMode=\"prototypes\"",
            "<inset key=\"separatorInset\" minX=\"§\" minY=\"§\" maxX=\"§\" maxY=\"§\"/>"),
        list(
            "table", "",
            "<view key=\"tableHeaderView\" id=\"h\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"§\" height=\"§\"/></view>"
        ),
        items("minimumLineSpacing=\"§\" minimumInteritemSpacing=\"§\""),
        items("", "<size key=\"itemSize\" width=\"§\" height=\"§\"/>"),
        items(
            "automaticEstimatedItemSize=\"YES\"", "<size key=\"estimatedItemSize\" width=\"§\" height=\"§\"/>"
        ),
        items(
            "",
            "<size key=\"headerReferenceSize\" width=\"§\" height=\"§\"/><size key=\"footerReferenceSize\" width=\"§\" height=\"§\"/>"
        ),
        items("", "<inset key=\"sectionInset\" minX=\"§\" minY=\"§\" maxX=\"§\" maxY=\"§\"/>"),
        items(
            "scrollDirection=\"horizontal\" minimumLineSpacing=\"§\"",
            "<size key=\"itemSize\" width=\"§\" height=\"§\"/>"),
    ]

    private static let values = [
        runtime("layer.cornerRadius", "number", "<integer key=\"value\" value=\"§\"/>"),
        runtime("layer.cornerRadius", "number", "<real key=\"value\" value=\"§\"/>"),
        runtime("layer.borderWidth", "number", "<real key=\"value\" value=\"§\"/>"),
        runtime("layer.shadowRadius", "number", "<real key=\"value\" value=\"§\"/>"),
        runtime("layer.shadowOpacity", "number", "<real key=\"value\" value=\"§\"/>"),
        runtime("layer.shadowOffset", "size", "<size key=\"value\" width=\"§\" height=\"§\"/>"),
        runtime("layer.zPosition", "number", "<real key=\"value\" value=\"§\"/>"),
        runtime("layer.opacity", "number", "<real key=\"value\" value=\"§\"/>"),
        runtime("bounds", "rect", "<rect key=\"value\" x=\"§\" y=\"§\" width=\"§\" height=\"§\"/>"),
        runtime("center", "point", "<point key=\"value\" x=\"§\" y=\"§\"/>"),
        runtime("frame", "rect", "<rect key=\"value\" x=\"§\" y=\"§\" width=\"§\" height=\"§\"/>"),
        runtime("alpha", "number", "<real key=\"value\" value=\"§\"/>"),
        runtime("tag", "number", "<integer key=\"value\" value=\"§\"/>"),
        runtime("layer.anchorPoint", "point", "<point key=\"value\" x=\"§\" y=\"§\"/>"),
        runtime("contentScaleFactor", "number", "<real key=\"value\" value=\"§\"/>"),
        runtime("tag", "range", "<range key=\"value\" location=\"§\" length=\"§\"/>"),
        runtime("tag", "string", "§"), runtime("§", "string", "§"), runtime("hidden", "boolean", "§"),
    ]
}
