// The root class; its members are declared in Swift.

__attribute__((objc_root_class))
@interface NSObject
- (nonnull instancetype)init;
@end
