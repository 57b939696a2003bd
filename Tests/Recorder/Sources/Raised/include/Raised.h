#import <Foundation/Foundation.h>

/// The exception that ends `body`, or nil.
NSException *_Nullable RaisedException(void (NS_NOESCAPE ^_Nonnull body)(void));
