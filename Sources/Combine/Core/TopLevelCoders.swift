/// A type that decodes whole values from its input, as `JSONDecoder` does from data.
public protocol TopLevelDecoder<Input> {
    /// The kind of input.
    associatedtype Input
    /// Decodes a value.
    func decode<T: Decodable>(_ type: T.Type, from: Input) throws -> T
}

/// A type that encodes whole values, as `JSONEncoder` does to data.
public protocol TopLevelEncoder<Output> {
    /// The kind of output.
    associatedtype Output
    /// Encodes a value.
    func encode<T: Encodable>(_ value: T) throws -> Output
}
