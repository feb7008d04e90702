/** What a hand lacks of a price and where it is to be had: the answer to why something cannot be built. */
import type { Seat } from '#engine';
import { INDEX, type Resource } from '../content/resources.ts';
import { deckColours, heldOf, type Price, sourcesOf } from '../outlook/price.ts';
import type { View } from '../view.ts';
import { cardName } from './cards.ts';
import { capital, listed, player, RESOURCE_WORDS } from './nouns.ts';
import { steps } from './places.ts';

const colour = (resource: Resource): string => RESOURCE_WORDS[resource].colour;

export function coloursWord(colours: readonly Resource[]): string {
  return listed([...new Set(colours)].map((one) => `${times(colours, one)}${colour(one)}`));
}

function times(colours: readonly Resource[], one: Resource): string {
  const count = colours.filter((other) => other === one).length;
  return count > 1 ? `${count} ` : '';
}

/** “Solar Panels: needs red and blue. Red lies face up; Player 2 (2 away) holds blue.” */
export function lackWords(view: View, seat: Seat, { module, lacks }: Price): string {
  const wanted = coloursWord(lacks);
  return `${cardName(module)}: needs ${wanted}. ${sourceWords(view, seat, lacks)}`;
}

/** Who holds what is missing, what lies face up, and how much of the deck is of it. */
export function sourceWords(view: View, seat: Seat, lacks: readonly Resource[]): string {
  const several = new Set(lacks).size > 1;
  const named = (resource: Resource): string => (several ? colour(resource) : 'one');
  const sources = sourcesOf(view, seat, lacks);
  const holders = [...new Set(sources.map((source) => source.seat))];
  const found = holders.map((holder) => {
    const here = sources.filter((source) => source.seat === holder);
    const what = [...new Set(here.map(({ resource }) => named(resource)))];
    return holder === undefined
      ? `${listed(what)} ${what.length > 1 ? 'lie' : 'lies'} face up`
      : `${player(holder, view)} (${steps(here[0]?.away ?? 0)}) holds ${listed(what)}`;
  });
  if (found.length > 0) return `${capital(found.join('; '))}.`;
  const [first] = lacks;
  return first ? `${deckShare(view, first) ?? 'None is left in the deck'}.` : '';
}

/** “1 in 4 of the deck is yellow”. */
export function deckShare(view: View, resource: Resource): string | undefined {
  const left = deckColours(view);
  const all = left.reduce((sum, count) => sum + count, 0);
  const count = left[INDEX[resource]] ?? 0;
  if (count <= 0 || view.deck === 0) return undefined;
  return `1 in ${Math.max(1, Math.round(all / count))} of the deck is ${colour(resource)}`;
}

/** Whether a hand pays, or the crew together: in words, for the mark on a card. */
export function payWords(
  view: View,
  seat: Seat,
  { lacks }: Price,
): { pays: boolean; words: string } | undefined {
  if (lacks.length === 0) return { pays: true, words: '✓ This hand pays for it' };
  const holders = heldOf(view, seat, lacks);
  if (holders.length < lacks.length) return undefined;
  const parts = holders.map((source) => `${player(source.seat, view)}’s ${colour(source.resource)}`);
  return { pays: false, words: `◐ Together you can pay: with ${listed(parts)}` };
}
