#import <UIKit/UIKit.h>
#define LIMIT (1 << 4) // bits
#define NAME @"name"
NS_ASSUME_NONNULL_BEGIN
@class Boat;
typedef NS_ENUM(NSInteger, Wind) { WindCalm, WindStrong = LIMIT, WindStorm NS_SWIFT_NAME(storm) };
typedef NS_OPTIONS(NSUInteger, Sails) { SailsMain = 1 << 0, SailsJib = 1 << 1 };
typedef void (^Landing)(Boat *_Nullable boat, NSError *_Nullable error);
typedef struct { double x, y; int counts[3]; } Place;
extern NSString *const BoatDidLandNotification;
static inline double lengthOf(Place place) { return place.x; }
@protocol BoatDelegate <NSObject>
@optional
- (BOOL)boat:(Boat *)boat shouldLandAt:(Place)place error:(NSError **)error;
@end
@interface Boat : UIView <BoatDelegate, NSCoding>
@property (nonatomic, copy, readonly, nullable, getter=isFast) NSArray<NSDictionary<NSString *, id> *> *names;
@property (class, nonatomic) Wind wind;
- (instancetype)initWithFrame:(CGRect)frame names:(nullable NSArray *)names NS_DESIGNATED_INITIALIZER;
+ (nullable Boat *)boatNamed:(NSString *)name completion:(Landing)completion __attribute__((deprecated("old")));
@end
@interface Boat (Sailing)
- (void)sail;
@end
NS_ASSUME_NONNULL_END
