/** The log of Mothership, in English: one line an event, with its arithmetic. */

import { type ByType, byType, entryOf } from '#engine';
import type { PlayAction } from '../action.ts';
import { kindOfLayout, ownTitle, randomParts } from '../content/layoutName.ts';
import type { GainCause, LossCause, MothershipEvent, Rolled } from '../event.ts';
import type { Landing } from '../frame.ts';
import type { View } from '../view.ts';
import { playLine } from './actions.ts';
import { ARTIFACT_WORDS, BONUS_WORDS, developmentWords, LAYOUT_NAMES } from './content.ts';
import {
  amount,
  capital,
  cardName,
  listed,
  type Names,
  SUBSYSTEM_NAMES,
  splitName,
  technologyName,
} from './names.ts';
import { spaceName } from './places.ts';

/** What a line is told with: the table as it is now, where that is known, and what everyone is called. */
interface Teller extends Names {
  readonly view: View | undefined;
  rolled(roll: Rolled): string;
  playLine(play: PlayAction): string;
}

const LINES: ByType<MothershipEvent, [Teller], string> = {
  firstRoll: ({ rolls, first }, { seatName }) =>
    `For the first turn: ${listed(rolls.map(([seat, face]) => `${seatName(seat)} rolls ${face}`))}. ${capital(seatName(first))} leads.`,
  layout: ({ layout }) => `The board: ${layoutName(layout)}.`,
  turn: ({ owner, round }, { seatName }) => `Round ${round}: ${seatName(owner)} takes its turn.`,
  drawn: ({ seat, count, cards }, { seatName }) =>
    cards
      ? `You draw ${listed(cards.map(cardName))}.`
      : `${seatName(seat)} draws ${count} card${count === 1 ? '' : 's'}.`,
  deckEmpty: ({ seat }, { seatName }) => `The deck is empty: ${seatName(seat)} draws nothing.`,
  diverted: ({ seat, engines, weapons, shields }, { seatName }) =>
    `${seatName(seat)} diverts Energy: ${splitName({ engines, weapons, shields })}.`,
  energy: ({ seat, subsystem, change }, { seatName }) =>
    `${seatName(seat)} ${change > 0 ? 'adds an Energy cube to' : 'loses an Energy cube from'} ${SUBSYSTEM_NAMES[subsystem]}.`,
  moved: ({ unit, path }, { Thing, view }) =>
    `${Thing(unit)} flies ${path.length}, to ${spaceName(view, path[path.length - 1] ?? '0,0')}.`,
  pushed: ({ unit, to, by }, { seatName, thing, view }) =>
    `${seatName(by)} drags ${thing(unit)} to ${spaceName(view, to)}.`,
  stopped: ({ unit }, { Thing }) => `${Thing(unit)} stops.`,
  // A station that moved is no landmark of where it is.
  landed: ({ unit, to, where }, { Thing, view }) =>
    `${Thing(unit)} ${LANDED[where]} ${spaceName(view && { ...view, units: view.units.filter(({ id }) => id !== unit) }, to)}.`,
  halted: ({ unit, guardians }, { thing, Thing }) =>
    `${Thing(unit)} is stopped by ${listed(guardians.map(thing))}.`,
  declared: ({ attackers, target, ranged }, { thing }) =>
    `${capital(listed(attackers.map(thing)))} attack${attackers.length === 1 ? 's' : ''} ${thing(target)}${ranged ? ' from afar' : ''}.`,
  influencePaid: ({ seat, amount: paid }, { seatName }) => `${seatName(seat)} loses ${paid} Influence by it.`,
  gasSpent: ({ seat, amount: spent }, { seatName }) => `${seatName(seat)} spends ${spent} Gas: +${spent}.`,
  beam: ({ seat, hp }, { seatName }) => `${seatName(seat)} fires its Solar Beam: +8, hull ${hp} left.`,
  asteroidRoll: ({ unit, total, field, survived }, { Thing }) =>
    `${Thing(unit)} ${total} against the asteroids’ ${field}: ${survived ? 'through' : 'hit'}.`,
  deflected: ({ unit }, { Thing }) => `${Thing(unit)} passes through the asteroids behind its deflectors.`,
  dogfight: ({ attackers, attack, target, defender, wingmen, defence, winner }, { rolled, thing }) => {
    const side = listed(attackers.map(rolled));
    if (defender === undefined) return `${capital(side)} = ${attack} against ${thing(target)}.`;
    const wings = wingmen > 0 ? `, ${wingmen} wingm${wingmen === 1 ? 'an' : 'en'}` : '';
    const result =
      winner === undefined ? 'A tie.' : winner === 'attacker' ? 'The attack wins.' : 'The defence wins.';
    return `${capital(side)} = ${attack} against ${rolled(defender)}${wings} = ${defence}. ${result}`;
  },
  rerolled: ({ seat, unit, face, card }, { seatName, thing }) =>
    `${cardName(card)}: ${seatName(seat)}${unit ? `’s die for ${thing(unit)}` : '’s die'} now counts ${face}.`,
  damaged: ({ unit, shield, hp }, { Thing }) => `${Thing(unit)}: shield ${shield}, hull ${hp}.`,
  stationHit: ({ unit, hp }, { Thing }) => `${Thing(unit)}: ${hp} of 16 left.`,
  destroyed: ({ unit, cause }, { Thing }) => `${Thing(unit)} ${LOST[cause]}.`,
  saved: ({ unit }, { Thing }) => `${Thing(unit)} is kept alive by Life Support.`,
  unharmed: () => 'Nobody is harmed.',
  gained: ({ seat, what, amount: count, cause }, { seatName }) =>
    `${seatName(seat)} gains ${amount(count, what)}${GAINED[cause]}.`,
  gathered: ({ seat, minerals, gas, influence, blockaded }, { seatName }) =>
    blockaded
      ? `${seatName(seat)} is blockaded and gathers nothing.`
      : `${seatName(seat)} gathers ${amount(minerals, 'minerals')}${gas ? `, ${amount(gas, 'gas')}` : ''}${influence ? `, ${amount(influence, 'influence')}` : ''}.`,
  planetAttack: ({ planet, rolls, total, defence, captured }, { thing }) =>
    `${capital(listed(rolls.map(({ unit, face }) => `${thing(unit)} (${face})`)))} = ${total} against Planet Defence ${defence} of ${thing(planet)}: ${captured ? 'captured' : 'it holds'}.`,
  captured: ({ planet, by, from }, { seatName, thing }) =>
    `${capital(seatName(by))} now controls ${thing(planet)}${from === undefined ? '' : `, taken from ${seatName(from)}`}.`,
  developmentsLost: ({ planet, count }, { thing }) =>
    `${count} Development${count === 1 ? '' : 's'} on ${thing(planet)} ${count === 1 ? 'is' : 'are'} lost.`,
  stolen: ({ by, from, card }, { seatName }) =>
    `${seatName(by)} takes ${card ? cardName(card) : 'a card'} from the hand of ${seatName(from)}.`,
  played: ({ seat, action }, { playLine, seatName }) => `${seatName(seat)} plays ${playLine(action)}.`,
  cancelled: ({ play }, { seatName }) =>
    `${cardName(play.action.card)} of ${seatName(play.seat)} is cancelled.`,
  sold: ({ seat, card }, { seatName }) => `${seatName(seat)} sells ${cardName(card)}.`,
  researched: ({ seat, technology }, { seatName }) =>
    `${seatName(seat)} researches ${technologyName(technology)}.`,
  ability: ({ seat, technology, target }, { seatName, thing }) =>
    `${seatName(seat)} uses ${technologyName(technology)}${target ? ` on ${thing(target)}` : ''}.`,
  repaired: ({ unit, hp }, { Thing }) => `${Thing(unit)} is repaired to hull ${hp}.`,
  held: ({ unit, how }, { Thing }) =>
    how === 'tractor'
      ? `${Thing(unit)} is held by a Tractor Beam.`
      : `${Thing(unit)} will be held in its owner’s next turn.`,
  deploying: ({ seat, ship }, { seatName, thing }) =>
    `${seatName(seat)} deploys a Guardian next to ${thing(ship)}.`,
  blocked: ({ seat }, { seatName }) => `${seatName(seat)} spends 2 Influence and blocks the Guardian.`,
  explored: ({ seat, planet, artifact }, { seatName, thing }) =>
    `${seatName(seat)} explores ${thing(planet)} and finds: ${ARTIFACT_WORDS[artifact].name}.`,
  developed: ({ seat, planet, development, price }, { seatName, thing }) =>
    `${seatName(seat)} builds ${developmentWords(development).name} on ${thing(planet)}${price > 0 ? ` for ${amount(price, 'minerals')}` : ' for free'}.`,
  marketRefreshed: ({ seat }, { seatName }) => `${seatName(seat)} spends 2 Influence on a new Market.`,
  revealed: ({ development }) => `${developmentWords(development).name} comes to the Market.`,
  swayed: ({ seat, planet, price }, { seatName, thing }) =>
    `${seatName(seat)} sways ${thing(planet)} for ${price} Influence.`,
  smeared: ({ seat, target }, { seatName }) =>
    `${seatName(seat)} smears ${seatName(target)}: both lose 1 Influence.`,
  planetGone: ({ planet }, { Thing }) => `${Thing(planet)} is gone for good.`,
  blockade: ({ seat }, { seatName }) => `${seatName(seat)} blockades all trade until its next turn.`,
  bonusDie: ({ seat, face }, { seatName }) => `${seatName(seat)} rolls the Bonus Die: ${BONUS_WORDS[face]}.`,
  replicator: ({ seat, face }, { seatName }) => `${seatName(seat)}’s Replicator shows ${face}.`,
  rewardLost: ({ seat }, { seatName }) => `${seatName(seat)} has no use for it: the reward is lost.`,
  stationRocks: ({ unit, face }, { thing }) => `The asteroids roll ${face} against ${thing(unit)}.`,
  conceded: ({ seat }, { seatName }) => `${seatName(seat)} concedes.`,
  eliminated: ({ owner }, { seatName }) => `${capital(seatName(owner))} is eliminated.`,
  lastRound: ({ owner }, { seatName }) =>
    `${seatName(owner)} has reached the target: this is the last round.`,
  over: ({ winners }, { seatName }) =>
    winners.length === 0 ? 'The challenge is lost.' : `${listed(winners.map(seatName))} won.`,
};

const LANDED: Readonly<Record<Landing, string>> = {
  place: 'is placed',
  jump: 'jumps through a gate to',
  panic: 'panics and warps to',
  wormhole: 'goes through the wormhole to',
  migration: 'migrates to',
  station: 'moves to',
  retreat: 'retreats to',
  gates: 'is warped to',
  deploy: 'is deployed',
  bonus: 'is deployed for free',
  respawn: 'returns',
};

const LOST: Readonly<Record<LossCause, string>> = {
  dogfight: 'is destroyed',
  asteroids: 'is lost in the asteroids',
  lastStand: 'is destroyed in a Last Stand',
  wam: 'is destroyed by Dedotated Wam',
  scrapped: 'is scrapped',
  eliminated: 'leaves the board',
};

const GAINED: Readonly<Record<GainCause, string>> = {
  gather: '',
  loot: ' as loot',
  scrapYard: ' from its Scrap Yard',
  kill: ' for the kill',
  mining: ' by mining',
  replicator: ' from the Replicator',
  stolen: ' out of another purse',
  moon: ' from the Moon',
  headStart: ' as a head start',
  sold: ' for it',
};

function layoutName(layout: string): string {
  const random = randomParts(layout);
  if (random !== undefined) return `${LAYOUT_NAMES.random}, number ${random.seed}`;
  return ownTitle(layout) ?? entryOf<string>(LAYOUT_NAMES, kindOfLayout(layout));
}

export function eventLine(event: MothershipEvent, view: View | undefined, names: Names): string {
  const line = byType(LINES, event, {
    ...names,
    view,
    rolled: ({ unit, face, plus }) => `${names.thing(unit)} (${face}${plus > 0 ? `+${plus}` : ''})`,
    playLine: (play) => playLine(play, names),
  });
  return capital(line);
}
