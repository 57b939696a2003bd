// Swift Testing has an overlay of this name for files that import both `Testing` and `UIKit`.
// The compiler looks for it wherever a module `UIKit` exists; an empty one is enough.
