/** What a seat may do with one press: the proposals the table makes where a decision is many small ones (section ER-9, 12, 15, 16). */
import { type ActionOf, type Batch, nth, type Seat } from '#engine';
import type { EosAction } from '../action.ts';
import { ALIENS, type AlienId } from '../content/aliens.ts';
import { BOARDS, CHARACTERS, type CharacterId } from '../content/characters.ts';
import { DAMAGE, type Icon } from '../content/damage.ts';
import { MISSIONS } from '../content/missions.ts';
import { BUILD_COST, HULL_ROOMS, type HullRoom, LOCKABLE_ROOMS, MAX_HULL } from '../content/rooms.ts';
import type { EosFrame } from '../frame.ts';
import { hasTrait } from '../rules/combat.ts';
import { has, unlocked } from '../rules/crew.ts';
import { bestCover } from '../rules/odds.ts';
import { roundRule } from '../rules/roundRule.ts';
import { extinctionDamage } from '../rules/tracks.ts';
import type { Combat, EosRise, LaidCard, Raider, State } from '../state.ts';
import { planners } from '../steps/planning.ts';
import { lowest, spoils, untilAsked } from './heirs.ts';
import { oneMore } from './settled.ts';
import { Battery, cardsFor, defeat, type Faces, volley } from './volley.ts';

export function batches(s: State, seat: Seat, legal: readonly EosAction[]): Batch<EosRise>[] {
  const frame = s.stack.at(-1);
  const types = new Set(legal.map(({ type }) => type));
  switch (frame?.step) {
    case 'assign':
      return types.has('hit') ? one('damage', damageSpread(s)) : [];
    case 'repair':
      return types.has('repair') ? one('repair', repairSpread(s, frame.points)) : [];
    case 'join':
      return types.has('join') ? one('join', joiners(s, frame.who)) : [];
    case 'planning':
      return types.has('ready') ? one('planning', shopping(s, seat, frame)) : [];
    case 'placeDice':
      return types.has('placeDie') ? one('volley', bestVolley(s)) : [];
    case 'rollWindow':
      return types.has('pass') ? fromTheRoll(s) : [];
    case 'shields':
      return types.has('shield') ? [1, 2, 3].flatMap((n) => one(`shields-${n}`, cover(s, n))) : [];
    default:
      return [];
  }
}

function one(id: string, [first, ...rest]: readonly EosAction[]): Batch<EosRise>[] {
  return first ? [{ id, actions: [first, ...rest] }] : [];
}

/** What stays in a room as long as another can take it. */
const RESERVE: Readonly<Record<HullRoom, number>> = {
  command: 4,
  engine: 3,
  medical: 1,
  crafting: 1,
  'cargo-bay': 1,
  'mining-control': 1,
  scanner: 1,
};

/** D29 nothing explodes while another room can take it, the Engine keeps flying, and Command falls last of all. */
function damageSpread(s: State): ActionOf<EosRise, 'hit'>[] {
  const hull = { ...s.hull };
  const hits: ActionOf<EosRise, 'hit'>[] = [];
  for (let left = s.damage; left > 0; left--) {
    const standing = HULL_ROOMS.filter((room) => hull[room] > 0);
    // ER-9.2 with one room left there is nothing to choose.
    if (standing.length < 2) break;
    const room = takes(s, hull, standing);
    hull[room]--;
    hits.push({ type: 'hit', room });
  }
  return hits;
}

function takes(s: State, hull: State['hull'], standing: readonly HullRoom[]): HullRoom {
  const keeps = (room: HullRoom): number => (room === 'engine' && s.flight !== undefined ? 2 : 1);
  const above = (floor: (room: HullRoom) => number): HullRoom | undefined =>
    best(
      standing.filter((room) => hull[room] > floor(room)),
      (room) => hull[room] - floor(room),
    );
  const given = (room: HullRoom): number => {
    if (room === 'command') return -100;
    const cost = LOCKABLE_ROOMS.find((id) => id === room);
    return cost === undefined ? -50 : -BUILD_COST[cost];
  };
  return (
    above((room) => RESERVE[room]) ?? above(keeps) ?? above(() => 1) ?? best(standing, given) ?? 'command'
  );
}

/** D07 an Engine that is out first, then what is about to explode, then the dearest. */
function repairSpread(s: State, points: number): ActionOf<EosRise, 'repair'>[] {
  const hull = { ...s.hull };
  const repairs: ActionOf<EosRise, 'repair'>[] = [];
  const stands = (room: HullRoom): boolean =>
    hull[room] < MAX_HULL[room] && (hull[room] > 0 || !LOCKABLE_ROOMS.some((id) => id === room));
  for (let left = points; left > 0; left--) {
    const open = HULL_ROOMS.filter(stands);
    if (open.length < 2) break;
    const room =
      best(open, (id) => {
        if (id === 'engine' && hull.engine === 0) return 100;
        if (id === 'command' && hull.command < RESERVE.command) return 50 - hull.command;
        if (hull[id] === 1) return 40;
        return id === 'command' ? 30 : id === 'engine' ? 20 : MAX_HULL[id];
      }) ?? 'command';
    hull[room]++;
    repairs.push({ type: 'repair', room });
  }
  return repairs;
}

/** So near a breakdown a character stays out of a fight. */
const TOO_NEAR = 2;

/** D17 everyone fights who can bear it; the Combat Specialist always does. */
function joiners(s: State, from: CharacterId): ActionOf<EosRise, 'join'>[] {
  const asked = (['commander', 'pilot', 'engineer'] as const).filter(
    (who) => CHARACTERS.indexOf(who) >= CHARACTERS.indexOf(from),
  );
  return asked.map((who) => ({
    type: 'join',
    fights: BOARDS[who].breakdown - s.crew[who].stress > TOO_NEAR,
  }));
}

/** Whoever has nothing left to buy, scrap or mend is ready without saying so. */
function shopping(s: State, seat: Seat, frame: Extract<EosFrame, { step: 'planning' }>): EosAction[] {
  const bought = purchases(s, seat);
  // Nothing to propose: going on is a press of its own.
  if (bought.length === 0) return [];
  const then: State = { ...s, crew: { ...s.crew } };
  for (const { who } of bought) {
    then.credits -= BOARDS[who].cubeCost;
    then.crew[who] = { ...then.crew[who], cubes: then.crew[who].cubes + 1 };
  }
  return planners(then, frame).includes(seat) ? [...bought, { type: 'ready' }] : bought;
}

/** D02 cubes for squares that are empty, while the next room can still be paid. */
function purchases(s: State, seat: Seat): ActionOf<EosRise, 'buyCube'>[] {
  const open = LOCKABLE_ROOMS.filter((room) => s.hull[room] === 0);
  const standing = LOCKABLE_ROOMS.length - open.length;
  const reserve =
    unlocked(s, 'engineer').tools > standing ? Math.min(...open.map((room) => BUILD_COST[room])) : 0;
  let { credits } = s;
  const bought: ActionOf<EosRise, 'buyCube'>[] = [];
  for (const who of CHARACTERS) {
    const cost = BOARDS[who].cubeCost;
    if (s.crew[who].seat !== seat) continue;
    for (let cubes = s.crew[who].cubes; cubes < Math.min(2, unlocked(s, who).squares); cubes++) {
      if (credits - cost < reserve) break;
      credits -= cost;
      bought.push({ type: 'buyCube', who });
    }
  }
  return bought;
}

/** D23, D24 the cards that defeat the ships worth most, ship after ship; what a reward asks comes between. */
function bestVolley(s: State): EosAction[] {
  const { combat } = s;
  if (combat === undefined) return [];
  const { cards, marks } = aimed(s, combat);
  const left = facesOf(s, combat);
  const shots = marks.map((_, i) => cards.filter((_card, n) => (cardsFor(i) & (1 << n)) !== 0));
  left.crosshair -= shots.flat().reduce((sum, { open }) => sum + crosshairs(open), 0);
  // D24 whoever holds an Overcharge Cell is asked before a card is aimed; it is kept unless it would defeat a ship more.
  const cell = CHARACTERS.some((who) => s.crew[who].technology.includes('overcharge-cell'));
  const fired: EosAction[] = [];
  const levels = spoils(s);
  let standing = marks;
  for (const [i, mark] of marks.entries()) {
    const guards = standing.filter(({ protector }) => protector);
    const aims = (guards.length > 0 ? guards : standing).length > 1;
    for (const card of shots[i] ?? []) {
      fired.push(...filled(card, left));
      if (cell && oneMore(s, card.card)) return fired;
      if (cell) fired.push({ type: 'pass' });
      if (aims) fired.push({ type: 'target', ship: mark.ship });
    }
    if ((shots[i] ?? []).length === 0) continue;
    standing = standing.filter((other) => other !== mark);
    if (asksAfter(s, mark, shots[i] ?? [], combat.defeated + i + 1)) break;
    for (let n = levels(mark.raider); n > 0; n--) fired.push({ type: 'level', who: lowest(s) });
  }
  return [...untilAsked(s.crew, fired)];
}

/** A mission that a defeat completes pays at once, and spare damage may go on: both are asked about. */
function asksAfter(s: State, { raider, hull }: Mark, shots: readonly LaidCard[], inRound: number): boolean {
  const spare = shots.reduce((sum, card) => sum + shotOf(card).damage, 0) > hull;
  if (spare && s.pursuit.length > 1 && !s.combat?.overpenetrated && has(s, 'overpenetration')) return true;
  return CHARACTERS.some((who) => {
    const { mission } = s.crew[who];
    if (mission === undefined) return false;
    const { scores, stars } = MISSIONS[mission.card];
    const worth = scores({ deed: 'defeated', class: ALIENS[raider.card].class, inRound });
    return mission.stars + (typeof worth === 'string' ? 1 : worth) >= stars && worth !== 0;
  });
}

/** D21 what lies defeats every ship: nothing is left to hope for. Else it can be fired as it lies, unless pills come between. */
function fromTheRoll(s: State): Batch<EosRise>[] {
  const { combat, pursuit } = s;
  if (combat === undefined || pursuit.length === 0) return [];
  if (aimed(s, combat).marks.every((_, i) => cardsFor(i) > 0)) return one('enough', [{ type: 'pass' }]);
  const stressed = combat.dice.some(({ face }) => face === 'stress-1' || face === 'stress-2');
  const fired = stressed && s.crew.commander.cubes > 0 ? [] : bestVolley(s);
  return fired.length > 0 ? one('volley', [{ type: 'pass' }, ...fired]) : [];
}

interface Mark {
  readonly ship: AlienId;
  readonly hull: number;
  readonly worth: number;
  readonly protector: boolean;
  readonly raider: Readonly<Raider>;
}

/** The ships by what they are worth, and the cards there are; `cardsFor` says then which fall on which. */
function aimed(s: State, combat: Combat): { readonly cards: LaidCard[]; readonly marks: Mark[] } {
  const cards = combat.cards.filter(({ spent }) => !spent);
  const marks = s.pursuit
    .map((raider) => ({
      ship: raider.card,
      hull: ALIENS[raider.card].hull - raider.damage,
      worth: 10 + ALIENS[raider.card].damage + 8 * raider.frb + 3 * raider.skill + raider.credit,
      protector: hasTrait(s, raider, 'protector'),
      raider,
    }))
    .sort((a, b) => Number(b.protector) - Number(a.protector) || b.worth - a.worth);
  defeat(volley(new Battery(cards.map(shotOf)), facesOf(s, combat)), marks);
  return { cards, marks };
}

function shotOf({ card, open, bonus, strike }: LaidCard) {
  const shot = { arrow: 0, gear: 0, syringe: 0, crosshair: 0 };
  for (const icon of open) shot[icon]++;
  const { damage, firstStrike } = DAMAGE[card];
  return { ...shot, damage: damage + bonus + (strike === undefined ? 0 : firstStrike) };
}

function facesOf(s: State, { dice }: Combat): Faces {
  const faces: Faces = { arrow: 0, gear: 0, syringe: 0, crosshair: 0, wild: !roundRule(s).crosshairsNotWild };
  for (const { face, placed } of dice)
    if (!placed && face !== 'stress-1' && face !== 'stress-2') faces[face]++;
  return faces;
}

const crosshairs = (open: readonly Icon[]): number => open.filter((icon) => icon === 'crosshair').length;

/** Dice onto the icons of a card, printed faces before wild ones; takes them from those left. */
function filled({ card, open }: LaidCard, left: Faces): ActionOf<EosRise, 'placeDie'>[] {
  return open.map((icon) => {
    const face = icon === 'crosshair' || left[icon] === 0 ? 'crosshair' : icon;
    if (icon !== 'crosshair') left[face]--;
    return { type: 'placeDie', face, card, icon };
  });
}

/** D27 the pips that so many tokens are best put on; none where fewer would do. */
function cover(s: State, tokens: number): EosAction[] {
  const { strike } = s;
  if (strike === undefined || s.shields < tokens) return [];
  const extra = strike.kind === 'attack' || strike.kind === 'flee' ? extinctionDamage(s) : 0;
  const isCovered = (ship: AlienId, pip: number): boolean =>
    strike.shields.some((on) => on.ship === ship && on.pip === pip);
  const open = strike.ships.map((ship) => ({
    damage: ALIENS[ship].damage,
    pips: ALIENS[ship].pips.filter((pip) => !isCovered(ship, pip)),
  }));
  const free = open.reduce((sum, { pips }) => sum + pips.length, 0);
  if (free < tokens) return [];
  const laid = bestCover(open, tokens, extra).laid.map(
    ({ ship, pip }): EosAction => ({ type: 'shield', ship: nth(strike.ships, ship), pip }),
  );
  // ER-16.2 with tokens and pips left it is asked for more.
  return s.shields > tokens && free > tokens ? [...laid, { type: 'pass' }] : laid;
}

/** Of equals the first. */
function best<T>(list: readonly T[], worth: (one: T) => number): T | undefined {
  return list.reduce<T | undefined>(
    (high, next) => (high === undefined || worth(next) > worth(high) ? next : high),
    undefined,
  );
}
