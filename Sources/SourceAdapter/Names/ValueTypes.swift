/// Types of Swift, Foundation and Core Graphics that are not classes: extensions of these have no Objective-C methods.
enum ValueTypes {
    static let names: Set = Set(
        """
        AnyHashable Array ArraySlice AttributedString BidirectionalCollection BinaryFloatingPoint BinaryInteger Bool CGAffineTransform \
        CGFloat CGPoint CGRect CGSize CGVector Calendar Character CharacterSet ClosedRange Collection Comparable ContiguousArray Data \
        Date DateComponents DateInterval Decimal Decodable Dictionary Double Encodable Equatable FixedWidthInteger Float FloatingPoint \
        Hashable Identifiable IndexPath IndexSet Int Int16 Int32 Int64 Int8 IteratorProtocol LazySequenceProtocol Locale Measurement \
        MutableCollection Notification Numeric Optional OptionSet RandomAccessCollection Range RangeReplaceableCollection \
        RawRepresentable Result Sequence Set SignedInteger SignedNumeric Strideable String StringProtocol Substring TimeZone UIEdgeInsets \
        UIOffset UInt UInt16 UInt32 UInt64 UInt8 URL URLComponents URLQueryItem URLRequest UUID UnsignedInteger
        """.split(whereSeparator: \.isWhitespace).map(String.init))
}
