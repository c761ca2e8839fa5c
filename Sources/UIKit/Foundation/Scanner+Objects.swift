import Foundation

// Apple's former methods return strings as objects; those of Foundation for Linux return values.
extension Scanner {
    /// Scans up to a string; returns whether there were characters before it.
    @discardableResult
    public func scanUpTo(_ string: String, into result: inout NSString?) -> Bool {
        keep(scanUpToString(string), in: &result)
    }

    /// Scans a string; returns whether it was there.
    @discardableResult
    public func scanString(_ string: String, into result: inout NSString?) -> Bool {
        keep(scanString(string), in: &result)
    }

    /// Scans characters of a set; returns whether there were any.
    @discardableResult
    public func scanCharacters(from set: CharacterSet, into result: inout NSString?) -> Bool {
        keep(scanCharacters(from: set), in: &result)
    }

    /// Scans up to a character of a set; returns whether there were characters before it.
    @discardableResult
    public func scanUpToCharacters(from set: CharacterSet, into result: inout NSString?) -> Bool {
        keep(scanUpToCharacters(from: set), in: &result)
    }

    private func keep(_ text: String?, in result: inout NSString?) -> Bool {
        if let text { result = text as NSString }
        return text != nil
    }
}
