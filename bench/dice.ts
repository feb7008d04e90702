/** One source of chance for everyone who is measured: an xorshift, a nanosecond a number. */
import type { Random } from '#engine';

export function dice(seed = 0x2545f491): Random {
  let x = seed;
  return {
    int(n) {
      x ^= x << 13;
      x ^= x >>> 17;
      x ^= x << 5;
      // Both sides as whole 32-bit numbers, or the remainder is worked out in floating point.
      return (x >>> 0) % (n >>> 0);
    },
  };
}
