/** The seven traits explained: what each threatens, who speaks with it, which orders roll it. */
import type { JSX } from 'preact';
import { FACTION, type Trait } from '../content/factions.ts';
import { ORDER_IDS, ORDERS, type Order } from '../content/orders.ts';
import { TRAIT_WORDS } from '../text/names.ts';
import { ORDER_WORDS } from '../text/orders.ts';
import { named } from '../text/people.ts';
import { STAGE_WORDS } from '../text/stage.ts';
import { GAUGE_WORDS, SHORT, TRAIT_THREAT } from '../text/table.ts';
import { Emblem } from './art/Emblem.tsx';
import { useTheDesk } from './desk.ts';
import { ORDER, toneOf } from './Gauges.tsx';

export function FleetSheet(): JSX.Element {
  const { view } = useTheDesk();
  return (
    <div class="xd-sheet">
      <ul class="xd-fleet">
        {ORDER.map((trait) => (
          <li key={trait} class={`xd-fleet__trait xd-fleet__trait--${toneOf(trait, view.traits[trait])}`}>
            <b class="xd-fleet__value o-number">{view.traits[trait]}</b>
            <div>
              <h3>{named(TRAIT_WORDS[trait], view)}</h3>
              <p>{named(TRAIT_THREAT[trait], view)}</p>
              <Voices trait={trait} />
              <p class="o-muted">
                {named(
                  testedBy(
                    trait,
                    view.houses.map(({ faction }) => faction),
                  ),
                  view,
                )}
              </p>
            </div>
          </li>
        ))}
      </ul>
      <p class="xd-credit">{STAGE_WORDS.credit}</p>
    </div>
  );
}

/** The factions that argue with a trait. */
function Voices({ trait }: { trait: Trait }): JSX.Element | undefined {
  const { view } = useTheDesk();
  const houses = view.houses.filter(({ faction }) => FACTION[faction].voice === trait);
  if (houses.length === 0) return undefined;
  return (
    <p class="xd-fleet__voices">
      {GAUGE_WORDS.rolledBy}
      {houses.map(({ faction }) => (
        <span key={faction}>
          <Emblem of={faction} size={14} /> {SHORT[faction]}
        </span>
      ))}
    </p>
  );
}

/** The orders of the factions in play that are rolled on a trait. */
function testedBy(trait: string, inPlay: readonly string[]): string {
  const names = ORDER_IDS.filter((id) => {
    const { test, faction }: Order = ORDERS[id];
    return test?.trait === trait && (faction === 'general' || inPlay.includes(faction));
  }).map((id) => ORDER_WORDS[id].name);
  return [...new Set(names)].join(', ');
}
