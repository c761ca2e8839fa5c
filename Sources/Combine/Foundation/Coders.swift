import Foundation

extension JSONDecoder: TopLevelDecoder {
    /// Data is decoded.
    public typealias Input = Data
}

extension JSONEncoder: TopLevelEncoder {
    /// Values are encoded to data.
    public typealias Output = Data
}

extension PropertyListDecoder: TopLevelDecoder {
    /// Data is decoded.
    public typealias Input = Data
}

extension PropertyListEncoder: TopLevelEncoder {
    /// Values are encoded to data.
    public typealias Output = Data
}
