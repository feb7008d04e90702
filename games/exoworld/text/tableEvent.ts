/** What an event does here and now, and how the colony ended, in words. In English. */
import type { CardId } from '../content/cards.ts';
import type { ModuleId } from '../content/modules.ts';
import type { Resource } from '../content/resources.ts';
import { criticalWithin } from '../outlook/critical.ts';
import { effectHere, knownNext } from '../outlook/events.ts';
import type { Impact } from '../rules/impact.ts';
import type { View } from '../view.ts';
import { cardName } from './cards.ts';
import { CHARACTER_WORDS } from './characters.ts';
import { EFFECT_WORDS, HEALTH_WORDS } from './events.ts';
import { capital, counted, evenly, listed, RESOURCE_WORDS, signed, TOKEN_WORDS } from './nouns.ts';
import { thePlace } from './places.ts';
import { TABLE_WORDS } from './table.ts';

/** What the event on the table does, line by line, and what of it does not come about. */
export function eventLines(view: View): { readonly line: string; readonly stopped: boolean }[] {
  if (view.event === undefined || view.event === 'hidden') return [];
  return view.event.impacts.flatMap((impact) =>
    impactLines(impact, view).map((line) => ({
      line,
      stopped: view.lockdown && (impact.kind === 'tokens' || impact.kind === 'tire'),
    })),
  );
}

/** One line about an impact; branches give a line each. */
export function impactLines(impact: Impact, view: View): string[] {
  switch (impact.kind) {
    case 'lose': {
      const gauge = view.gauges[['oxygen', 'water', 'food', 'energy'].indexOf(impact.resource)];
      const short = Math.max(0, impact.amount - (gauge?.supply ?? 0));
      return [
        `${signed(-impact.amount)} ${RESOURCE_WORDS[impact.resource].name}${short > 0 ? `, ${short} of it from the emergency supply` : ''}`,
      ];
    }
    case 'drain':
      return [`Emergency supply ${signed(-impact.amount)}`];
    case 'tokens':
      return [tokensLine(impact.tokens, impact.count, impact.among, view)];
    case 'noTokens': {
      const none = impact.tokens.map((token) => TOKEN_WORDS[token].name);
      const instead = impact.instead ? impactLines(impact.instead, view) : [];
      if (instead.length > 0) return instead.map((line) => `${line} (there is no such place)`);
      return none.length > 0 ? [`No ${listed(none)} can be placed`] : [];
    }
    case 'destroy':
      return [`A module is destroyed: ${oneOf(impact.among, view)}`];
    case 'tire': {
      const names = impact.among.map((crew) => nameOf(view, crew));
      if (names.length === 0) return ['No fatigue token is placed'];
      return names.length <= impact.count
        ? [`Fatigue: ${listed(names)}`]
        : [`Fatigue on ${impact.count} of ${listed(names)}`];
    }
    case 'health':
      return [
        `The ${nameOf(view, impact.crew)} has ${HEALTH_WORDS[impact.issue].name}: ${HEALTH_WORDS[impact.issue].text}`,
      ];
    case 'ban':
      return [
        `No ${listed([...(impact.transfers ? ['transfers'] : []), ...(impact.protocols ? ['protocol effects'] : [])])} until this player’s next turn`,
      ];
    case 'cross':
      return ['Everyone passes a card to the left'];
    case 'draw':
      return ['The current player draws a card'];
    case 'mostCards':
      return [`Whoever holds the most cards discards ${impact.count}`];
    case 'discard':
      return [
        `${impact.who === 'any' ? 'Someone discards' : 'Discard'} a ${RESOURCE_WORDS[impact.colour].colour} card`,
      ];
    case 'choose':
      return impact.branches.map(
        ({ impacts }, i) =>
          `${i === 0 ? 'Either' : 'or'}: ${impacts.flatMap((each) => impactLines(each, view)).join('; ')}`,
      );
  }
}

function tokensLine(
  tokens: Extract<Impact, { kind: 'tokens' }>['tokens'],
  count: number,
  among: readonly number[],
  view: View,
): string {
  const names = tokens.map((token) => TOKEN_WORDS[token].name);
  const what = `${count > 1 ? `${count} × ` : ''}${listed(names)}`;
  return among.length <= count
    ? `${capital(what)} on ${listed(among.map((at) => placeAt(view, at)))}`
    : `${capital(what)}: ${oneOf(among, view)}`;
}

function oneOf(among: readonly number[], view: View): string {
  return among.length > 3
    ? `you choose among ${counted(among.length, 'place')}`
    : among.map((at) => placeAt(view, at)).join(' or ');
}

function placeAt({ base }: View, at: number): string {
  const place = base[at];
  return place ? thePlace(place, base) : 'a place';
}

function nameOf(view: View, crew: number): string {
  const found = view.crew[crew];
  return found ? CHARACTER_WORDS[found.id].name : 'current character';
}

export const ENDING_WORDS = {
  turn: 'Turn',
  modules: 'Modules',
  emergency: 'Emergency left',
  events: 'Events survived',
  onTurn: (turn: number) => `Turn ${turn}`,
  critical: 'With a rough landing',
  planet: (name: string) => `On ${name}`,
  productions: 'The four productions',
  /** A module that was built or mended, or one that was shut down. */
  brought: (module: ModuleId, works: boolean, turn: number, resource: Resource, to: number) =>
    `${works ? '' : 'Shutting down '}${cardName(module)} on turn ${turn} brought ${RESOURCE_WORDS[resource].name}, the last, to ${evenly(to)}.`,
  savedByNothing: 'The planet itself was kind.',
  /** Each cause with how much of the emergency supply it took in the last turn. */
  doomed: (
    empty: readonly Resource[],
    taken: readonly { readonly by: string | undefined; readonly count: number }[],
    turn: number,
  ) => {
    const names = capital(listed(empty.map((resource) => RESOURCE_WORDS[resource].name)));
    const parts = taken.map(({ by, count }) => `${by ?? 'the update'} took ${count}`);
    const took = `${listed(parts)} of the emergency supply on turn ${turn}, the last there was.`;
    return empty.length > 0 ? `${names} ${empty.length > 1 ? 'were' : 'was'} empty; ${took}` : capital(took);
  },
  negative: (resource: Resource, turn: number) =>
    `${capital(RESOURCE_WORDS[resource].name)} had been negative ${turn <= 1 ? 'from the start' : `since turn ${turn}`}.`,
  tokens: (count: number) => `${counted(count, 'token')} were never repaired.`,
  closing: (missing: number, card: CardId, who: string) =>
    `You were ${missing} production short; ${cardName(card)} in ${who}’s hand would have closed it.`,
} as const;

/** The pile of the events to come: how many each of its five parts holds, in a few words, and in all of them. */
export function pileWords(view: View): { counts: readonly number[]; short: string; words: string } {
  const { sections } = view;
  const counts = [1, 2, 3, 4, 5].map((section) => sections.filter((one) => one === section).length);
  const known = knownNext(view);
  const critical = criticalWithin(view);
  const next = known
    ? `${TABLE_WORDS.nextKnown}: ${EFFECT_WORDS[effectHere(known, view)].name}`
    : critical === undefined
      ? ''
      : critical === 0
        ? TABLE_WORDS.criticalGone
        : TABLE_WORDS.criticalIn(critical);
  const left = sections.length > 0 ? TABLE_WORDS.eventsLeft(sections.length) : TABLE_WORDS.noEventsLeft;
  const parts = counts.map((count, i) => TABLE_WORDS.section(i + 1, count));
  return {
    counts,
    short: [sections.length > 0 ? `${sections.length} left` : left, next].filter(Boolean).join(' · '),
    words: [`${TABLE_WORDS.events}: ${left}`, next, ...parts].filter(Boolean).join('. '),
  };
}
