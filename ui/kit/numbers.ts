/** The numbers of a table: what an action would change of them. */

export interface Counted<V> {
  readonly name: string;
  /** Whether more of it is good. */
  readonly good: boolean;
  of(view: V): number;
}

export const counted = <V>(name: string, of: (view: V) => number, good = true): Counted<V> => ({
  name,
  good,
  of,
});

/** One number that would change; several values where luck decides. */
export interface Change {
  readonly name: string;
  readonly good: boolean;
  readonly from: number;
  readonly min: number;
  readonly max: number;
}

export function changesOf<V>(numbers: readonly Counted<V>[], now: V, then: readonly V[]): Change[] {
  return numbers.flatMap(({ name, good, of }) => {
    const from = of(now);
    const values = then.map(of);
    if (values.every((value) => value === from)) return [];
    return [{ name, from, min: Math.min(...values), max: Math.max(...values), good }];
  });
}

export function changeLine({ name, from, min, max, good }: Change): { tone: string; text: string } {
  const to = min === max ? min : `${min}–${max}`;
  return { tone: min + max > from * 2 === good ? 'good' : 'warn', text: `${name} ${from} → ${to}` };
}
