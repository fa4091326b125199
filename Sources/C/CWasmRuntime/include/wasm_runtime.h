#pragma once
#include <stddef.h>

// Fills a buffer with numbers that look random.
void arc4random_buf(void *buffer, size_t count);
