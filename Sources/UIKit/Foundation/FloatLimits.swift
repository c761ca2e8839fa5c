import Foundation

// The limits of `CGFloat` by their C names, which Foundation on Linux has made unavailable.

public let CGFLOAT_MAX = CGFloat.greatestFiniteMagnitude
public let CGFLOAT_MIN = CGFloat.leastNormalMagnitude
public let CGFLOAT_EPSILON = CGFloat.ulpOfOne
