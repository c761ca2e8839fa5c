/// The name of a layout, as `nibName` is the name of a nib: a case of an enumeration with strings as raw values.
///
/// The raw value is what archives and activities keep, so it stays the same from one version of an app to the next. All
/// cases are known, so that the error for a key which an archive has and the app has not can list them.
///
/// ```swift
/// enum Key: String, CodeInterfaceBuilderKey {
///     case whole = "map.whole"
///     case corner = "map.corner"
/// }
/// ```
public typealias CodeInterfaceBuilderKey = CaseIterable & RawRepresentable
