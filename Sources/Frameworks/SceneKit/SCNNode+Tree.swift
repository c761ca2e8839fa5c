import Foundation
import UIKit
import simd

extension SCNNode {
    /// Adds a node before the child of an index; it leaves the node of which it was a child.
    func insert(_ child: SCNNode, at index: Int) {
        child.leaveParent()
        children.insert(child, at: min(max(index, 0), children.count))
        child.owner = self
    }

    func leaveParent() {
        owner?.children.removeAll { $0 === self }
        owner = nil
    }

    func replace(_ child: SCNNode, with other: SCNNode) {
        guard let index = children.firstIndex(where: { $0 === child }) else { return }
        child.leaveParent()
        insert(other, at: index)
    }

    /// Returns the first node of a name, a child before its own children.
    func find(_ name: String, _ isDeep: Bool) -> SCNNode? {
        for child in children {
            if child.name == name { return child }
            if isDeep, let found = child.find(name, true) { return found }
        }
        return nil
    }

    /// Calls the closure for all nodes below this one until it stops; returns whether it did.
    @discardableResult
    func visit(_ block: (SCNNode, UnsafeMutablePointer<ObjCBool>) -> Void) -> Bool {
        for child in children {
            var stop = ObjCBool(false)
            block(child, &stop)
            if stop.boolValue || child.visit(block) { return true }
        }
        return false
    }

    /// Returns a node with the same contents and copies of the children. Of a subclass it is the node itself, which is reported.
    func copied() -> SCNNode {
        guard type(of: self) == SCNNode.self else {
            Inert.use("SCNNode.clone() of \(type(of: self))")
            return self
        }
        let copy = SCNNode()
        (copy.name, copy.geometry, copy.light, copy.camera) = (name, geometry, light, camera)
        (copy.place, copy.simdPivot) = (place, simdPivot)
        (copy.isHidden, copy.opacity, copy.renderingOrder) = (isHidden, opacity, renderingOrder)
        (copy.castsShadow, copy.categoryBitMask) = (castsShadow, categoryBitMask)
        for child in children { copy.insert(child.copied(), at: copy.children.count) }
        return copy
    }
}

// MARK: Places in the world

extension SCNNode {
    var world: float4x4 {
        get { (owner?.world ?? matrix_identity_float4x4) * place.matrix }
        set { place = NodePlace((owner?.world ?? matrix_identity_float4x4).inverse * newValue) }
    }

    func convert(_ point: SIMD3<Float>, to node: SCNNode?, isVector: Bool = false) -> SIMD3<Float> {
        let inWorld = world * SIMD4(point.x, point.y, point.z, isVector ? 0 : 1)
        let converted = (node?.world.inverse ?? matrix_identity_float4x4) * inWorld
        return SIMD3(converted.x, converted.y, converted.z)
    }

    func convert(_ point: SIMD3<Float>, from node: SCNNode?, isVector: Bool = false) -> SIMD3<Float> {
        let point = SIMD4(point.x, point.y, point.z, isVector ? 0 : 1)
        let inWorld = (node?.world ?? matrix_identity_float4x4) * point
        let converted = world.inverse * inWorld
        return SIMD3(converted.x, converted.y, converted.z)
    }

    func convert(_ transform: float4x4, to node: SCNNode?) -> float4x4 {
        (node?.world.inverse ?? matrix_identity_float4x4) * world * transform
    }

    func convert(_ transform: float4x4, from node: SCNNode?) -> float4x4 {
        world.inverse * (node?.world ?? matrix_identity_float4x4) * transform
    }

    var worldPlace: NodePlace {
        get { NodePlace(world) }
        set { world = newValue.matrix }
    }

    /// Turns the node so that its front, -z, points to a place in the world and its y axis up.
    func turn(to target: SIMD3<Float>, up: SIMD3<Float> = SIMD3(0, 1, 0)) {
        var place = worldPlace
        let way = target - place.position
        guard (way * way).sum() > 0 else { return }
        let front = normalize(way)
        var right = cross(front, up)
        if (right * right).sum() < 1e-12 { right = cross(front, SIMD3(0, 0, 1)) }
        right = normalize(right)
        place.orientation = simd_quatf(float3x3(right, cross(right, front), -front)).normalized
        worldPlace = place
    }
}
