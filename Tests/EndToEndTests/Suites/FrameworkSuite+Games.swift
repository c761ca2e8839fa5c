extension FrameworkSuite {
    /// Tests of states, entities and vectors of games.
    static let games = """
        import GameplayKit
        import XCTest
        import simd

        private final class Idle: GKState {}
        private final class Running: GKState {
            var time = 0.0
            override func isValidNextState(_ stateClass: AnyClass) -> Bool { stateClass is Idle.Type }
            override func update(deltaTime seconds: TimeInterval) { time += seconds }
        }
        private final class Health: GKComponent {
            var points = 3
            override func update(deltaTime seconds: TimeInterval) { points -= 1 }
        }

        final class GameTests: XCTestCase {
            func testMachinesEnterPermittedStates() {
                let machine = GKStateMachine(states: [Idle(), Running()])
                XCTAssertTrue(machine.enter(Running.self))
                XCTAssertFalse(machine.enter(Running.self))
                machine.update(deltaTime: 0.5)
                XCTAssertEqual(machine.state(forClass: Running.self)?.time, 0.5)
                XCTAssertTrue(machine.enter(Idle.self))
                XCTAssertTrue(machine.currentState is Idle)
            }
            func testEntitiesHaveComponents() {
                let entity = GKEntity()
                entity.addComponent(Health())
                let system = GKComponentSystem<Health>(componentClass: Health.self)
                system.addComponent(foundIn: entity)
                system.update(deltaTime: 1)
                entity.update(deltaTime: 1)
                XCTAssertEqual(entity.component(ofType: Health.self)?.points, 1)
                XCTAssertTrue(system[0].entity === entity)
                entity.removeComponent(ofType: Health.self)
                XCTAssertNil(entity.component(ofType: Health.self))
            }
            func testVectorsAreMadeOfOthers() {
                XCTAssertEqual(simd_make_float3(simd_float2(1, 2), 3), simd_float3(1, 2, 3))
                XCTAssertEqual(simd_make_float4(simd_float3(1, 2, 3), 4), simd_float4(1, 2, 3, 4))
                XCTAssertTrue(simd_any(simd_int3(0, -1, 0)))
                XCTAssertFalse(simd_all(simd_int3(0, -1, 0)))
            }
        }
        """
}
