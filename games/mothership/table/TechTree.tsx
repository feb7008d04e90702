/** The Tech Tree: four categories, a trunk of two tiers and two branches, of which one closes for ever at tier 3. */
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import {
  CATEGORIES,
  type Category,
  outOfOrder,
  TECHNOLOGIES,
  TECHNOLOGY_IDS,
  type TechnologyId,
  technology,
} from '../content/technologies.ts';
import { TECHNOLOGY_WORDS } from '../text/content.ts';
import { TABLE_WORDS } from '../text/table.ts';
import { MineralIcon } from './art/icons.tsx';
import { useTheDesk } from './desk.ts';
import { HintMark } from './Offer.tsx';
import './tech.css';

export function TechTree({ owner }: { owner: number }): JSX.Element {
  const desk = useTheDesk();
  const [looked, look] = useState<TechnologyId>();
  const fleet = desk.view.fleets[owner];
  const known = fleet?.technologies ?? [];
  return (
    <div class="ms-tree">
      {fleet ? (
        <p class="ms-tree__purse">
          <MineralIcon size={18} />{' '}
          <b>
            {owner === desk.view.me
              ? TABLE_WORDS.youHave(fleet.minerals)
              : TABLE_WORDS.theyHave(fleet.minerals)}
          </b>{' '}
          {TABLE_WORDS.treeHelp}
        </p>
      ) : undefined}
      <div class="ms-tree__columns">
        {CATEGORIES.map((category) => (
          <Column
            key={category}
            category={category}
            known={known}
            looked={looked}
            look={look}
            own={owner === desk.view.me}
          />
        ))}
      </div>
      {looked ? <Details id={looked} known={known} own={owner === desk.view.me} /> : undefined}
    </div>
  );
}

interface ColumnProps {
  category: Category;
  known: readonly TechnologyId[];
  looked: TechnologyId | undefined;
  look(id: TechnologyId): void;
  own: boolean;
}

function Column({ category, known, looked, look, own }: ColumnProps): JSX.Element {
  const desk = useTheDesk();
  const ids = TECHNOLOGY_IDS.filter((id) => technology(id).category === category);
  const place = (id: TechnologyId): { gridRow: number; gridColumn: string } => {
    const { tier, branch } = technology(id);
    return { gridRow: tier, gridColumn: branch === undefined ? '1 / 3' : branch === 'A' ? '1' : '2' };
  };
  return (
    <section class={`ms-category ms-category--${category}`} aria-label={TABLE_WORDS.category[category]}>
      <h3>{TABLE_WORDS.category[category]}</h3>
      <div class="ms-category__grid">
        {ids.map((id) => {
          const state = stateOf(known, id, own && desk.legal({ type: 'research', technology: id }));
          return (
            <button
              key={id}
              type="button"
              class={`ms-tech ms-tech--${state}${technology(id).tier === 1 ? ' ms-tech--first' : ''}`}
              style={place(id)}
              aria-pressed={looked === id}
              data-part={`tech-${id}`}
              aria-label={TABLE_WORDS.tech(
                TECHNOLOGY_WORDS[id].name,
                TECHNOLOGIES[id].tier,
                TABLE_WORDS.techState[state],
                TECHNOLOGY_WORDS[id].text,
              )}
              onClick={() => look(id)}
            >
              <span class="ms-tech__name">{TECHNOLOGY_WORDS[id].name}</span>
              <span class="ms-tech__price o-number">{state === 'known' ? '✓' : TECHNOLOGIES[id].tier}</span>
              <span class="ms-tech__text">{TECHNOLOGY_WORDS[id].text}</span>
              <HintMark
                choice={desk.choices.find(
                  ({ action }) => own && action.type === 'research' && action.technology === id,
                )}
              />
            </button>
          );
        })}
      </div>
    </section>
  );
}

type TechState = 'known' | 'open' | 'next' | 'later' | 'closed';

function stateOf(known: readonly TechnologyId[], id: TechnologyId, legal: boolean): TechState {
  if (legal) return 'open';
  const order = outOfOrder(known, id);
  if (order === 'known') return 'known';
  if (order === 'branch') return 'closed';
  return order === 'tier' ? 'later' : 'next';
}

function Details({
  id,
  known,
  own,
}: {
  id: TechnologyId;
  known: readonly TechnologyId[];
  own: boolean;
}): JSX.Element {
  const desk = useTheDesk();
  const { name, text } = TECHNOLOGY_WORDS[id];
  const { tier, branch, category } = technology(id);
  const action = { type: 'research' as const, technology: id };
  const legal = own && desk.legal(action);
  const why = own && !legal && !known.includes(id) ? desk.props.why(action) : undefined;
  const closes = TECHNOLOGY_IDS.filter((other) => {
    const its = technology(other);
    return tier === 3 && its.category === category && its.branch !== undefined && its.branch !== branch;
  });
  return (
    <div class="ms-tree__details" aria-live="polite">
      <p>
        <b>{name}</b> {text}
      </p>
      {legal && closes.length > 0 ? (
        <p class="ms-tree__warn">
          {TABLE_WORDS.closes(closes.map((other) => TECHNOLOGY_WORDS[other].name).join(', '))}
        </p>
      ) : undefined}
      {legal ? (
        <button
          type="button"
          class="o-button o-button--primary"
          data-part="research"
          onClick={() => {
            desk.open(undefined);
            desk.perform(action);
          }}
        >
          {TABLE_WORDS.research} <MineralIcon size={16} /> <span class="o-number">{tier}</span>
        </button>
      ) : undefined}
      {why ? <p class="o-muted">{why.message}</p> : undefined}
    </div>
  );
}
