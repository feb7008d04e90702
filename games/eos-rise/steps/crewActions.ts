/** ER-13 Phase 2: crew actions. Figures are placed one after another, in any order across seats (D03). */
import { type Objection, oneOf, type Seat } from '#engine';
import { FIGURE_KINDS, type FigureKind, type PlaceAction } from '../action.ts';
import { CHARACTERS, type CharacterId } from '../content/characters.ts';
import {
  CREW_ACTION,
  CREW_ACTIONS,
  type CrewAction,
  SLOTS,
  type SlotId,
  TRAINING_ICONS,
} from '../content/rooms.ts';
import type { EosFrame } from '../frame.ts';
import { objection } from '../objections.ts';
import type { G, State } from '../state.ts';
import { has, unlocked } from '../terms/crew.ts';
import { roomsBuilt } from '../terms/hull.ts';
import { stationHere } from '../terms/map.ts';
import { roundRule } from '../terms/round-rule.ts';
import { dashDue } from '../terms/tracks.ts';
import { type EosVerb, hasPassed, owns } from './asking.ts';
import { actionProblem, carryOut } from './crew-effects.ts';

type CrewFrame = Extract<EosFrame, { step: 'crewActions' }>;

export function crewPhase(g: G): void {
  if (dashDue(g.s)) return;
  g.s.phase = 'crew';
  g.tell({ type: 'phase', phase: 'crew' });
}

/** ER-13.2 the seats that do not stand by and have a figure to place. */
export function placers(s: State, frame: CrewFrame): Seat[] {
  if (dashDue(s)) return [];
  const seats: Seat[] = [];
  const taken = takenIcons(s);
  for (let seat = 0; seat < s.seats; seat++) {
    if (!hasPassed(frame, seat) && canPlace(s, seat, taken)) seats.push(seat);
  }
  return seats;
}

/** A seat that stands by may act again. */
export function standingBy(s: State, frame: CrewFrame): Seat[] {
  if (dashDue(s)) return [];
  const seats: Seat[] = [];
  for (let seat = 0; seat < s.seats; seat++) if (hasPassed(frame, seat)) seats.push(seat);
  return seats;
}

function canPlace(s: State, seat: Seat, taken: number): boolean {
  for (const who of CHARACTERS) {
    const { seat: owner, figure, room, roomUsed } = s.crew[who];
    if (owner !== seat) continue;
    const free = figure === undefined;
    if (!free && !isFree(s, who, 'assistant')) continue;
    for (const action of CREW_ACTIONS) {
      const { at, characterOnly, together } = CREW_ACTION[action];
      if (characterOnly && !free) continue;
      if (at === 'own' ? room === undefined || roomUsed : (openIcons(s, action) & ~taken) === 0) continue;
      const problem = together
        ? slotProblem(s, who, free ? 'character' : 'assistant', action)
        : actionProblem(s, who, action);
      if (problem === undefined && !(CREW_ACTION[action].notInLastDash && s.lastDash)) return true;
    }
  }
  return false;
}

/** Whether a figure can still be placed. */
function isFree(s: State, who: CharacterId, figure: FigureKind): boolean {
  const member = s.crew[who];
  return figure === 'character'
    ? member.figure === undefined
    : member.assistant === undefined && unlocked(s, 'commander').assistant;
}

export function figureSlot(s: State, who: CharacterId, figure: FigureKind): SlotId | undefined {
  return figure === 'character' ? s.crew[who].figure : s.crew[who].assistant;
}

/** ER-13.1 a figure acts once a round; Assistants need their icon (R24). */
export function figureProblem(s: State, who: CharacterId, figure: FigureKind): Objection | undefined {
  if (figureSlot(s, who, figure) !== undefined) return objection('ER-13.1', 'figurePlaced', { who });
  if (figure === 'assistant' && !unlocked(s, 'commander').assistant)
    return objection('ER-5.8', 'noAssistant');
  return undefined;
}

/** How many figures of the whole crew could still be placed. */
export function figuresLeft(s: State): number {
  let left = 0;
  for (const who of CHARACTERS) {
    for (const figure of FIGURE_KINDS) if (isFree(s, who, figure)) left++;
  }
  return left;
}

/** A bit for every icon. */
const BIT = Object.fromEntries(SLOTS.map((slot, i) => [slot, 1 << i])) as Readonly<Record<SlotId, number>>;

/** The icons with a figure on them, as bits. */
function takenIcons({ crew }: State): number {
  let bits = 0;
  for (const who of CHARACTERS) {
    const { figure, assistant } = crew[who];
    if (figure !== undefined) bits |= BIT[figure];
    if (assistant !== undefined) bits |= BIT[assistant];
  }
  return bits;
}

/** The icons of a row, as bits. */
function bitsOf(slots: readonly SlotId[]): number {
  return slots.reduce((bits, slot) => bits | BIT[slot], 0);
}

const ICONS_OF = Object.fromEntries(
  CREW_ACTIONS.map((action) => [action, bitsOf(CREW_ACTION[action].slots)]),
) as Readonly<Record<CrewAction, number>>;

/** The Training Center with so many icons. */
const TRAINING = [0, 1, 2, 3].map((count) => bitsOf(CREW_ACTION.training.slots.slice(0, count)));

/** The icons that an action has now, as bits. */
function openIcons(s: State, action: CrewAction): number {
  if (action !== 'training') return ICONS_OF[action];
  // T65 the Round Rule counts for the third icon too
  const count = roundRule(s).trainingIcons ?? (has(s, 'forward-command') ? 3 : TRAINING_ICONS);
  return TRAINING[count] ?? 0;
}

/** The next empty icon of an action; icons alike are filled in order. */
function freeSlot(s: State, action: CrewAction): SlotId | undefined {
  const empty = openIcons(s, action) & ~takenIcons(s);
  return CREW_ACTION[action].slots.find((slot) => (empty & BIT[slot]) !== 0);
}

function count(bits: number): number {
  let found = 0;
  for (let left = bits; left !== 0; left &= left - 1) found++;
  return found;
}

/** The actions that have an icon to be had: the others are not worth checking. */
function openActions(s: State): CrewAction[] {
  const atStation = stationHere(s) !== undefined;
  const taken = takenIcons(s);
  const open: CrewAction[] = [];
  for (const action of CREW_ACTIONS) {
    const { at } = CREW_ACTION[action];
    if (at !== 'own') {
      if ((openIcons(s, action) & ~taken) === 0) continue;
      if (at === 'station' ? !atStation : at !== 'ship' && s.hull[at] === 0) continue;
      if (action === 'build' && unlocked(s, 'engineer').tools <= roomsBuilt(s)) continue;
    }
    open.push(action);
  }
  return open;
}

function slotProblem(
  s: State,
  who: CharacterId,
  figure: FigureKind,
  action: CrewAction,
): Objection | undefined {
  const spec = CREW_ACTION[action];
  if (figure === 'assistant' && spec.characterOnly) return objection('ER-13.3', 'characterOnly', { action });
  if (spec.notInLastDash && s.lastDash) return objection('ER-21.6', 'notInLastDash', { action });
  if (spec.at === 'own') {
    if (s.crew[who].room !== undefined && s.crew[who].roomUsed)
      return objection('R33', 'iconsFull', { action });
  } else {
    const empty = openIcons(s, action) & ~takenIcons(s);
    if (empty === 0) return objection('ER-13.1', 'iconsFull', { action });
    if (spec.together && count(empty) > figuresLeft(s))
      return objection('ER-13.4', 'tooFewFigures', { action });
  }
  return actionProblem(s, who, action);
}

const PLACES: Readonly<
  Record<CharacterId, Readonly<Record<FigureKind, Readonly<Record<CrewAction, PlaceAction>>>>>
> = {
  commander: placesOf('commander'),
  pilot: placesOf('pilot'),
  specialist: placesOf('specialist'),
  engineer: placesOf('engineer'),
};

function placesOf(who: CharacterId): Record<FigureKind, Record<CrewAction, PlaceAction>> {
  const places = (figure: FigureKind) =>
    Object.fromEntries(
      CREW_ACTIONS.map((action) => [action, { type: 'place', who, figure, action }]),
    ) as Record<CrewAction, PlaceAction>;
  return { character: places('character'), assistant: places('assistant') };
}

const AGAIN: EosFrame = { step: 'crewActions', passed: 0 };

/** D03 */
export const place: EosVerb<'place'> = {
  fields: { who: oneOf(CHARACTERS), figure: oneOf(FIGURE_KINDS), action: oneOf(CREW_ACTIONS) },
  options(s, seat) {
    const open = openActions(s);
    const found: PlaceAction[] = [];
    for (const who of CHARACTERS) {
      if (s.crew[who].seat !== seat) continue;
      for (const figure of FIGURE_KINDS) {
        if (!isFree(s, who, figure)) continue;
        const places = PLACES[who][figure];
        for (const action of open) {
          if (
            action === 'advanced-room'
              ? s.crew[who].room === undefined
              : figure === 'assistant' && CREW_ACTION[action].characterOnly
          )
            continue;
          found.push(places[action]);
        }
      }
    }
    return found;
  },
  check: (s, { who, figure, action }, seat) =>
    owns(s, seat, who) ?? figureProblem(s, who, figure) ?? slotProblem(s, who, figure, action),
  do(g, { who, figure, action }, _) {
    const { s } = g;
    const slot = action === 'advanced-room' ? 'advanced-room' : freeSlot(s, action);
    if (slot === undefined) return;
    if (figure === 'character') s.crew[who].figure = slot;
    else s.crew[who].assistant = slot;
    g.use('action', action);
    g.tell({ type: 'placed', who, figure, action });
    g.then(AGAIN);
    carryOut(g, who, action, (openIcons(s, action) & ~takenIcons(s)) === 0);
  },
};
