/** What a sound player of Project EOS Rise values (spec section 10): an evaluation, and a quick policy for playouts. */
import type { Random, Sense } from '#engine';
import type { EosAction } from './action.ts';
import { levelAppeal, nearBreakdown, PLACES, towards, wanted } from './bot/crew.ts';
import { canFinish, expectedRetaliation, hitAppeal, laidOf, lockHelps, shipWorth } from './bot/fight.ts';
import { burn, flyTo, oddsOnce, stay } from './bot/route.ts';
import { standing } from './bot/standing.ts';
import { ALIENS } from './content/aliens.ts';
import { BOARDS, CHARACTERS, stressOf } from './content/characters.ts';
import { DAMAGE } from './content/damage.ts';
import { type BUILD_COST, MAX_HULL } from './content/rooms.ts';
import type { EosRise, State } from './state.ts';
import { hitters } from './steps/strike.ts';
import { lanesLeft } from './steps/warp.ts';
import { totalHull } from './terms/hull.ts';

/** Spec 10.1: which room to build first. */
const BUILD_ORDER: Readonly<Record<keyof typeof BUILD_COST, number>> = {
  'cargo-bay': 9,
  crafting: 7,
  scanner: 6,
  'mining-control': 4,
  medical: 3,
};

/** How good an action looks; used only to compare the actions of one decision. */
type Appeal<T extends EosAction['type']> = (s: State, action: Extract<EosAction, { type: T }>) => number;

const APPEAL: { readonly [T in EosAction['type']]?: Appeal<T> } = {
  buyCube: (s, { who }) => {
    const rest = s.credits - BOARDS[who].cubeCost;
    const { cubes } = s.crew[who];
    const wish = { commander: 2.5, specialist: 3, engineer: 2, pilot: 2.8 }[who] - 0.5 * cubes;
    return rest >= (s.round <= 3 ? 7 : 1) ? wish : -1;
  },
  scrap: (s, { who }) =>
    (s.credits < 3 && s.crew[who].technology.length > 1 ? 0.6 : -1) +
    (who === 'engineer' ? towards(s, 'man-of-science', 3) : 0),
  quickFix: (s, { room }) => (MAX_HULL[room] - s.hull[room] >= 2 && totalHull(s) < 16 ? 2 : -0.5),
  sabotage: () => 2,
  intercept: () => 0.8,
  ready: () => 0.5,
  place: (s, { who, figure, action }) => PLACES[action](s, who) + (figure === 'assistant' ? 0.5 : 0),
  standBy: () => 0.2,
  takeRoom: () => 1,
  build: (s, { room }) => BUILD_ORDER[room] + wanted(s, room),
  repair: (s, { room }) =>
    room === 'engine' && s.hull.engine === 0
      ? 50
      : room === 'command'
        ? 20 - s.hull.command
        : 5 - s.hull[room] / 2,
  discardTechnology: () => -1,
  scanTechnology: () => 0.5,
  warp: (s, { to }) => flyTo(s, to, lanesLeft(s)),
  stop: (s) => stay(s) + 0.1,
  afterburner: (s) => burn(s, lanesLeft(s)),
  level: (s, { who }) => levelAppeal(s, who),
  join: () => 0,
  addHeld: () => 2,
  strike: (s, { by }) => (nearBreakdown(s, by) >= 5 ? nearBreakdown(s, by) / 4 : -2),
  pills: (s, { count }) =>
    count === 0 ? 0.6 : CHARACTERS.some((who) => nearBreakdown(s, who) <= 3) ? 1 : 0.3,
  technology: (s, { card }) => (card === 'slip-drive' ? burn(s, lanesLeft(s)) : 1),
  targetLock: (s, { who }) => (lockHelps(s, who) ? 1.2 : -1),
  lead: () => 2,
  gunneryRange: () => 2,
  mark: (s, { die }) => (stressOf(s.combat?.dice[die]?.face ?? 'arrow') > 0 ? 2 : 0.2),
  reroll: () => 0.9,
  placeDie(s, { face, card, icon }) {
    const laid = laidOf(s, card);
    if (laid === undefined || !canFinish(s, laid)) return -1;
    return DAMAGE[card].damage / laid.open.length + (face === icon ? 3 : 0);
  },
  target(s, { ship }) {
    const raider = s.pursuit.find(({ card }) => card === ship);
    const left = ALIENS[ship].hull - (raider?.damage ?? 0);
    return shipWorth(s, ship) / Math.max(1, left);
  },
  shield: (_, { ship }) => ALIENS[ship].damage - 1.5,
  pointDefence: (s, { ship }) => (hitters(s).includes(ship) ? ALIENS[ship].damage : 0),
  hit: (s, { room }) => hitAppeal(s, room),
  continue: (s) => (fightOn(s) ? 1.4 : 0),
  flee: () => 0.8,
  accept: (s) => (s.event === 'follow-the-lights' ? 0.1 : totalHull(s) >= 12 ? 1 : 0),
  decline: () => 0.3,
  confirm: (_, { agreed }) => (agreed ? 1 : 0),
  handOver: (s, { seat }) => (seat === s.facilitator ? 2 : 0),
  pass: () => 0.4,
};

const NOISE = 1000;

function rollout(s: State, _seat: number, actions: readonly EosAction[], random: Random): EosAction {
  let best: EosAction | undefined;
  let high = Number.NEGATIVE_INFINITY;
  for (const action of actions) {
    const score = appeal(s, action) + (0.3 * random.int(NOISE)) / NOISE;
    if (score <= high) continue;
    high = score;
    best = action;
  }
  if (best === undefined) throw new RangeError('nothing to choose from');
  return best;
}

function appeal(s: State, action: EosAction): number {
  if (action.type === 'join') return joinAppeal(s, action.fights);
  const of = APPEAL[action.type] as ((s: State, action: EosAction) => number) | undefined;
  return of === undefined ? 0.5 : of(s, action);
}

/** Spec 10.1: whether another combat round is worth it. */
function fightOn(s: State): boolean {
  let share = 0;
  let frb = false;
  for (const raider of s.pursuit) {
    share += oddsOnce(s, ALIENS[raider.card].class, s.pursuit.length - 1) / s.pursuit.length;
    if (raider.frb > 0) frb = true;
  }
  const spare = totalHull(s) - 2.5 * expectedRetaliation(s);
  return (share > (frb ? 0.35 : 0.5) && spare > 4) || share > 0.8;
}

/** Everyone takes part but those near a breakdown. */
function joinAppeal(s: State, fights: boolean): number {
  const frame = s.stack[s.stack.length - 1];
  const safe = frame?.step === 'join' && nearBreakdown(s, frame.who) > 2;
  return fights === safe ? 1.2 : 0;
}

export const sense: Sense<EosRise> = { value: (s) => standing(s, rollout), rollout };
