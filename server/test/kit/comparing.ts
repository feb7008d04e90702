/** Pairs from random games of a game, over its numbers of seats and with options as chance has them. */
import {
  type GameWithBots,
  type OptionValues,
  pick,
  type Random,
  readOptions,
  type Seat,
  SPECTATOR,
} from '#engine';
import { type Pairs, scenes } from './pairs.ts';

/** About every so many decisions of a game a pair is made. */
const EVERY = 25;

export async function comparePairs(
  pairs: Pairs,
  game: GameWithBots,
  wanted: number,
  random: Random,
): Promise<void> {
  const until = pairs.compared.pairs + wanted;
  for (let n = 0; pairs.compared.pairs < until; n++) {
    const table = anyTable(game, random);
    if (table === undefined) continue;
    for (const scene of scenes(game, { ...table, seed: `${game.id} ${n}`, every: EVERY })) {
      if (pairs.compared.pairs >= until) break;
      await pairs.compare(scene, anySeat(scene.state.seats, random), random);
    }
  }
}

/** A number of seats and options that go together; undefined when chance found none. */
function anyTable(game: GameWithBots, random: Random): { seats: number; options: OptionValues } | undefined {
  const { min, max } = game.seats;
  const seats = min + random.int(max - min + 1);
  const chosen: Record<string, unknown> = {};
  for (const [name, spec] of Object.entries(game.options)) {
    if (spec.kind === 'choice') chosen[name] = pick(spec.values, random);
    else if (spec.kind === 'flag') chosen[name] = random.int(2) === 0;
  }
  const read = readOptions(game.options, chosen);
  if ('problem' in read) return undefined;
  const table = { seats, options: read.values };
  return game.tableProblem?.(table) === undefined ? table : undefined;
}

function anySeat(seats: number, random: Random): Seat {
  const seat = random.int(seats + 1);
  return seat === seats ? SPECTATOR : seat;
}
