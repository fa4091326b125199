#pragma once
#include <cairo.h>
#include "pango.h"
