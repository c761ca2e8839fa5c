extension VocabularyTable {
    /// Kinds from `accessibility` on.
    static let firstHalf = """
        accessibility hint identifier key label
        accessibilityOverrides dynamicTypePreference# isEnabled?
        accessibilityTraits adjustable? allowsDirectInteraction? button? header? image key keyboardKey?
          link? none? notEnabled? searchField? staticText? summaryElement? updatesFrequently?
        action destination@
          eventType=editingChanged|editingDidBegin|editingDidEnd|editingDidEndOnExit|primaryActionTriggered|touchCancel|touchDown|touchDragEnter|touchDragInside|touchUpInside|touchUpOutside|valueChanged
          id selector
        activityIndicatorView ambiguous? animating? contentMode=scaleToFill customClass customModule
          customModuleProvider=target fixedFrame? hidden? hidesWhenStopped? horizontalHuggingPriority# id
          key opaque? style=gray|large|medium|white|whiteLarge tag#
          translatesAutoresizingMaskIntoConstraints? userInteractionEnabled? userLabel
          verticalHuggingPriority#
        adaptation id
        animations
        array key
        arscnView clipsSubviews? contentMode=scaleToFill fixedFrame? id key multipleTouchEnabled?
          sceneName=Scene.scn translatesAutoresizingMaskIntoConstraints?
        arskView contentMode=scaleToFill fixedFrame? id translatesAutoresizingMaskIntoConstraints?
        attributedString key
        attributes
        audiovisualMediaTypes key none?
        autoresizingMask flexibleMaxX? flexibleMaxY? flexibleMinX? flexibleMinY? heightSizable? key
          widthSizable?
        avPlayerViewController id sceneMemberID=viewController storyboardIdentifier
          videoGravity=AVLayerVideoGravityResizeAspect
        backgroundConfiguration cornerRadius# key
        barButtonItem catalog=system enabled? id image key style=done|plain
          systemItem=action|add|camera|cancel|compose|done|edit|fastForward|fixedSpace|flexibleSpace|organize|pause|play|redo|refresh|reply|rewind|save|search|stop|trash|undo
          title userLabel width#
        blurEffect
          style=dark|extraLight|light|prominent|regular|systemMaterial|systemThickMaterial|systemUltraThinMaterial
        bool key value?
        button adjustsImageSizeForAccessibilityContentSizeCategory? adjustsImageWhenDisabled?
          adjustsImageWhenHighlighted? alpha# ambiguous?
          buttonType=close|contactAdd|detailDisclosure|infoDark|infoLight|roundedRect|system
          changesSelectionAsPrimaryAction? clearsContextBeforeDrawing? clipsSubviews?
          contentHorizontalAlignment=center|fill|leading|left|right|trailing
          contentMode=center|scaleAspectFill|scaleAspectFit|scaleToFill
          contentVerticalAlignment=bottom|center|fill|top customClass customModule
          customModuleProvider=target enabled? fixedFrame? hasAttributedTitle? hidden? highlighted?
          horizontalCompressionResistancePriority# horizontalHuggingPriority# id
          insetsLayoutMarginsFromSafeArea? key
          lineBreakMode=characterWrap|clip|middleTruncation|tailTruncation|wordWrap misplaced? opaque?
          pointerInteraction? preservesSuperviewLayoutMargins? restorationIdentifier
          reversesTitleShadowWhenHighlighted? role=cancel|destructive|primary selected?
          semanticContentAttribute=forceLeftToRight|forceRightToLeft showsMenuAsPrimaryAction?
          showsTouchWhenHighlighted? tag# translatesAutoresizingMaskIntoConstraints? userInteractionEnabled?
          userLabel verticalCompressionResistancePriority# verticalHuggingPriority#
        buttonConfiguration catalog=system cornerStyle=fixed image key style=filled|gray|plain|tinted title
        capability message minToolsVersion# name requiredIntegratedClassName=UICommandDiff
        cells
        children
        collectionReusableView clipsSubviews? contentMode=center customClass customModule
          customModuleProvider=target id insetsLayoutMarginsFromSafeArea? key multipleTouchEnabled? opaque?
          restorationIdentifier reuseIdentifier
        collectionView alwaysBounceHorizontal? alwaysBounceVertical? bounces? bouncesZoom? clipsSubviews?
          contentInsetAdjustmentBehavior=always contentMode=scaleAspectFit|scaleToFill customClass
          customModule customModuleProvider=target dataMode=none|prototypes delaysContentTouches?
          directionalLockEnabled? fixedFrame? hidden? id indicatorStyle=white key
          keyboardDismissMode=interactive layoutMarginsFollowReadableWidth? maximumZoomScale#
          minimumZoomScale# misplaced? multipleTouchEnabled? opaque? pagingEnabled? prefetchingEnabled?
          scrollEnabled? showsHorizontalScrollIndicator? showsVerticalScrollIndicator?
          translatesAutoresizingMaskIntoConstraints?
        collectionViewCell clipsSubviews? contentMode=center|scaleToFill customClass customModule
          customModuleProvider=target id insetsLayoutMarginsFromSafeArea? multipleTouchEnabled? opaque?
          preservesSuperviewLayoutMargins? reuseIdentifier translatesAutoresizingMaskIntoConstraints?
          userLabel
        collectionViewCellContentView clipsSubviews? contentMode=center customClass customModule
          customModuleProvider=target id insetsLayoutMarginsFromSafeArea? key multipleTouchEnabled? opaque?
        collectionViewController autoresizesArchivedViewToFullSize? clearsSelectionOnViewWillAppear?
          customClass customModule customModuleProvider=target definesPresentationContext? id
          sceneMemberID=viewController storyboardIdentifier title
          useStoryboardIdentifierAsRestorationIdentifier?
        collectionViewFlowLayout automaticEstimatedItemSize? customClass customModule
          customModuleProvider=target id key minimumInteritemSpacing# minimumLineSpacing#
          scrollDirection=horizontal sectionInsetReference=safeArea
        collectionViewLayout customClass customModule customModuleProvider=target id key
        color alpha# blue# catalog=System
          cocoaTouchSystemColor=darkTextColor|groupTableViewBackgroundColor|lightTextColor|scrollViewTexturedBackgroundColor|systemBackgroundColor|systemRedColor|tableCellGroupedBackgroundColor|viewFlipsideBackgroundColor|whiteColor
          colorSpace=calibratedRGB|calibratedWhite|catalog|custom|deviceRGB
          customColorSpace=calibratedRGB|calibratedWhite|displayP3|genericGamma22GrayColorSpace|sRGB green#
          key name red# systemColor white# xcode11CocoaTouchSystemColor=systemBackgroundColor
        command id title
        connections
        constraint constant#
          firstAttribute=baseline|bottom|bottomMargin|centerX|centerY|firstBaseline|height|leading|leadingMargin|left|right|top|topMargin|trailing|trailingMargin|width
          firstItem@ id identifier multiplier placeholder priority#
          relation=greaterThanOrEqual|lessThanOrEqual
          secondAttribute=baseline|bottom|bottomMargin|centerX|centerY|centerYWithinMargins|firstBaseline|height|leading|leadingMargin|left|right|top|topMargin|trailing|trailingMargin|width
          secondItem@ symbolType=layoutAnchor symbolic? userLabel
        constraints
        containerView ambiguous? clipsSubviews? contentMode=scaleAspectFit|scaleToFill fixedFrame? hidden?
          horizontalCompressionResistancePriority# id insetsLayoutMarginsFromSafeArea? key misplaced?
          opaque? placeholderIntrinsicHeight placeholderIntrinsicWidth
          translatesAutoresizingMaskIntoConstraints? userLabel verticalCompressionResistancePriority#
          verticalHuggingPriority#
        customFonts key
        customObject customClass customModule customModuleProvider=target id
        data key
        dataDetectorType address? calendarEvent? flightNumber? key link? phoneNumber?
          shipmentTrackingNumber?
        dataDetectorTypes key none?
        date key timeIntervalSinceReferenceDate#
        datePicker ambiguous? clipsSubviews? contentHorizontalAlignment=center|left contentMode=scaleToFill
          contentVerticalAlignment=center countDownDuration#
          datePickerMode=countDownTimer|date|dateAndTime|time enabled? fixedFrame? id minuteInterval#
          misplaced? multipleTouchEnabled? opaque? style=compact|inline|wheels
          translatesAutoresizingMaskIntoConstraints? useCurrentDate?
        dependencies
        deployment defaultVersion# identifier version
        designable name
        designables
        development identifier version
        device appearance=dark|light id layout=fullscreen orientation=landscape|portrait
        directionalEdgeInsets bottom# key leading# top# trailing#
        document colorMatched? generatesPrototypingConstraints? initialViewController@ launchScreen?
          promptedForUpgradeToXcode5? propertyAccessControl systemVersion
          targetRuntime=iOS.CocoaTouch|iOS.CocoaTouch.iPad toolsVersion
          type=com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB|com.apple.InterfaceBuilder3.CocoaTouch.XIB|com.apple.InterfaceBuilder3.CocoaTouch.iPad.XIB
          useAutolayout? useSafeAreas? useTraitCollections? variant=6xAndEarlier version
        edgeInsets bottom# key left# right# top#
        exclude reference@
        exit id sceneMemberID=exit userLabel
        extendedEdge bottom? key top?
        font key metaFont=label|message|smallSystem|system|systemBold name size#
        fontDescription family key name pointSize# size=system
          style=UICTFontTextStyleBody|UICTFontTextStyleCallout|UICTFontTextStyleCaption1|UICTFontTextStyleCaption2|UICTFontTextStyleFootnote|UICTFontTextStyleHeadline|UICTFontTextStyleSubhead|UICTFontTextStyleTitle0|UICTFontTextStyleTitle1|UICTFontTextStyleTitle2|UICTFontTextStyleTitle3
          type=boldSystem|italicSystem|system weight=heavy|light|medium|regular|semibold|thin|ultraLight
        fragment content
        frame height# key maxX# minX# minY# width#
        freeformSimulatedSizeMetrics key
        gestureRecognizers
        glkView clipsSubviews? contentMode=center enableSetNeedsDisplay? fixedFrame? id key
          multipleTouchEnabled? opaque? translatesAutoresizingMaskIntoConstraints?
        glkViewController id preferredFramesPerSecond# sceneMemberID=viewController storyboardIdentifier
        hostingController customClass customModule customModuleProvider=target id restorationIdentifier
          sceneMemberID=viewController storyboardIdentifier
        image catalog=system height# name width#
        imageReference catalog=system image key renderingMode=hierarchical|original symbolScale=medium|small
        imageView adjustsImageSizeForAccessibilityContentSizeCategory? alpha# ambiguous? catalog=system
          clearsContextBeforeDrawing? clipsSubviews?
          contentMode=TopLeft|bottom|bottomLeft|bottomRight|center|left|right|scaleAspectFill|scaleAspectFit|scaleToFill|top|topRight
          customClass customModule customModuleProvider=target fixedFrame? hidden? highlightedImage
          horizontalCompressionResistancePriority# horizontalHuggingPriority# id image
          insetsLayoutMarginsFromSafeArea? key misplaced? multipleTouchEnabled? opaque?
          placeholderIntrinsicHeight placeholderIntrinsicWidth tag#
          translatesAutoresizingMaskIntoConstraints? userInteractionEnabled? userLabel
          verticalCompressionResistancePriority# verticalHuggingPriority#
        include reference@
        inferredMetricsTieBreakers
        inset key maxX# maxY# minX# minY#
        integer key value#
        items
        keyCommand actionName=qdqsdqsd discoverabilityTitle=azeaze input=s modifierFlags#
        keyCommands
        label adjustsFontForContentSizeCategory? adjustsFontSizeToFit? adjustsLetterSpacingToFitWidth?
          alpha# ambiguous? autoresizesSubviews? baselineAdjustment=alignBaselines|none clipsSubviews?
          contentMode=TopLeft|center|left|right|scaleToFill|top customClass customModule
          customModuleProvider=target enabled? fixedFrame? hidden? highlighted?
          horizontalCompressionResistancePriority# horizontalHuggingPriority# id
          insetsLayoutMarginsFromSafeArea? key layoutMarginsFollowReadableWidth?
          lineBreakMode=characterWrap|clip|headTruncation|middleTruncation|tailTruncation|wordWrap
          minimumFontSize# minimumScaleFactor# misplaced? multipleTouchEnabled? numberOfLines# opaque?
          placeholderIntrinsicHeight placeholderIntrinsicWidth preferredMaxLayoutWidth#
          preservesSuperviewLayoutMargins? tag# text textAlignment=center|justified|natural|right
          translatesAutoresizingMaskIntoConstraints? userInteractionEnabled? userLabel usesAttributedText?
          verticalCompressionResistancePriority# verticalHuggingPriority#
        layoutGuides
        leftBarButtonItems
        listContentConfiguration key secondaryText= text
        locale key localeIdentifier=en_US
        """
}
