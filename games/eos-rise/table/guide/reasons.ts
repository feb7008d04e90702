/** Why the hint advises what it does: each sentence is told only where its facts hold. The weightiest come first. */
import type { ActionOf } from '#engine';
import type { Advice, Reason } from '#ui/kit/hint.ts';
import type { EosAction } from '../../action.ts';
import { ALIENS } from '../../content/aliens.ts';
import { BOARDS, CHARACTERS, type CharacterId, FLOORS, type HexIcon } from '../../content/characters.ts';
import { CONTRACTS } from '../../content/contracts.ts';
import { DAMAGE } from '../../content/damage.ts';
import type { GainKind } from '../../content/gains.ts';
import { BUILD_COST, CHARGE_LEVELS, type HullRoom, LOCKABLE_ROOMS, MAX_HULL } from '../../content/rooms.ts';
import { DEAD_PLANET, FIRST_YEAR, PARADISE } from '../../content/tracks.ts';
import { cardOdds, oddsOf, oddsWith } from '../../outlook/chances.ts';
import { forecast } from '../../outlook/forecast.ts';
import { hereOf, reach, tollOf } from '../../outlook/ways.ts';
import { threatAt } from '../../rules/threat.ts';
import { distance } from '../../rules/universe.ts';
import type { EosRise } from '../../state.ts';
import { contractWords, ROOM_WORDS, technologyWords } from '../../text/cards.ts';
import { slotWords } from '../../text/crewActions.ts';
import {
  alienName,
  CHARACTER_NAMES,
  CLASS_NAMES,
  damageName,
  galaxyName,
  listed,
  ROOM_NAMES,
} from '../../text/names.ts';
import { costWords } from '../../text/overlays.ts';
import { REASON_WORDS as WORDS } from '../../text/reasons.ts';
import { CREW_WORDS, nextHex, percent, ROUTE_WORDS } from '../../text/table.ts';
import type { View } from '../../view.ts';

type Tell<T extends EosAction['type']> = (
  action: ActionOf<EosRise, T>,
  view: View,
  plan: Advice<EosRise>['plan'],
) => string | undefined;

/** A reason for the first step of a plan, where it is of this type. */
function why<T extends EosAction['type']>(id: string, type: T, tell: Tell<T>): Reason<EosRise> {
  const isOf = (action: EosAction): action is ActionOf<EosRise, T> => action.type === type;
  return { id, tell: (view, { plan }) => (isOf(plan[0]) ? tell(plan[0], view, plan) : undefined) };
}

const yearsLeft = (view: View): number => FIRST_YEAR + DEAD_PLANET - view.year;
const spare = (view: View, who: CharacterId): number => view.crew[who].breakdown - view.crew[who].stress;

/** What the next level of a character prints. */
function nextIcons(view: View, who: CharacterId): readonly HexIcon[] {
  const { level, track } = view.crew[who];
  const { basic, advanced } = BOARDS[who];
  return basic[level] ?? (track ? advanced[track]?.[level - basic.length] : undefined) ?? [];
}

const trains =
  (tell: Tell<'place'>): Tell<'place'> =>
  (action, view, plan) =>
    action.action === 'training' ? tell(action, view, plan) : undefined;

/** The nearest token that one more lane brings into reach. */
function beyond(view: View): string | undefined {
  const ways = reach(view, view.warpValue + 1);
  for (const [at, way] of ways) {
    if (way.length !== view.warpValue + 1 || tollOf(view, way).ships > 0) continue;
    const { frbs, skills } = hereOf(view, at);
    if (frbs + skills > 0) return WORDS.lane(frbs > 0 ? 'radio burst' : 'skill token', galaxyName(at));
  }
  return undefined;
}

const built = (room: HullRoom, view: View): string | undefined => {
  const lockable = LOCKABLE_ROOMS.find((id) => id === room);
  const gives = lockable && ROOM_GIVES[lockable];
  return gives && WORDS.build(ROOM_NAMES[room], MAX_HULL[room], slotWords(gives), yearsLeft(view));
};
const ROOM_GIVES = {
  medical: 'advanced-treatment',
  crafting: 'technology',
  'cargo-bay': 'contract',
  'mining-control': 'mining-station',
  scanner: 'scan',
} as const;

/** As little as one damage card may leave of a room. */
const FRAIL = 4;
const mended = (view: View, room: HullRoom): string | undefined =>
  view.hull[room] <= FRAIL ? WORDS.mend(ROOM_NAMES[room], view.hull[room]) : undefined;

const treated: Tell<'place'> = ({ who, action }, view) => {
  const left = spare(view, who);
  return (action === 'basic-treatment' || action === 'advanced-treatment') && left <= 4
    ? WORDS.treat(CHARACTER_NAMES[who], left)
    : undefined;
};

const CHARGES: readonly string[] = ['charge-1', 'charge-2', 'charge-3'];

const charged: Tell<'place'> = ({ action }, view) => {
  const at = CHARGES.indexOf(action);
  const tokens = CHARGE_LEVELS[at];
  const { any } = threatAt(view);
  const gained = Math.min(tokens ?? 0, view.charge[at] ?? 0);
  if (any === 0 || gained === 0) return undefined;
  return WORDS.charge(gained, percent(any), costWords(forecast(view)), saved(view, gained));
};

/** What so many tokens more would save this year, on average. */
const saved = (view: View, tokens: number): string =>
  (forecast(view).mean - forecast(view, view.eos, [], view.shields + tokens).mean).toFixed(1);

/** As much of the hull as a bad attack may take without a word of warning: a third. */
const BEARABLE = 3;

/** Before the first figure of a year stands: what the plan does about the ships that may come. */
function ofShields(view: View, plan: Advice<EosRise>['plan']): string {
  const charges = plan.some((one) => one.type === 'place' && CHARGES.includes(one.action));
  if (charges || CHARACTERS.some((who) => view.crew[who].figure)) return '';
  const { any } = threatAt(view);
  if (any === 0) return ` ${WORDS.calm}`;
  const costs = forecast(view);
  const [tokens] = CHARGE_LEVELS;
  const says = costs.bad * BEARABLE < view.totalHull ? WORDS.bare : WORDS.away;
  return ` ${says(percent(any), costWords(costs), view.totalHull, saved(view, tokens))}`;
}

/** The whole flight that the plan tells, as far as it goes lane by lane. */
const flown: Tell<'warp' | 'afterburner'> = (_, view, plan) => {
  const way = plan.flatMap((action) => (action.type === 'warp' ? [action.to] : []));
  const { frbs, skills, credits, ships, asteroids } = tollOf(view, way);
  const hurt = asteroids > 0 ? ` ${WORDS.asteroids(asteroids)}` : '';
  const end = way.at(-1) ?? view.eos;
  const lanes = view.flight ? view.lanesLeft : view.warpValue;
  const things = [
    ...(frbs > 0 ? [ROUTE_WORDS.frb(frbs)] : []),
    ...(skills > 0 ? [ROUTE_WORDS.skill(skills)] : []),
    ...(credits > 0 ? [ROUTE_WORDS.credit(credits)] : []),
  ];
  if (ships === 0 && things.length > 0) return `${WORDS.flight(galaxyName(end), listed(things))}${hurt}`;
  const here = hereOf(view, end);
  const guard = here.ships[0];
  if (guard && here.frbs > 0) return `${WORDS.guarded(CLASS_NAMES[guard.class], galaxyName(end))}${hurt}`;
  const [now, then] = [threatAt(view).any, threatAt(view, end, way).any];
  if (ships === 0 && then < now) return `${WORDS.safer(galaxyName(end), percent(then), percent(now))}${hurt}`;
  const aim = [...view.frbs].sort((a, b) => distance(end, a) - distance(end, b))[0];
  return aim && distance(end, aim) < distance(view.eos, aim)
    ? `${WORDS.nearer(galaxyName(end), galaxyName(aim), distance(end, aim), distance(end, aim) <= lanes - way.length)}${hurt}`
    : undefined;
};

const dashed: Tell<'warp'> = ({ to }, view) =>
  view.lastDash && view.planet && distance(to, view.planet) < distance(view.eos, view.planet)
    ? WORDS.dash(distance(view.eos, view.planet))
    : undefined;

/** The die fills the card, and what it deals is enough for the only ship, or the weakest. */
const fired: Tell<'placeDie'> = ({ card }, view, plan) => {
  const laid = view.combat?.cards.find((other) => other.card === card);
  const placed = plan.filter((action) => action.type === 'placeDie' && action.card === card).length;
  const [ship, other] = view.pursuit;
  if (!laid || !ship || other || placed < laid.open.length) return undefined;
  const { damage, firstStrike } = DAMAGE[card];
  const total = damage + laid.bonus + (laid.strike ? firstStrike : 0);
  return ALIENS[ship.card].hull - ship.damage <= total
    ? WORDS.fire(damageName(card), alienName(ship.card))
    : undefined;
};

const covered: Tell<'shield'> = (token, view) => {
  const { strike } = view;
  const isOn = (ship: typeof token.ship): boolean =>
    ALIENS[ship].pips.includes(token.pip) &&
    strike?.shields.some((on) => on.ship === ship && on.pip === token.pip) === false;
  const others = strike?.ships.filter((ship) => ship !== token.ship && isOn(ship)) ?? [];
  if (others.length === 0) return WORDS.cover(token.pip, alienName(token.ship));
  const { damage } = ALIENS[token.ship];
  const hardest = others.every((ship) => ALIENS[ship].damage <= damage);
  return hardest && oddsWith(view, [token]).mean < oddsWith(view, []).mean
    ? WORDS.token(alienName(token.ship), token.pip, damage)
    : undefined;
};

const paid: Tell<'strike'> = ({ by }, view) =>
  CHARACTERS.every((who) => spare(view, who) <= spare(view, by))
    ? WORDS.pays(CHARACTER_NAMES[by])
    : undefined;

const taken: Tell<'hit'> = ({ room }, { hull }) =>
  hull[room] > 1 && hull.engine > 0 ? WORDS.take(ROOM_NAMES[room]) : undefined;

const joined: Tell<'join'> = ({ fights }, view) => {
  if (view.asking?.step !== 'join') return undefined;
  const { who } = view.asking;
  if (!fights) return spare(view, who) <= 2 ? WORDS.out(CHARACTER_NAMES[who], spare(view, who)) : undefined;
  return CHARACTERS.every((one) => spare(view, one) > 2) ? WORDS.everyone : undefined;
};

const fled: Tell<'flee'> = (action, view) => {
  const odds = oddsOf(view, action);
  return odds && WORDS.flee(percent(odds.any), odds.mean.toFixed(1));
};

/** What lies already fills a card, or a reroll has little to hope for. */
function ofDice(view: View): string {
  const full = view.combat?.cards.find((laid) => (cardOdds(view, laid) ?? 0) === 1);
  return full ? WORDS.keepDice(damageName(full.card)) : WORDS.spareLocks;
}

/** What is left to say of a step that none of the weightier reasons fits. */
const PLAIN: readonly Reason<EosRise>[] = [
  why('mends', 'repair', ({ room }, { hull }) => WORDS.mends(ROOM_NAMES[room], hull[room], MAX_HULL[room])),
  why('mendsNow', 'quickFix', ({ room }, { hull }) =>
    WORDS.mends(ROOM_NAMES[room], hull[room], MAX_HULL[room]),
  ),
  why('level', 'level', ({ who }, { crew }) =>
    WORDS.train(CHARACTER_NAMES[who], crew[who].level + 1, nextHex(who, crew[who])),
  ),
  why('aims', 'placeDie', ({ card }, view) => {
    const { damage } = DAMAGE[card];
    const falls = view.pursuit.find((ship) => ALIENS[ship.card].hull - ship.damage <= damage);
    return falls
      ? WORDS.fire(damageName(card), alienName(falls.card))
      : WORDS.fills(damageName(card), damage);
  }),
  why('fight', 'continue', (action, view) => {
    const odds = oddsOf(view, action);
    return odds && WORDS.fight(percent(odds.any), odds.mean.toFixed(1));
  }),
  why('pills', 'pills', ({ count }, { asking, crew }) => {
    if (asking?.step !== 'pills') return undefined;
    const left = crew[asking.who].breakdown - crew[asking.who].stress - asking.amount;
    return (count > 0 ? WORDS.pill : WORDS.noPill)(CHARACTER_NAMES[asking.who], left + count);
  }),
  why('spared', 'hit', ({ room }, { hull }) =>
    hull[room] > 1 ? WORDS.spared(ROOM_NAMES[room], hull[room] - 1) : undefined,
  ),
  why('bare', 'pass', (_, view) => {
    if (view.asking?.step === 'rollWindow') return ofDice(view);
    if (view.asking?.step !== 'shields') return undefined;
    const { any, mean } = oddsWith(view, []);
    return WORDS.keepTokens(percent(any), mean.toFixed(1));
  }),
  why('lock', 'targetLock', ({ who }) => WORDS.lock(CHARACTER_NAMES[who])),
  why('card', 'technology', ({ card }) => technologyWords(card).text),
  why('ready', 'ready', (_, { credits, hull, tools }) => {
    const locked = LOCKABLE_ROOMS.filter((room) => hull[room] === 0);
    const next = locked.find((room) => BUILD_COST[room] <= credits);
    // Without a TOOL for it nothing can be built, and the credits wait for nothing that could be named.
    return next && tools > LOCKABLE_ROOMS.length - locked.length
      ? WORDS.save(ROOM_NAMES[next], BUILD_COST[next])
      : WORDS.keepCredits(credits);
  }),
  why('accept', 'accept', () => WORDS.accept),
  why('decline', 'decline', () => WORDS.decline),
];

const OWN: readonly Reason<EosRise>[] = [
  why(
    'lane',
    'place',
    trains(({ who }, view) => (nextIcons(view, who).includes('warp') ? beyond(view) : undefined)),
  ),
  why(
    'assistants',
    'place',
    trains(({ who }, view) => {
      const { level } = view.crew.commander;
      return who === 'commander' && !view.assistants && (level === 3 || level === 4)
        ? WORDS.assistants(5 - level)
        : undefined;
    }),
  ),
  why(
    'tool',
    'place',
    trains(({ who }, view, plan) => {
      // The room the plan builds then; where it names none, nothing is promised.
      const then = plan.find((one) => one.type === 'build');
      const room = LOCKABLE_ROOMS.find((id) => then?.type === 'build' && then.room === id);
      return nextIcons(view, who).includes('tool') && room
        ? WORDS.tool(ROOM_NAMES[room], BUILD_COST[room])
        : undefined;
    }),
  ),
  why(
    'floor',
    'place',
    trains(({ who }, view) => {
      const floors: Readonly<Record<string, number>> = FLOORS;
      const floor = floors[nextIcons(view, who).find((icon) => icon in FLOORS) ?? ''];
      return floor !== undefined && floor < view.stressFloor
        ? WORDS.floor(floor, view.stressFloor)
        : undefined;
    }),
  ),
  why(
    'die',
    'place',
    trains(({ who }, view) =>
      nextIcons(view, who).some((icon) => icon === 'basicDie' || icon === 'advancedDie')
        ? WORDS.die(CHARACTER_NAMES[who], view.crew[who].dice + 1)
        : undefined,
    ),
  ),
  why(
    'train',
    'place',
    trains(({ who }, view) =>
      WORDS.train(CHARACTER_NAMES[who], view.crew[who].level + 1, nextHex(who, view.crew[who])),
    ),
  ),
  why('buildPlan', 'place', ({ action }, view, plan) => {
    const then = plan.find((one) => one.type === 'build');
    return action === 'build' && then?.type === 'build' ? built(then.room, view) : undefined;
  }),
  why('build', 'build', ({ room }, view) => built(room, view)),
  why('treat', 'place', treated),
  why('charge', 'place', charged),
  why('brings', 'place', ({ action }, view) => {
    if (action === 'contract') return WORDS.contract(yearsLeft(view));
    if (action === 'technology') return WORDS.technology;
    if (action === 'mining-station') return WORDS.mining;
    return action === 'scan' ? WORDS.scan : undefined;
  }),
  why('repair', 'repair', ({ room }, view) => mended(view, room)),
  why('quickFix', 'quickFix', ({ room }, view) => mended(view, room)),
  why('dash', 'warp', dashed),
  why('flight', 'warp', flown),
  why('burn', 'afterburner', flown),
  why('need', 'warp', (_, view) =>
    view.year >= FIRST_YEAR + 5 && !view.lastDash
      ? WORDS.need(PARADISE - view.progress, yearsLeft(view))
      : undefined,
  ),
  why('end', 'stop', (_, view) => WORDS.end(galaxyName(view.eos), percent(threatAt(view).any))),
  why('pays', 'strike', paid),
  why('strike', 'strike', ({ card }) => WORDS.strike(damageName(card), DAMAGE[card].firstStrike)),
  why('fire', 'placeDie', fired),
  why('cover', 'shield', covered),
  why('flee', 'flee', fled),
  why('stay', 'continue', (_, { pursuit }) => {
    const carrier = pursuit.find(({ frb }) => frb > 0);
    return carrier && WORDS.stay(alienName(carrier.card));
  }),
  why('take', 'hit', taken),
  why('sign', 'sign', ({ card }) => {
    const { pickUp, delivery } = CONTRACTS[card];
    const pays = (gain: GainKind): number => delivery.find((one) => one.gain === gain)?.n ?? 0;
    const worth = [
      ...(pays('skillLevels') > 0 ? [WORDS.levelLasts] : []),
      ...(pays('intel') > 0 ? [WORDS.intelCounts(pays('intel'))] : []),
      ...(pickUp.length > 0 ? [WORDS.paysNow] : []),
    ];
    return worth.length > 0 ? WORDS.sign(contractWords(card).name, listed(worth)) : undefined;
  }),
  why('cubes', 'buyCube', ({ who }, { crew }) => WORDS.cubes(CREW_WORDS.cube[who], crew[who].cubes)),
  why('join', 'join', joined),
  why('room', 'takeRoom', ({ room }, view) => WORDS.room(ROOM_WORDS[room].text, yearsLeft(view))),
  why('facilitator', 'handOver', ({ seat }, { facilitator }) =>
    seat === facilitator ? WORDS.facilitator : undefined,
  ),
];

export const reasons: readonly Reason<EosRise>[] = [...OWN, ...PLAIN].map(({ id, tell }) => ({
  id,
  tell(view, advice) {
    const told = tell(view, advice);
    return told && advice.plan[0].type === 'place' ? `${told}${ofShields(view, advice.plan)}` : told;
  },
}));
