/** Who you are: a face in brass, whom you lead, by what you are judged, and what ends it all. */
import type { JSX } from 'preact';
import { TRAIT_WORDS } from '../../text/names.ts';
import { introduction } from '../../text/opening.ts';
import { named } from '../../text/people.ts';
import { TRAIT_SHORT } from '../../text/table.ts';
import type { View } from '../../view/index.ts';
import { Portrait } from './Portrait.tsx';
import './who.css';

const FATAL = ['faith', 'supply', 'women'] as const;

export function WhoYouAre({ view }: { view: View }): JSX.Element | undefined {
  const house = view.houses.find(({ faction }) => faction === view.faction);
  if (house === undefined) return undefined;
  const { faction, leader } = house;
  const [title, ...lines] = introduction(view, house);
  return (
    <header class={`xd-who xd-of-${faction}`}>
      <span class="xd-ringed">
        <Portrait leader={leader} of={faction} size={96} />
      </span>
      <div>
        <h2 class="xd-title">{title}</h2>
        {lines.map((line) => (
          <p key={line}>{named(line, view)}</p>
        ))}
        <p class="xd-fatal">
          {FATAL.map((trait) => (
            <span key={trait} class="xd-chip" data-bad="">
              {named(`${TRAIT_WORDS[trait]}: ${TRAIT_SHORT[trait]}`, view)}
            </span>
          ))}
        </p>
      </div>
    </header>
  );
}
