/** XD-10.2 The votes for a faction: a pile for every order, with who laid how much on it. */
import type { JSX } from 'preact';
import type { FactionId } from '../../content/factions.ts';
import { weightOf } from '../../outlook/odds.ts';
import { outvoted, writersOf } from '../../outlook/slips.ts';
import { order } from '../../text/names.ts';
import { TALLY_WORDS } from '../../text/stage.ts';
import { SHORT } from '../../text/table.ts';
import type { View } from '../../view/index.ts';
import { Emblem } from './Emblem.tsx';
import './piles.css';

export function Piles({ view, faction }: { view: View; faction: FactionId }): JSX.Element {
  const won = view.resolved[faction];
  return (
    <span class="xd-piles">
      {(view.tally[faction] ?? []).map(({ order: key, total }) => (
        <span
          key={key}
          class="xd-pile"
          data-won={key === won ? '' : undefined}
          title={order(key, view.people)}
        >
          <b class="o-number">{key === won ? TALLY_WORDS.votes(total) : total}</b>
          {key === won ? undefined : order(key, view.people)}
          {writersOf(view, faction, key).map((writer) => (
            <span
              key={writer}
              class={`xd-pile__writer xd-of-${writer}${writer === view.faction ? ' xd-mine' : ''}`}
            >
              <Emblem of={writer} size={12} title={SHORT[writer]} />
              {weightOf(view, writer, faction)}
            </span>
          ))}
          {key === outvoted(view, faction) ? <em class="xd-bad">{TALLY_WORDS.outvoted}</em> : undefined}
        </span>
      ))}
    </span>
  );
}
