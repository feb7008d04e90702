/** What came of the last vote to leave or to fight: each battle and jump large, with its dice as they fell. */
import type { JSX } from 'preact';
import { named } from '../../text/people.ts';
import type { Turn } from '../../text/turns.ts';
import type { View } from '../../view/index.ts';
import { Tones } from './Account.tsx';
import { Thrown } from './Odds.tsx';
import './told.css';

export function Told({ view, turns }: { view: View; turns: readonly Turn[] }): JSX.Element | undefined {
  if (turns.length === 0) return undefined;
  return (
    <ol class="xd-told" data-part="told">
      {turns.map(({ title, outcome, test, changes, lines }, at) => (
        <li key={at} data-outcome={outcome}>
          <h3 class="xd-title">{named(title, view)}</h3>
          <Thrown test={test} people={view.people} />
          <p>
            <Tones pieces={changes} /> {named(lines.join(' '), view)}
          </p>
        </li>
      ))}
    </ol>
  );
}
