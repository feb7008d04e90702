/** Why something is advised in Mothership, in English: each sentence with the facts it needs. */
import { dieOf, type Subsystem, spacesOf } from '../content/panel.ts';
import { percent } from './table.ts';

export const REASON_WORDS = {
  endsIt: (hp: number, chance: number) =>
    `Their station has ${hp} and no guard: ${percent(chance)} to end it now.`,
  guard: (target: string) => `${target} guards their station; without it the way is open.`,
  strip: (ships: string, shield: number) =>
    `Strip first: ${ships} take the shield of ${shield}, then Bombers and Motherships reach the hull.`,
  hullNow: () => 'Its shield is down only until this turn ends. Strike the hull now.',
  planet: (planet: string, gives: string, chance: number) =>
    `${planet}: ${gives} every turn, and a card now; ${percent(chance)}.`,
  takeFrom: (planet: string, rival: string) =>
    `Take ${planet} from ${rival}: they gather 1 less, you 1 more.`,
  group: (ships: string, target: string, chance: number) =>
    `${ships} against ${target}: ${percent(chance)}, and only they are at stake.`,
  beside: (ship: string, enemies: number) =>
    `${ship} beside your station: ${enemies === 1 ? '1 enemy' : `${enemies} enemies`} could hit it next turn.`,
  safer: (ship: string, before: number, after: number) =>
    `There ${after === 0 ? 'no enemy' : after} can strike ${ship} next turn; where it stands now ${before} can.`,
  wingmen: (ship: string, friends: number) =>
    `There ${ship} has ${friends === 1 ? 'a friend' : `${friends} friends`} beside it: +${friends} when attacked.`,
  toward: (ship: string, target: string, turns: number, fired: boolean) =>
    turns <= 0
      ? `There ${ship} is next to ${target}, and can attack it ${fired ? 'next turn' : 'at once'}.`
      : `${ship} toward ${target}: it can be there ${turns === 1 ? 'next turn' : `in ${turns} turns`}.`,
  home: (ship: string, spaces: number) =>
    `${ship} comes home: ${spaces === 1 ? '1 space' : `${spaces} spaces`} from your station.`,
  keep: (chance: number) => `At ${percent(chance)} your cards and Gas are worth more later.`,
  sell: (name: string, price: string) => `Nothing soon can use ${name}: sold, it brings ${price}.`,
  formation: (planet: string, spaces: number, guards: number) =>
    `Near Minerals from the start: ${planet} is ${spaces === 1 ? '1 space' : `${spaces} spaces`} from your first ships. ${guards === 0 ? 'No ship guards your station yet: bring one back before enemies come.' : `${guards === 1 ? 'One stands' : `${guards} stand`} beside your station and guard${guards === 1 ? 's' : ''} it.`}`,
  landBeside: () => 'Beside your station it is a guard: a guarded station cannot be attacked.',
  forAttack: (target: string, chance: number) => `All for the attack on ${target}, at ${percent(chance)}.`,
  energy: (spaces: number, die: string, shield: number) =>
    `You fly ${spaces}, and defend with ${die} and shield ${shield} until your next turn.`,
  research: (name: string, minerals: string, text: string) =>
    `${name}, for ${minerals} and for good: ${text}`,
  card: (name: string, text: string) => `${name} now: ${text}`,
  cardInFight: (name: string, chance: number, text: string) =>
    `Without a card you come off well in ${percent(chance)}. ${name}: ${text}`,
  cardAgainst: (name: string, theirs: string, says: string) =>
    `Only now can ${theirs} be stopped: ${says} ${name} cancels it.`,
  buy: () => 'Minerals to spare: a card may decide a fight.',
  guardian: (ship: string) => `A Guardian beside ${ship} fires at every enemy ship that comes next to it.`,
  keepCards: () => 'Your cards are worth more in a fight than the price they bring.',
  cube: (on: Subsystem, cubes: number) =>
    ({
      engines: `With it your Mothership flies ${spacesOf(cubes)}.`,
      weapons:
        cubes > 0 ? `With it your Mothership rolls a D${dieOf(cubes)}.` : 'Its die is needed least now.',
      shields: `With it the shield is ${cubes}: it takes the hits first.`,
    })[on],
  risk: (loss: number, ship: string) => `Risk: ${percent(loss)} that ${ship} is lost on the way.`,
  spared: (ships: string, chance: number) =>
    `With ${ships} too it would be ${percent(chance)}; this keeps ${ships} free for the rest of the turn.`,
  endBefore: (target: string, win: number, loss: number, ships: string) =>
    `The best attack left, on ${target}, has ${percent(win)}${loss > 0 ? `, and ${percent(loss)} to lose ${ships}` : ''}: better wait. End the turn.`,
  end: (idle: number) =>
    idle === 0
      ? 'Nothing more is worth its risk. End the turn.'
      : `The ${idle === 1 ? 'ship that has' : `${idle} ships that have`} not moved stand${idle === 1 ? 's' : ''} well where ${idle === 1 ? 'it is' : 'they are'}. End the turn.`,
} as const;

/** What the numbers of a plan are called. */
export const COUNTED_WORDS = {
  planets: 'planets',
  ships: 'units of yours',
  others: 'enemy units',
  minerals: 'Minerals',
  gas: 'Gas',
  influence: 'Influence',
  reach: 'spaces your ships can fly',
} as const;
