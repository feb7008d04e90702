/** What must hold of any state of Mothership, also of one that was loaded from outside. */
import type { Problem } from '#engine';
import { actionDeck } from '../content/cards.ts';
import { developmentDeck } from '../content/developments.ts';
import { isLayoutName } from '../content/layoutName.ts';
import { STATION_STEP, SUBSYSTEM_MAX, SUBSYSTEMS } from '../content/panel.ts';
import { boardFor } from '../rules/board.ts';
import { NOWHERE } from '../rules/hex.ts';
import { mothershipOf, stationOf, UNITS_EACH } from '../rules/units.ts';
import type { State } from '../state.ts';
import { piecesProblem } from './fleet.ts';
import { stackProblem } from './stack.ts';

/** What no shape can say. */
export function invariants(s: State): Problem | undefined {
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
  if (!sameCards(held, actionDeck(modules)))
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
