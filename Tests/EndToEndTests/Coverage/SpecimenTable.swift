/// The usual context and contents of each kind of element, as counted in documents of public
/// repositories: the kind, up to three parents with the property that contains it, and attributes.
enum SpecimenTable {
    static let text = """
        accessibility < button.accessibilityConfiguration label.accessibilityConfiguration
          view.accessibilityConfiguration |
        accessibilityOverrides < document | dynamicTypePreference=5
        accessibilityTraits < accessibility.traits | button=YES
        action < connections | destination=other eventType=touchUpInside selector=Sample
        activityIndicatorView < subviews objects | contentMode=scaleToFill hidden=YES hidesWhenStopped=YES
          horizontalHuggingPriority=750 opaque=NO style=gray
          verticalHuggingPriority=750
        adaptation < device |
        animations < view button tableViewCellContentView |
        array < customFonts.AGaramondPro-Regular.otf customFonts.ITCAvantGardeDemi_Track03.ttf
          customFonts.AvenirNext.ttc |
        arscnView < subviews viewController.view | clipsSubviews=YES contentMode=scaleToFill fixedFrame=YES
          multipleTouchEnabled=YES
        arskView < subviews | contentMode=scaleToFill fixedFrame=YES
        attributedString < label.attributedText refreshControl.attributedTitle textView.attributedText |
        attributes < fragment |
        audiovisualMediaTypes < wkWebViewConfiguration.mediaTypesRequiringUserActionForPlayback | none=YES
        autoresizingMask < view.autoresizingMask tableViewCell.autoresizingMask
          tableViewCellContentView.autoresizingMask |
        avPlayerViewController < objects | sceneMemberID=viewController
          videoGravity=AVLayerVideoGravityResizeAspect
        backgroundConfiguration < buttonConfiguration.background |
        barButtonItem < navigationItem.rightBarButtonItem navigationItem.leftBarButtonItem items |
        blurEffect < visualEffectView | style=regular
        bool < accessibility.isElement | value=NO
        button < subviews objects barButtonItem.customView | buttonType=system
          contentHorizontalAlignment=center contentMode=scaleToFill contentVerticalAlignment=center
          lineBreakMode=middleTruncation opaque=NO
        buttonConfiguration < button.configuration | style=plain title=Sample
        capability < dependencies | minToolsVersion=8.0 name=sample
        cells < tableViewSection collectionView |
        children < menu |
        collectionReusableView < collectionView.sectionHeaderView objects collectionView.sectionFooterView |
          clipsSubviews=YES contentMode=center customClass=Sample multipleTouchEnabled=YES opaque=NO
          reuseIdentifier=Sample
        collectionView < subviews collectionViewController.view | clipsSubviews=YES contentMode=scaleToFill
          dataMode=prototypes multipleTouchEnabled=YES
        collectionViewCell < objects cells | clipsSubviews=YES contentMode=center customClass=Sample
          customModule=Sample customModuleProvider=target multipleTouchEnabled=YES opaque=NO
          reuseIdentifier=Sample
        collectionViewCellContentView < collectionViewCell.contentView | clipsSubviews=YES
          contentMode=center insetsLayoutMarginsFromSafeArea=NO multipleTouchEnabled=YES opaque=NO
        collectionViewController < objects | customClass=Sample customModule=Sample
          customModuleProvider=target sceneMemberID=viewController
        collectionViewFlowLayout < collectionView.collectionViewLayout | minimumInteritemSpacing=10
          minimumLineSpacing=10
        collectionViewLayout < collectionView.collectionViewLayout | customClass=Sample customModule=Sample
          customModuleProvider=target
        color < view.backgroundColor label.textColor state.titleColor | alpha=1 blue=0.0 colorSpace=custom
          customColorSpace=sRGB green=0.0 red=1
        command < children | title=Sample
        connections < button viewController tableViewCell |
        constraint < constraints | constant=8 firstAttribute=leading firstItem=free
          secondAttribute=leading secondItem=root
        constraints < view tableViewCellContentView button |
        containerView < subviews viewController.view tableView.tableHeaderView | contentMode=scaleToFill
          opaque=NO
        customFonts < document.customFonts |
        customObject < objects | customClass=Sample customModule=Sample customModuleProvider=target
        data < timeZone.data |
        dataDetectorType < textView.dataDetectorTypes | link=YES
        dataDetectorTypes < wkWebViewConfiguration.dataDetectorTypes | none=YES
        date < datePicker.date datePicker.minimumDate datePicker.maximumDate |
          timeIntervalSinceReferenceDate=622497467.96811497
        datePicker < subviews | contentHorizontalAlignment=center contentMode=scaleToFill
          contentVerticalAlignment=center datePickerMode=dateAndTime minuteInterval=1
        dependencies < document |
        deployment < dependencies | identifier=Sample
        designable < designables | name=sample
        designables < document |
        development < dependencies |
        device < document | appearance=light orientation=portrait
        directionalEdgeInsets < stackView.directionalLayoutMargins
          tableViewCellContentView.directionalLayoutMargins tableViewCell.directionalLayoutMargins |
          bottom=8 leading=16 top=8 trailing=16
        document < - | colorMatched=YES propertyAccessControl=Sample targetRuntime=iOS.CocoaTouch
          toolsVersion=Sample type=com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB useAutolayout=YES
          useSafeAreas=YES useTraitCollections=YES version=Sample
        edgeInsets < view.layoutMargins tableViewCellContentView.layoutMargins stackView.layoutMargins |
          bottom=16 left=16 right=16 top=16
        exclude < mask | reference=other
        exit < objects | sceneMemberID=exit userLabel=Sample
        extendedEdge < viewController.edgesForExtendedLayout tableViewController.edgesForExtendedLayout
          navigationController.edgesForExtendedLayout |
        font < attributes.NSFont attributes.NSOriginalFont | name=sample size=17
        fontDescription < label.fontDescription button.fontDescription textField.fontDescription |
          pointSize=17 type=system
        fragment < attributedString | content=Sample
        frame < button.frameInset | height=30 minX=63 minY=629 width=248
        freeformSimulatedSizeMetrics < view.simulatedDestinationMetrics
          viewController.simulatedDestinationMetrics tableViewController.simulatedDestinationMetrics |
        gestureRecognizers < view label stackView |
        glkView < subviews glkViewController.view | clipsSubviews=YES contentMode=center
          enableSetNeedsDisplay=NO fixedFrame=YES multipleTouchEnabled=YES opaque=NO
        glkViewController < objects | preferredFramesPerSecond=30 sceneMemberID=viewController
        hostingController < objects | customClass=Sample customModule=Sample customModuleProvider=target
          sceneMemberID=viewController
        image < resources | height=24 name=sample width=24
        imageReference < segment.image imageView.image buttonConfiguration.image | catalog=system image=star
          symbolScale=small
        imageView < subviews objects viewController.view | contentMode=scaleAspectFit
          horizontalHuggingPriority=251 image=star
          userInteractionEnabled=NO verticalHuggingPriority=251
        include < mask | reference=other
        inferredMetricsTieBreakers < document |
        inset < button.contentEdgeInsets button.imageEdgeInsets collectionViewFlowLayout.sectionInset |
          maxX=0.0 maxY=0.0 minX=0.0 minY=0.0
        integer < userDefinedRuntimeAttribute.value attributes.NSLigature | value=7
        items < navigationBar toolbar tabBar |
        keyCommand < keyCommands | actionName=qdqsdqsd discoverabilityTitle=azeaze input=s
          modifierFlags=1048576
        keyCommands < tableViewController |
        label < subviews objects | adjustsFontSizeToFit=NO baselineAdjustment=alignBaselines
          contentMode=left horizontalHuggingPriority=251 lineBreakMode=tailTruncation opaque=NO text=Sample
          textAlignment=natural userInteractionEnabled=NO
          verticalHuggingPriority=251
        layoutGuides < viewController |
        leftBarButtonItems < navigationItem |
        listContentConfiguration < tableViewCell.contentConfiguration | text=Sample
        locale < datePicker.locale | localeIdentifier=en_US
        mapView < subviews objects | clipsSubviews=YES contentMode=scaleToFill mapType=standard
          multipleTouchEnabled=YES
        mask < variation.constraints variation.subviews |
        menu < button.menu | title=Sample
        modalPageSheetSimulatedSizeMetrics < viewController.simulatedDestinationMetrics |
        mtkView < subviews | colorPixelFormat=BGRA8Unorm contentMode=scaleToFill
          depthStencilPixelFormat=Depth32Float fixedFrame=YES
        mutableArray < customFonts.ITCAvantGardeDemi_Track03.ttf |
        mutableData < image.keyedArchiveRepresentation |
        mutableString < label.text |
        namedColor < resources | name=sample
        navigationBar < navigationController.navigationBar subviews | contentMode=scaleToFill
        navigationBarAppearance < navigationBar.standardAppearance navigationBar.compactAppearance
          navigationBar.scrollEdgeAppearance |
        navigationController < objects | sceneMemberID=viewController
        navigationItem < viewController.navigationItem tableViewController.navigationItem items |
          title=Sample
        nil < label.highlightedColor label.textColor navigationController |
        objects < scene document |
        offsetWrapper < tabBarItem.titlePositionAdjustment | horizontal=0.0 vertical=-4
        options < textTab |
        outlet < connections | destination=other property=Sample
        outletCollection < connections | collectionClass=NSMutableArray destination=other property=Sample
        pageControl < subviews | contentHorizontalAlignment=center contentMode=scaleToFill
          contentVerticalAlignment=center numberOfPages=3 opaque=NO
        pageViewController < objects | autoresizesArchivedViewToFullSize=NO customClass=Sample
          navigationOrientation=horizontal sceneMemberID=viewController spineLocation=none
          transitionStyle=scroll
        panGestureRecognizer < objects | minimumNumberOfTouches=1
        paragraphStyle < attributes.NSParagraphStyle | alignment=left baseWritingDirection=natural
          lineBreakMode=wordWrapping tighteningFactorForTruncation=0.0
        pickerView < subviews | contentMode=scaleToFill
        pinchGestureRecognizer < objects |
        placeholder < objects | placeholderIdentifier=IBFirstResponder sceneMemberID=firstResponder
          userLabel=Sample
        plugIn < dependencies | identifier=Sample version=Sample
        point < scene.canvasLocation view.canvasLocation tableViewCell.canvasLocation | x=53 y=375
        pongPressGestureRecognizer < objects | allowableMovement=10 minimumPressDuration=0.5
        popoverArrowDirection < segue.popoverArrowDirection | down=YES right=YES up=YES
        popoverPassthroughViews < segue |
        preferredSymbolConfiguration < imageView.preferredSymbolConfiguration
          state.preferredSymbolConfiguration buttonConfiguration.preferredSymbolConfigurationForImage |
          configurationType=font
        progressView < subviews | contentMode=scaleToFill opaque=NO progress=0.5
           verticalHuggingPriority=750
        prototypes < tableView |
        range < userDefinedRuntimeAttribute.value | length=0 location=0
        real < userDefinedRuntimeAttribute.value attributes.NSKern | value=0.0
        rect < label.frame view.frame button.frame | height=44 width=375 x=0.0 y=0.0
        refreshControl < tableViewController.refreshControl | contentHorizontalAlignment=center
          contentMode=center contentVerticalAlignment=center enabled=NO insetsLayoutMarginsFromSafeArea=NO
          multipleTouchEnabled=YES opaque=NO
        resources < document |
        rightBarButtonItems < navigationItem |
        rotationGestureRecognizer < objects |
        scene < scenes | sceneID=Sample
        sceneKitView < subviews | allowsCameraControl=YES clipsSubviews=YES contentMode=scaleToFill
          multipleTouchEnabled=YES sceneName=
        scenes < document |
        scopeButtonTitles < searchBar |
        scrollView < subviews objects | clipsSubviews=YES contentMode=scaleToFill multipleTouchEnabled=YES
        searchBar < tableView.tableHeaderView subviews objects | contentMode=redraw
        searchDisplayController < objects |
        sections < tableView |
        segment < segments | title=Sample
        segmentedControl < subviews navigationItem.titleView | contentHorizontalAlignment=left
          contentMode=scaleToFill contentVerticalAlignment=top opaque=NO segmentControlStyle=plain
          selectedSegmentIndex=0
        segments < segmentedControl |
        segue < connections inferredMetricsTieBreakers segue.commit | destination=other kind=relationship
        simulatedMetricsContainer < document.defaultSimulatedMetrics |
        simulatedNavigationBarMetrics < viewController.simulatedTopBarMetrics
          tableViewController.simulatedTopBarMetrics navigationController.simulatedTopBarMetrics |
          prompted=NO
        simulatedOrientationMetrics < simulatedMetricsContainer.orientation |
        simulatedScreenMetrics < simulatedMetricsContainer.destination
          viewController.simulatedDestinationMetrics navigationController.simulatedDestinationMetrics |
          type=retina4_7.fullscreen
        simulatedStatusBarMetrics < simulatedMetricsContainer.statusBar
          viewController.simulatedStatusBarMetrics navigationController.simulatedStatusBarMetrics |
        simulatedTabBarMetrics < viewController.simulatedBottomBarMetrics
          collectionViewController.simulatedBottomBarMetrics |
        simulatedToolbarMetrics < viewController.simulatedBottomBarMetrics
          tableViewController.simulatedBottomBarMetrics collectionViewController.simulatedBottomBarMetrics |
        size < designable.intrinsicContentSize viewController.freeformSize collectionViewCell.customSize |
          height=0.0 width=0.0
        skView < subviews | contentMode=scaleToFill fixedFrame=YES
        slider < subviews | contentHorizontalAlignment=center contentMode=scaleToFill
          contentVerticalAlignment=center maxValue=1 minValue=0.0 opaque=NO
           value=0.5
        splitViewController < objects | sceneMemberID=viewController
        stackView < subviews objects | axis=vertical contentMode=scaleToFill opaque=NO spacing=8
        state < button.normal button.disabled button.selected | title=Sample
        stepper < subviews | contentHorizontalAlignment=center contentMode=scaleToFill
          contentVerticalAlignment=center horizontalHuggingPriority=750 maximumValue=100 opaque=NO
           verticalHuggingPriority=750
        string < label.text textView.text mutableArray |
        subviews < view tableViewCellContentView stackView |
        swipeGestureRecognizer < objects | direction=right
        switch < subviews | contentHorizontalAlignment=center contentMode=scaleToFill
          contentVerticalAlignment=center horizontalHuggingPriority=750 on=YES opaque=NO
           verticalHuggingPriority=750
        systemColor < resources | name=sample
        tabBar < tabBarController.tabBar subviews | contentMode=scaleToFill
        tabBarController < objects | sceneMemberID=viewController
        tabBarItem < viewController.tabBarItem items navigationController.tabBarItem | title=Sample
        tabStops < paragraphStyle |
        tableView < tableViewController.view subviews objects | alwaysBounceVertical=YES clipsSubviews=YES
          contentMode=scaleToFill dataMode=prototypes estimatedRowHeight=-1 rowHeight=-1
          sectionFooterHeight=28 sectionHeaderHeight=28 separatorStyle=default style=plain
        tableViewCell < cells prototypes objects | clipsSubviews=YES contentMode=scaleToFill
          indentationWidth=10 preservesSuperviewLayoutMargins=YES selectionStyle=default
        tableViewCellContentView < tableViewCell.contentView | clipsSubviews=YES contentMode=center
          insetsLayoutMarginsFromSafeArea=NO multipleTouchEnabled=YES opaque=NO
          preservesSuperviewLayoutMargins=YES tableViewCell=other
        tableViewController < objects | customClass=Sample customModule=Sample customModuleProvider=target
          sceneMemberID=viewController
        tableViewSection < sections | headerTitle=Sample
        tapGestureRecognizer < objects |
        textAttributes < navigationBar.titleTextAttributes navigationBar.largeTitleTextAttributes
          navigationBarAppearance.titleTextAttributes |
        textField < subviews objects navigationItem.titleView | borderStyle=roundedRect
          contentHorizontalAlignment=left contentMode=scaleToFill contentVerticalAlignment=center
          minimumFontSize=17 opaque=NO placeholder=Sample textAlignment=natural
        textInputTraits < textField.textInputTraits textView.textInputTraits searchBar.textInputTraits |
        textTab < tabStops | alignment=left location=33.700000762939453
        textView < subviews objects | clipsSubviews=YES contentMode=scaleToFill editable=NO
          multipleTouchEnabled=YES textAlignment=natural
        timeZone < datePicker.timeZone |
        toolbar < subviews navigationController.toolbar objects | clearsContextBeforeDrawing=NO
          contentMode=scaleToFill opaque=NO
        toolbarAppearance < toolbar.standardAppearance toolbar.scrollEdgeAppearance |
        toolbarItems < navigationController viewController tableViewController |
        userDefinedRuntimeAttribute < userDefinedRuntimeAttributes | keyPath=Sample type=string value=Sample
        userDefinedRuntimeAttributes < label button view |
        value < viewController.contentSizeForViewInPopover tableViewController.contentSizeForViewInPopover
          navigationController.contentSizeForViewInPopover | height=250 type=size width=375
        variation < view.default tableViewCellContentView.default
          constraint.heightClass=regular-widthClass=regular |
        vibrancyEffect < visualEffectView |
        view < subviews viewController.view objects | contentMode=scaleToFill
        viewController < objects | customClass=Sample customModule=Sample customModuleProvider=target
          sceneMemberID=viewController
        viewControllerLayoutGuide < layoutGuides | type=top
        viewControllerPlaceholder < objects | sceneMemberID=viewController storyboardName=Sample
        viewLayoutGuide < view.safeArea collectionViewCell.safeArea tableViewCell.safeArea |
        visualEffectView < subviews viewController.view | contentMode=scaleToFill opaque=NO
        webView < subviews | contentMode=scaleToFill fixedFrame=YES tag=1
        wkPreferences < wkWebViewConfiguration.preferences |
        wkWebView < subviews | contentMode=scaleToFill
        wkWebViewConfiguration < wkWebView.configuration |
        """
}
