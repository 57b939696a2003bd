// A module of headers needs one file to compile.
#include "CZlib.h"
