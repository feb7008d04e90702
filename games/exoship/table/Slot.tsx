/** One place of the grid: who stands there, or, while an action is looked at, who would. */

import type { JSX } from 'preact';
import { EyeIcon } from '#ui/art/icons.tsx';
import type { Generation } from '../state.ts';
import { FOUNDER_WORDS } from '../text/content.ts';
import { emptyLabel, founderLabel } from '../text/labels.ts';
import { CHANGE_WORDS, FORESIGHT_WORDS, TABLE_WORDS } from '../text/table.ts';
import type { SeenFounder } from '../view.ts';
import { AbilityIcon } from './art/AbilityIcon.tsx';
import { type Choice, doneBy, founderSpot, isMeant, type Spot } from './choices.ts';
import { type Desk, useTheDesk } from './desk.ts';
import { Founder, Unseen } from './Founder.tsx';
import { changeAt, type Place, supplanted } from './foresight.ts';
import { HintBar } from './Hint.tsx';

interface SlotProps {
  readonly founder: SeenFounder | undefined;
  /** Who would stand here after the action that is looked at. */
  readonly then: Place | undefined;
  readonly looking: boolean;
  readonly generation: Generation;
  readonly row: number;
  readonly place: string;
  readonly compact: boolean;
  readonly stop: boolean;
}

export function Slot(props: SlotProps): JSX.Element {
  const { founder, generation, row, place } = props;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a grid of cards, not a table of data
    // biome-ignore lint/a11y/useFocusableInteractive: the button inside takes the focus
    <div class="xs-slot" role="gridcell" data-cell={place}>
      {founder ? (
        <Seat {...props} founder={founder} />
      ) : (
        <>
          <span class="visually-hidden">{emptyLabel(generation, row + 1)}</span>
          <span class="xs-slot__empty" aria-hidden="true" />
          {props.then ? <Ghost {...props} /> : undefined}
        </>
      )}
    </div>
  );
}

/** What a place means for the choice in hand. */
function standing(
  desk: Desk,
  spot: Spot,
  { id }: SeenFounder,
): { live: boolean; target: boolean; dim: boolean; best: boolean } {
  const { picked, choices, best } = desk;
  const aimedAt = (choice: Choice): boolean => choice.on.includes(spot) && isMeant(desk.view, choice, id);
  const offered = picked === undefined ? [] : doneBy(picked.choices, picked.spot);
  const target = spot !== picked?.spot && offered.some(aimedAt);
  const free = desk.props.decision?.prompt === 'freeSway' && choices.some(aimedAt);
  const live = picked === undefined ? desk.at(spot).some((choice) => isMeant(desk.view, choice, id)) : target;
  const dim = offered.length > 0 && !target && picked?.spot !== spot;
  return {
    live,
    target: target || free,
    dim,
    best: best !== undefined && (best.actor === id || aimedAt(best)),
  };
}

function Seat(props: SlotProps & { founder: SeenFounder }): JSX.Element {
  const { founder, looking, stop, place } = props;
  const desk = useTheDesk();
  const spot = founderSpot(founder.id);
  const { live, target, dim, best } = standing(desk, spot, founder);
  const picked = desk.picked?.spot === spot;
  const own = best && desk.best?.actor === founder.id ? desk.best : undefined;
  const hinted = target ? desk.atOnce(spot) : own;
  const names = [
    'founder-seat',
    'xs-seat',
    live && 'xs-seat--live',
    target && 'xs-seat--target',
    best && 'xs-seat--best',
  ];
  return (
    <button
      type="button"
      class={names.filter(Boolean).join(' ')}
      data-place={place}
      data-spot={spot}
      data-part={`founder-${founder.id}`}
      tabIndex={stop ? 0 : -1}
      aria-label={founderLabel(founder, desk.at(spot).length)}
      aria-haspopup={desk.atOnce(spot) ? undefined : 'menu'}
      aria-expanded={picked}
    >
      {looking ? <Ghost {...props} /> : <Standing {...props} founder={founder} dim={dim} picked={picked} />}
      {hinted && !looking ? <HintBar choice={hinted} tag /> : undefined}
    </button>
  );
}

function Standing(props: SlotProps & { founder: SeenFounder; dim: boolean; picked: boolean }): JSX.Element {
  const { founder, compact, dim, picked } = props;
  const { view } = useTheDesk();
  const threat = Object.values(view.grid).some((column) =>
    column.some(({ exposedBy }) => exposedBy.includes(founder.id)),
  );
  const { id, side, captain, exposedBy, blinded } = founder;
  return (
    <div class="xs-card" key={id} data-founder={id} data-side={side}>
      <Founder
        id={id}
        side={side}
        captain={captain}
        exposed={exposedBy.length > 0}
        threat={threat}
        dimmed={dim}
        selected={picked}
        compact={compact}
      />
      {exposedBy.length > 0 ? <Tag kind="exposed" words={TABLE_WORDS.exposed} /> : undefined}
      {blinded ? <Tag kind="blinded" words={TABLE_WORDS.blinded} /> : undefined}
    </div>
  );
}

/** The place as it would be. */
function Ghost({ founder, then, compact }: SlotProps): JSX.Element {
  const { view, foresight } = useTheDesk();
  const after = foresight?.view ?? view;
  const change = changeAt(view, founder, then, after);
  const next = then?.founder;
  const exposed = next !== undefined && foresight?.exposed.includes(next.id) === true;
  return (
    <div class={`xs-card xs-card--then${change ? ` xs-card--${change}` : ''}`} data-ghost={change ?? 'same'}>
      {next ? (
        <Founder id={next.id} side={next.side} captain={next.captain} exposed={exposed} compact={compact} />
      ) : then ? (
        <>
          <Unseen compact={compact} {...(then.side ? { side: then.side } : {})} />
          <span class="xs-card__unsure" aria-hidden="true">
            ?
          </span>
        </>
      ) : founder ? (
        <Founder id={founder.id} side={founder.side} compact={compact} dimmed />
      ) : undefined}
      {change ? <Tag kind={change} words={CHANGE_WORDS[change]} /> : undefined}
      {founder && supplanted(founder, then, after) ? (
        <Tag kind="gone" words={FORESIGHT_WORDS.gone(founder.id)} />
      ) : undefined}
      {exposed ? <Tag kind="exposed" words={TABLE_WORDS.exposed} /> : undefined}
      {!exposed && then?.mayBeExposed ? <Tag kind="exposed" words={TABLE_WORDS.maybeExposed} /> : undefined}
    </div>
  );
}

function Tag({ kind, words }: { kind: string; words: string }): JSX.Element {
  return (
    <span class={`xs-tag xs-tag--${kind}`}>
      {kind === 'exposed' ? <EyeIcon size={14} /> : undefined}
      {kind === 'blinded' ? <AbilityIcon id="saboteur" size={14} /> : undefined}
      {words}
    </span>
  );
}

/** A founder who would stand lower than the grid reaches now. */
export function Below({ then }: { then: Place }): JSX.Element {
  const { founder } = then;
  return (
    <span class={`xs-below xs-below--${then.side ?? 'unsure'}`} aria-hidden="true">
      {founder ? FOUNDER_WORDS[founder.id].short : '?'} {CHANGE_WORDS[founder ? 'moves' : 'unsure']}
    </span>
  );
}
