/** CT-19 How the voyage ends, in words. */
import type { Outcome, People, Seat } from '#engine';
import { type FactionId, TRAITS, type Trait } from '../content/factions.ts';
import { BAD } from '../rules/outlookGauges.ts';
import type { View } from '../view/index.ts';
import { Faction, TRAIT_WORDS } from './names.ts';
import { named } from './people.ts';
import { ENDING_WORDS } from './stage.ts';

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
  people: People,
): { title: string; detail: string } {
  if (reason !== 'colony') {
    const title = LOSSES[reason] ?? 'The fleet is lost';
    if (winners.length === 0) return { title, detail: 'The fleet is lost. Nobody wins.' };
    const who = winners.map((winner) => people[winner] ?? `seat ${winner + 1}`).join(' and ');
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
  const leaders = winners.map((winner) => people[winner] ?? `Seat ${winner + 1}`).join(' and ');
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

/** Who shapes the new world, if it is not the reader, and how it will be called. */
export function causeWords({ outcome, houses, traits }: View, seat: Seat): string[] {
  if (outcome === undefined) return [];
  const { winners, reason } = outcome;
  const victors = houses.filter((house) => winners.includes(house.seat));
  const others = victors.length > 0 && !winners.includes(seat);
  const names = victors.map(({ faction }) => faction);
  const shaped = others ? `${names.map(Faction).join(', ')} ${ENDING_WORDS.winner}. ` : '';
  const home = reason === 'colony' ? `${epilogue(names, traits)}.` : '';
  return shaped + home === '' ? [] : [shaped + home];
}

/** How far a gauge is from its worst. */
export const needOf = (view: Pick<View, 'traits'>, trait: Trait): number =>
  BAD.has(trait) ? 12 - view.traits[trait] : view.traits[trait];

/** What was worst off. */
export const worstOf = (view: View): Trait =>
  [...TRAITS].sort((a, b) => needOf(view, a) - needOf(view, b))[0] ?? 'supply';

export const worstWords = (view: View, worst: Trait, since: number): string =>
  ENDING_WORDS.worst(named(TRAIT_WORDS[worst], view), view.traits[worst], since);
