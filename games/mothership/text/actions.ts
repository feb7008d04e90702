/** Every action as a choice to read in a list, in English. */

import { type ActionOf, type ByType, byType } from '#engine';
import type { MothershipAction, PlayAction } from '../action.ts';
import { card as cardOf } from '../content/cards.ts';
import { technology as technologyOf } from '../content/technologies.ts';
import { moverIn } from '../outlook/ways.ts';
import { SLOTS, UNITS_EACH } from '../rules/units.ts';
import type { Mothership } from '../state.ts';
import type { View } from '../view.ts';
import { developmentWords } from './content.ts';
import {
  amount,
  capital,
  cardName,
  listed,
  type Names,
  planetName,
  RESOURCE_NAMES,
  resale,
  SUBSYSTEM_NAMES,
  shortThing,
  splitName,
  technologyName,
} from './names.ts';
import { spaceName } from './places.ts';

const LINES: ByType<MothershipAction, [View, Names], string> = {
  land: ({ to }, view) => `${placing(view) ?? 'Go'} ${spaceName(view, to)}`,
  row: ({ r }) => `Row ${r}`,
  divert: () => 'Divert Energy',
  split: (split) => capital(splitName(split)),
  energy: ({ subsystem }, { asking }) =>
    asking?.step === 'energy' && asking.cubes < 0
      ? `Take an Energy cube from ${SUBSYSTEM_NAMES[subsystem]}`
      : `Put the Energy cube on ${SUBSYSTEM_NAMES[subsystem]}`,
  move: ({ ship }) => `Move ${shortThing(ship)}`,
  moveTo: ({ to, kind }, view) => `Fly ${spaceName(view, to)}${RISKS[kind]}`,
  stop: () => 'Stop here',
  push: ({ to }, view) => `Drag it ${spaceName(view, to)}`,
  jump: ({ ship }) => `${shortThing(ship)}: through a Jump Gate`,
  attack: ({ target, ships }, _, { thing }) =>
    `Attack ${thing(target)} with ${listed(ships.map(shortThing))}`,
  ability: ({ technology, target }, _, { thing }) =>
    `${technologyName(technology)}${target ? `: ${thing(target)}` : ''}`,
  stationMove: () => 'Move the Colony Station',
  research: ({ technology }) =>
    `Research ${technologyName(technology)} for ${amount(technologyOf(technology).tier, 'minerals')}`,
  buy: (action) => `Buy a card for ${action.with === 'gas' ? '4 Gas' : '2 Minerals'}`,
  play: (action, _, names) => `Play ${playLine(action, names)}`,
  deploy: ({ ship }) => `Deploy a Guardian next to ${shortThing(ship)} for 1 Mineral`,
  block: () => 'Block the Guardian for 2 Influence',
  scrap: ({ guardian }) => `Scrap ${shortThing(guardian)}`,
  explore: ({ planet }, { asking }) =>
    `Explore ${planetName(planet)}${asking?.step === 'main' ? ' for 3 Minerals' : ''}`,
  develop: ({ development, planet }) =>
    `Build ${developmentWords(development).name} on ${planetName(planet)}`,
  sway: ({ planet }, { planets }) =>
    `Sway ${planetName(planet)} for ${planets.find(({ id }) => id === planet)?.defence ?? 6} Influence`,
  smear: ({ seat }, _, { seatName }) => `Smear ${seatName(seat)} for 1 Influence`,
  refresh: () => 'Refresh the Market for 2 Influence',
  concede: () => 'Concede the game',
  end: () => 'End the turn',
  pass: (_, { asking }) => PASSES[asking?.step ?? ''] ?? 'Pass',
  gas: ({ amount: spent }) => `Spend ${spent} Gas`,
  beam: () => 'Fire the Solar Beam: 2 hull for +8',
  choose: ({ unit }, _, { thing }) => thing(unit),
  capture: ({ from }) =>
    from === 'deck' ? 'Draw a card' : 'Take a random card from the hand of the player who lost it',
  bonus: () => 'Roll the Bonus Die',
  sell: ({ card }) => `Sell ${cardName(card)} for ${resale(cardOf(card).resale)}`,
};

function placing({ asking }: View): string | undefined {
  if (asking?.step !== 'land' || asking.where !== 'place') return undefined;
  return `Place ${shortThing(`-${SLOTS[asking.unit % UNITS_EACH]}`)}`;
}

/** What passing means in a window. */
const PASSES: Readonly<Record<string, string>> = {
  sell: 'Sell no more cards',
  declare: 'Roll the dice',
  rolled: 'Let them stand',
  planetRolled: 'Let them stand',
  escape: 'Stay and fight',
  moonRoll: 'Do not roll',
  deployBlock: 'Let it be',
  counter: 'Let it happen',
  lost: 'Take the loss',
  planetDefend: 'Do not play a card',
  retreat: 'Nobody else',
};

const RISKS: Readonly<Record<ActionOf<Mothership, 'moveTo'>['kind'], string>> = {
  safe: '',
  asteroid: ', into asteroids',
  guardian: ', next to a Guardian',
  'asteroid+guardian': ', into asteroids and next to a Guardian',
};

/** A card with what it names. */
export function playLine({ card, unit, target, seat, pick }: PlayAction, { thing, seatName }: Names): string {
  const on = unit ? ` with ${thing(unit)}` : '';
  const at = target ? ` on ${thing(target)}` : seat === undefined ? '' : ` on ${seatName(seat)}`;
  const what = pick ? (RESOURCE_NAMES[pick] ? ` for ${RESOURCE_NAMES[pick]}` : `, ${pick}`) : '';
  return `${cardName(card)}${on}${at}${what}`;
}

export function actionLine(action: MothershipAction, view: View, names: Names): string {
  return byType(LINES, action, view, names);
}

/** What a press is called in the log: dice that were let stand are the attack they decided. */
export function deedLine(action: MothershipAction, view: View, names: Names): string {
  const { fight, asking } = view;
  // Where it flies and how the Energy lies is told by what comes of it: once is enough.
  if (action.type === 'split') return LINES.divert({ type: 'divert' }, view, names);
  const flier = action.type === 'move' ? action.ship : action.type === 'moveTo' ? moverIn(view) : undefined;
  if (flier) return `Fly ${shortThing(flier)}`;
  if (action.type === 'attack') return `Attack ${names.thing(action.target)}`;
  const stands = action.type === 'pass' && (asking?.step === 'rolled' || asking?.step === 'planetRolled');
  if (!stands || fight === undefined) return actionLine(action, view, names);
  const ships = listed(fight.attackers.map(names.thing));
  return fight.kind === 'asteroids'
    ? `${names.Thing(fight.target)} in the asteroids`
    : `${capital(ships)} against ${names.thing(fight.target)}`;
}
