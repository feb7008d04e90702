/** ER-5, ER-6 Skill levels, advanced tracks and rooms, and stress with the Commander's pills. */

import type { FrameOf } from '#engine';
import { ADVANCED_ROOM_IDS } from '../content/advancedRoomIds.ts';
import { ADVANCED_ROOMS } from '../content/advancedRooms.ts';
import { CHARACTERS, OWNER_OF, TOP_LEVEL, TRACKS } from '../content/characters.ts';
import { objection } from '../objections.ts';
import { canRise, enterTrack, gainLevel, takeStress } from '../rules/crew.ts';
import { notice } from '../rules/missions.ts';
import type { EosRise, G, State } from '../state.ts';
import type { EosVerb } from './asking.ts';

/** D16, ER-5.4 the Facilitator decides; ER-5.2 when all are at level 9 the level is lost. */
export function levelSeat(s: State): number | undefined {
  return canRise(s) ? s.facilitator : undefined;
}

const LEVELS = CHARACTERS.map((who) => ({ type: 'level', who }) as const);

/** D16 who gets a free skill level. */
export const level: EosVerb<'level'> = {
  options: () => LEVELS,
  check: (s, { who }) =>
    s.crew[who].level < TOP_LEVEL ? undefined : objection('ER-5.2', 'topLevel', { who }),
  do(g, { who }, _, frame) {
    if (frame.step === 'level' && frame.n > 1) g.then({ step: 'level', n: frame.n - 1 });
    gainLevel(g, who);
  },
};

/** D04 who leaves level 4 chooses an advanced track. */
export const track: EosVerb<'track'> = {
  options: (_, _seat, frame) =>
    frame.step === 'track'
      ? TRACKS.filter((id) => OWNER_OF[id] === frame.who).map((id) => ({ type: 'track', track: id }))
      : [],
  check: (_, { track: id }, _seat, frame) =>
    frame.step === 'track' && OWNER_OF[id] === frame.who
      ? undefined
      : objection('ER-5.2', 'otherTrack', { track: id }),
  do(g, { track: id }) {
    enterTrack(g, OWNER_OF[id], id);
  },
};

/** D05 who enters level 5 chooses an advanced room. */
export const takeRoom: EosVerb<'takeRoom'> = {
  options: (_, _seat, frame) =>
    frame.step === 'advancedRoom'
      ? ADVANCED_ROOM_IDS.filter((id) => ADVANCED_ROOMS[id].of === frame.who).map((room) => ({
          type: 'takeRoom',
          room,
        }))
      : [],
  check: (_, { room }, _seat, frame) =>
    frame.step === 'advancedRoom' && ADVANCED_ROOMS[room].of === frame.who
      ? undefined
      : objection('ER-5.5', 'otherCharactersRoom', { room }),
  do(g, { room }) {
    const who = ADVANCED_ROOMS[room].of;
    g.s.crew[who].room = room;
    g.s.crew[who].roomUsed = false;
    g.tell({ type: 'roomTaken', who, room });
  },
};

/** ER-6.3 the Commander is asked for pills only when there are any. */
export function dealStress(g: G, { who, amount }: FrameOf<EosRise, 'dealStress'>): void {
  if (amount <= 0) return;
  if (g.s.crew.commander.cubes > 0) g.then({ step: 'pills', who, amount });
  else takeStress(g, who, amount);
}

function usablePills(s: State, amount: number): number {
  return Math.min(s.crew.commander.cubes, Math.ceil(amount / 2));
}

const PILLS = [0, 1, 2, 3, 4].map((count) => ({ type: 'pills', count }) as const);

/** D20, ER-7.1 each pill cancels up to 2 points. */
export const pills: EosVerb<'pills'> = {
  options: (s, _, frame) => (frame.step === 'pills' ? PILLS.slice(0, usablePills(s, frame.amount) + 1) : []),
  check: (s, { count }, _, frame) =>
    frame.step === 'pills' && count <= usablePills(s, frame.amount)
      ? undefined
      : objection('ER-6.3', 'tooManyPills', { count }),
  do(g, { count }, _, frame) {
    if (frame.step !== 'pills') return;
    const { who, amount } = frame;
    g.s.crew.commander.cubes -= count;
    if (count > 0) {
      g.use('cube', 'commander');
      g.tell({ type: 'pills', who, count });
    }
    takeStress(g, who, amount - 2 * count);
    if (count > 0) notice(g, { deed: 'pillsSpent', count });
  },
};
