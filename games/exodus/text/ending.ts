/** CT-19 How the voyage ends, in words. */
import type { Outcome, Seat } from '#engine';

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
    const who = winners.map((winner) => `seat ${winner + 1}`).join(' and ');
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
  const leaders = winners.map((winner) => `Seat ${winner + 1}`).join(' and ');
  const place = ORDINALS[(places?.[seat] ?? 1) - 1] ?? 'last';
  return {
    title: 'A home',
    detail:
      own === undefined
        ? `${leaders} shapes the new world.`
        : `${leaders} shapes the new world. You come ${place} with a standing of ${own}.`,
  };
}
