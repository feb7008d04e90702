/** ER-5, ER-6 Skill levels and stress: what moving a ring or a stress marker does. */
import type { Seat } from '#engine';
import {
  ABILITY_HEX,
  type AbilityId,
  BOARDS,
  CHARACTERS,
  type CharacterId,
  commandAt,
  hexOf,
  LAST_BASIC,
  TOP_LEVEL,
  type TrackId,
  type Unlocked,
  unlockedAt,
} from '../content/characters.ts';
import type { G, Member, State } from '../state.ts';

export function seatOf(s: State, who: CharacterId): Seat {
  return s.crew[who].seat;
}

export function unlocked(s: State, who: CharacterId): Unlocked {
  const { track, level } = s.crew[who];
  return unlockedAt(who, track, level);
}

/** Of a state or of what a seat sees of it. */
export function has(
  s: { readonly crew: Readonly<Record<CharacterId, Readonly<Pick<Member, 'track' | 'level'>>>> },
  ability: AbilityId,
): boolean {
  const { who, track, level } = ABILITY_HEX[ability];
  const member = s.crew[who];
  return member.track === track && member.level >= level;
}

/** What the Commander's hexes mean for everyone; asked for so often that the character is not looked up by name. */
function command(s: State): Unlocked {
  const { track, level } = s.crew.commander;
  return commandAt(track, level);
}

/** R24 one icon lets all four of them work. */
export function hasAssistants(s: State): boolean {
  return command(s).assistant;
}

/** Notes that an ability had its effect. */
export function useAbility(g: G, ability: AbilityId): void {
  g.use('ability', ability);
  g.tell({ type: 'ability', ability });
}

/** ER-6.2 the floor is 5, 3 or 1 by the Commander's lowest STRESS START icon. */
export function stressFloor(s: State): number {
  return command(s).floor;
}

/** ER-4.3 a character rolls all dice unlocked from level 1 to the ring, never fewer. */
export function diceCount(s: State, who: CharacterId): number {
  const { basicDice, advancedDice } = unlocked(s, who);
  return basicDice + advancedDice;
}

/** ER-5.2 whether anyone can still gain a level. */
export function canRise(s: State): boolean {
  return CHARACTERS.some((who) => s.crew[who].level < TOP_LEVEL);
}

/** ER-5.2 a level moves the ring one hex. */
export function gainLevel(g: G, who: CharacterId): void {
  const { level } = g.s.crew[who];
  if (level >= TOP_LEVEL) return;
  if (level === LAST_BASIC) g.then({ step: 'track', who });
  else rise(g, who);
}

/** ER-5.2, ER-5.5 the ring enters the first hex of an advanced track. */
export function enterTrack(g: G, who: CharacterId, track: TrackId): void {
  g.s.crew[who].track = track;
  g.then({ step: 'advancedRoom', who });
  rise(g, who);
}

function rise(g: G, who: CharacterId): void {
  const member = g.s.crew[who];
  const before = unlocked(g.s, who).squares;
  member.level++;
  // ER-5.8 a new square comes with a cube
  if (unlocked(g.s, who).squares > before) member.cubes++;
  g.use('hex', hexOf(who, member.track, member.level));
  const { level, track } = member;
  g.tell(track ? { type: 'levelGained', who, level, track } : { type: 'levelGained', who, level });
}

/** ER-5.6 losing a level moves the ring one hex back. */
export function loseLevel(g: G, who: CharacterId): void {
  const { level } = g.s.crew[who];
  if (level === 1) g.then({ step: 'damageCard', n: 1 });
  else fallTo(g, who, level - 1);
}

/** ER-5.7 what the hexes above the ring gave is gone; cubes without a square are removed. ER-5.3 below level 5 the track is open again. */
function fallTo(g: G, who: CharacterId, level: number): void {
  const member = g.s.crew[who];
  member.level = level;
  g.tell({ type: 'levelLost', who, level });
  if (level <= LAST_BASIC) {
    member.track = undefined;
    if (member.room !== undefined) {
      g.tell({ type: 'roomReturned', who, room: member.room });
      member.room = undefined;
      member.roomUsed = false;
    }
  }
  member.cubes = Math.min(member.cubes, unlocked(g.s, who).squares);
  if (who === 'commander') raiseToFloor(g);
}

/** ER-6.2 the Commander lost an icon: nobody stays below the floor. */
function raiseToFloor(g: G): void {
  const floor = stressFloor(g.s);
  let raised = false;
  for (const who of CHARACTERS) {
    const member = g.s.crew[who];
    if (member.stress >= floor) continue;
    member.stress = floor;
    raised = true;
  }
  if (raised) g.tell({ type: 'floorRaised', floor });
}

/** ER-6.4 relief never goes below the floor. */
export function relieve(g: G, who: CharacterId, points: number): void {
  const member = g.s.crew[who];
  const at = Math.max(stressFloor(g.s), member.stress - points);
  if (at >= member.stress) return;
  g.tell({ type: 'relief', who, n: member.stress - at, at });
  member.stress = at;
}

export function relieveAll(g: G, points: number): void {
  for (const who of CHARACTERS) relieve(g, who, points);
}

/** ER-6.3 after pills. */
export function takeStress(g: G, who: CharacterId, amount: number): void {
  if (amount <= 0) return;
  const member = g.s.crew[who];
  const { breakdown } = BOARDS[who];
  member.stress = Math.min(breakdown, member.stress + amount);
  g.tell({ type: 'stress', who, n: amount, at: member.stress });
  if (member.stress === breakdown) stressedOut(g, who);
}

/** ER-6.5 stressed out: stress goes to the floor as it was. */
function stressedOut(g: G, who: CharacterId): void {
  const { s } = g;
  const member = s.crew[who];
  const spared = has(s, 'second-wind');
  g.tell({ type: 'stressedOut', who, spared });
  g.use('rule', 'stressed-out');
  // R30 the floor before the level loss
  member.stress = stressFloor(s);
  if (spared) {
    useAbility(g, 'second-wind');
    loseLevel(g, who);
  } else if (member.level >= LAST_BASIC) {
    fallTo(g, who, member.level - 3);
  } else {
    // R28 one damage card, not three
    if (member.level > 1) fallTo(g, who, 1);
    g.then({ step: 'damageCard', n: 1 });
  }
}

/** ER-7 whether a square of this character's board is empty. */
export function hasEmptySquare(s: State, who: CharacterId): boolean {
  return s.crew[who].cubes < unlocked(s, who).squares;
}

export function addCube(g: G, who: CharacterId): void {
  g.s.crew[who].cubes++;
  g.tell({ type: 'cubeGained', who, cubes: g.s.crew[who].cubes });
}
