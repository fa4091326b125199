#pragma once
// Swift's Glibc module leaves this header out.
#include <getopt.h>
