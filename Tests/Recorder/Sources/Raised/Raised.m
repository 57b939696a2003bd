#import "Raised.h"

NSException *RaisedException(void (NS_NOESCAPE ^body)(void)) {
  @try {
    body();
  } @catch (NSException *exception) {
    return exception;
  }
  return nil;
}
