/** A fact of a faction, with how many of each it counts. */
import type { JSX } from 'preact';
import type { Pair } from '#ui/kit/Pairs.tsx';
import type { Fact } from '../../text/houseFacts.ts';
import { SHEET_WORDS, SHORT } from '../../text/table.ts';
import { Emblem } from './Emblem.tsx';

export const drawnFact = ([name, said, list]: Fact): Pair => [
  name,
  list ? <Counts list={list} more={said} /> : said,
];

function Counts({ list, more }: { list: NonNullable<Fact[2]>; more: string }): JSX.Element {
  return (
    <span class="xd-counts">
      {list.length === 0 ? <span class="o-muted">{SHEET_WORDS.nobody}</span> : undefined}
      {list.map(({ who, count }) => (
        <span key={who}>
          <Emblem of={who} size={14} title={SHORT[who]} /> {count}
        </span>
      ))}
      {more}
    </span>
  );
}
