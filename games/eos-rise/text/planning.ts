/** The words of the planning strip, and of what lies on the board to be sent with one press, in English. */
import type { ActionOf, Batch } from '#engine';
import type { EosAction } from '../action.ts';
import { ALIENS } from '../content/aliens.ts';
import { BOARDS, CHARACTERS } from '../content/characters.ts';
import { HULL_ROOMS, type HullRoom } from '../content/rooms.ts';
import { oddsWith, volleyAt } from '../outlook/chances.ts';
import { askedToJoin } from '../outlook/laid.ts';
import { tollOf } from '../outlook/ways.ts';
import type { EosRise } from '../state.ts';
import type { View } from '../view.ts';
import { alienName, CHARACTER_NAMES, count, damageName, galaxyName, listed, ROOM_NAMES } from './names.ts';
import { CREW_WORDS, FIGHT_WORDS, percent, tollWords } from './table.ts';

export const PLANNING_WORDS = {
  title: 'Planning: cubes for the year',
  sum: (credits: number, left: number) => `Credits ${credits} → ${left}.`,
  dear: (room: HullRoom, cost: number) => `Not enough then for ${ROOM_NAMES[room]} (${cost}).`,
  less: (name: string) => `${name}: one less`,
  more: (name: string, cost: number) => `${name}: one more for ${cost} credits`,
  each: (cost: number) => `${cost} credits each`,
  scrap: (n: number) => `scrap: ${count(n, 'credit')}`,
} as const;

const only = <T extends EosAction['type']>(actions: readonly EosAction[], type: T): ActionOf<EosRise, T>[] =>
  actions.filter((action): action is ActionOf<EosRise, T> => action.type === type);

/** How a press of several actions reads on its card. */
export function batchWords(
  { id, actions }: Batch<EosRise>,
  view: View,
): { readonly name: string; readonly note?: string } {
  switch (id) {
    case 'planning':
      return bought(actions, view);
    case 'damage':
      return { name: 'Take it', note: spread(only(actions, 'hit'), view, -1) };
    case 'repair':
      return { name: 'Repair', note: spread(only(actions, 'repair'), view, 1) };
    case 'join': {
      const fight = only(actions, 'join').filter(({ fights }) => fights).length + 1;
      const out = askedToJoin(view).filter((_, i) => only(actions, 'join')[i]?.fights === false);
      const dice = CHARACTERS.reduce((sum, who) => sum + (out.includes(who) ? 0 : view.crew[who].dice), 0);
      return {
        name: fight === 4 ? 'Everyone fights' : `${count(fight, 'fighter')}`,
        note: `${count(dice, 'die', 'dice')}; first the damage cards are drawn`,
      };
    }
    case 'strikes':
      return {
        name: 'Strike first, and roll',
        note: listed(
          only(actions, 'strike').map(
            ({ card, by }) => `${damageName(card)}, paid by the ${CHARACTER_NAMES[by]}`,
          ),
        ),
      };
    case 'volley':
      return fired(actions, view);
    case 'enough':
      return { name: 'Go on', note: 'These dice defeat every ship' };
    case 'reroll':
      return {
        name: `Reroll ${count(only(actions, 'mark').length, 'die', 'dice')}`,
        ...(actions[0]?.type === 'targetLock'
          ? { note: `Target Lock: dice of the ${CHARACTER_NAMES[actions[0].who]}` }
          : {}),
      };
    case 'fly':
    case 'fly-stop':
    case 'fly-part':
    case 'fly-first':
      return flown(actions, view, id === 'fly-first');
    default:
      return covered(actions, view);
  }
}

function bought(actions: readonly EosAction[], { credits }: View): { name: string; note?: string } {
  const cubes = only(actions, 'buyCube').length;
  const scraps = only(actions, 'scrap').length;
  const parts = [
    ...(cubes > 0 ? [`buy ${count(cubes, 'cube')}`] : []),
    ...(scraps > 0 ? [`scrap ${scraps}`] : []),
  ];
  const kinds = CHARACTERS.flatMap((who) => {
    const n = only(actions, 'buyCube').filter((action) => action.who === who).length;
    return n > 0 ? [count(n, CREW_WORDS.oneCube[who], CREW_WORDS.cube[who])] : [];
  });
  const spent = only(actions, 'buyCube').reduce((sum, { who }) => sum + BOARDS[who].cubeCost, 0);
  return {
    name: `${[...parts.slice(0, -1), [...parts.slice(-1), 'go on'].join(' and ')].join(', ')}`.replace(
      /^./,
      (letter) => letter.toUpperCase(),
    ),
    ...(spent > 0 ? { note: `${listed(kinds)}; ${count(credits - spent, 'credit')} left` } : {}),
  };
}

function spread(actions: readonly { readonly room: HullRoom }[], { hull }: View, sign: 1 | -1): string {
  return HULL_ROOMS.flatMap((room) => {
    const n = actions.filter((action) => action.room === room).length;
    return n === 0 ? [] : [`${ROOM_NAMES[room]} ${hull[room]} → ${hull[room] + sign * n}`];
  }).join(', ');
}

function fired(actions: readonly EosAction[], view: View): { name: string; note: string } {
  const { combat, pursuit } = view;
  const cards = new Set(only(actions, 'placeDie').map(({ card }) => card));
  const dealt = volleyAt(view, actions);
  const damage = [...dealt.values()].reduce((sum, n) => sum + n, 0);
  const fallen = pursuit.filter(
    (raider) => ALIENS[raider.card].hull - raider.damage <= (dealt.get(raider.card) ?? 0),
  );
  const free = (combat?.dice ?? []).filter(({ placed }) => !placed).length - only(actions, 'placeDie').length;
  return {
    name:
      fallen.length > 0
        ? `Fire: defeats ${listed(fallen.map(({ card }) => alienName(card)))}`
        : `Fire: ${damage} damage`,
    note: `${count(cards.size, 'card')}, ${count(damage, 'point')} of damage; ${count(free, 'die', 'dice')} left over${levelTo(actions)}`,
  };
}

/** Who gets the levels that it brings. */
function levelTo(actions: readonly EosAction[]): string {
  const [given] = only(actions, 'level');
  return given ? `, level to the ${CHARACTER_NAMES[given.who]}` : '';
}

/** `first`: something is asked there, and the way goes on behind it. */
function flown(actions: readonly EosAction[], view: View, first: boolean): { name: string; note: string } {
  const way = only(actions, 'warp').map(({ to }) => to);
  const end = way.at(-1) ?? view.eos;
  const burns = only(actions, 'afterburner').length;
  const fuel = burns > 0 ? `, ${count(burns, 'Afterburner')}` : '';
  const toll = tollOf(view, way);
  const stops = first ? '; something is asked there, then on' : '';
  return {
    name: `Fly to ${galaxyName(end)}${first ? ' first' : ''}${only(actions, 'stop').length > 0 ? ' and stop there' : ''}${toll.asteroids > 0 ? ' ☄ damage' : ''}`,
    note: `${tollWords(toll)}${fuel}${levelTo(actions)}${stops}`,
  };
}

function covered(actions: readonly EosAction[], view: View): { name: string; note: string } {
  const tokens = only(actions, 'shield');
  const { any, mean, worst } = oddsWith(view, tokens);
  const pips = tokens.map(({ ship, pip }) => `${alienName(ship)} ${pip}`);
  return {
    name: `Roll with ${count(tokens.length, 'shield')}`,
    note: `On ${listed(pips)}: ${FIGHT_WORDS.hitBy(percent(any), mean.toFixed(1), worst)}`,
  };
}
