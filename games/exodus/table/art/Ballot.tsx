/** Whose slip or ballot it is, and a ballot that lies open. */
import type { JSX } from 'preact';
import type { FactionId } from '../../content/factions.ts';
import { houseIn } from '../../outlook/odds.ts';
import { speaksFor } from '../../text/ballots.ts';
import { Faction } from '../../text/names.ts';
import { named } from '../../text/people.ts';
import { stake } from '../../text/stakes.ts';
import { HOUSE_WORDS, SHORT } from '../../text/table.ts';
import type { View } from '../../view/index.ts';
import { Emblem } from './Emblem.tsx';

export function Name({ view, of }: { view: View; of: FactionId }): JSX.Element {
  return (
    <span class="xd-slip__who">
      <Emblem of={of} size={18} title={Faction(of)} />
      {of === view.faction ? <b class="xd-you">{HOUSE_WORDS.you}</b> : undefined} {SHORT[of]}
    </span>
  );
}

export function Ballot({ view, faction }: { view: View; faction: FactionId }): JSX.Element | undefined {
  const ballot = houseIn(view, faction)?.ballot;
  if (ballot === undefined) return undefined;
  return (
    <li class={`xd-slip xd-of-${faction}${faction === view.faction ? ' xd-mine' : ''}`}>
      <Name view={view} of={faction} />
      <b class="xd-slip__order xd-paper">{named(stake(ballot), view)}</b>
      <small>{named(speaksFor(view, ballot) ?? '', view)}</small>
    </li>
  );
}
