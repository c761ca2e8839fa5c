import Foundation

infix operator <- : AssignmentPrecedence
infix operator >>> : AssignmentPrecedence

/// Reads a property, which keeps its value without a fitting member, or writes it.
public func <- <T>(left: inout T, right: Map) {
    guard right.mappingType == .fromJSON else { return right.write(Reading.json(left)) }
    if right.isKeyPresent, let value = right.currentValue.flatMap({ Reading.value($0, as: T.self, right) }) {
        left = value
    }
}

/// Reads a property that may be missing, which a null empties, or writes it.
public func <- <T>(left: inout T?, right: Map) {
    guard right.mappingType == .fromJSON else { return right.write(left.flatMap { Reading.json($0) }) }
    if right.isKeyPresent { left = right.currentValue.flatMap { Reading.value($0, as: T.self, right) } }
}

/// Writes a constant.
public func >>> <T>(left: T, right: Map) {
    if right.mappingType == .toJSON { right.write(Reading.json(left)) }
}

// MARK: Transforms

public func <- <Transform: TransformType>(left: inout Transform.Object, right: (Map, Transform)) {
    let (map, transform) = right
    guard map.mappingType == .fromJSON else { return map.write(transform.transformToJSON(left)) }
    if map.isKeyPresent, let value = transform.transformFromJSON(map.currentValue) { left = value }
}

public func <- <Transform: TransformType>(left: inout Transform.Object?, right: (Map, Transform)) {
    let (map, transform) = right
    guard map.mappingType == .fromJSON else { return map.write(transform.transformToJSON(left)) }
    if map.isKeyPresent { left = transform.transformFromJSON(map.currentValue) }
}

public func <- <Transform: TransformType>(left: inout [Transform.Object], right: (Map, Transform)) {
    var list: [Transform.Object]? = left
    list <- right
    if let list { left = list }
}

public func <- <Transform: TransformType>(left: inout [Transform.Object]?, right: (Map, Transform)) {
    let (map, transform) = right
    guard map.mappingType == .fromJSON else {
        return map.write(left.map { $0.compactMap { transform.transformToJSON($0) } })
    }
    guard map.isKeyPresent else { return }
    left = (map.currentValue as? [Any]).map { $0.compactMap { transform.transformFromJSON($0) } }
}

public func >>> <Transform: TransformType>(left: Transform.Object?, right: (Map, Transform)) {
    if right.0.mappingType == .toJSON { right.0.write(right.1.transformToJSON(left)) }
}
