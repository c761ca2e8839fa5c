/// The names of Apple's types that are nested in Swift, while Objective-C's headers have one word for them.
enum NestedTypeNames {
    /// Returns the name in Swift of a type of Objective-C; nil if it is the same, or is no type of Apple's that is known.
    static func swiftName(of name: String) -> String? { names[name] }

    private static let names: [String: String] = {
        var names = irregular
        for line in regular.split(whereSeparator: \.isNewline) {
            let words = line.split(separator: " ")
            for word in words.dropFirst() { names["\(words[0])\(word)"] = "\(words[0]).\(word)" }
        }
        return names
    }()

    /// Classes, each with the types in it whose names in Objective-C are those of the class and the type.
    private static let regular = """
        AVAudioSession Category CategoryOptions Mode
        AVCaptureDevice Position
        AVPlayer Status TimeControlStatus
        AVPlayerItem Status
        NSAttributedString Key
        NSCalendar Identifier Options Unit
        NSData Base64DecodingOptions Base64EncodingOptions ReadingOptions SearchOptions WritingOptions
        NSRegularExpression Options
        NSString CompareOptions EnumerationOptions
        NSTextStorage EditActions
        NSURLRequest CachePolicy NetworkServiceType
        UIAccessibilityCustomRotor Direction
        UIActivity Category
        UIActivityIndicatorView Style
        UIAlertAction Style
        UIAlertController Style
        UIApplication LaunchOptionsKey OpenURLOptionsKey State
        UIBarButtonItem Style
        UIBlurEffect Style
        UICollectionView ReorderingCadence ScrollDirection ScrollPosition
        UICollectionViewCell DragState
        UICollisionBehavior Mode
        UIContextualAction Style
        UIControl ContentHorizontalAlignment ContentVerticalAlignment State
        UIDatePicker Mode
        UIDevice BatteryState
        UIFont TextStyle
        UIFontDescriptor SymbolicTraits
        UIGestureRecognizer State
        UIImage Orientation RenderingMode ResizingMode
        UIImagePickerController CameraCaptureMode CameraDevice CameraFlashMode QualityType SourceType
        UIMenuController ArrowDirection
        UINavigationController Operation
        UINavigationItem LargeTitleDisplayMode
        UIPageViewController NavigationDirection NavigationOrientation SpineLocation TransitionStyle
        UIPress Phase
        UIProgressView Style
        UIPushBehavior Mode
        UIScrollView ContentInsetAdjustmentBehavior IndicatorStyle KeyboardDismissMode
        UISearchBar Style Icon
        UISplitViewController DisplayMode PrimaryEdge
        UIStackView Alignment Distribution
        UISwipeGestureRecognizer Direction
        UITableView RowAnimation ScrollPosition SeparatorInsetReference Style
        UITableViewCell AccessoryType EditingStyle FocusStyle SelectionStyle SeparatorStyle StateMask DragState
        UITableViewRowAction Style
        UITextField DidEndEditingReason ViewMode
        UITouch Phase Properties
        UIView AnimationCurve AnimationOptions AnimationTransition ContentMode KeyframeAnimationOptions TintAdjustmentMode
        UIWebView NavigationType
        UIWindow Level
        """

    private static let irregular: [String: String] = [
        "AVCaptureFlashMode": "AVCaptureDevice.FlashMode",
        "AVCaptureTorchMode": "AVCaptureDevice.TorchMode",
        "NSByteCountFormatterCountStyle": "ByteCountFormatter.CountStyle",
        "NSControlCharacterAction": "NSLayoutManager.ControlCharacterAction",
        "NSDateFormatterStyle": "DateFormatter.Style",
        "NSGlyphProperty": "NSLayoutManager.GlyphProperty",
        "NSHTTPCookieAcceptPolicy": "HTTPCookie.AcceptPolicy",
        "NSJSONReadingOptions": "JSONSerialization.ReadingOptions",
        "NSJSONWritingOptions": "JSONSerialization.WritingOptions",
        "NSLayoutAttribute": "NSLayoutConstraint.Attribute",
        "NSLayoutFormatOptions": "NSLayoutConstraint.FormatOptions",
        "NSLayoutRelation": "NSLayoutConstraint.Relation",
        "NSMatchingOptions": "NSRegularExpression.MatchingOptions",
        "NSNumberFormatterStyle": "NumberFormatter.Style",
        "NSLocaleLanguageDirection": "NSLocale.LanguageDirection",
        "NSOperatingSystemVersion": "OperatingSystemVersion",
        "NSOperationQueuePriority": "Operation.QueuePriority",
        "NSPropertyListFormat": "PropertyListSerialization.PropertyListFormat",
        "NSPropertyListReadOptions": "PropertyListSerialization.ReadOptions",
        "NSPropertyListWriteOptions": "PropertyListSerialization.WriteOptions",
        "NSQualityOfService": "QualityOfService",
        "NSSearchPathDirectory": "FileManager.SearchPathDirectory",
        "NSSearchPathDomainMask": "FileManager.SearchPathDomainMask",
        "NSStreamEvent": "Stream.Event",
        "NSStreamStatus": "Stream.Status",
        "NSURLCredentialPersistence": "URLCredential.Persistence",
        "NSURLSessionAuthChallengeDisposition": "URLSession.AuthChallengeDisposition",
        "NSURLSessionResponseDisposition": "URLSession.ResponseDisposition",
        "NSURLSessionTaskState": "URLSessionTask.State",
        "UIAccessibilityNotifications": "UIAccessibility.Notification",
        "UIActivityType": "UIActivity.ActivityType",
        "UIApplicationShortcutIconType": "UIApplicationShortcutIcon.IconType",
        "UIAttachmentBehaviorType": "UIAttachmentBehavior.AttachmentType",
        "UIBarButtonSystemItem": "UIBarButtonItem.SystemItem",
        "UIButtonType": "UIButton.ButtonType",
        "UICollectionElementCategory": "UICollectionView.ElementCategory",
        "UICollectionUpdateAction": "UICollectionViewUpdateItem.Action",
        "UICollectionViewDropIntent": "UICollectionViewDropProposal.Intent",
        "UICollectionViewFlowLayoutSectionInsetReference": "UICollectionViewFlowLayout.SectionInsetReference",
        "UIControlEvents": "UIControl.Event",
        "UIEventSubtype": "UIEvent.EventSubtype",
        "UIEventType": "UIEvent.EventType",
        "UIImpactFeedbackStyle": "UIImpactFeedbackGenerator.FeedbackStyle",
        "UIInterpolatingMotionEffectType": "UIInterpolatingMotionEffect.EffectType",
        "UILayoutConstraintAxis": "NSLayoutConstraint.Axis",
        "UINotificationFeedbackType": "UINotificationFeedbackGenerator.FeedbackType",
        "UIPressType": "UIPress.PressType",
        "UISystemAnimation": "UIView.SystemAnimation",
        "UITabBarSystemItem": "UITabBarItem.SystemItem",
        "UITableViewCellStyle": "UITableViewCell.CellStyle",
        "UITableViewDropIntent": "UITableViewDropProposal.Intent",
        "UITextBorderStyle": "UITextField.BorderStyle",
        "UITouchType": "UITouch.TouchType",
        "UIViewAutoresizing": "UIView.AutoresizingMask",
    ]
}
