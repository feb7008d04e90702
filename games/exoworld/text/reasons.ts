/** Why something is advised in Exoworld Survival: one sentence each, with facts of the position. In English. */
import type { ProtocolId } from '../content/cards.ts';
import type { HealthId } from '../content/health.ts';
import type { ModuleId } from '../content/modules.ts';
import type { Ambient, Resource } from '../content/resources.ts';
import { PROTOCOL_WORDS } from './cards.ts';
import { HEALTH_WORDS } from './events.ts';
import { MODULE_WORDS } from './modules.ts';
import { AMBIENT_WORDS, capital, counted, evenly, listed, RESOURCE_WORDS, signed } from './nouns.ts';

const module = (id: ModuleId): string => MODULE_WORDS[id].name;
const resource = (id: Resource): string => RESOURCE_WORDS[id].name;
const colour = (id: Resource): string => RESOURCE_WORDS[id].colour;

export const REASON_WORDS = {
  wins: (id: ModuleId, last: readonly Resource[], to: number) =>
    `Building ${module(id)} brings ${listed(last.map(resource))}, the last, to ${evenly(to)}: you win.`,
  shutDownWins: (id: ModuleId, of: Resource) =>
    `${module(id)} takes more than it gives: without it ${resource(of)} stands, and you win.`,
  shutDown: (id: ModuleId, of: Resource) =>
    `${module(id)} takes more than it gives: without it ${resource(of)} stands.`,
  winsNext: (card: string) => `With ${card} in hand you can win next turn.`,
  fastest: (of: Resource, id: ModuleId) =>
    `${capital(resource(of))} is the first to run out; ${module(id)} stops it.`,
  planetGood: (id: ModuleId, gives: number, ambient: Ambient, value: number) =>
    `On this planet ${module(id)} gives ${signed(gives)}: ${ambientWord(ambient)} is ${value}.`,
  planetBad: (id: ModuleId, ambient: Ambient) =>
    `${module(id)} gives nothing here: ${ambientWord(ambient)} is 0.`,
  completes: (of: Resource, id: ModuleId, gives: string) =>
    `${capital(colour(of))} completes the price of ${module(id)}: ${gives}.`,
  forOther: (who: string, of: Resource, id: ModuleId) =>
    `${who} needs ${colour(of)} for ${module(id)}, and can build it next turn.`,
  meet: (who: string, card: string) => `Stand with ${who}: ${card} would pass in one action.`,
  alarm: (count: number) =>
    `${count === 1 ? 'An emergency token costs 1' : `${count} emergency tokens cost ${count}`} of the emergency supply every turn.`,
  leak: (of: Resource, actions: number) =>
    `Repairing saves 1 ${resource(of)} every turn; it takes ${counted(actions, 'action')}.`,
  mends: (id: ModuleId) => `${module(id)} works again once it is repaired.`,
  produceSpare: (count: number, of: Resource) =>
    `One action is left over: ${count} ${resource(of)} is all it can bring.`,
  gathers: (of: Resource, id: ModuleId, gives: string, left: number) =>
    `${capital(colour(of))} is part of the price of ${module(id)} (${gives}); then it lacks only ${counted(left, 'card')}.`,
  lifts: (id: ModuleId, of: Resource, from: number, to: number) =>
    `${module(id)} brings ${resource(of)} from ${evenly(from)} to ${evenly(to)} a turn.`,
  noActionLeft: 'No action is left in this turn.',
  /** `gives`: what the module gives; left out where no face-up card helps, which is said instead. */
  deckOdds: (help: number, all: number, id: ModuleId, gives: string) =>
    gives === ''
      ? `${help} of the ${all} cards you cannot see help to pay for ${module(id)}; none face up does.`
      : `${help} of the ${all} cards you cannot see help to pay for ${module(id)} ${gives}.`,
  recycleWhy: 'None of the face-up cards fits a price in your hand.',
  keepProtocol: (id: ProtocolId, within: number) =>
    `Keep ${PROTOCOL_WORDS[id].name}: a critical event is due within ${counted(within, 'card')}.`,
  saves: (id: ProtocolId, units: number) =>
    `${PROTOCOL_WORDS[id].name} saves ${counted(units, 'unit')} of supply now.`,
  handLimit: (count: number) =>
    `One more card, and you would have to discard ${count} at the end of the turn.`,
  sickness: (of: Resource, health: HealthId) =>
    `A third ${colour(of)} card cures ${HEALTH_WORDS[health].name} at once.`,
  placeNear: 'Somebody stands there who could take it away.',
  place: 'Nobody stands there, and nobody has to go there this turn.',
} as const;

function ambientWord(ambient: Ambient): string {
  return ambient === 'co2' ? AMBIENT_WORDS.co2 : AMBIENT_WORDS[ambient].toLowerCase();
}
