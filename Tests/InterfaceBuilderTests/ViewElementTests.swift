import Testing

@testable import InterfaceBuilder

/// The values of elements of views, and the defaults where they have none.
@Suite struct ViewElementTests {
    private func view(_ attributes: String = "", _ content: String = "", name: String = "view") throws
        -> ViewElement
    {
        let document = try Fixture.xib("<\(name) id=\"v\" \(attributes)>\(content)</\(name)>")
        return ViewElement(try #require(document.element(withID: "v")))
    }

    @Test func aViewThatSaysNothingHasTheDefaults() throws {
        let view = try view()
        #expect(view.alpha == 1 && view.tag == 0 && !view.isHidden && !view.fixedFrame)
        #expect(view.translatesAutoresizingMaskIntoConstraints)
        #expect(view.frame == nil && view.autoresizingMask == nil && view.layoutMargins == nil)
        #expect(
            view.placeholderIntrinsicSize == (nil, nil) && view.priority("horizontalHuggingPriority") == nil)
        #expect(!view.hasStaticContent && view.contentView == nil && view.collectionLayout == nil)
    }

    @Test func attributesAreRead() throws {
        let view = try view(
            "alpha=\"0.5\" tag=\"7\" hidden=\"YES\" fixedFrame=\"YES\" translatesAutoresizingMaskIntoConstraints=\"NO\" "
                + "placeholderIntrinsicWidth=\"30\" placeholderIntrinsicHeight=\"40\" contentMode=\"left\" "
                + "restorationIdentifier=\"r\" reuseIdentifier=\"u\" dataMode=\"static\"")
        #expect(view.alpha == 0.5 && view.tag == 7 && view.isHidden && view.fixedFrame)
        #expect(!view.translatesAutoresizingMaskIntoConstraints && view.hasStaticContent)
        #expect(view.placeholderIntrinsicSize == (30, 40) && view.contentMode == "left")
        #expect(view.restorationIdentifier == "r" && view.reuseIdentifier == "u")
    }

    @Test(arguments: [("-1", 0.0), ("0", 0), ("0.25", 0.25), ("1", 1), ("3", 1)])
    func theOpacityIsBetweenZeroAndOne(_ text: String, _ alpha: Double) throws {
        #expect(try view("alpha=\"\(text)\"").alpha == alpha)
    }

    @Test(arguments: [("-5", 0.0), ("0", 0), ("251", 251), ("1000", 1_000), ("1001", 1_000)])
    func prioritiesAreBetweenZeroAndThousand(_ text: String, _ priority: Double) throws {
        #expect(
            try view("verticalHuggingPriority=\"\(text)\"").priority("verticalHuggingPriority") == priority)
    }

    @Test func onlyConstraintsCount() throws {
        let view = try view(
            "", "<constraints><constraint id=\"c\" firstAttribute=\"width\"/><other id=\"o\"/></constraints>")
        #expect(view.constraints.map(\.id) == ["c"])
    }

    @Test func guidesOfBothKinds() throws {
        let view = try view(
            "",
            "<viewLayoutGuide key=\"safeArea\" id=\"a\"/><layoutGuides><viewLayoutGuide id=\"b\"/></layoutGuides>"
        )
        #expect(view.layoutGuides.map(\.element.id) == ["a", "b"])
    }

    @Test func aPartThatIsNilIsNone() throws {
        #expect(try view("", "<nil key=\"contentView\"/>").contentView == nil)
        #expect(try view("", "<view key=\"contentView\" id=\"c\"/>").contentView?.id == "c")
        #expect(try view("", "<view key=\"other\" id=\"c\"/>").contentView == nil)
    }

    // MARK: Lists

    @Test func theLayoutOfACollection() throws {
        let view = try view(
            "",
            """
            <collectionViewFlowLayout key="collectionViewLayout" scrollDirection="horizontal" minimumLineSpacing="3" \
            minimumInteritemSpacing="4" automaticEstimatedItemSize="YES" sectionInsetReference="safeArea" id="l">
            <size key="itemSize" width="1" height="2"/><size key="estimatedItemSize" width="3" height="4"/>
            <size key="headerReferenceSize" width="5" height="6"/><size key="footerReferenceSize" width="7" height="8"/>
            <inset key="sectionInset" minX="1" minY="2" maxX="3" maxY="4"/></collectionViewFlowLayout>
            """, name: "collectionView")
        let layout = try #require(view.collectionLayout)
        #expect(layout.isFlow && layout.scrollsHorizontally && layout.automaticEstimatedItemSize)
        #expect(layout.minimumLineSpacing == 3 && layout.minimumInteritemSpacing == 4)
        #expect(layout.itemSize == Size(width: 1, height: 2))
        #expect(layout.estimatedItemSize == Size(width: 3, height: 4))
        #expect(layout.headerReferenceSize == Size(width: 5, height: 6))
        #expect(layout.footerReferenceSize == Size(width: 7, height: 8))
        #expect(layout.sectionInset?.left == 1 && layout.sectionInset?.bottom == 4)
        #expect(layout.sectionInsetReference == "safeArea")
    }

    @Test func aLayoutThatSaysNothingHasTheDefaults() throws {
        let view = try view(
            "", "<collectionViewLayout key=\"collectionViewLayout\" id=\"l\"/>", name: "collectionView")
        let layout = try #require(view.collectionLayout)
        #expect(!layout.isFlow && !layout.scrollsHorizontally && !layout.automaticEstimatedItemSize)
        #expect(layout.minimumLineSpacing == nil && layout.itemSize == nil && layout.sectionInset == nil)
    }

    @Test func onlySectionsAreSections() throws {
        let view = try view(
            "", "<sections><tableViewSection id=\"s\"/><other id=\"o\"/></sections>", name: "tableView")
        #expect(view.sections.map(\.id) == ["s"])
        #expect(view.sections.first?.footerTitle == nil)
    }

    // MARK: Elements

    @Test func anElementKnowsWhatIsAroundAndInside() throws {
        let document = try Fixture.xib(
            "<view id=\"a\"><view id=\"b\"><label id=\"c\"/></view></view><view id=\"d\"/>")
        let (a, c, d) = (
            try #require(document.element(withID: "a")), try #require(document.element(withID: "c")),
            try #require(document.element(withID: "d"))
        )
        #expect(a.descendants.compactMap(\.id) == ["b", "c"] && Array(c.descendants).isEmpty)
        #expect(c.ancestors.map(\.name) == ["view", "view", "objects", "document"])
        #expect(c.ancestors.compactMap(\.id) == ["b", "a"])
        #expect(
            document.root.parent == nil && document.root.position == 0 && a.parent?.parent == document.root)
        #expect(a != d && a == document.element(withID: "a") && Set([a, a, d]).count == 2)
        #expect("\(a)" == "<view id=\"a\">" && "\(document.root)" == "<document>")
        #expect(a.has("id") && !a.has("key") && c.isNamed("label") && !c.isNamed("labe"))
    }

    @Test func equalDocumentsHaveOtherElements() throws {
        let (first, second) = (try Fixture.xib("<view id=\"a\"/>"), try Fixture.xib("<view id=\"a\"/>"))
        #expect(first.element(withID: "a") != second.element(withID: "a"))
    }
}
