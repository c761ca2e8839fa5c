import QuartzCore

extension CAAnimation: SCNAnimationProtocol {}
