/** CT-19 How the voyage ends, in words. */
import { type Outcome, personAt, type Seat } from '#engine';
import type { FactionId, Trait } from '../content/factions.ts';

const LOSSES: Readonly<Record<string, string>> = {
  women: 'The Last Cradle',
  supply: 'The Silent Hulls',
  faith: 'The Unchained',
  breach: 'The Open Door',
  exhaustion: 'The Long Drift',
};

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'last'] as const;

export function ending(
  { winners, reason, points, places }: Outcome,
  seat: Seat,
): { title: string; detail: string } {
  if (reason !== 'colony') {
    const title = LOSSES[reason] ?? 'The fleet is lost';
    if (winners.length === 0) return { title, detail: 'The fleet is lost. Nobody wins.' };
    const who = winners.map((winner) => personAt(winner) ?? `seat ${winner + 1}`).join(' and ');
    return {
      title,
      detail: winners.includes(seat)
        ? 'The fleet is lost, as you wanted. The bounders win.'
        : `The fleet is lost. The bounders win: ${who}.`,
    };
  }
  const own = points?.[seat];
  if (winners.includes(seat))
    return { title: 'A home, and it is yours', detail: `You win with a standing of ${own ?? 0}.` };
  const leaders = winners.map((winner) => personAt(winner) ?? `Seat ${winner + 1}`).join(' and ');
  const place = ORDINALS[(places?.[seat] ?? 1) - 1] ?? 'last';
  return {
    title: 'A home',
    detail:
      own === undefined
        ? `${leaders} shapes the new world.`
        : `${leaders} shapes the new world. You come ${place} with a standing of ${own}.`,
  };
}

const EPILOGUES: Readonly<Record<FactionId, string>> = {
  church: 'The Parish of the New Morning',
  government: 'The Second Charter',
  military: 'The Garrison World',
  network: 'The Listening Planet',
  researchers: 'The Long Experiment',
  underworld: 'A Free Port, Mostly',
  security: 'The Orderly Streets',
  opposition: 'The Republic of Soup',
};

/** XD-21.4 a title by winner, and a second line by trait. */
export function epilogue(winners: readonly FactionId[], traits: Readonly<Record<Trait, number>>): string {
  const titles = winners.map((id) => EPILOGUES[id]).join(', or: ');
  return `${titles}: ${secondLine(traits)}`;
}

function secondLine({ women, treachery, supply, edge, faith }: Readonly<Record<Trait, number>>): string {
  if (women <= 4) return 'few cradles, all of them guarded';
  if (treachery >= 7) return 'some of the founders never sunburn, they only darken';
  if (supply <= 3) return 'they ate the ships in the first winter';
  if (edge >= 8) return 'the first law was a curfew';
  if (faith <= 3) return 'the chains were melted into ploughs, in a hurry';
  return 'and the children asked what squids were';
}
