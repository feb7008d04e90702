/** Which planet this is, and what its air, ground and light are like. Pressed, it tells more. */
import type { JSX } from 'preact';
import { AMBIENTS } from '../content/resources.ts';
import { SCENARIOS } from '../content/scenarios.ts';
import { AMBIENT_WORDS } from '../text/nouns.ts';
import { PLANET_WORDS } from '../text/planets.ts';
import { notesOf, TABLE_WORDS } from '../text/table.ts';
import { World } from './art/World.tsx';
import { useTheDesk } from './desk.ts';
import { SpotButton } from './SpotButton.tsx';

export function Planet(): JSX.Element {
  const { view } = useTheDesk();
  const { stars } = SCENARIOS[view.scenario];
  const { name } = PLANET_WORDS[view.scenario];
  const values = AMBIENTS.map((ambient) => `${AMBIENT_WORDS[ambient]} ${view.ambience[ambient]}`).join(', ');
  return (
    <div class="xw-planet">
      <SpotButton
        spot="planet"
        class="xw-planet__button"
        label={`${name}. ${TABLE_WORDS.stars(stars)}. ${values}`}
        part="planet"
      >
        <World id={view.scenario} size={30} />
        <span class="xw-planet__name">
          {name} <span class="xw-planet__stars">{'★'.repeat(stars)}</span>
        </span>
        <span class="xw-ambients">
          {AMBIENTS.map((ambient) => (
            <span key={ambient} class={`xw-ambient xw-ambient--${view.ambience[ambient]}`}>
              {AMBIENT_WORDS[ambient]} <b class="o-number">{view.ambience[ambient]}</b>
            </span>
          ))}
        </span>
      </SpotButton>
      {notesOf(view).map((note) => (
        <span key={note} class="xw-note">
          {note}
        </span>
      ))}
    </div>
  );
}
