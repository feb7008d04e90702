/** The Tech Tree: four categories, a trunk of two tiers and two branches, of which one closes for ever at tier 3. */
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import {
  CATEGORIES,
  type Category,
  outOfOrder,
  TECHNOLOGY_IDS,
  type TechnologyId,
  technology,
} from '../content/technologies.ts';
import { TECHNOLOGY_WORDS } from '../text/content.ts';
import { TECH_WORDS } from '../text/table.ts';
import { MineralIcon } from './art/icons.tsx';
import { Tile, type TileState } from './art/TechTile.tsx';
import { useTheHands } from './hands.ts';
import './tech.css';

/** A press looks at a technology, a second one researches it; where it closes a branch, its own button does. */
export function TechTree({ owner }: { owner: number }): JSX.Element {
  const { view, choices, perform, props } = useTheHands();
  const ref = useRef<HTMLDivElement>(null);
  // A lesson opens it for one of them.
  const [taught] = choices.flatMap(({ action }) =>
    props.allows && action.type === 'research' ? [action.technology] : [],
  );
  const [looked, look] = useState<TechnologyId | undefined>(taught);
  useEffect(
    () => ref.current?.querySelector('[aria-pressed="true"]')?.scrollIntoView({ block: 'center' }),
    [],
  );
  const known = view.fleets[owner]?.technologies ?? [];
  const able = (id: TechnologyId): boolean =>
    owner === view.me && choices.some(({ action }) => action.type === 'research' && action.technology === id);
  const research = (id: TechnologyId): void => perform({ type: 'research', technology: id });
  const press = (id: TechnologyId): void =>
    looked === id && able(id) && technology(id).tier !== 3 ? research(id) : look(id);
  return (
    <div ref={ref} class="ms-tree">
      <p class="ms-tree__purse">
        <MineralIcon size={18} />{' '}
        <b>{TECH_WORDS.has(owner === view.me, view.fleets[owner]?.minerals ?? 0)}</b> {TECH_WORDS.help}
      </p>
      <div class="ms-tree__columns">
        {CATEGORIES.map((category) => (
          <section key={category} class="ms-category" aria-label={TECH_WORDS.category[category]}>
            <h3>{TECH_WORDS.category[category]}</h3>
            <div class="ms-category__grid">
              {idsOf(category).map((id) => (
                <Tile
                  key={id}
                  id={id}
                  state={stateOf(known, id, able(id))}
                  looked={looked === id}
                  press={() => press(id)}
                />
              ))}
            </div>
          </section>
        ))}
      </div>
      {looked ? (
        <Details id={looked} able={able(looked)} research={() => research(looked)} />
      ) : (
        <div class="ms-tree__details o-muted">{TECH_WORDS.choose}</div>
      )}
    </div>
  );
}

const idsOf = (category: Category): readonly TechnologyId[] =>
  TECHNOLOGY_IDS.filter((id) => technology(id).category === category);

function stateOf(known: readonly TechnologyId[], id: TechnologyId, able: boolean): TileState {
  if (able) return 'open';
  const order = outOfOrder(known, id);
  if (order === 'known') return 'known';
  if (order === 'branch') return 'closed';
  return order === 'tier' ? 'later' : 'next';
}

function Details({ id, able, research }: { id: TechnologyId; able: boolean; research(): void }): JSX.Element {
  const { props } = useTheHands();
  const { tier, branch, category } = technology(id);
  const closes = idsOf(category).filter(
    (other) => tier === 3 && (technology(other).branch ?? branch) !== branch,
  );
  const why = able ? undefined : props.why({ type: 'research', technology: id });
  return (
    <div class="ms-tree__details" aria-live="polite">
      <p>
        <b>{TECHNOLOGY_WORDS[id].name}</b> {TECHNOLOGY_WORDS[id].text}
      </p>
      {able && closes.length > 0 ? (
        <p class="ms-tree__warn">
          {TECH_WORDS.closes(closes.map((other) => TECHNOLOGY_WORDS[other].name).join(', '))}
        </p>
      ) : undefined}
      {able ? (
        <button type="button" class="o-button o-button--primary" data-part="research" onClick={research}>
          {TECH_WORDS.research} <MineralIcon size={16} /> <span class="o-number">{tier}</span>
        </button>
      ) : undefined}
      {why && why.rule !== 'mission' ? <p class="o-muted">{why.message}</p> : undefined}
    </div>
  );
}
