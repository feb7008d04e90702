/** ER-13 Phase 2: crew actions. Figures are placed one after another, in any order across seats (D03). */
import { byId, nth, type Objection, type Seat } from '#engine';
import { FIGURE_KINDS, type FigureKind, type PlaceAction } from '../action.ts';
import { CHARACTERS, type CharacterId } from '../content/characters.ts';
import { CREW_ACTION, CREW_ACTIONS, type SlotId, TRAINING_ICONS } from '../content/rooms.ts';
import type { EosFrame } from '../frame.ts';
import { objection } from '../objections.ts';
import { has, hasAssistants } from '../rules/crew.ts';
import { stationHere } from '../rules/location.ts';
import { roundRule } from '../rules/roundRule.ts';
import type { G, State } from '../state.ts';
import { type EosVerb, owns, seatsIn } from './asking.ts';
import { carryOut, NEEDS, NOT_AT_STATION, stationProblem } from './crewEffects.ts';

type CrewFrame = Extract<EosFrame, { step: 'crewActions' }>;

export function crewPhase(g: G): void {
  g.s.phase = 'crew';
  g.tell({ type: 'phase', phase: 'crew' });
}

/** ER-13.2 the seats that do not stand by and have a figure to place. */
export function placers(s: State, frame: CrewFrame): readonly Seat[] {
  let idle = seatsWithFigures(s) & ~frame.passed;
  let able = 0;
  for (let i = 0; i < ICONS.length && idle !== 0; i++) {
    const icons = nth(ICONS, i);
    if (iconsProblem(s, icons) !== undefined) continue;
    for (const who of CHARACTERS) {
      const bit = 1 << s.crew[who].seat;
      if ((idle & bit) === 0 || !hasFigureFor(s, who, icons)) continue;
      if (icons.member?.(s, who) !== undefined) continue;
      idle &= ~bit;
      able |= bit;
    }
  }
  return seatsIn(able);
}

/** The seats with a figure that is not placed yet, as bits. */
function seatsWithFigures(s: State): number {
  let bits = 0;
  for (const who of CHARACTERS) {
    if (isFree(s, who, 'character') || isFree(s, who, 'assistant')) bits |= 1 << s.crew[who].seat;
  }
  return bits;
}

function hasFigureFor(s: State, who: CharacterId, { characterOnly }: Icons): boolean {
  return isFree(s, who, 'character') || (!characterOnly && isFree(s, who, 'assistant'));
}

/** Whether a figure can still be placed. */
function isFree(s: State, who: CharacterId, figure: FigureKind): boolean {
  const member = s.crew[who];
  return figure === 'character'
    ? member.figure === undefined
    : member.assistant === undefined && hasAssistants(s);
}

/** ER-13.1 a figure acts once a round; Assistants need their icon (R24). */
function figureProblem(s: State, who: CharacterId, figure: FigureKind): Objection | undefined {
  const { figure: character, assistant } = s.crew[who];
  if ((figure === 'character' ? character : assistant) !== undefined)
    return objection('ER-13.1', 'figurePlaced', { who });
  if (figure === 'assistant' && !hasAssistants(s)) return objection('ER-5.8', 'noAssistant');
  return undefined;
}

/** Whether so many figures of the whole crew could still be placed. */
function areLeft(s: State, wanted: number): boolean {
  let left = 0;
  for (const who of CHARACTERS) {
    if (isFree(s, who, 'character') && ++left === wanted) return true;
    if (isFree(s, who, 'assistant') && ++left === wanted) return true;
  }
  return false;
}

function isTaken({ crew: { commander, pilot, specialist, engineer } }: State, slot: SlotId): boolean {
  return (
    commander.figure === slot ||
    pilot.figure === slot ||
    specialist.figure === slot ||
    engineer.figure === slot ||
    commander.assistant === slot ||
    pilot.assistant === slot ||
    specialist.assistant === slot ||
    engineer.assistant === slot
  );
}

/** How many icons the Training Center has; the Round Rule counts for the third too (T65). */
function trainingIcons(s: State): number {
  return roundRule(s).trainingIcons ?? (has(s, 'forward-command') ? 3 : TRAINING_ICONS);
}

/** How many icons of an action are empty. */
function emptyCount(s: State, { slots, action }: Icons): number {
  const open = action === 'training' ? trainingIcons(s) : slots.length;
  let empty = 0;
  for (let i = 0; i < open; i++) if (!isTaken(s, nth(slots, i))) empty++;
  return empty;
}

/** What stands in the way of an action, whoever takes it. */
function iconsProblem(s: State, icons: Icons): Objection | undefined {
  const { action, at, together } = icons;
  if (icons.notInLastDash && s.lastDash) return icons.onlyBefore;
  if (at === 'own') return undefined;
  if (at === 'station') {
    if (stationHere(s) === undefined) return NOT_AT_STATION;
  } else if (at !== 'ship' && s.hull[at] === 0) {
    return icons.locked;
  }
  const empty = emptyCount(s, icons);
  if (empty === 0) return icons.full;
  if (together && !areLeft(s, empty)) return icons.tooFew;
  return (at === 'station' ? stationProblem(s, action) : undefined) ?? icons.ship?.(s);
}

/** The icons of an action, with what it needs and the objections that never change. */
const ICONS = CREW_ACTIONS.map((action) => ({
  action,
  ...CREW_ACTION[action],
  ship: NEEDS[action].ship,
  member: NEEDS[action].member,
  onlyBefore: objection('ER-21.6', 'notInLastDash', { action }),
  full: objection('ER-13.1', 'iconsFull', { action }),
  tooFew: objection('ER-13.4', 'tooFewFigures', { action }),
  locked: objection('ER-9.1', 'roomLocked', { room: CREW_ACTION[action].at }),
}));
type Icons = (typeof ICONS)[number];

const ICONS_OF = byId(CREW_ACTIONS, (_, i) => nth(ICONS, i));

/** The placements of a figure, in the order of the icons. */
type Places = readonly PlaceAction[];

const PLACES: Readonly<Record<CharacterId, Readonly<Record<FigureKind, Places>>>> = {
  commander: placesOf('commander'),
  pilot: placesOf('pilot'),
  specialist: placesOf('specialist'),
  engineer: placesOf('engineer'),
};

function placesOf(who: CharacterId): Record<FigureKind, Places> {
  const places = (figure: FigureKind) =>
    CREW_ACTIONS.map((action): PlaceAction => ({ type: 'place', who, figure, action }));
  return { character: places('character'), assistant: places('assistant') };
}

const AGAIN: EosFrame = { step: 'crewActions', passed: 0 };

/** D03 a figure is put onto the icons of an action. */
export const place: EosVerb<'place'> = {
  options(s, seat) {
    const open: number[] = [];
    for (let i = 0; i < ICONS.length; i++) {
      if (iconsProblem(s, nth(ICONS, i)) === undefined) open.push(i);
    }
    const found: PlaceAction[] = [];
    for (const who of CHARACTERS) {
      if (s.crew[who].seat !== seat) continue;
      for (const figure of FIGURE_KINDS) {
        if (!isFree(s, who, figure)) continue;
        const places = PLACES[who][figure];
        for (const i of open) found.push(nth(places, i));
      }
    }
    return found;
  },
  check(s, { who, figure, action }, seat) {
    const problem = owns(s, seat, who) ?? figureProblem(s, who, figure);
    if (problem) return problem;
    const icons = ICONS_OF[action];
    if (figure === 'assistant' && icons.characterOnly)
      return objection('ER-13.3', 'characterOnly', { action });
    return iconsProblem(s, icons) ?? icons.member?.(s, who);
  },
  do(g, { who, figure, action }, _) {
    const { s } = g;
    const icons = ICONS_OF[action];
    const slot = icons.slots.find((one) => !isTaken(s, one)) ?? 'advanced-room';
    if (figure === 'character') s.crew[who].figure = slot;
    else s.crew[who].assistant = slot;
    g.use('action', action);
    g.tell({ type: 'placed', who, figure, action });
    g.then(AGAIN);
    carryOut(g, who, action, emptyCount(s, icons) === 0);
  },
};
