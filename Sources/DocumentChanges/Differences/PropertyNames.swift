/// The names of properties in Xcode's inspectors.
enum PropertyNames {
    private static let known: [String: String] = [
        "text": "Text", "title": "Title", "textAlignment": "Alignment", "numberOfLines": "Lines",
        "lineBreakMode": "Line Break", "baselineAdjustment": "Baseline", "adjustsFontSizeToFit": "Autoshrink",
        "fontDescription": "Font", "textColor": "Color", "backgroundColor": "Background", "tintColor": "Tint",
        "contentMode": "Content Mode", "clipsSubviews": "Clips to Bounds", "hidden": "Hidden",
        "alpha": "Alpha",
        "userInteractionEnabled": "User Interaction Enabled", "multipleTouchEnabled": "Multiple Touch",
        "opaque": "Opaque", "tag": "Tag", "customClass": "Class", "customModule": "Module",
        "customModuleProvider": "Inherit Module From Target", "storyboardIdentifier": "Storyboard ID",
        "restorationIdentifier": "Restoration ID", "userLabel": "Label", "reuseIdentifier": "Identifier",
        "identifier": "Identifier", "constant": "Constant", "multiplier": "Multiplier",
        "priority": "Priority",
        "axis": "Axis", "distribution": "Distribution", "alignment": "Alignment", "spacing": "Spacing",
        "placeholder": "Placeholder", "borderStyle": "Border Style", "image": "Image",
        "selectionStyle": "Selection", "accessoryType": "Accessory", "rowHeight": "Row Height",
        "separatorStyle": "Separator", "style": "Style", "dataMode": "Content", "kind": "Kind",
        "initialViewController": "Is Initial View Controller", "useSafeAreas": "Use Safe Area Layout Guides",
        "useAutolayout": "Use Auto Layout", "useTraitCollections": "Use Trait Variations",
        "launchScreen": "Use as Launch Screen", "destination": "Destination", "selector": "Action",
        "horizontalHuggingPriority": "Horizontal Content Hugging Priority",
        "verticalHuggingPriority": "Vertical Content Hugging Priority",
        "horizontalCompressionResistancePriority": "Horizontal Content Compression Resistance Priority",
        "verticalCompressionResistancePriority": "Vertical Content Compression Resistance Priority",
        "autoresizingMask": "Autoresizing", "frame": "Frame", "shadowColor": "Shadow",
        "highlightedColor": "Highlighted Color", "titleColor": "Text Color", "normal": "Default",
        "translatesAutoresizingMaskIntoConstraints": "Translates Mask Into Constraints",
        "placeholderIntrinsicWidth": "Intrinsic Size Width",
        "placeholderIntrinsicHeight": "Intrinsic Size Height",
        "contentHorizontalAlignment": "Horizontal Alignment",
        "contentVerticalAlignment": "Vertical Alignment",
        "modalPresentationStyle": "Presentation", "modalTransitionStyle": "Transition",
        "layoutMargins": "Layout Margins", "preservesSuperviewLayoutMargins": "Preserve Superview Margins",
        "insetsLayoutMarginsFromSafeArea": "Safe Area Relative Margins", "sceneMemberID": "Scene Member",
    ]

    /// Returns Xcode's name of an attribute or key; an unknown name is split into words.
    static func name(_ key: String) -> String {
        if let name = known[key] { return name }
        var result = ""
        for character in key {
            if character.isUppercase, let last = result.last, !last.isUppercase, last != " " { result += " " }
            result += result.isEmpty ? character.uppercased() : String(character)
        }
        return result
    }
}
