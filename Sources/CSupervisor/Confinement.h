#ifndef CONFINEMENT_H
#define CONFINEMENT_H

#include "CSupervisor.h"

/// Confines this process and all that it starts, for good; `has_namespace` says whether its
/// processes are apart from all others, and counted so. Returns what the kernel refuses, as `SupervisorLacks…`.
///
/// Nothing but system calls.
int confine(const Confinement *confinement, int has_namespace);

#endif
