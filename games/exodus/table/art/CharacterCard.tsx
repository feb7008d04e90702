/** The character sheet of a leader: colour only. */
import type { JSX } from 'preact';
import { Pairs } from '#ui/kit/Pairs.tsx';
import { leaderName, leaderTitle } from '../../text/colour.ts';
import { characterFacts } from '../../text/houseFacts.ts';
import { FACTION_WORDS } from '../../text/names.ts';
import type { SeenHouse } from '../../view/house.ts';
import { Portrait } from './Portrait.tsx';

type Character = Pick<SeenHouse, 'faction' | 'leader' | 'office'>;

export function CharacterCard({ faction, leader, office }: Character): JSX.Element {
  return (
    <section class="xd-character">
      <Portrait leader={leader} of={faction} size={96} />
      <div>
        <p class="o-eyebrow">{office ? FACTION_WORDS[faction].office : leaderTitle(leader, faction)}</p>
        <h3>{leaderName(leader)}</h3>
        <Pairs pairs={characterFacts(leader, faction)} />
      </div>
    </section>
  );
}
