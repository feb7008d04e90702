/** What a finished match brought, in one quiet line: rungs, achievements, a best. */
import { StarIcon } from '#ui/art/icons.tsx';
import type { Gains } from '../match/result.ts';
import { records } from '../text/records.ts';
import '../styles/gained.css';

export function Gained({ gains }: { gains: Gains | undefined }) {
  if (gains === undefined) return undefined;
  const { gains: words } = records;
  const lines = [
    ...(gains.best ? [words.best] : []),
    ...gains.rungs.map(words.rung),
    ...gains.deeds.map(words.deed),
  ];
  if (lines.length === 0) return undefined;
  return (
    <ul class="gained">
      {lines.map((line) => (
        <li key={line}>
          <StarIcon /> {line}
        </li>
      ))}
    </ul>
  );
}
