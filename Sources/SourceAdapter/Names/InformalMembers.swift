/// Members that every object has in Objective-C and that a class may override there, but that are declared in extensions
/// here, where a class can only redeclare them.
enum InformalMembers {
    /// Returns whether a class with the superclass outside of its module can override the member only by redeclaring it.
    static func isInformal(_ fullName: String, isStatic: Bool, below root: String) -> Bool {
        if isStatic { return classes.contains(fullName) }
        if objects.contains(fullName) { return true }
        if awakening.contains(fullName) { return !isResponder(root) && !barItems.contains(root) }
        if accessibilityMembers.contains(fullName) {
            return !isView(root) && !accessibilityElements.contains(root)
        }
        return responders.contains(fullName) && !isResponder(root)
    }

    /// Members that the frameworks call by name on objects that have them.
    static let calledByName: Set = [
        "responds(to:)", "observeValue(forKeyPath:of:change:context:)", "value(forUndefinedKey:)",
        "setValue(_:forUndefinedKey:)", "awakeFromNib()",
    ]

    /// Members of all objects.
    private static let objects: Set = words(
        """
        responds(to:) conforms(to:) method(for:) forwardingTarget(for:) doesNotRecognizeSelector(_:) \
        value(forKey:) value(forKeyPath:) setValue(_:forKey:) setValue(_:forKeyPath:) setNilValueForKey(_:) \
        setValuesForKeys(_:) dictionaryWithValues(forKeys:) mutableArrayValue(forKey:) mutableSetValue(forKey:) \
        mutableOrderedSetValue(forKey:) validateValue(_:forKey:) willChangeValue(forKey:) didChangeValue(forKey:) observationInfo \
        addObserver(_:forKeyPath:options:context:) removeObserver(_:forKeyPath:) \
        removeObserver(_:forKeyPath:context:) perform(_:) perform(_:with:) perform(_:with:with:)
        """)

    /// Members of all classes.
    private static let classes: Set = words(
        """
        responds(to:) conforms(to:) perform(_:) perform(_:with:) perform(_:with:with:) \
        automaticallyNotifiesObservers(forKey:) keyPathsForValuesAffectingValue(forKey:) \
        resolveInstanceMethod(_:) resolveClassMethod(_:) initialize() load()
        """)

    private static let awakening: Set = words("awakeFromNib() prepareForInterfaceBuilder()")

    /// Members of responders' class bodies.
    private static let responders: Set = words(
        """
        observeValue(forKeyPath:of:change:context:) value(forUndefinedKey:) setValue(_:forUndefinedKey:) \
        accessibilityActivate() accessibilityIncrement() accessibilityDecrement() accessibilityScroll(_:) \
        accessibilityPerformEscape() accessibilityPerformMagicTap() accessibilityElementDidBecomeFocused() \
        accessibilityElementDidLoseFocus() accessibilityElementIsFocused()
        """)

    /// Members of views' class bodies.
    private static let accessibilityMembers: Set = words(
        """
        isAccessibilityElement accessibilityLabel accessibilityHint accessibilityValue accessibilityTraits \
        accessibilityAttributedLabel accessibilityAttributedHint accessibilityAttributedValue \
        accessibilityFrame accessibilityPath accessibilityActivationPoint accessibilityLanguage \
        accessibilityElementsHidden accessibilityViewIsModal shouldGroupAccessibilityChildren \
        accessibilityNavigationStyle accessibilityRespondsToUserInteraction accessibilityUserInputLabels \
        accessibilityContainerType accessibilityCustomActions accessibilityElements \
        accessibilityElementCount() accessibilityElement(at:) index(ofAccessibilityElement:)
        """)

    private static let barItems: Set = ["UIBarItem", "UIBarButtonItem", "UITabBarItem"]
    private static let accessibilityElements: Set = ["UIAccessibilityElement"]

    private static func words(_ text: String) -> Set<String> {
        Set(text.split(whereSeparator: \.isWhitespace).map(String.init))
    }

    /// The suffixes of the names of UIKit's views.
    private static let views = [
        "View", "Cell", "Control", "Button", "Label", "Field", "Switch", "Slider", "Stepper", "Picker",
        "Window", "Bar", "Toolbar", "Wheel",
    ]

    private static func isView(_ root: String) -> Bool {
        root.hasPrefix("UI") && views.contains(where: root.hasSuffix)
    }

    private static func isResponder(_ root: String) -> Bool {
        isView(root) || accessibilityElements.contains(root)
            || root.hasPrefix("UI")
                && ["Responder", "Controller", "Application", "Scene"].contains(
                    where: root.hasSuffix)
    }
}

extension ModuleIndex {
    /// Returns whether the member overrides one that a class here can only redeclare, and no superclass in this module
    /// redeclares it.
    func isInformal(_ member: MemberFacts, of type: String) -> Bool {
        guard member.isOverride, !member.performsWork else { return false }
        let classes = lineage(of: type)
        guard let root = classes.last,
            InformalMembers.isInformal(
                member.fullName, isStatic: member.isStatic, below: root)
        else {
            return false
        }
        return !classes.dropFirst().contains { ancestor in
            entry(ancestor)?.members.contains { $0.fullName == member.fullName } == true
        }
    }
}

extension MemberFacts {
    /// Whether the method performs a block, as one of Core Data's contexts, rather than a selector.
    fileprivate var performsWork: Bool {
        name == "perform" && parameters.first?.plainType.hasSuffix("Selector") == false
    }
}
