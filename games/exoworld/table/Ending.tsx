/** The end of the colony's first year, or of the colony: what saved it, or what doomed it. */

import type { ComponentProps, JSX } from 'preact';
import type { GameTable } from '#ui/table.ts';
import { RESOURCES } from '../content/resources.ts';
import { EFFECTS } from '../content/scenarios.ts';
import type { Exoworld } from '../state.ts';
import { MODULE_WORDS } from '../text/modules.ts';
import { PLANET_WORDS } from '../text/planets.ts';
import { evenly } from '../text/table.ts';
import { ENDING_WORDS } from '../text/tableEvent.ts';
import { RESOURCE_WORDS } from '../text/terms.ts';
import type { View } from '../view.ts';
import { ResourceMark } from './art/ResourceMark.tsx';
import { Horizon, World } from './art/World.tsx';
import './colours.css';
import './ending.css';

type EndingProps = ComponentProps<GameTable<Exoworld>['Ending']>;

export function Ending({ game, view, seat }: EndingProps): JSX.Element | undefined {
  const { outcome } = view;
  if (outcome === undefined) return undefined;
  const won = outcome.winners.length > 0;
  const { title, detail } = game.words.outcome(outcome, seat);
  const facts = [
    [ENDING_WORDS.turn, view.turn],
    [ENDING_WORDS.modules, view.base.length - 1],
    [ENDING_WORDS.events, view.eventDiscards.length],
    [ENDING_WORDS.emergency, view.emergency],
  ] as const;
  return (
    <section class={`xw-ending xw-ending--${won ? 'won' : 'lost'}`} data-game="exoworld">
      <div class="xw-ending__scene" aria-hidden="true">
        <Horizon id={view.scenario} class="xw-ending__sky" size={undefined} />
        <World id={view.scenario} class="xw-ending__world" size={96} />
      </div>
      <p class="o-eyebrow">
        {won ? ENDING_WORDS.won : ENDING_WORDS.lost} · {PLANET_WORDS[view.scenario].name}
      </p>
      <h2 class="xw-ending__title">{title}</h2>
      <p>{detail}</p>
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
      <dl class="xw-ending__facts o-number">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {(won ? saviours(view) : dooms(view)).map((line) => (
        <p key={line} class="xw-ending__why">
          {line}
        </p>
      ))}
    </section>
  );
}

/** The modules that raised most, in the order of what they gave. */
function saviours(view: View): string[] {
  const working = view.base.flatMap(({ card, working: works }) => (card !== 'home' && works ? [card] : []));
  const gain = (card: (typeof working)[number]): number =>
    EFFECTS[view.scenario][card].reduce((sum, change) => sum + Math.max(0, change), 0);
  const names = [...new Set(working.sort((a, b) => gain(b) - gain(a)))]
    .slice(0, 4)
    .map((card) => MODULE_WORDS[card].name);
  return [names.length > 0 ? ENDING_WORDS.saved(names) : ENDING_WORDS.savedByNothing];
}

function dooms(view: View): string[] {
  const short = RESOURCES.filter((_, r) => (view.gauges[r]?.sum ?? 0) < 0);
  const missing = view.gauges.reduce((sum, gauge) => sum + Math.max(0, -gauge.sum), 0);
  const tokens = view.base.reduce((sum, place) => sum + place.tokens.length, 0);
  const idle = view.base.flatMap(({ card, working }) =>
    card !== 'home' && !working ? [MODULE_WORDS[card].name] : [],
  );
  return [
    ENDING_WORDS.doomed(short.map((resource) => RESOURCE_WORDS[resource].name)),
    ENDING_WORDS.close(missing),
    ...(idle.length > 0 ? [ENDING_WORDS.broken(idle)] : []),
    ...(tokens > 0 ? [ENDING_WORDS.tokens(tokens)] : []),
  ];
}
