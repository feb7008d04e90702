/** The same few actions are offered again and again: each list of them is made once and then looked up. */

/** The list of every set of these, a bit for each. */
export function listsOf<T>(all: readonly T[]): (bits: number) => readonly T[] {
  const lists: (readonly T[] | undefined)[] = Array.from({ length: 2 ** all.length }, () => undefined);
  return (bits) => {
    let list = lists[bits];
    if (list === undefined) {
      list = chosen(all, bits);
      lists[bits] = list;
    }
    return list;
  };
}

/** Not written inside: a closure over the bits would be made at every look-up. */
function chosen<T>(all: readonly T[], bits: number): readonly T[] {
  return all.filter((_, i) => ((bits >> i) & 1) === 1);
}

/** Something made of each key when it is first asked for. */
export function memo<K, V>(make: (key: K) => V): (key: K) => V {
  const made = new Map<K, V>();
  return (key) => {
    let value = made.get(key);
    if (value === undefined) {
      value = make(key);
      made.set(key, value);
    }
    return value;
  };
}
