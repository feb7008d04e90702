/** What cards can be played in a window, and whether one could be as far as everybody knows (MS-22 alwaysPause). */

import type { PlayAction, TargetId } from '../action.ts';
import { type At, asksOf, type Named, type Question, type Window } from '../content/cards/card.ts';
import { CARD_IDS, type CardId, card as cardOf, isIn } from '../content/cards.ts';
import { PICKS } from '../content/panel.ts';
import type { MothershipFrame, StepName } from '../frame.ts';
import { fleetOf, friendly } from '../rules/fleet.ts';
import { NOWHERE } from '../rules/hex.ts';
import { planetId, planetsWhere } from '../rules/planets.ts';
import { type Owner, ownerOf, type UnitNumber, unitId } from '../rules/units.ts';
import type { State } from '../state.ts';
import { type Target, targetOf } from './attack.ts';

const STEP_WINDOWS: Partial<Record<StepName, Window>> = {
  main: 'main',
  escape: 'escape',
  rolled: 'rolled',
  planetDefend: 'planet',
  planetRolled: 'planetRolled',
  dieRolled: 'die',
  counter: 'counter',
};

/** The window that a frame opens. */
export function windowOf(frame: MothershipFrame): Window | undefined {
  if (frame.step === 'declare') return frame.side === 0 ? 'attack' : 'defend';
  if (frame.step === 'lost') return cardOf(frame.card).windows[0];
  return STEP_WINDOWS[frame.step];
}

function playsOf(s: State, card: CardId, at: At): PlayAction[] {
  const plays: PlayAction[] = [];
  addPlays(s, card, at, plays);
  return plays;
}

/** A play on the way to being complete: the action so far, and what it names as the rules look at it. */
interface Naming {
  readonly action: PlayAction;
  readonly named: Named;
}

/** All that a card can name here: one thing after the other, each only if it may be named. */
export function addPlays(s: State, card: CardId, at: At, options: PlayAction[]): void {
  const record = cardOf(card);
  if (!record.x && s.active !== at.me) return;
  if (!record.windows.includes(at.window) || record.when?.(s, at)) return;
  let drafts: Naming[] = [{ action: { type: 'play', card }, named: {} }];
  const { unit, target, seat, pick } = asksOf(record, at.window);
  if (unit) drafts = withUnits(s, unit, at, card);
  if (target) drafts = drafts.flatMap((draft) => withTargets(s, target, at, draft));
  if (seat) drafts = drafts.flatMap((draft) => withSeats(s, seat, at, draft));
  for (const { action, named } of drafts) {
    if (pick === undefined) options.push(action);
    else for (const one of PICKS) if (!pick(s, one, at, named)) options.push({ ...action, pick: one });
  }
}

const UNNAMED: Named = {};

function withUnits(s: State, problem: Question<UnitNumber>, at: At, card: CardId): Naming[] {
  const drafts: Naming[] = [];
  for (let unit = 0; unit < s.units.length; unit++) {
    if (s.units[unit]?.at === NOWHERE || !friendly(s, ownerOf(unit), at.me)) continue;
    if (problem(s, unit, at, UNNAMED)) continue;
    drafts.push({ action: { type: 'play', card, unit: unitId(s, unit) }, named: { unit } });
  }
  return drafts;
}

function withTargets(s: State, problem: Question<Target>, at: At, { action, named }: Naming): Naming[] {
  const drafts: Naming[] = [];
  for (const id of allTargets(s)) {
    const target = targetOf(s, id);
    if (target === undefined || problem(s, target, at, named)) continue;
    drafts.push({ action: { ...action, target: id }, named: { ...named, target } });
  }
  return drafts;
}

function withSeats(s: State, problem: Question<Owner>, at: At, { action, named }: Naming): Naming[] {
  const drafts: Naming[] = [];
  for (let seat = 0; seat < s.fleets.length; seat++)
    if (!problem(s, seat, at, named)) drafts.push({ action: { ...action, seat }, named: { ...named, seat } });
  return drafts;
}

export function allTargets(s: State): TargetId[] {
  const targets: TargetId[] = [];
  for (let unit = 0; unit < s.units.length; unit++) {
    if (s.units[unit]?.at !== NOWHERE) targets.push(unitId(s, unit));
  }
  for (const planet of planetsWhere(s, () => true)) targets.push(planetId(s, planet));
  return targets;
}

/** Whether a copy of the card may be in a hand, as far as everybody knows: not all of them are on the discard pile. */
export function isAbout(s: State, card: CardId): boolean {
  if (!isIn(card, s.table.modules)) return false;
  let seen = 0;
  for (const one of s.discard) if (one === card) seen += 1;
  return seen < cardOf(card).count;
}

/** MS-22 with the pause: whether the seat could play a card in this window, whatever its hand really holds. */
export function couldPlay(s: State, seat: Owner, frame: MothershipFrame): boolean {
  const window = windowOf(frame);
  if (window === undefined || fleetOf(s, seat).hand.length === 0) return false;
  return CARD_IDS.some((card) => isAbout(s, card) && playsOf(s, card, { me: seat, window }).length > 0);
}
