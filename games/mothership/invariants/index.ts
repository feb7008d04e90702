/** What must hold of any state of Mothership, also of one that was loaded from outside. */
import { fieldsProblem, flag, int, list, object, oneOf, optional, type Problem, type Shape } from '#engine';
import { ARTIFACT_IDS } from '../content/artifacts.ts';
import { BOARD_TEXT_MAX } from '../content/boardText.ts';
import { actionDeck, CARD_IDS } from '../content/cards.ts';
import { DEVELOPMENT_IDS, developmentDeck } from '../content/developments.ts';
import { isLayoutName } from '../content/layoutName.ts';
import { TEAM_SHAPES } from '../content/layouts.ts';
import { MOTHERSHIP_HP, STATION_HP, STATION_STEP, SUBSYSTEM_MAX, SUBSYSTEMS } from '../content/panel.ts';
import { TECHNOLOGY_IDS } from '../content/technologies.ts';
import { stackProblem } from '../frameShapes.ts';
import { MODES, MODULES } from '../options.ts';
import { boardFor } from '../rules/board.ts';
import { MOST_SPACES, NOWHERE } from '../rules/hex.ts';
import { mothershipOf, stationOf, UNITS_EACH } from '../rules/units.ts';
import { BOOSTS, type State } from '../state.ts';
import { piecesProblem } from './fleet.ts';

const MANY = 1_000_000;
const count = int(0, MANY);
const owner = int(0, 5);
const unit = int(0, 6 * UNITS_EACH - 1);
const anything: Shape<unknown> = { problem: () => undefined };
const word: Shape<string> = {
  problem: (value, field) =>
    typeof value === 'string' && value.length <= BOARD_TEXT_MAX + 60
      ? undefined
      : { field, reason: 'must be a short text' },
};

const splitShape = object({ engines: int(0, 99), weapons: int(0, 99), shields: int(0, 99) });
const energyShape = object({
  engines: int(0, SUBSYSTEM_MAX),
  weapons: int(0, SUBSYSTEM_MAX),
  shields: int(0, SUBSYSTEM_MAX),
});
const cards = list(oneOf(CARD_IDS), { max: 72 });
const pair = (item: Shape<unknown>) => list(item, { min: 2, max: 2 });

function pile(ids: readonly string[]): Shape<unknown> {
  return list(object({ cards: list(oneOf(ids), { min: 1, max: 72 }), seen: optional(oneOf(['all'])) }), {
    max: 30,
  });
}

const unitFields = object({
  at: int(NOWHERE, MOST_SPACES - 1),
  moved: flag(),
  locked: flag(),
  attacked: flag(),
  deployed: flag(),
  boosts: optional(list(oneOf(BOOSTS), { max: 20 })),
  wait: optional(int(0, 2)),
});

const fleetFields = object({
  minerals: count,
  gas: count,
  influence: count,
  hand: cards,
  known: list(object({ card: oneOf(CARD_IDS), to: owner }), { max: 72 }),
  technologies: list(oneOf(TECHNOLOGY_IDS), { max: TECHNOLOGY_IDS.length }),
  energy: energyShape,
  hp: int(0, MOTHERSHIP_HP),
  stationHp: int(0, STATION_HP),
  shieldLost: count,
  shieldBroken: flag(),
  prodded: splitShape,
  energySet: flag(),
  stationMoved: flag(),
  kills: count,
  out: optional(count),
});

const planetFields = object({
  owner: optional(owner),
  gone: flag(),
  artifact: optional(oneOf(ARTIFACT_IDS)),
  built: list(oneOf(DEVELOPMENT_IDS), { max: 4 }),
  builtNow: flag(),
  repelled: optional(list(owner, { min: 1, max: 6 })),
});

const fightFields = object({
  kind: oneOf(['ships', 'station', 'asteroids', 'planet']),
  attackers: list(unit, { max: 6 }),
  target: unit,
  sides: pair(int(-1, 5)),
  ranged: flag(),
  fresh: flag(),
  gas: pair(int(0, 4)),
  beam: pair(flag()),
  bonus: pair(count),
  wing: pair(count),
  aux: pair(count),
  plus: list(count, { max: 7 }),
  doubled: list(flag(), { max: 7 }),
  faces: list(count, { max: 7 }),
  shown: list(count, { max: 7 }),
  field: int(0, 6),
  deflected: flag(),
  cards: list(object({ card: oneOf(CARD_IDS), side: oneOf([0, 1]), unit: optional(unit), plus: count }), {
    max: 72,
  }),
  saved: list(unit, { max: 7 }),
  winner: optional(oneOf([0, 1])),
  total: count,
  fighterPart: int(-MANY, MANY),
});

const FIELDS: Readonly<Record<string, Shape<unknown>>> = {
  stack: list(anything, { max: 400 }),
  seats: int(1, 6),
  draws: int(0, Number.MAX_SAFE_INTEGER),
  outcome: optional(anything),
  table: object({
    mode: oneOf(MODES),
    teams: oneOf(TEAM_SHAPES),
    modules: list(oneOf(MODULES), { max: MODULES.length }),
    target: optional(int(1, 99)),
    rounds: optional(int(1, 999)),
    level: optional(int(1, 9)),
    headStart: flag(),
    alwaysPause: optional(flag()),
    generator: optional(
      object({ tiles: optional(int(0, 10)), gas: optional(int(0, 2)), extra: optional(int(1, 2)) }),
    ),
  }),
  layout: word,
  first: owner,
  active: owner,
  round: int(1, MANY),
  ending: flag(),
  outs: count,
  units: list(unitFields, { min: 2 * UNITS_EACH, max: 6 * UNITS_EACH }),
  fleets: list(fleetFields, { min: 2, max: 6 }),
  planets: list(planetFields, { max: 14 }),
  deck: pile(CARD_IDS),
  discard: cards,
  tokens: pile(ARTIFACT_IDS),
  developments: pile(DEVELOPMENT_IDS),
  market: list(oneOf(DEVELOPMENT_IDS), { max: 3 }),
  holds: list(object({ unit, by: owner, how: oneOf(['tractor', 'update']), now: optional(flag()) }), {
    max: 99,
  }),
  blockade: optional(owner),
  convoy: list(unit, { max: 5 }),
  fight: optional(fightFields),
  die: optional(object({ seat: owner, what: oneOf(['replicator', 'bonus']), face: int(1, 6) })),
  claimed: list(int(0, 13), { max: 14 }),
  homes: list(int(-1, 13), { max: 6 }),
};

export function stateProblem(state: unknown): Problem | undefined {
  if (typeof state !== 'object' || state === null || Array.isArray(state))
    return { field: 'state', reason: 'must be an object' };
  const problem = fieldsProblem(state as Record<string, unknown>, FIELDS, 'state');
  if (problem) return problem;
  const s = state as State;
  return (
    tableProblem(s) ??
    stackProblem(s) ??
    boardProblem(s) ??
    fleetsProblem(s) ??
    cardsProblem(s) ??
    flowProblem(s) ??
    piecesProblem(s)
  );
}

function tableProblem(s: State): Problem | undefined {
  const solo = s.table.mode === 'solo';
  const owners = solo ? 2 : s.seats;
  if (solo !== (s.seats === 1))
    return { field: 'state.seats', reason: 'must be one in the Solo Challenge only' };
  if (solo !== (s.table.level !== undefined))
    return { field: 'state.table.level', reason: 'is for the Solo Challenge' };
  if (s.fleets.length !== owners || s.units.length !== owners * UNITS_EACH)
    return { field: 'state.fleets', reason: `must be ${owners}, with ten units each` };
  for (const [name, number] of Object.entries({ first: s.first, active: s.active })) {
    if (number >= owners) return { field: `state.${name}`, reason: 'must be in the game' };
  }
  if (s.layout !== '' && !isLayoutName(s.layout, s.seats))
    return { field: 'state.layout', reason: 'is not known for these seats' };
  return undefined;
}

/** A space holds one thing at most (MS-1.2). */
function boardProblem(s: State): Problem | undefined {
  if (s.layout === '')
    return s.planets.length === 0 ? undefined : { field: 'state.planets', reason: 'need a layout' };
  const board = boardFor(s.layout, s.seats, s.table.modules.includes('moons'));
  if (s.planets.length !== board.bodies.length)
    return { field: 'state.planets', reason: `must be the ${board.bodies.length} of the layout` };
  const taken = new Set<number>();
  for (const [number, planet] of s.planets.entries()) {
    if (!planet.gone) taken.add(board.bodies[number]?.at ?? NOWHERE);
    if (planet.owner !== undefined && planet.owner >= s.fleets.length)
      return { field: `state.planets[${number}].owner`, reason: 'must be in the game' };
  }
  for (const [number, { at }] of s.units.entries()) {
    if (at === NOWHERE) continue;
    if (at >= board.size) return { field: `state.units[${number}].at`, reason: 'must be on the board' };
    if (taken.has(at)) return { field: `state.units[${number}].at`, reason: 'must be a space of its own' };
    taken.add(at);
  }
  return undefined;
}

function fleetsProblem(s: State): Problem | undefined {
  const begun = !s.stack.some(
    (frame) => frame.step === 'setUp' || (frame.step === 'land' && frame.where === 'place'),
  );
  for (const [number, fleet] of s.fleets.entries()) {
    const field = `state.fleets[${number}]`;
    if (SUBSYSTEMS.reduce((sum, one) => sum + fleet.energy[one], 0) > 3 * SUBSYSTEM_MAX)
      return { field: `${field}.energy`, reason: 'is too much' };
    if (fleet.stationHp % STATION_STEP !== 0)
      return { field: `${field}.stationHp`, reason: 'falls in steps of four' };
    const station = s.units[stationOf(number)]?.at !== NOWHERE;
    if (s.layout !== '' && station !== fleet.stationHp > 0)
      return {
        field: `${field}.stationHp`,
        reason: 'must be 0 when the station is off the board, else more',
      };
    const mothership = s.units[mothershipOf(number)]?.at !== NOWHERE;
    if (begun && mothership !== fleet.hp > 0)
      return { field: `${field}.hp`, reason: 'must be 0 when the Mothership is off the board, else more' };
    if (new Set(fleet.technologies).size !== fleet.technologies.length)
      return { field: `${field}.technologies`, reason: 'must name each once' };
    for (const { card, to } of fleet.known) {
      const known = fleet.known.filter((other) => other.to === to && other.card === card).length;
      if (fleet.hand.filter((held) => held === card).length < known)
        return { field: `${field}.known`, reason: `must be in the hand: ${card}` };
    }
  }
  return undefined;
}

/** Every card is somewhere, once. */
function cardsProblem(s: State): Problem | undefined {
  if (s.stack.some(({ step }) => step === 'setUp')) return undefined;
  const { modules } = s.table;
  const held = [
    ...s.deck.flatMap((layer) => layer.cards),
    ...s.discard,
    ...s.fleets.flatMap(({ hand }) => hand),
  ];
  if (!sameCards(held, actionDeck(modules.includes('artifacts'))))
    return {
      field: 'state.deck',
      reason: 'must hold each Action Card once with the hands and the discard pile',
    };
  const gas =
    s.layout !== '' &&
    boardFor(s.layout, s.seats, modules.includes('moons')).bodies.some(({ kind }) => kind === 'gas');
  const built = [
    ...s.developments.flatMap((layer) => layer.cards),
    ...s.market,
    ...s.planets.flatMap((planet) => planet.built),
  ];
  if (!sameCards(built, modules.includes('developments') ? developmentDeck(gas) : []))
    return {
      field: 'state.developments',
      reason: 'must hold each Development once with the Market and the planets',
    };
  const tokens = [
    ...s.tokens.flatMap((layer) => layer.cards),
    ...s.planets.flatMap(({ artifact }) => (artifact === undefined ? [] : [artifact])),
  ];
  if (new Set(tokens).size !== tokens.length)
    return { field: 'state.tokens', reason: 'must hold each Artifact once' };
  if (!modules.includes('artifacts') && tokens.length > 0)
    return { field: 'state.tokens', reason: 'are for the Artifacts module' };
  return undefined;
}

function sameCards(held: readonly string[], all: readonly string[]): boolean {
  return held.length === all.length && held.slice().sort().join() === all.slice().sort().join();
}

function flowProblem(s: State): Problem | undefined {
  if (s.outcome === undefined && s.stack.length === 0)
    return { field: 'state.stack', reason: 'must say what comes next' };
  const units = s.units.length;
  for (const { unit: held } of s.holds) {
    if (held >= units) return { field: 'state.holds', reason: 'must name units of the game' };
  }
  if (s.fight !== undefined) {
    const { attackers, target, kind, sides } = s.fight;
    const last = kind === 'planet' ? s.planets.length : units;
    if (
      target >= last ||
      attackers.some((attacker) => attacker >= units) ||
      sides.some((side) => side >= s.fleets.length)
    )
      return { field: 'state.fight', reason: 'must be among units of the game' };
  }
  if (s.die !== undefined && s.die.seat >= s.seats)
    return { field: 'state.die.seat', reason: 'must be a seat' };
  return undefined;
}
