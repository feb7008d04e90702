/** Did you mean …? */

/** The name that was most likely meant; undefined when none is near. */
export function nearest(word: string, names: readonly string[]): string | undefined {
  const typed = word.slice(0, 60).toLowerCase();
  let best: string | undefined;
  let least = Math.max(1, Math.floor(typed.length / 3)) + 1;
  for (const name of names) {
    const far = name.startsWith(typed) && typed.length > 1 ? 0 : distance(typed, name.toLowerCase());
    if (far < least) {
      least = far;
      best = name;
    }
  }
  return best;
}

/** How many letters must be changed, added, dropped or swapped with their neighbour. */
function distance(a: string, b: string): number {
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      let least = Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        least = Math.min(least, (before[j - 2] ?? 0) + 1);
      }
      next.push(least);
    }
    before = row;
    row = next;
  }
  return row[b.length] ?? 0;
}
