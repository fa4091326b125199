#pragma once
#include <stddef.h>
#include <stdint.h>

// Fills a buffer with numbers that look random.
void arc4random_buf(void *buffer, size_t count);

// Tells the page how far training has come.
__attribute__((import_module("theremin"), import_name("progress")))
void theremin_progress(int epoch, int epochs, float loss, float accuracy);
