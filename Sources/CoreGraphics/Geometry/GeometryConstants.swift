import Foundation

// The names of C's constants, which Swift's properties replace.

/// The origin of coordinates.
public let CGPointZero = CGPoint.zero
/// An empty size.
public let CGSizeZero = CGSize.zero
/// An empty rectangle at the origin.
public let CGRectZero = CGRect.zero
/// The rectangle that is the intersection of rectangles without a common point.
public let CGRectNull = CGRect.null
/// The rectangle that contains all others.
public let CGRectInfinite = CGRect.infinite
/// The transform that changes nothing.
public let CGAffineTransformIdentity = CGAffineTransform.identity
