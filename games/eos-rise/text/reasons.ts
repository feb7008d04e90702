/** Why the hint advises what it does, in English: sentences with the facts of the position. */
import { INTEL_LAP } from '../content/tracks.ts';
import { count } from './names.ts';

export const REASON_WORDS = {
  lane: (thing: string, place: string) => `One more lane reaches the ${thing} at ${place} this year.`,
  assistants: (levels: number) =>
    `${levels === 1 ? 'One Commander level' : 'Two Commander levels'} more and every character gets an Assistant.`,
  tool: (room: string, credits: number) =>
    `The Engineer’s next TOOL lets us build ${room}; we have the ${count(credits, 'credit')}.`,
  train: (who: string, level: number, brings: string) => `Train the ${who}: level ${level} brings ${brings}.`,
  floor: (to: number, now: number) =>
    `Train the Commander: from then on everyone can rest down to ${to} stress instead of ${now}.`,
  die: (who: string, dice: number) =>
    `Train the ${who}: ${count(dice, 'die', 'dice')} instead of ${dice - 1} in every fight.`,
  build: (room: string, hull: number, action: string, years: number) =>
    `${room} now: ${hull} more hull, and ${action} for ${count(years, 'year')}.`,
  contract: (years: number) =>
    `A contract: some pay at once, all when their cargo is delivered; ${count(years, 'year')} are left for it.`,
  technology: 'A technology card is used once, when its moment comes, and turns the dice or the flight.',
  mining: 'A Mining Station pays 1 credit every year from now on.',
  scan: 'The scan’s dice bring cargo, technology or the orders of the Aliens.',
  charge: (tokens: number, chance: string, costs: string, saves: string) =>
    `Charge ${count(tokens, 'shield')}: ${chance} that ships come, ${costs}; they would save ${saves} on average.`,
  calm: 'No shields this year: nobody can reach us here.',
  bare: (chance: string, costs: string, hull: number, saves: string) =>
    `No new shields: ${chance} that ships come, ${costs}, of our ${hull} hull. Two shields would save only ${saves}; growing pays every year.`,
  away: (chance: string, costs: string, hull: number, saves: string) =>
    `Careful: ${chance} that ships come here, ${costs}, of our ${hull} hull; two shields would save ${saves}. End the flight where fewer can reach us.`,
  guarded: (name: string, place: string) =>
    `Fly to ${place}: the ${name} there guards a radio burst; whoever defeats it has the burst.`,
  safer: (place: string, then: string, now: string) =>
    `Fly to ${place}: ${then} that ships come there, ${now} where we are.`,
  nearer: (place: string, aim: string, lanes: number, now: boolean) =>
    `Fly to ${place}: the radio burst at ${aim} is ${count(lanes, 'lane')} from there, ${now ? 'still in reach' : 'for next year'}.`,
  asteroids: (n: number) =>
    `It costs hull: ${n === 1 ? 'an asteroid field' : `${n} asteroid fields`} on the way, up to 7 damage${n === 1 ? '' : ' each'}.`,
  mends: (room: string, hull: number, full: number) =>
    `${room} has ${hull} of ${full}: what is mended now can take the next blow.`,
  fills: (card: string, damage: number) => `These dice fill ${card}: ${damage} damage.`,
  fight: (chance: string, mean: string) =>
    `Fight on: new dice may defeat it; if they do not, ${chance} to be hit, ${mean} on average.`,
  pill: (who: string, left: number) => `A pill keeps the ${who} ${left} from a breakdown.`,
  noPill: (who: string, left: number) => `Keep the pills: the ${who} stays ${left} from a breakdown.`,
  spared: (room: string, left: number) => `${room} can spare it: ${left} left.`,
  keepDice: (card: string) => `Keep these dice: they fill ${card}, and a reroll could lose that.`,
  spareLocks: 'Keep the rerolls for a fight with better dice: here they would hardly fill a card.',
  keepTokens: (chance: string, mean: string) =>
    `Keep the shields for later: ${chance} to be hit, ${mean} on average.`,
  lock: (who: string) => `Target Lock: dice of the ${who} that fill no card are rolled again.`,
  save: (room: string, cost: number) => `Keep the credits: ${room} could be built this year for ${cost}.`,
  keepCredits: (credits: number) =>
    `The cubes there are will do for this year: keep the ${count(credits, 'credit')}.`,
  accept: 'Try it: the good outcomes weigh more than the bad ones.',
  decline: 'Leave it: the bad outcomes weigh more than the good ones.',
  mend: (room: string, hull: number) =>
    `Repair ${room}: it is down to ${hull}, and one damage card deals up to 7.`,
  treat: (who: string, left: number) =>
    `Treat the ${who}: ${left} more stress is a breakdown and costs three levels.`,
  pays: (who: string) => `Let the ${who} pay: most room before a breakdown.`,
  strike: (card: string, damage: number) => `First Strike on ${card}: it deals ${damage} more, if it fires.`,
  flight: (place: string, things: string) => `Fly to ${place}: it collects ${things} and wakes nobody.`,
  dash: (lanes: number) =>
    `Go now: the Planet is ${count(lanes, 'lane')} away, and waiting brings more guards.`,
  end: (place: string, chance: string) => `End at ${place}: ${chance} that ships come there.`,
  fire: (card: string, ship: string) => `Fire ${card}: with it ${ship} falls.`,
  cover: (pip: number, ship: string) => `Cover the ${pip} of ${ship}: then a ${pip} does no damage at all.`,
  token: (ship: string, pip: number, damage: number) =>
    `Cover the ${pip} of ${ship}: it hits hardest, for ${damage}.`,
  flee: (chance: string, mean: string) =>
    `Flee: ${chance} to be hit once more, ${mean} on average, and it is over.`,
  stay: (ships: string) =>
    `Fight on: ${ships} carries a radio burst, and hulls are whole again for both sides.`,
  take: (room: string) => `Take it in ${room}: nothing explodes and the Engine keeps flying.`,
  sign: (name: string, worth: string) => `Sign ${name}: ${worth}.`,
  levelLasts: 'a level on delivery lasts for all years to come',
  intelCounts: (intel: number) =>
    `${intel} intel on delivery are ${intel} of the ${INTEL_LAP} for one Progress`,
  paysNow: 'it pays something at once',
  cubes: (name: string, have: number) => `${name}: we have ${have}, and cubes can be bought only now.`,
  room: (does: string, years: number) =>
    `${does} It can be used in each of the ${count(years, 'year')} left.`,
  facilitator: 'Who decides for the crew this year knows its plan: there is nothing to hand on.',
  everyone: 'Everyone fights: more dice fill more cards, and nobody here is near a breakdown.',
  out: (who: string, left: number) => `The ${who} stays out: ${left} more stress is a breakdown.`,
  need: (progress: number, years: number) => `We need ${progress} Progress in ${count(years, 'year')}.`,
} as const;
