import Testing

/// Well-formed documents with an invalid structure: cycles, dangling references, excessive sizes.
@Suite struct ShapeTests {
    private static func embed(_ id: String) -> String {
        """
        <containerView id="c-\(id)"><rect key="frame" x="0" y="0" width="300" height="300"/><connections>\
        <segue destination="\(id)" kind="embed" id="e-\(id)"/></connections></containerView>
        """
    }

    private static func root(_ id: String, _ relationship: String = "rootViewController") -> String {
        "<segue destination=\"\(id)\" kind=\"relationship\" relationship=\"\(relationship)\" id=\"r-\(id)\"/>"
    }

    private static func container(_ id: String, _ kind: String, _ segues: String) -> String {
        Sample.controller(id, kind, "<connections>\(segues)</connections>")
    }

    private static func reference(_ id: String, storyboard: String, identifier: String? = nil) -> String {
        let identifier = identifier.map { " referencedIdentifier=\"\($0)\"" } ?? ""
        return Sample.controller(
            id, "viewControllerPlaceholder storyboardName=\"\(storyboard)\"\(identifier)", ""
        ).replacing(
            "</viewControllerPlaceholder storyboardName=\"\(storyboard)\"\(identifier)>",
            with: "</viewControllerPlaceholder>")
    }

    static let rings: [BadInput] = [
        .document(
            "a scene embeds itself", Sample.storyboard(Sample.scene("vc", embed("vc"))), 1, "contains itself"),
        .document(
            "two scenes embed each other",
            Sample.storyboard(Sample.scene("vc", embed("b")), Sample.scene("b", embed("vc"))), 1,
            "contains itself"),
        .document(
            "a navigation controller is its own root",
            Sample.storyboard(container("vc", "navigationController", root("vc"))), 1,
            "contains itself"),
        .document(
            "navigation and tab bar controllers hold each other",
            Sample.storyboard(
                container("vc", "navigationController", root("t")),
                container("t", "tabBarController", root("vc", "viewControllers"))),
            1, "contains itself"),
        .document(
            "a split view controller is its own master",
            Sample.storyboard(container("vc", "splitViewController", root("vc", "masterViewController"))), 1,
            "contains itself"),
        .document(
            "a reference leads to itself",
            Sample.storyboard(
                Sample.scene("vc", embed("p"), attributes: "storyboardIdentifier=\"me\""),
                reference("p", storyboard: "Main", identifier: "me")), 1, "contains itself"),
        .document(
            "two storyboards begin with each other",
            Sample.storyboard(
                container("vc", "navigationController", root("p")), reference("p", storyboard: "Other")), 1,
            "contains itself",
            around: [
                "Other.storyboard": .text(
                    Sample.storyboard(
                        container("vc", "navigationController", root("p")), reference("p", storyboard: "Main")
                    ))
            ]),
        .document(
            "a reference to nothing",
            Sample.storyboard(Sample.scene("vc", embed("p")), reference("p", storyboard: "../../etc/passwd")),
            1, "Could not find a storyboard named"),
        .document(
            "every scene shows the next twice, sixteen times over",
            Sample.storyboard(Sample.scene("vc", embed("s1"))).replacing(
                Sample.tail,
                with: (1..<16).map { Sample.scene("s\($0)", embed("s\($0 + 1)") + embed("s\($0 + 1)")) }
                    .joined() + Sample.tail),
            1, "more controllers than can be created"),
        .document(
            "segues in a ring",
            Sample.storyboard(
                container("vc", "navigationController", root("a")),
                Sample.scene(
                    "a",
                    members: "<connections><segue destination=\"b\" kind=\"show\" id=\"x1\"/></connections>"),
                Sample.scene(
                    "b",
                    members: "<connections><segue destination=\"a\" kind=\"show\" id=\"x2\"/></connections>")),
            0,
            pictures: 2),
    ]

    static let references: [BadInput] = [
        .document(
            "an id used twice", Sample.view(Sample.label("a") + Sample.label("b")), 1,
            "ids are unique", pictures: 1),
        .document(
            "every id the same", Sample.view(Sample.label("a", id: "vc")), 1, "ids are unique",
            pictures: 1),
        .document(
            "constraints to nothing",
            Sample.view(
                Sample.label("a"), constraints: constraint("label", "gone") + constraint("gone", "vc-view")),
            0, "gone", pictures: 1),
        .document(
            "a constraint with itself",
            Sample.view(Sample.label("a"), constraints: constraint("label", "label")), 0, pictures: 1),
        .document(
            "a constraint with a controller",
            Sample.view(Sample.label("a"), constraints: constraint("label", "vc")), 0, pictures: 1),
        .document(
            "a constraint with a constraint",
            Sample.view(Sample.label("a"), constraints: constraint("label", "c-label-c-label")), 0,
            pictures: 1),
        .document(
            "outlets and actions to nothing",
            Sample.storyboard(
                Sample.scene(
                    "vc",
                    members:
                        "<connections><outlet property=\"view\" destination=\"gone\" id=\"o\"/><outlet property=\"§\" destination=\"vc-view\" id=\"o2\"/></connections>"
                )),
            0, "gone", pictures: 1),
        .document(
            "unknown classes and elements",
            Sample.view("<frobnicator id=\"f\"/><label customClass=\"Gone\" customModule=\"M\" id=\"g\"/>"),
            0,
            "Unknown class M.Gone", pictures: 1),
        .document(
            "classes that are none",
            Sample.view(
                ["NSObject", "UIViewController", "UIColor", "Swift.Int", "", "π", "../x"].enumerated().map {
                    "<view customClass=\"\($0.element)\" id=\"k\($0.offset)\"/>"
                }.joined()), 0, pictures: 1),
        .document(
            "a view that is a controller",
            Sample.view("<viewController id=\"v\"/><navigationController id=\"n\"/>"), 0, pictures: 1),
        .document(
            "a controller that is a view", Sample.storyboard(Sample.controller("vc", "label", "")), 1,
            "the scene cannot be made", pictures: 0),
        .document("no scenes", Sample.storyboard(), 0, "no scene to draw", pictures: 0),
        .document(
            "a scene of nothing", Sample.storyboard("<scene sceneID=\"s\"><objects/></scene>"), 0,
            "no scene to draw", pictures: 0
        ),
        .document("no initial scene", Sample.storyboard(Sample.scene("other")), 0, pictures: 1),
    ]

    private static func constraint(_ first: String, _ second: String) -> String {
        """
        <constraint firstItem="\(first)" firstAttribute="top" secondItem="\(second)" secondAttribute="top" constant="3" \
        id="c-\(first)-\(second)"/>
        """
    }

    static let sizes: [BadInput] = [
        .document("240 nested views", nested(240), 1, "nested more than 200 deep", pictures: 1),
        .document("10,000 nested views", nested(10_000), 1, "nested more than 512 deep", pictures: 0),
        .document(
            "10,000 siblings",
            Sample.view(many(10_000) { "<view id=\"v\($0)\">\(NumberCases.frame)</view>" }), 0, pictures: 1),
        .document(
            "1,000 labels in a stack",
            Sample.view(
                "<stackView axis=\"vertical\" id=\"s\">\(NumberCases.frame)<subviews>\(many(1_000) { Sample.label("L\($0)", id: "l\($0)") })</subviews></stackView>"
            ), 0, pictures: 1),
        .document("2,000 views in a chain of constraints", chain(2_000), 0, pictures: 1),
        .document("40 stacks in each other", stacks(40), 0, pictures: 1),
        .document(
            "a label of a million letters",
            Sample.view(Sample.label(String(repeating: "long text ", count: 100_000))), 0, pictures: 1),
        .document(
            "a label of a million lines",
            Sample.view(
                Sample.label(String(repeating: "&#10;", count: 1_000_000)).replacing(
                    "<label ", with: "<label numberOfLines=\"0\" ")), 0, pictures: 1),
        .document(
            "10,000 segments",
            Sample.view(
                "<segmentedControl id=\"s\">\(NumberCases.frame)<segments>\(many(10_000) { "<segment title=\"\($0)\"/>" })</segments></segmentedControl>"
            ), 0, pictures: 1),
        .document(
            "10,000 bar items",
            Sample.view(
                "<toolbar id=\"s\">\(NumberCases.frame)<items>\(many(10_000) { "<barButtonItem title=\"\($0)\" id=\"i\($0)\"/>" })</items></toolbar>"
            ), 0, pictures: 1),
        .document(
            "5,000 static cells",
            Sample.storyboard(
                Sample.controller(
                    "vc", "tableViewController",
                    "<tableView key=\"view\" dataMode=\"static\" id=\"t\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"393\" height=\"852\"/><sections><tableViewSection id=\"s\"><cells>\(many(5_000) { "<tableViewCell style=\"IBUITableViewCellStyleDefault\" textLabel=\"t\($0)\" id=\"c\($0)\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"393\" height=\"44\"/><tableViewCellContentView key=\"contentView\" id=\"cc\($0)\"><subviews>\(Sample.label("Row", id: "t\($0)"))</subviews></tableViewCellContentView></tableViewCell>" })</cells></tableViewSection></sections></tableView>"
                )), 0, pictures: 1),
    ]

    private static func many(_ count: Int, _ make: (Int) -> String) -> String {
        (0..<count).map(make).joined()
    }

    private static func nested(_ depth: Int) -> String {
        Sample.view(
            many(depth) { "<view id=\"n\($0)\">\(NumberCases.frame)<subviews>" }
                + String(repeating: "</subviews></view>", count: depth))
    }

    private static func stacks(_ depth: Int) -> String {
        let open = many(depth) {
            "<stackView axis=\"\($0 % 2 == 0 ? "vertical" : "horizontal")\" spacing=\"1\" id=\"n\($0)\">\(NumberCases.frame)<subviews>\(Sample.label("L", id: "l\($0)"))"
        }
        return Sample.view(open + String(repeating: "</subviews></stackView>", count: depth))
    }

    private static func chain(_ length: Int) -> String {
        Sample.view(
            many(length) {
                "<view translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"v\($0)\">\(NumberCases.frame)</view>"
            },
            constraints: many(length) { index in
                let above = index == 0 ? "vc-view" : "v\(index - 1)"
                return """
                    <constraint firstItem="v\(index)" firstAttribute="top" secondItem="\(above)" secondAttribute="top" constant="1" id="a\(index)"/>\
                    <constraint firstItem="v\(index)" firstAttribute="leading" secondItem="\(above)" secondAttribute="leading" id="b\(index)"/>\
                    <constraint firstItem="v\(index)" firstAttribute="width" constant="9" id="w\(index)"/>\
                    <constraint firstItem="v\(index)" firstAttribute="height" constant="9" id="h\(index)"/>
                    """
            })
    }

    @Test(.timeLimit(.minutes(40)), arguments: rings) func ring(_ input: BadInput) async throws {
        try await input.check()
    }
    @Test(.timeLimit(.minutes(40)), arguments: references) func reference(_ input: BadInput) async throws {
        try await input.check()
    }
    @Test(.timeLimit(.minutes(40)), arguments: sizes) func size(_ input: BadInput) async throws {
        try await input.check()
    }
}
