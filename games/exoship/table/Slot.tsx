/** One place of the grid: who stands there, or, while something is looked at, who would. */
import type { ComponentChildren, JSX } from 'preact';
import { EyeIcon } from '#ui/art/icons.tsx';
import type { FounderId } from '../content/founders.ts';
import type { Foresight, Occupant } from '../outlook.ts';
import type { Generation } from '../state.ts';
import { bornLabel, emptyLabel, founderLabel } from '../text/labels.ts';
import { CHANGE_WORDS, FATE_WORDS, short, TABLE_WORDS } from '../text/table.ts';
import { inView, type SeenFounder, type View } from '../view.ts';
import { Portrait } from './art/Portrait.tsx';
import { type Choice, doneBy, founderSpot, generationSpot, isMeant, type Spot } from './choices.ts';
import { type Desk, useTheDesk } from './desk.ts';
import { Founder, Unseen } from './Founder.tsx';
import '#ui/kit/parts/place.css';
import '#ui/kit/parts/tag.css';

interface SlotProps {
  readonly founder: SeenFounder | undefined;
  readonly generation: Generation;
  readonly row: number;
  readonly place: string;
  /** The place below the last one: who would come there is told at its foot. */
  readonly below: string | undefined;
  readonly stop: boolean;
}

export function Slot({ founder, generation, row, place, below, stop }: SlotProps): JSX.Element {
  const desk = useTheDesk();
  const { foresight, showsTomorrow, view } = desk;
  const then = foresight?.grid[generation][row];
  // Tomorrow's place is of who will stand there.
  const seen = showsTomorrow && then ? then.founder : founder;
  const aboard = seen && isIn(view, seen) ? seen : undefined;
  const ghost = foresight ? <Ghost {...{ founder, then, foresight, row }} /> : undefined;
  const spot = aboard && founderSpot(aboard.id);
  const joins = below && foresight?.grid[generation][row + 1]?.founder;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a grid of cards, not a table of data
    // biome-ignore lint/a11y/useFocusableInteractive: the button inside takes the focus
    <div class="xs-slot" role="gridcell" data-cell={place}>
      {founder ? (
        <button
          type="button"
          class="o-place xs-seat"
          data-place={place}
          data-spot={spot}
          data-part={aboard && `founder-${aboard.id}`}
          data-tone={showsTomorrow || !spot ? undefined : toneOf(desk, spot, founder)}
          tabIndex={stop ? 0 : -1}
          aria-label={seen ? founderLabel(seen, spot ? desk.at(spot).length : 0) : bornLabel(then?.side)}
          aria-haspopup={spot && desk.atOnce(spot) ? undefined : 'menu'}
          aria-expanded={spot !== undefined && desk.picked?.spot === spot}
        >
          {ghost ?? <Present founder={founder} />}
        </button>
      ) : (
        <>
          <span class="visually-hidden">{emptyLabel(generation, row + 1)}</span>
          <Aim generation={generation} bare>
            {then ? ghost : undefined}
          </Aim>
        </>
      )}
      {joins ? <Beside id={joins.id} kind="moves" cell={below} /> : undefined}
    </div>
  );
}

interface AimProps {
  readonly generation: Generation;
  /** An empty place, which says the same as the head of its column. */
  readonly bare?: boolean;
  readonly children: ComponentChildren;
}

/** A generation that can be chosen: its name, and every empty place below. */
export function Aim({ generation, bare, children }: AimProps): ComponentChildren {
  const desk = useTheDesk();
  const spot = generationSpot(generation);
  const choice = desk.atOnce(spot);
  if (choice === undefined) return bare ? children : <span>{children}</span>;
  return (
    <button
      type="button"
      {...(bare
        ? { class: 'o-place', 'data-tone': 'goal', tabIndex: -1, 'aria-hidden': true }
        : { 'data-spot': spot })}
      onClick={() => desk.press(spot)}
      onPointerEnter={() => desk.aim(choice)}
      onPointerLeave={() => desk.lookAway(choice)}
    >
      {children}
    </button>
  );
}

/** What a place means for what is in hand. */
function toneOf(desk: Desk, spot: Spot, { id }: SeenFounder): string | undefined {
  const { picked, view, choices } = desk;
  const meant = (choice: Choice): boolean => isMeant(view, choice, id);
  if (picked?.spot === spot) return 'held';
  const abilities = choices.filter(({ action }) => action.type === 'ability' && !picked);
  // Whom an ability may be aimed at looks other than who has one.
  if (desk.props.kind === 'ability' && doneBy(abilities, spot).length === 0)
    return abilities.some(({ on }) => on.includes(spot)) ? 'aim' : undefined;
  const offered = picked === undefined ? [] : doneBy(picked.choices, picked.spot);
  if (offered.length > 0) return offered.some(({ on }) => on.includes(spot)) ? 'goal' : 'dim';
  if (desk.atOnce(spot) && choices.some((choice) => choice.on.includes(spot) && meant(choice))) return 'goal';
  return desk.at(spot).some(meant) ? 'able' : undefined;
}

function Present({ founder }: { founder: SeenFounder }): JSX.Element {
  const { view, stage } = useTheDesk();
  const { id, side, captain, exposedBy, blinded } = founder;
  const child = founder.generation === 'young' && view.step > 0;
  return (
    <span class="xs-card" key={id} data-founder={id} data-side={side}>
      <Founder {...{ id, side, captain, child }} exposed={exposedBy.length > 0}>
        {exposedBy.length > 0 && stage === undefined ? <Risk words={TABLE_WORDS.exposed} /> : undefined}
      </Founder>
      {blinded ? <Tag kind="blinded" words={TABLE_WORDS.blinded} /> : undefined}
    </span>
  );
}

interface GhostProps {
  readonly founder: SeenFounder | undefined;
  readonly then: Occupant | undefined;
  readonly foresight: Foresight;
  readonly row: number;
}

/** The place as it would be. */
function Ghost({ founder, then, foresight, row }: GhostProps): JSX.Element {
  const { view, tomorrow, showsTomorrow } = useTheDesk();
  const after = foresight.view;
  const change = changeAt(view, founder, then, after);
  const next = then?.founder;
  const exposed = then !== undefined && then.exposed > 0;
  const unseen = row < (tomorrow?.born.length ?? 0) ? CHANGE_WORDS.born : CHANGE_WORDS.arrives;
  const fate = showsTomorrow && founder ? tomorrow?.fates.get(founder.id) : undefined;
  const words =
    change === 'unsure' && showsTomorrow
      ? unseen
      : fate && !then
        ? FATE_WORDS[fate]
        : change && CHANGE_WORDS[change];
  // Tomorrow everyone moves, and who is gone is named below.
  const supplanted = !showsTomorrow && founder && then && next?.id !== founder.id && !isIn(after, founder);
  const told = !(showsTomorrow && (change === 'moves' || change === 'away'));
  const risk = exposed ? (
    <Risk words={then.exposed < 0.999 ? TABLE_WORDS.maybeExposed : TABLE_WORDS.exposed} />
  ) : undefined;
  return (
    <span class="xs-card xs-card--then" data-ghost={change ?? 'same'}>
      {next ? (
        <Founder id={next.id} side={next.side} captain={next.captain} exposed={exposed}>
          {risk}
        </Founder>
      ) : then ? (
        <Unseen side={then.side}>{risk}</Unseen>
      ) : founder && told ? (
        <Founder id={founder.id} side={founder.side} />
      ) : undefined}
      {change && words && told ? <Tag kind={change} words={words} /> : undefined}
      {supplanted ? <Beside id={founder.id} kind="leaves" /> : undefined}
    </span>
  );
}

type Change = Exclude<keyof typeof CHANGE_WORDS, 'born'>;

/** How a place differs from what stands there now. */
function changeAt(
  now: View,
  present: SeenFounder | undefined,
  then: Occupant | undefined,
  after: View,
): Change | undefined {
  if (then === undefined) return present && (isIn(after, present) ? 'away' : 'leaves');
  const { founder } = then;
  if (founder === undefined) return 'unsure';
  if (founder.id !== present?.id) return isIn(now, founder) ? 'moves' : 'arrives';
  if (founder.side !== present.side) return founder.side;
  return founder.blinded && !present.blinded ? 'blinded' : undefined;
}

function isIn(view: View, { id }: SeenFounder): boolean {
  return inView(view).some((founder) => founder.id === id);
}

function Tag({ kind, words }: { kind: string; words: string }): JSX.Element {
  return (
    <span class="o-tag" data-kind={kind}>
      {words}
    </span>
  );
}

/** Over the portrait, where it hides no word and no arrow. */
function Risk({ words }: { words: string }): JSX.Element {
  return (
    <span class="o-tag xs-risk" data-kind="exposed">
      <EyeIcon size={14} />
      <span>{words}</span>
    </span>
  );
}

/** Whoever stood here before, or would stand below. */
function Beside({ id, kind, cell }: { id: FounderId; kind: 'leaves' | 'moves'; cell?: string }): JSX.Element {
  return (
    <span class="o-tag xs-gone" data-kind={kind} data-at="foot" data-cell={cell}>
      <Portrait id={id} size={22} />
      {short(id)}
      <span class="xs-gone__how">{CHANGE_WORDS[kind]}</span>
    </span>
  );
}
