/// The class hierarchy of Apple's user interface frameworks, from their public headers.
enum FrameworkClasses {
    /// Returns the superclasses of a class, nearest first. Unknown classes are assumed to be direct subclasses of `NSObject`.
    static func ancestors(of name: String) -> [String] {
        var result: [String] = []
        var next = superclasses[name]
        while let current = next {
            result.append(current)
            next = superclasses[current]
        }
        return name == "NSObject" ? result : result + ["NSObject"]
    }

    /// Returns whether the class is isolated to the main actor.
    static func isOnMainActor(_ name: String) -> Bool {
        !actorRoots.isDisjoint(with: [name] + ancestors(of: name))
    }

    private static let actorRoots: Set = [
        "UIResponder", "UIBarItem", "UIGestureRecognizer", "UICollectionViewLayout",
        "UIPresentationController",
        "UILayoutGuide", "UIDevice", "UIScreen", "UIAlertAction", "UISearchController",
    ]

    /// The generic classes, whose extensions are written without type arguments.
    static let generic: Set = [
        "GKComponentSystem", "INObjectCollection", "INObjectSection", "NSAsynchronousFetchRequest",
        "NSAsynchronousFetchResult", "NSFetchRequest", "NSFetchedResultsController", "NSHashTable",
        "NSLayoutAnchor", "NSMapTable", "PHFetchResult", "PHFetchResultChangeDetails",
        "PHObjectChangeDetails", "UICollectionViewDiffableDataSource", "UIHostingController",
        "UITableViewDiffableDataSource",
    ]

    private static let superclasses = (text + "\n" + others).split(separator: "\n").reduce(
        into: [String: String]()
    ) {
        let words = $1.split { $0 == ":" || $0 == " " }.map(String.init)
        for below in words.dropFirst() { $0[below] = words.first }
    }

    private static let text = """
        CAAnimation: CAAnimationGroup CAPropertyAnimation CATransition
        CABasicAnimation: CASpringAnimation
        CALayer: CAEAGLLayer CAEmitterLayer CAGradientLayer CAMetalLayer CAReplicatorLayer CAScrollLayer \
        CAShapeLayer CATextLayer CATiledLayer CATransformLayer
        CAPropertyAnimation: CABasicAnimation CAKeyframeAnimation
        CGPath: CGMutablePath
        NSCollectionLayoutItem: NSCollectionLayoutDecorationItem NSCollectionLayoutGroup \
        NSCollectionLayoutSupplementaryItem
        NSCollectionLayoutSupplementaryItem: NSCollectionLayoutBoundarySupplementaryItem
        NSLayoutAnchor: NSLayoutDimension NSLayoutXAxisAnchor NSLayoutYAxisAnchor
        NSMutableAttributedString: NSTextStorage
        NSParagraphStyle: NSMutableParagraphStyle
        Operation: UIActivityItemProvider
        UIApplicationShortcutItem: UIMutableApplicationShortcutItem
        UIBarAppearance: UINavigationBarAppearance UITabBarAppearance UIToolbarAppearance
        UIBarItem: UIBarButtonItem UITabBarItem
        UICollectionReusableView: UICollectionViewCell
        UICollectionViewCell: UICollectionViewListCell
        UICollectionViewLayout: UICollectionViewCompositionalLayout UICollectionViewFlowLayout \
        UICollectionViewTransitionLayout
        UICollectionViewLayoutInvalidationContext: UICollectionViewFlowLayoutInvalidationContext
        UICollectionViewPlaceholder: UICollectionViewDropPlaceholder
        UICommand: UIKeyCommand
        UIControl: UIButton UIColorWell UIDatePicker UIPageControl UIRefreshControl UISegmentedControl \
        UISlider UIStepper UISwitch UITextField
        UIDocument: UIManagedDocument
        UIDropProposal: UICollectionViewDropProposal UITableViewDropProposal UITextDropProposal
        UIDynamicBehavior: UIAttachmentBehavior UICollisionBehavior UIDynamicItemBehavior UIFieldBehavior \
        UIGravityBehavior UIPushBehavior UISnapBehavior
        UIEvent: UIPressesEvent
        UIFeedbackGenerator: UIImpactFeedbackGenerator UINotificationFeedbackGenerator \
        UISelectionFeedbackGenerator
        UIFocusUpdateContext: UICollectionViewFocusUpdateContext UITableViewFocusUpdateContext
        UIGestureRecognizer: UIHoverGestureRecognizer UILongPressGestureRecognizer UIPanGestureRecognizer \
        UIPinchGestureRecognizer UIRotationGestureRecognizer UISwipeGestureRecognizer UITapGestureRecognizer
        UIGraphicsRenderer: UIGraphicsImageRenderer UIGraphicsPDFRenderer
        UIGraphicsRendererContext: UIGraphicsImageRendererContext UIGraphicsPDFRendererContext
        UIGraphicsRendererFormat: UIGraphicsImageRendererFormat UIGraphicsPDFRendererFormat
        UILayoutGuide: UIFocusGuide UITrackingLayoutGuide
        UIMenuElement: UIAction UICommand UIDeferredMenuElement UIMenu
        UIMotionEffect: UIInterpolatingMotionEffect UIMotionEffectGroup
        UINavigationController: UIImagePickerController UIVideoEditorController
        UIPanGestureRecognizer: UIScreenEdgePanGestureRecognizer
        UIPresentationController: UIPopoverPresentationController UISheetPresentationController
        UIPreviewParameters: UIDragPreviewParameters
        UIPreviewTarget: UIDragPreviewTarget
        UIPrintFormatter: UIMarkupTextPrintFormatter UISimpleTextPrintFormatter UIViewPrintFormatter
        UIResponder: UIAccessibilityElement UIApplication UIScene UIView UIViewController
        UIScene: UIWindowScene
        UISceneDestructionRequestOptions: UIWindowSceneDestructionRequestOptions
        UIScrollView: UICollectionView UITableView UITextView
        UIStoryboardSegue: UIStoryboardPopoverSegue
        UITableViewPlaceholder: UITableViewDropPlaceholder
        UITargetedPreview: UITargetedDragPreview
        UITextField: UISearchTextField
        UITrackingLayoutGuide: UIKeyboardLayoutGuide
        UIUserNotificationAction: UIMutableUserNotificationAction
        UIUserNotificationCategory: UIMutableUserNotificationCategory
        UIView: UIActionSheet UIActivityIndicatorView UIAlertView UICollectionReusableView UIControl \
        UIImageView UIInputView UILabel UIListContentView UINavigationBar UIPickerView \
        UIPopoverBackgroundView UIProgressView UIScrollView UISearchBar UIStackView UITabBar UITableViewCell \
        UITableViewHeaderFooterView UIToolbar UIVisualEffectView UIWebView UIWindow
        UIViewController: UIActivityViewController UIAlertController UICloudSharingController \
        UICollectionViewController UIColorPickerViewController UIDocumentBrowserViewController \
        UIDocumentMenuViewController UIDocumentPickerExtensionViewController UIDocumentPickerViewController \
        UIFontPickerViewController UIInputViewController UINavigationController UIPageViewController \
        UIReferenceLibraryViewController UISearchContainerViewController UISearchController \
        UISplitViewController UITabBarController UITableViewController
        UIVisualEffect: UIBlurEffect UIVibrancyEffect
        """

    /// The classes of the other frameworks, from the API of iOS 14.2 as Swift imports it.
    private static let others = """
        CALayer: AVCaptureVideoPreviewLayer AVPlayerLayer AVSampleBufferDisplayLayer AVSynchronizedLayer
        MKAnnotationView: MKMarkerAnnotationView MKPinAnnotationView MKUserLocationView
        MKOverlayPathView: MKCircleView MKPolygonView MKPolylineView
        MKOverlayView: MKOverlayPathView
        SCNView: ARSCNView
        SKView: ARSKView
        UIBarButtonItem: MKUserTrackingBarButtonItem
        UIButton: INUIAddVoiceShortcutButton PKAddPassButton PKPaymentButton
        UIControl: ASAuthorizationAppleIDButton
        UINavigationController: EKEventEditViewController GKFriendRequestComposeViewController \
        GKGameCenterViewController GKMatchmakerViewController GKTurnBasedMatchmakerViewController \
        MFMailComposeViewController MFMessageComposeViewController
        UIScrollView: PKCanvasView
        UIView: ADBannerView ARCoachingOverlayView AVRoutePickerView HMCameraView LPLinkView MKAnnotationView \
        MKCompassButton MKMapView MKOverlayView MKScaleView MKUserTrackingButton MPVolumeView MTKView \
        PDFThumbnailView PDFView PHLivePhotoView RPSystemBroadcastPickerView SCNView SKView WKWebView
        UIViewController: ADInterstitialAdPresentationViewController \
        ASAccountAuthenticationModificationViewController ASCredentialProviderViewController \
        AVPlayerViewController CNContactPickerViewController CNContactViewController EKCalendarChooser \
        EKEventViewController INUIAddVoiceShortcutViewController INUIEditVoiceShortcutViewController \
        MCBrowserViewController MPMediaPickerController MPMoviePlayerViewController PHPickerViewController \
        PKAddPassesViewController PKAddPaymentPassViewController PKAddSecureElementPassViewController \
        PKPaymentAuthorizationViewController QLPreviewController RPBroadcastActivityViewController \
        RPPreviewViewController SFSafariViewController SKCloudServiceSetupViewController \
        SKStoreProductViewController SLComposeServiceViewController SLComposeViewController \
        VNDocumentCameraViewController
        """
}
