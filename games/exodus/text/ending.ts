/** CT-19 How the voyage ends, in words. */
import type { Outcome, People, Seat } from '#engine';
import { type FactionId, TRAITS, type Trait } from '../content/factions.ts';
import type { ExodusEvent } from '../event.ts';
import { isGivenUp, PARTS, ranked, weakest } from '../outlook/end.ts';
import { BAD } from '../outlook/gauges.ts';
import type { View } from '../view/index.ts';
import { Faction, TRAIT_WORDS } from './names.ts';
import { named } from './people.ts';
import { piecesOf } from './pieces.ts';
import { ENDING_WORDS } from './stage.ts';
import { SCORE_WORDS, signed } from './table.ts';

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
    if (winners.length === 0)
      return { title, detail: 'The fleet is lost, and with it everyone. Nobody wins.' };
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

/** How the new world will be called and what made the first place; or what the fleet died of. */
export function causeWords(view: View, seat: Seat, told: readonly ExodusEvent[]): string[] {
  const { outcome, houses, traits } = view;
  if (isGivenUp(view)) {
    const weak = weakest(view);
    return weak ? [ENDING_WORDS.advice[weak]] : [];
  }
  if (outcome?.reason !== 'colony') {
    const apart = dividedUnderFire(told);
    const next = ENDING_WORDS.next[apart > 0 ? 'apart' : (outcome?.reason ?? '')];
    return [lostBy(view, told), apart > 0 ? ENDING_WORDS.apart(apart) : '', next ?? ''].filter(
      (words) => words !== '',
    );
  }
  const names = houses.filter((house) => outcome.winners.includes(house.seat)).map(({ faction }) => faction);
  return [`${epilogue(names, traits)}.`, ...margin(view, seat)];
}

/** XD-7.3 How often the Keepers did not agree with hunters upon them, so that a battle followed. */
const dividedUnderFire = (told: readonly ExodusEvent[]): number =>
  told.filter(
    (event, at) =>
      event.type === 'ballots' &&
      event.phase === 'course' &&
      new Set(event.ballots.map(({ stake }) => stake)).size > 1 &&
      told.slice(at + 1, at + 4).some(({ type }) => type === 'battle'),
  ).length;

/** So many points before the end began what ended it. */
const DEEP = 4;

/** The chain of what took what was needed most, from the last time there was enough of it. */
function lostBy(view: View, told: readonly ExodusEvent[]): string {
  const reason = view.outcome?.reason ?? '';
  const pieces = piecesOf(told).filter(({ trait }) => trait === reason);
  const gone = pieces.at(-1);
  if (gone === undefined || gone.now !== 0) return ENDING_WORDS.lost[reason] ?? '';
  const enough = pieces.findLastIndex(({ now }) => now >= DEEP);
  const chain = pieces.slice(enough + 1).filter(({ by }) => by < 0);
  const from = chain[0] ? chain[0].now - chain[0].by : gone.now - gone.by;
  const causes = [...new Set(chain.map(({ cause }) => cause))].map((cause) =>
    ENDING_WORDS.times(cause, chain.filter((piece) => piece.cause === cause).length),
  );
  return named(ENDING_WORDS.gone(TRAIT_WORDS[gone.trait], from, view.cycle, causes.join(', ')), view);
}

/** Between the first and the reader, or the reader and whoever came next: how far, and what made most of it. */
function margin(view: View, seat: Seat): string[] {
  const [first, second] = ranked(view);
  const own = view.houses.find((house) => house.seat === seat);
  const won = own !== undefined && own === first;
  const behind = won ? second : own;
  if (first?.final === undefined || behind?.final === undefined) return [];
  const [best, other] = [first.final, behind.final];
  const most = [...PARTS].sort((a, b) => best[b] - other[b] - (best[a] - other[a]))[0] ?? 'guard';
  const by = best.total - other.total;
  return [
    ENDING_WORDS.margin(
      won ? ENDING_WORDS.you : Faction(first.faction),
      won ? Faction(behind.faction) : ENDING_WORDS.youAlone,
      by,
      `${SCORE_WORDS[most]} ${signed(best[most])} : ${signed(other[most])}`,
    ),
  ];
}

/** How far a gauge is from its worst. */
export const needOf = (view: Pick<View, 'traits'>, trait: Trait): number =>
  BAD.has(trait) ? 12 - view.traits[trait] : view.traits[trait];

/** What was worst off. */
export const worstOf = (view: View): Trait =>
  [...TRAITS].sort((a, b) => needOf(view, a) - needOf(view, b))[0] ?? 'supply';

/** What had been short for long; nothing where it came in a day. */
export const worstWords = (view: View, worst: Trait, since: number): string[] =>
  since < view.cycle ? [ENDING_WORDS.worst(named(TRAIT_WORDS[worst], view), since)] : [];
