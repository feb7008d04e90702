/** The end of the colony's first year, or of the colony: its horizon, and the four productions. */

import type { ComponentProps, JSX } from 'preact';
import type { Drawing } from '#ui/kit/End.tsx';
import { MODULES } from '../content/modules.ts';
import { RESOURCES } from '../content/resources.ts';
import type { Exoworld } from '../state.ts';
import { evenly, RESOURCE_WORDS } from '../text/nouns.ts';
import { PLANET_WORDS } from '../text/planets.ts';
import { ENDING_WORDS } from '../text/tableEvent.ts';
import { Building } from './art/Building.tsx';
import { ResourceMark } from './art/ResourceMark.tsx';
import { Ground } from './art/World.tsx';
import './colours.css';
import './ending.css';

type EndingProps = ComponentProps<Drawing<Exoworld>>;

export function Ending({ view }: EndingProps): JSX.Element {
  const won = view.outcome !== undefined && view.outcome.winners.length > 0;
  return (
    <div class={`xw-ending__scene xw-ending__scene--${won ? 'won' : 'lost'}`}>
      <Ground id={view.scenario} class="xw-ending__sky" size={undefined} />
      <span class="xw-ending__base">
        {[...view.base]
          .sort((a, b) => a.x - b.x || a.y - b.y)
          .map((place, i) => (
            <span
              key={place.place}
              class={`xw-ending__place xw-${place.card === 'home' ? 'home' : MODULES[place.card].colour}`}
              style={{ '--i': i }}
            >
              <Building place={place} />
            </span>
          ))}
      </span>
      <span class="visually-hidden">{PLANET_WORDS[view.scenario].name}</span>
    </div>
  );
}

export function Score({ view }: EndingProps): JSX.Element {
  return (
    <ul class="xw-ending__gauges" aria-label={ENDING_WORDS.productions}>
      {RESOURCES.map((resource, r) => (
        <li key={resource} class={`xw-${resource}`}>
          <ResourceMark id={resource} size={22} />
          <b class="o-number">{evenly(view.gauges[r]?.sum ?? 0)}</b>
          <span class="o-number">{view.gauges[r]?.supply}</span>
          <span class="visually-hidden">{RESOURCE_WORDS[resource].name}</span>
        </li>
      ))}
    </ul>
  );
}
