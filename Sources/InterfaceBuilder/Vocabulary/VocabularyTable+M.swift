extension VocabularyTable {
    /// Kinds from `mapView` on.
    static let secondHalf = """
        mapView clipsSubviews? contentMode=scaleToFill fixedFrame? id mapType=hybrid|satellite|standard
          multipleTouchEnabled? pitchEnabled? rotateEnabled? scrollEnabled? showsPointsOfInterest?
          showsUserLocation? translatesAutoresizingMaskIntoConstraints? userInteractionEnabled? zoomEnabled?
        mask key
        menu id key title
        modalPageSheetSimulatedSizeMetrics key
        mtkView colorPixelFormat=BGRA8Unorm contentMode=scaleToFill customClass customModule
          customModuleProvider=target depthStencilPixelFormat=Depth32Float enableSetNeedsDisplay?
          fixedFrame? id paused? translatesAutoresizingMaskIntoConstraints?
        mutableArray key
        mutableData key
        mutableString key xml:space
        namedColor name
        navigationBar barStyle=black clearsContextBeforeDrawing? clipsSubviews? contentMode=scaleToFill
          customClass customModule customModuleProvider=target fixedFrame?
          horizontalCompressionResistancePriority# id insetsLayoutMarginsFromSafeArea? key largeTitles?
          misplaced? multipleTouchEnabled? opaque? preservesSuperviewLayoutMargins?
          translatesAutoresizingMaskIntoConstraints? translucent? userLabel
          verticalCompressionResistancePriority#
        navigationBarAppearance key
        navigationController automaticallyAdjustsScrollViewInsets? customClass customModule
          customModuleProvider=target definesPresentationContext? extendedLayoutIncludesOpaqueBars?
          hidesBarsWhenVerticallyCompact? id modalPresentationStyle=formSheet|fullScreen
          navigationBarHidden? restorationIdentifier sceneMemberID=viewController storyboardIdentifier title
          toolbarHidden? useStoryboardIdentifierAsRestorationIdentifier? userLabel
        navigationItem customClass id key largeTitleDisplayMode=always|never title userLabel
        nil key name
        objects
        offsetWrapper horizontal# key vertical#
        options
        outlet destination@ id property
        outletCollection appends? collectionClass=NSMutableArray destination@ id property
        pageControl ambiguous? contentHorizontalAlignment=center contentMode=scaleToFill
          contentVerticalAlignment=center fixedFrame? hidden? hidesForSinglePage? id misplaced?
          numberOfPages# opaque? translatesAutoresizingMaskIntoConstraints?
        pageViewController autoresizesArchivedViewToFullSize? customClass customModule
          customModuleProvider=target doubleSided? id navigationOrientation=horizontal pageSpacing#
          sceneMemberID=viewController spineLocation=min|none storyboardIdentifier
          transitionStyle=pageCurl|scroll
        panGestureRecognizer id minimumNumberOfTouches#
        paragraphStyle alignment=center|left|natural|right allowsDefaultTighteningForTruncation?
          baseWritingDirection=leftToRight|natural defaultTabInterval# key
          lineBreakMode=truncatingTail|wordWrapping lineHeightMultiple# lineSpacing# minimumLineHeight#
          tighteningFactorForTruncation#
        pickerView ambiguous? clipsSubviews? contentMode=scaleToFill fixedFrame? hidden? id misplaced?
          translatesAutoresizingMaskIntoConstraints? userLabel verticalCompressionResistancePriority#
        pinchGestureRecognizer id
        placeholder customClass customModule customModuleProvider=target id
          placeholderIdentifier=IBFilesOwner|IBFirstResponder sceneMemberID=firstResponder userLabel
        plugIn identifier version
        point key x# y#
        pongPressGestureRecognizer allowableMovement# id minimumPressDuration# numberOfTapsRequired#
        popoverArrowDirection down? key left? right? up?
        popoverPassthroughViews
        preferredSymbolConfiguration configurationType=font key scale=default|large|small
          weight=medium|regular|semibold
        progressView ambiguous? contentMode=scaleToFill customClass customModule customModuleProvider=target
          fixedFrame? hidden? horizontalHuggingPriority# id key misplaced? opaque? progress# progressImage
          progressViewStyle=bar tag# trackImage translatesAutoresizingMaskIntoConstraints? userLabel
          verticalHuggingPriority#
        prototypes
        range key length# location#
        real key value#
        rect height# key width# x# y#
        refreshControl contentHorizontalAlignment=center contentMode=center contentVerticalAlignment=center
          enabled? id insetsLayoutMarginsFromSafeArea? key multipleTouchEnabled? opaque?
        resources
        rightBarButtonItems
        rotationGestureRecognizer id
        scene sceneID
        sceneKitView allowsCameraControl? clipsSubviews? contentMode=scaleToFill customClass customModule
          customModuleProvider=target fixedFrame? id key multipleTouchEnabled? sceneName=
          translatesAutoresizingMaskIntoConstraints?
        scenes
        scopeButtonTitles
        scrollView alwaysBounceHorizontal? alwaysBounceVertical? ambiguous? bounces? bouncesZoom?
          canCancelContentTouches? clipsSubviews? contentInsetAdjustmentBehavior=always|never
          contentMode=scaleToFill customClass customModule customModuleProvider=target delaysContentTouches?
          directionalLockEnabled? fixedFrame? hidden? horizontalCompressionResistancePriority# id
          indicatorStyle=black insetsLayoutMarginsFromSafeArea? keyboardDismissMode=interactive|onDrag
          layoutMarginsFollowReadableWidth? maximumZoomScale# minimumZoomScale# misplaced?
          multipleTouchEnabled? pagingEnabled? placeholderIntrinsicHeight placeholderIntrinsicWidth
          preservesSuperviewLayoutMargins? scrollEnabled? showsHorizontalScrollIndicator?
          showsVerticalScrollIndicator? translatesAutoresizingMaskIntoConstraints? userLabel
          verifyAmbiguity=off verticalCompressionResistancePriority# verticalHuggingPriority#
        searchBar contentMode=redraw fixedFrame? id key misplaced? placeholder searchBarStyle=minimal
          showsCancelButton? showsSearchResultsButton? text translatesAutoresizingMaskIntoConstraints?
        searchDisplayController id
        sections
        segment enabled? title width#
        segmentedControl alpha# apportionsSegmentWidthsByContent? clearsContextBeforeDrawing?
          contentHorizontalAlignment=center|left contentMode=center|scaleToFill
          contentVerticalAlignment=center|top enabled? fixedFrame? highlighted?
          horizontalCompressionResistancePriority# horizontalHuggingPriority# id key misplaced? momentary?
          opaque? segmentControlStyle=bar|bordered|plain selected? selectedSegmentIndex# tag#
          translatesAutoresizingMaskIntoConstraints? userLabel verticalCompressionResistancePriority#
          verticalHuggingPriority#
        segments
        segue animates? customClass customModule customModuleProvider=target destination@
          destinationCreationSelector id identifier inheritsFrom=commit|parent key
          kind=custom|embed|modal|popoverPresentation|presentation|push|relationship|replace|show|showDetail|unwind
          modalPresentationStyle=currentContext|formSheet|fullScreen|overCurrentContext|overFullScreen|pageSheet
          modalTransitionStyle=coverVertical|crossDissolve|flipHorizontal|partialCurl
          popoverAnchorBarButtonItem@ popoverAnchorView@ reference@
          relationship=detailViewController|masterViewController|rootViewController|supplementaryViewController|viewControllers
          splitViewControllerTargetIndex# trigger=accessoryAction unwindAction
        simulatedMetricsContainer key
        simulatedNavigationBarMetrics barStyle=black key prompted? translucent?
        simulatedOrientationMetrics key orientation=landscapeRight
        simulatedScreenMetrics key type=retina3_5.fullscreen|retina4|retina47|retina4_7.fullscreen
        simulatedStatusBarMetrics key statusBarStyle=blackTranslucent|lightContent
        simulatedTabBarMetrics key translucent?
        simulatedToolbarMetrics barStyle=black key translucent?
        size height# key width#
        skView contentMode=scaleToFill fixedFrame? id translatesAutoresizingMaskIntoConstraints?
        slider ambiguous? clipsSubviews? contentHorizontalAlignment=center contentMode=scaleToFill
          contentVerticalAlignment=center continuous? customClass customModule customModuleProvider=target
          enabled? fixedFrame? hidden? horizontalCompressionResistancePriority# horizontalHuggingPriority#
          id key maxValue# maximumValueImage minValue# minimumValueImage multipleTouchEnabled? opaque? tag#
          translatesAutoresizingMaskIntoConstraints? userLabel value# verticalCompressionResistancePriority#
          verticalHuggingPriority#
        splitViewController allowDoubleColumnStyle? behavior=tile customClass customModule
          customModuleProvider=target extendedLayoutIncludesOpaqueBars? id maximumPrimaryColumnWidth#
          minimumPrimaryColumnWidth# preferredDisplayMode=beside preferredPrimaryColumnWidthFraction#
          presentsWithGesture? primaryBackgroundStyle=sidebar restorationIdentifier
          sceneMemberID=viewController storyboardIdentifier title
          useStoryboardIdentifierAsRestorationIdentifier?
        stackView alignment=bottom|center|firstBaseline|lastBaseline|top ambiguous? axis=vertical
          baselineRelativeArrangement? clipsSubviews? contentMode=scaleAspectFill|scaleAspectFit|scaleToFill
          customClass customModule customModuleProvider=target
          distribution=equalCentering|equalSpacing|fillEqually|fillProportionally fixedFrame? hidden?
          horizontalCompressionResistancePriority# horizontalHuggingPriority# id
          insetsLayoutMarginsFromSafeArea? layoutMarginsFollowReadableWidth? misplaced? opaque?
          placeholderIntrinsicHeight placeholderIntrinsicWidth preservesSuperviewLayoutMargins?
          semanticContentAttribute=forceRightToLeft spacing# spacingType=standard tag#
          translatesAutoresizingMaskIntoConstraints? userInteractionEnabled? userLabel
          verifyAmbiguity=ignoreSizes verticalCompressionResistancePriority# verticalHuggingPriority#
        state backgroundImage catalog=system image key title
        stepper clipsSubviews? contentHorizontalAlignment=center contentMode=scaleToFill
          contentVerticalAlignment=center enabled? fixedFrame? horizontalCompressionResistancePriority#
          horizontalHuggingPriority# id maximumValue# minimumValue# opaque? stepValue#
          translatesAutoresizingMaskIntoConstraints? value# verticalCompressionResistancePriority#
          verticalHuggingPriority#
        string base64-UTF8 key xml:space
        subviews
        swipeGestureRecognizer direction=down|left|right|up id userLabel
        switch ambiguous? clipsSubviews? contentHorizontalAlignment=center contentMode=scaleToFill
          contentVerticalAlignment=center customClass customModule customModuleProvider=target enabled?
          fixedFrame? horizontalCompressionResistancePriority# horizontalHuggingPriority# id key misplaced?
          multipleTouchEnabled? on? opaque? preservesSuperviewLayoutMargins? tag# title
          translatesAutoresizingMaskIntoConstraints? userLabel verticalCompressionResistancePriority#
          verticalHuggingPriority#
        systemColor name
        tabBar barStyle=black contentMode=scaleToFill fixedFrame? hidden? id
          insetsLayoutMarginsFromSafeArea? key translatesAutoresizingMaskIntoConstraints? translucent?
        tabBarController automaticallyAdjustsScrollViewInsets? customClass customModule
          customModuleProvider=target definesPresentationContext? id sceneMemberID=viewController
          storyboardIdentifier title
        tabBarItem badgeValue catalog=system enabled? id image key landscapeImage largeContentSizeImage
          selectedImage systemItem=favorites|history|more|mostRecent|search tag# title userLabel
        tabStops
        tableView allowsMultipleSelection? allowsMultipleSelectionDuringEditing? allowsSelection?
          allowsSelectionDuringEditing? alpha# alwaysBounceVertical? ambiguous? bounces? bouncesZoom?
          canCancelContentTouches? clearsContextBeforeDrawing? clipsSubviews?
          contentInsetAdjustmentBehavior=always|never contentMode=bottomRight|right|scaleToFill
          contentViewInsetsToSafeArea? customClass customModule customModuleProvider=target
          dataMode=prototypes|static delaysContentTouches? directionalLockEnabled? estimatedRowHeight#
          estimatedSectionFooterHeight# estimatedSectionHeaderHeight# fixedFrame? hidden? id
          indicatorStyle=black|white insetsLayoutMarginsFromSafeArea? key
          keyboardDismissMode=interactive|onDrag layoutMarginsFollowReadableWidth? misplaced? opaque?
          placeholderIntrinsicHeight placeholderIntrinsicWidth preservesSuperviewLayoutMargins? rowHeight#
          scrollEnabled? sectionFooterHeight# sectionHeaderHeight# sectionIndexMinimumDisplayRowCount#
          separatorInsetReference=fromAutomaticInsets separatorStyle=default|none|singleLineEtched
          showsHorizontalScrollIndicator? showsSelectionImmediatelyOnTouchBegin?
          showsVerticalScrollIndicator? style=grouped|insetGrouped|plain
          translatesAutoresizingMaskIntoConstraints? userInteractionEnabled? userLabel
        tableViewCell accessoryType=checkmark|detailButton|detailDisclosureButton|disclosureIndicator
          ambiguous? autoresizesSubviews? clipsSubviews?
          contentMode=TopLeft|center|scaleAspectFill|scaleAspectFit|scaleToFill|top customClass customModule
          customModuleProvider=target detailTextLabel@ editingAccessoryType=detailButton hidden?
          hidesAccessoryWhenEditing? id imageView@ indentationLevel# indentationWidth#
          insetsLayoutMarginsFromSafeArea? layoutMarginsFollowReadableWidth? misplaced?
          preservesSuperviewLayoutMargins? restorationIdentifier reuseIdentifier rowHeight#
          selectionStyle=blue|default|gray|none shouldIndentWhileEditing? showsReorderControl?
          style=IBUITableViewCellStyleDefault|IBUITableViewCellStyleSubtitle|IBUITableViewCellStyleValue1|IBUITableViewCellStyleValue2
          tag# textLabel@ translatesAutoresizingMaskIntoConstraints? userInteractionEnabled? userLabel
        tableViewCellContentView alpha# ambiguous? autoresizesSubviews? clipsSubviews?
          contentMode=center|scaleToFill id insetsLayoutMarginsFromSafeArea? key
          layoutMarginsFollowReadableWidth? multipleTouchEnabled? opaque? preservesSuperviewLayoutMargins?
          restorationIdentifier tableViewCell@ tag# translatesAutoresizingMaskIntoConstraints?
          userInteractionEnabled? userLabel
        tableViewController automaticallyAdjustsScrollViewInsets? clearsSelectionOnViewWillAppear?
          customClass customModule customModuleProvider=target hidesBottomBarWhenPushed? id
          restorationIdentifier sceneMemberID=viewController storyboardIdentifier title
          useStoryboardIdentifierAsRestorationIdentifier? userLabel
        tableViewSection colorLabel=IBBuiltInLabel-Red footerTitle headerTitle id userLabel
        tapGestureRecognizer cancelsTouchesInView? id numberOfTapsRequired# userLabel
        textAttributes key
        textField adjustsFontForContentSizeCategory? adjustsFontSizeToFit? alpha# ambiguous? background
          borderStyle=line|roundedRect clearButtonMode=always|whileEditing clearsContextBeforeDrawing?
          clearsOnBeginEditing? clipsSubviews? contentHorizontalAlignment=center|fill|left|right|trailing
          contentMode=center|scaleToFill contentVerticalAlignment=bottom|center|top customClass customModule
          customModuleProvider=target enabled? fixedFrame? hidden? horizontalCompressionResistancePriority#
          horizontalHuggingPriority# id key minimumFontSize# misplaced? multipleTouchEnabled? opaque?
          placeholder placeholderIntrinsicHeight placeholderIntrinsicWidth selected? tag# text
          textAlignment=center|natural|right translatesAutoresizingMaskIntoConstraints?
          userInteractionEnabled? userLabel verticalCompressionResistancePriority# verticalHuggingPriority#
        textInputTraits autocapitalizationType=allCharacters|sentences|words autocorrectionType=no|yes
          enablesReturnKeyAutomatically? key keyboardAppearance=alert
          keyboardType=URL|alphabet|decimalPad|emailAddress|numberPad|numbersAndPunctuation|phonePad|twitter|webSearch
          returnKeyType=continue|done|go|join|next|search|send secureTextEntry? smartDashesType=no
          smartInsertDeleteType=no smartQuotesType=no spellCheckingType=no|yes
          textContentType=address-level1|email|location|name|new-password|nickname|one-time-code|password|tel|url|username
        textTab alignment=left location#
        textView adjustsFontForContentSizeCategory? allowsEditingTextAttributes? alpha#
          alwaysBounceVertical? ambiguous? autoresizesSubviews? bounces? bouncesZoom?
          canCancelContentTouches? clipsSubviews? contentInsetAdjustmentBehavior=never
          contentMode=left|scaleToFill customClass customModule customModuleProvider=target
          delaysContentTouches? editable? fixedFrame? hidden? horizontalCompressionResistancePriority#
          horizontalHuggingPriority# id indicatorStyle=white keyboardDismissMode=onDrag
          layoutMarginsFollowReadableWidth? maximumZoomScale# minimumZoomScale# misplaced?
          multipleTouchEnabled? opaque? preservesSuperviewLayoutMargins? scrollEnabled? selectable?
          showsHorizontalScrollIndicator? showsVerticalScrollIndicator? tag# text
          textAlignment=center|natural translatesAutoresizingMaskIntoConstraints? userInteractionEnabled?
          userLabel usesAttributedText? verticalCompressionResistancePriority# verticalHuggingPriority#
        timeZone key name
        toolbar barStyle=black|blackTranslucent clearsContextBeforeDrawing? clipsSubviews?
          contentMode=center|scaleToFill customClass customModule customModuleProvider=target fixedFrame?
          hidden? id insetsLayoutMarginsFromSafeArea? key multipleTouchEnabled? opaque?
          translatesAutoresizingMaskIntoConstraints? translucent? userInteractionEnabled? userLabel
          verticalHuggingPriority#
        toolbarAppearance key
        toolbarItems
        userDefinedRuntimeAttribute catalog=system keyPath
          type=boolean|color|image|nil|number|point|range|rect|size|string value
        userDefinedRuntimeAttributes
        value height# key type=size width#
        variation ambiguous? axis=horizontal|vertical constant# distribution=fillEqually hidden? key
          spacing#
        vibrancyEffect
        view alpha# ambiguous? autoresizesSubviews? clearsContextBeforeDrawing? clipsSubviews?
          contentMode=center|redraw|scaleAspectFill|scaleAspectFit|scaleToFill|top customClass customModule
          customModuleProvider=target fixedFrame? hidden? horizontalCompressionResistancePriority#
          horizontalHuggingPriority# id insetsLayoutMarginsFromSafeArea? key
          layoutMarginsFollowReadableWidth? misplaced? multipleTouchEnabled? opaque?
          placeholderIntrinsicHeight placeholderIntrinsicWidth preservesSuperviewLayoutMargins? reference@
          restorationIdentifier semanticContentAttribute=forceRightToLeft|playback
          simulatedAppContext=notificationCenter tag# translatesAutoresizingMaskIntoConstraints?
          userInteractionEnabled? userLabel verifyAmbiguity=ignoreSizes
          verticalCompressionResistancePriority# verticalHuggingPriority#
        viewController automaticallyAdjustsScrollViewInsets? autoresizesArchivedViewToFullSize? customClass
          customModule customModuleProvider=|target definesPresentationContext?
          extendedLayoutIncludesOpaqueBars? hidesBottomBarWhenPushed? id
          modalPresentationStyle=currentContext|formSheet|fullScreen|overCurrentContext|overFullScreen
          providesPresentationContextTransitionStyle? restorationIdentifier sceneMemberID=viewController
          storyboardIdentifier title useStoryboardIdentifierAsRestorationIdentifier? userLabel
        viewControllerLayoutGuide id type=bottom|top
        viewControllerPlaceholder bundleIdentifier id referencedIdentifier sceneMemberID=viewController
          storyboardIdentifier storyboardName
        viewLayoutGuide id key
        visualEffectView clipsSubviews? contentMode=scaleToFill customClass customModule
          customModuleProvider=target fixedFrame? hidden? id key opaque?
          translatesAutoresizingMaskIntoConstraints? userInteractionEnabled?
        webView contentMode=scaleToFill fixedFrame? id opaque? tag#
          translatesAutoresizingMaskIntoConstraints? userInteractionEnabled?
        wkPreferences javaScriptEnabled? key minimumFontSize#
        wkWebView allowsBackForwardNavigationGestures? allowsLinkPreview? contentMode=scaleToFill
          customClass customModule customModuleProvider=target customUserAgent= fixedFrame? id opaque?
          restorationIdentifier translatesAutoresizingMaskIntoConstraints?
        wkWebViewConfiguration allowsAirPlayForMediaPlayback? allowsPictureInPictureMediaPlayback?
          applicationNameForUserAgent key suppressesIncrementalRendering?
        """
}
