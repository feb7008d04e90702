/** What cards can be played in a window, and whether one could be as far as everybody knows (MS-22 alwaysPause). */
import type { PlayAction, TargetId } from '../action.ts';
import { PICKS } from '../action.ts';
import { CARD_IDS, type CardId, card as cardOf, needsArtifacts } from '../content/cards.ts';
import { ruleOf } from '../content/effects/index.ts';
import { type At, type CardRule, type Named, names, type Window } from '../content/effects/rule.ts';
import { fleetOf, friendly } from '../fleet.ts';
import type { MothershipFrame, StepName } from '../frame.ts';
import { NOWHERE } from '../hex.ts';
import { planetId, planetsWhere } from '../planets.ts';
import type { State } from '../state.ts';
import { type Owner, ownerOf, unitId } from '../units.ts';
import { targetOf } from './attack.ts';

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
  if (frame.step === 'lost') return frame.card === 'life-support' ? 'life' : 'stand';
  return STEP_WINDOWS[frame.step];
}

function playsOf(s: State, card: CardId, at: At): PlayAction[] {
  const plays: PlayAction[] = [];
  addPlays(s, card, at, plays);
  return plays;
}

/** All that a card can name here: one thing after the other, each only if it may be named. */
export function addPlays(s: State, card: CardId, at: At, options: PlayAction[]): void {
  if (!cardOf(card).x && s.active !== at.me) return;
  const rule = ruleOf(card);
  if (!rule.windows.includes(at.window) || rule.when?.(s, at)) return;
  const wanted = names(rule, at.window);
  if (!wanted.includes('unit')) {
    addAims(s, { type: 'play', card }, {}, rule, at, options);
    return;
  }
  for (let unit = 0; unit < s.units.length; unit++) {
    if (s.units[unit]?.at === NOWHERE || !friendly(s, ownerOf(unit), at.me) || rule.unit?.(s, unit, at))
      continue;
    addAims(s, { type: 'play', card, unit: unitId(s, unit) }, { unit }, rule, at, options);
  }
}

function addAims(
  s: State,
  draft: PlayAction,
  named: Named,
  rule: CardRule,
  at: At,
  options: PlayAction[],
): void {
  if (rule.target === undefined) {
    addSeats(s, draft, named, rule, at, options);
    return;
  }
  for (const id of allTargets(s)) {
    const target = targetOf(s, id);
    if (target === undefined || rule.target(s, target, at, named)) continue;
    addSeats(s, { ...draft, target: id }, { ...named, target }, rule, at, options);
  }
}

function addSeats(
  s: State,
  draft: PlayAction,
  named: Named,
  rule: CardRule,
  at: At,
  options: PlayAction[],
): void {
  if (rule.seat === undefined) {
    addPicks(s, draft, named, rule, at, options);
    return;
  }
  for (let seat = 0; seat < s.fleets.length; seat++) {
    if (!rule.seat(s, seat, at)) addPicks(s, { ...draft, seat }, { ...named, seat }, rule, at, options);
  }
}

function addPicks(
  s: State,
  draft: PlayAction,
  named: Named,
  rule: CardRule,
  at: At,
  options: PlayAction[],
): void {
  if (rule.pick === undefined) {
    options.push(draft);
    return;
  }
  for (const pick of PICKS) if (!rule.pick(s, pick, at, named)) options.push({ ...draft, pick });
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
  if (!s.table.modules.includes('artifacts') && needsArtifacts(card)) return false;
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
