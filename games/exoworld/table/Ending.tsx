/** The end of the colony's first year, or of the colony: its horizon, and the four productions. */

import type { ComponentProps, JSX } from 'preact';
import type { Drawing } from '#ui/kit/End.tsx';
import { RESOURCES } from '../content/resources.ts';
import type { Exoworld } from '../state.ts';
import { evenly, RESOURCE_WORDS } from '../text/nouns.ts';
import { PLANET_WORDS } from '../text/planets.ts';
import { ENDING_WORDS } from '../text/tableEvent.ts';
import { ResourceMark } from './art/ResourceMark.tsx';
import { Horizon, World } from './art/World.tsx';
import './colours.css';
import './ending.css';

type EndingProps = ComponentProps<Drawing<Exoworld>>;

export function Ending({ view }: EndingProps): JSX.Element {
  const won = view.outcome !== undefined && view.outcome.winners.length > 0;
  return (
    <div class={`xw-ending__scene xw-ending__scene--${won ? 'won' : 'lost'}`}>
      <Horizon id={view.scenario} class="xw-ending__sky" size={undefined} />
      <World id={view.scenario} class="xw-ending__world" size={96} />
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
