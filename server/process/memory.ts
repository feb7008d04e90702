/**
 * How much garbage may pile up. On a machine with a lot of memory V8 lets the heap grow to four times what is alive before
 * it collects, the more the faster it is filled: a busy server would take a gigabyte for what fits into a hundred
 * megabytes. Here the heap, that of the threads too, grows to twice what is alive, however busy the server is.
 */
import { setFlagsFromString } from 'node:v8';

/** By how much, as a percentage of what is alive. */
const GARBAGE = 100;

export function boundGarbage(): void {
  setFlagsFromString(`--heap-growing-percent=${GARBAGE}`);
}
