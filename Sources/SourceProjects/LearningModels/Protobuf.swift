/// The wire format of Protocol Buffers: fields with numbers, whose meaning the reader knows.
enum Protobuf {
    struct Field {
        let number: Int
        /// The number of a field with one.
        var value: UInt64 = 0
        /// The content of a field with text, bytes or fields of its own.
        var bytes: ArraySlice<UInt8>?
    }

    /// Returns the fields of a message, up to the first one that is damaged or not complete.
    static func fields(of message: ArraySlice<UInt8>) -> [Field] {
        var (rest, fields) = (message, [Field]())
        while !rest.isEmpty, let field = field(&rest) { fields.append(field) }
        return fields
    }

    private static func field(_ rest: inout ArraySlice<UInt8>) -> Field? {
        guard let tag = number(&rest), let number = Int(exactly: tag >> 3), number > 0 else { return nil }
        switch tag & 7 {
        case 0: return self.number(&rest).map { Field(number: number, value: $0) }
        case 1: return skip(8, &rest).map { _ in Field(number: number) }
        case 2:
            guard let count = self.number(&rest).flatMap({ Int(exactly: $0) }), let bytes = skip(count, &rest)
            else { return nil }
            return Field(number: number, bytes: bytes)
        case 5: return skip(4, &rest).map { _ in Field(number: number) }
        default: return nil
        }
    }

    private static func skip(_ count: Int, _ rest: inout ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
        guard rest.count >= count else { return nil }
        defer { rest.removeFirst(count) }
        return rest.prefix(count)
    }

    /// Seven bits a byte, the low ones first.
    private static func number(_ rest: inout ArraySlice<UInt8>) -> UInt64? {
        var value: UInt64 = 0
        for shift in stride(from: UInt64(0), to: 64, by: 7) {
            guard let byte = rest.popFirst() else { return nil }
            value |= UInt64(byte & 0x7F) << shift
            if byte < 0x80 { return value }
        }
        return nil
    }
}
