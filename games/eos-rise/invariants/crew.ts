/** ER-5 to ER-8, ER-13 What must hold of the four characters: rings, stress, cubes, cards and figures. */
import type { Problem } from '#engine';
import { ADVANCED_ROOMS } from '../content/advancedRooms.ts';
import { BOARDS, CHARACTERS, type CharacterId, LAST_BASIC, OWNER_OF } from '../content/characters.ts';
import { MISSIONS } from '../content/missions.ts';
import { CREW_ACTION, CREW_ACTIONS, type SlotId } from '../content/rooms.ts';
import { stressFloor, unlocked } from '../rules/crew.ts';
import type { Member, State } from '../state.ts';

export function crewProblem(s: State): Problem | undefined {
  for (const who of CHARACTERS) {
    const { seat, level, track, room, roomUsed, contract, cargo, mission } = s.crew[who];
    const field = `state.crew.${who}`;
    if (seat >= s.seats) return { field: `${field}.seat`, reason: 'must be a seat at this table' };
    if (level > LAST_BASIC ? track === undefined || OWNER_OF[track] !== who : track !== undefined)
      return {
        field: `${field}.track`,
        reason: 'must be one of this character’s tracks from level 5 on, else absent',
      };
    if (room !== undefined && (level <= LAST_BASIC || ADVANCED_ROOMS[room].of !== who))
      return { field: `${field}.room`, reason: 'must be this character’s own, from level 5 on' };
    if (cargo !== undefined && contract === undefined)
      return { field: `${field}.cargo`, reason: 'must belong to a contract' };
    if (contract !== undefined && cargo === undefined && !isUnderWay(s, who))
      return { field: `${field}.cargo`, reason: 'must lie somewhere while there is a contract' };
    if (roomUsed && room === undefined)
      return { field: `${field}.roomUsed`, reason: 'must be about an advanced room that is there' };
    if (mission !== undefined && !isOpen(mission, who))
      return {
        field: `${field}.mission`,
        reason: 'must be this character’s own and lack stars, with nothing counted twice',
      };
  }
  const floor = stressFloor(s);
  for (const who of CHARACTERS) {
    const { stress, cubes } = s.crew[who];
    if (stress < floor || stress >= BOARDS[who].breakdown)
      return {
        field: `state.crew.${who}.stress`,
        reason: `must be from ${floor} to below the breakdown hex`,
      };
    if (cubes > unlocked(s, who).squares)
      return { field: `state.crew.${who}.cubes`, reason: 'must each have a square' };
  }
  if (s.facilitator >= s.seats) return { field: 'state.facilitator', reason: 'must be a seat at this table' };
  return figureProblem(s);
}

/** ER-8.4 a contract is signed, and its cargo is not rolled for yet. */
function isUnderWay({ stack }: State, who: CharacterId): boolean {
  return stack.some((frame) => frame.step === 'cargoRoll' && frame.who === who);
}

/** ER-8.6 a mission whose stars are complete is gone. */
function isOpen({ card, stars, counted }: NonNullable<Member['mission']>, who: CharacterId): boolean {
  const own = MISSIONS[card];
  return own.of === who && stars < own.stars && new Set(counted).size === counted.length;
}

const CHARACTER_ONLY = new Set<SlotId>(
  CREW_ACTIONS.flatMap((action) => (CREW_ACTION[action].characterOnly ? CREW_ACTION[action].slots : [])),
);

/** ER-13.1, ER-13.3 one figure an icon, and no Assistant where only a Character may stand. */
function figureProblem({ crew }: State): Problem | undefined {
  const taken = new Set<SlotId>();
  for (const who of CHARACTERS) {
    const { figure, assistant } = crew[who];
    if (assistant !== undefined && CHARACTER_ONLY.has(assistant))
      return { field: `state.crew.${who}.assistant`, reason: 'must not stand where only a Character may' };
    for (const [kind, slot] of [
      ['figure', figure],
      ['assistant', assistant],
    ] as const) {
      // Every character has an advanced room of its own.
      const place = slot === 'advanced-room' ? undefined : slot;
      if (place !== undefined && taken.has(place))
        return { field: `state.crew.${who}.${kind}`, reason: `must not share ${place} with another figure` };
      if (place !== undefined) taken.add(place);
    }
    if (figure === 'advanced-room' && assistant === 'advanced-room')
      return {
        field: `state.crew.${who}.assistant`,
        reason: 'must not share advanced-room with another figure',
      };
  }
  return undefined;
}
