/** ER-8.1 to ER-8.3 Technology cards: equipping, a third card, and use in the windows printed on them. */
import type { Objection, Seat } from '#engine';
import { TECHNOLOGY_PLACES, type TechnologyAction, type TechnologyPlace } from '../action.ts';
import { CHARACTERS, type CharacterId } from '../content/characters.ts';
import { TECHNOLOGY } from '../content/technology.ts';
import type { TechnologyId } from '../content/technologyIds.ts';
import type { EosFrame } from '../frame.ts';
import { objection } from '../objections.ts';
import { drawFrom, spendTechnology } from '../rules/decks.ts';
import { pay } from '../rules/missions.ts';
import { roundRule } from '../rules/roundRule.ts';
import type { G, State } from '../state.ts';
import { type EosVerb, owns, seatsIn, type WindowFrame } from './asking.ts';

const ROOM_FOR = 2;

export function drawTechnology(g: G, { who }: Extract<EosFrame, { step: 'drawTechnology' }>): void {
  const card = drawFrom(g, g.s.decks.technology);
  if (card !== undefined) receive(g, who, card);
}

/** ER-8.2 a character with two cards decides about three. */
export function receive(g: G, who: CharacterId, card: TechnologyId): void {
  if (g.s.crew[who].technology.length < ROOM_FOR) equip(g, who, card);
  else g.then({ step: 'thirdCard', who, card });
}

/** ER-8.1 the instant reward is paid once, to whoever equips the card first. */
function equip(g: G, who: CharacterId, card: TechnologyId): void {
  g.s.crew[who].technology.push(card);
  g.tell({ type: 'equipped', who, card });
  pay(g, [TECHNOLOGY[card].instant], who);
}

function heldAt(s: State, who: CharacterId, place: TechnologyPlace): TechnologyId | undefined {
  return s.crew[who].technology[place === 'first' ? 0 : 1];
}

/** D08 give any one of the three to a character with space. */
export const passOn: EosVerb<'passOn'> = {
  options: () =>
    TECHNOLOGY_PLACES.flatMap((place) => CHARACTERS.map((to) => ({ type: 'passOn', place, to }))),
  check(s, { to }, _, frame) {
    if (frame.step !== 'thirdCard' || frame.who === to)
      return objection('ER-8.2', 'sameCharacter', { who: to });
    return s.crew[to].technology.length < ROOM_FOR ? undefined : objection('ER-8.2', 'noSpace', { who: to });
  },
  do(g, { place, to }, _, frame) {
    if (frame.step !== 'thirdCard') return;
    const { who, card } = frame;
    const given = place === 'new' ? card : heldAt(g.s, who, place);
    if (given === undefined) return;
    g.tell({ type: 'passedOn', who, card: given, to });
    if (place === 'new') {
      equip(g, to, card);
    } else {
      // R35 passing on is no new gain
      const { technology } = g.s.crew[who];
      technology.splice(place === 'first' ? 0 : 1, 1);
      g.s.crew[to].technology.push(given);
      equip(g, who, card);
    }
  },
};

/** D08 or discard any one of the three; a new card discarded at once pays nothing. */
export const discardTechnology: EosVerb<'discardTechnology'> = {
  options: () => TECHNOLOGY_PLACES.map((place) => ({ type: 'discardTechnology', place })),
  check: () => undefined,
  do(g, { place }, _, frame) {
    if (frame.step !== 'thirdCard') return;
    const { who, card } = frame;
    const given = place === 'new' ? card : heldAt(g.s, who, place);
    if (given === undefined) return;
    g.tell({ type: 'technologyDiscarded', who, card: given });
    if (place === 'new') {
      g.s.decks.technology.discard.push(card);
    } else {
      spendTechnology(g, who, given);
      equip(g, who, card);
    }
  },
};

/** A card in use, in the window printed on it. */
export const technology: EosVerb<'technology'> = {
  options(s, seat, frame) {
    const found: TechnologyAction[] = [];
    for (const by of CHARACTERS) {
      const { seat: owner, technology: held } = s.crew[by];
      if (owner === seat && held.length > 0) uses(s, by, frame, found);
    }
    return found;
  },
  check(s, action, seat, frame) {
    const { by, card } = action;
    const problem = owns(s, seat, by);
    if (problem) return problem;
    if (!s.crew[by].technology.includes(card)) return objection('ER-8.1', 'notHeld', { who: by, card });
    return useProblem(s, action, frame);
  },
  do(g, action, _, frame) {
    const { by, card } = action;
    g.use('technology', card);
    g.tell({ type: 'technologyUsed', who: by, card });
    if ('passed' in frame) g.then({ ...frame, passed: 0 });
    TECHNOLOGY[card].do(g, action);
    spendTechnology(g, by, card);
  },
};

function useProblem(s: State, action: TechnologyAction, { step }: EosFrame): Objection | undefined {
  const { card } = action;
  if (TECHNOLOGY[card].window !== step) return objection('ER-8.1', 'wrongWindow', { card });
  if (s.phase === 'eos-attack' && roundRule(s).jammed) return objection('ER-19.3', 'jammed');
  return TECHNOLOGY[card].check(s, action);
}

/** Adds what a character could use in this window to those found. */
function uses(s: State, by: CharacterId, frame: EosFrame, found: TechnologyAction[]): TechnologyAction[] {
  const held = s.crew[by].technology;
  for (let i = 0; i < held.length; i++) {
    const card = held[i];
    if (card === undefined || held.indexOf(card) < i || TECHNOLOGY[card].window !== frame.step) continue;
    for (const target of TECHNOLOGY[card].targets(s)) found.push({ type: 'technology', by, card, ...target });
  }
  return found;
}

/** Whether a seat could use a card in this window. */
function canUse(s: State, seat: Seat, frame: EosFrame): boolean {
  for (const by of CHARACTERS) {
    const member = s.crew[by];
    if (member.seat !== seat || member.technology.length === 0) continue;
    if (!member.technology.some((card) => TECHNOLOGY[card].window === frame.step)) continue;
    if (uses(s, by, frame, []).some((action) => useProblem(s, action, frame) === undefined)) return true;
  }
  return false;
}

/** The seats that a window of technology cards waits for. */
export function holders(s: State, frame: WindowFrame): readonly Seat[] {
  return users(s, frame, false);
}

/** The seats that could use a card in this window and let it not pass; the Combat Specialist's with other means too. */
export function users(s: State, frame: WindowFrame, specialist: boolean): readonly Seat[] {
  let able = specialist ? 1 << s.crew.specialist.seat : 0;
  if (isHeld(s, frame)) {
    for (let seat = 0; seat < s.seats; seat++) if (canUse(s, seat, frame)) able |= 1 << seat;
  }
  return seatsIn(able & ~frame.passed);
}

/** Whether anyone holds a card for this window. */
function isHeld(s: State, { step }: WindowFrame): boolean {
  for (const by of CHARACTERS) {
    for (const card of s.crew[by].technology) if (TECHNOLOGY[card].window === step) return true;
  }
  return false;
}
