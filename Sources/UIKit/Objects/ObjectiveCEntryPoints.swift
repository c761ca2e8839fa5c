// Functions of the Objective-C runtime that the compiler calls in code for blocks, on Linux too. Without them a program
// with such code cannot be linked.

/// Passes the result of a block to its caller, which receives it from the function below. There are no autorelease pools:
/// the caller owns the result.
@c(objc_autoreleaseReturnValue)
public func _returnedFromBlock(_ object: UnsafeRawPointer?) -> UnsafeRawPointer? { object }

/// Receives the result of a block.
@c(objc_retainAutoreleasedReturnValue)
public func _resultOfBlock(_ object: UnsafeRawPointer?) -> UnsafeRawPointer? { object }
