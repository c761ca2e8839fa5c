import Foundation

/// The limits that a model sets for the values of an attribute.
struct ValueLimits {
    /// The least and the greatest number, or time since 2001 in seconds.
    var (least, greatest): (Double?, Double?)
    /// The least and the greatest number of characters.
    var (shortest, longest): (Int?, Int?)
    var pattern: String?

    /// Returns the code of the error of a value; nil if it is within the limits.
    func code(for value: Any) -> Int? {
        switch value {
        case let text as String: code(for: text)
        case let text as NSString: code(for: text as String)
        case let date as Date:
            code(
                for: date.timeIntervalSinceReferenceDate, NSValidationDateTooSoonError,
                NSValidationDateTooLateError)
        default:
            ManagedValue.number(value).flatMap {
                code(for: $0, NSValidationNumberTooSmallError, NSValidationNumberTooLargeError)
            }
        }
    }

    private func code(for number: Double, _ small: Int, _ large: Int) -> Int? {
        if let least, number < least { return small }
        if let greatest, number > greatest { return large }
        return nil
    }

    private func code(for text: String) -> Int? {
        let length = (text as NSString).length
        if let shortest, length < shortest { return NSValidationStringTooShortError }
        if let longest, length > longest { return NSValidationStringTooLongError }
        guard let pattern else { return nil }
        let whole = NSRange(location: 0, length: length)
        let match = (try? NSRegularExpression(pattern: "^(?:\(pattern))$"))?.firstMatch(
            in: text, range: whole)
        return match == nil ? NSValidationStringPatternMatchingError : nil
    }
}

/// The validation of an object's values before it is saved.
enum ManagedValidation {
    /// Throws the error of the object's values; one with several errors if there are several.
    static func check(_ object: NSManagedObject) throws {
        let properties = object.entity.propertiesByName.values.sorted { $0.name < $1.name }
        try throwAll(properties.compactMap { error(of: $0, in: object) })
    }

    /// Throws an error of several, or the only one.
    static func throwAll(_ errors: [any Error]) throws {
        guard let first = errors.first else { return }
        guard errors.count > 1 else { throw first }
        let all = errors.flatMap { (($0 as NSError).userInfo[NSDetailedErrorsKey] as? [any Error]) ?? [$0] }
        throw CocoaError(
            CocoaError.Code(rawValue: NSValidationMultipleErrorsError),
            userInfo: [
                NSLocalizedDescriptionKey: "Multiple validation errors occurred.", NSDetailedErrorsKey: all,
            ])
    }

    private static func error(of property: NSPropertyDescription, in object: NSManagedObject) -> (any Error)?
    {
        guard !property.isTransient, let code = code(of: property, object.values[property.name]) else {
            return nil
        }
        var info: [String: Any] = [
            NSLocalizedDescriptionKey:
                "\(property.name) of \(object.entity.name ?? "an object") is not valid.",
            NSValidationKeyErrorKey: property.name, NSValidationObjectErrorKey: object,
        ]
        info[NSValidationValueErrorKey] = object.values[property.name]
        return CocoaError(CocoaError.Code(rawValue: code), userInfo: info)
    }

    private static func code(of property: NSPropertyDescription, _ value: Any?) -> Int? {
        if let relationship = property as? NSRelationshipDescription, relationship.isToMany {
            return code(of: relationship, count: ManagedValue.objects(value).count)
        }
        guard let value else { return property.isOptional ? nil : NSValidationMissingMandatoryPropertyError }
        if let failed = property.validationPredicates.firstIndex(where: { !$0.evaluate(with: value) }) {
            let warnings = property.validationWarnings
            return warnings.indices.contains(failed)
                ? warnings[failed] as? Int ?? NSManagedObjectValidationError : NSManagedObjectValidationError
        }
        return (property as? NSAttributeDescription)?.limits.code(for: value)
    }

    private static func code(of relationship: NSRelationshipDescription, count: Int) -> Int? {
        if count == 0, relationship.isOptional { return nil }
        if count < relationship.minCount {
            return count == 0
                ? NSValidationMissingMandatoryPropertyError : NSValidationRelationshipLacksMinimumCountError
        }
        let isTooMany = relationship.maxCount > 0 && count > relationship.maxCount
        return isTooMany ? NSValidationRelationshipExceedsMaximumCountError : nil
    }
}

extension ManagedValue {
    /// Returns the number that a value is; nil for other values.
    static func number(_ value: Any) -> Double? {
        switch value {
        case let value as NSNumber: value.doubleValue
        case let value as any BinaryInteger: Double(Int64(clamping: value))
        case let value as Double: value
        case let value as Float: Double(value)
        default: nil
        }
    }
}
