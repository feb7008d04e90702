/** What changed of what one has, between two views of the table. */
import { kit } from '../text.ts';

/** What is one's own or everyone's, by name. */
export type Holdings = Readonly<Record<string, string | number>>;

export interface Delta {
  readonly of: string;
  readonly from: string;
  readonly to: string;
}

/** What was so before and is otherwise now. */
export function deltas(before: Holdings, after: Holdings): Delta[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return names.flatMap((of) => {
    const from = shown(before[of]);
    const to = shown(after[of]);
    return from === to ? [] : [{ of, from, to }];
  });
}

function shown(value: string | number | undefined): string {
  if (value === undefined) return kit.none;
  return typeof value === 'number' && value < 0 ? `−${-value}` : String(value);
}

/** Several changes of one thing are one, and none where it is as it was. */
export function summed(all: readonly Delta[]): Delta[] {
  return [...new Set(all.map(({ of }) => of))]
    .map((of) => {
      const changes = all.filter((delta) => delta.of === of);
      return { of, from: changes[0]?.from ?? '', to: changes.at(-1)?.to ?? '' };
    })
    .filter(({ from, to }) => from !== to);
}
