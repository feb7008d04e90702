/** What several people do at a table, drawn from a seed before anything happens: bursts of things done at the same moment. */
import { pick, type Random, stream } from '#engine';

export const PEOPLE = 3;

export const DEEDS = [
  ...[
    'join',
    'leave',
    'kick',
    'bot',
    'commit',
    'ready',
    'call',
    'link',
    'claim',
    'remove',
    'request',
    'held',
  ],
  ...['act', 'twice', 'press', 'undo', 'propose', 'answer', 'resume', 'resign', 'away', 'back', 'chat'],
  ...['rematch', 'decline', 'record', 'table', 'history', 'past', 'watch', 'talk'],
  ...['instruct', 'mute', 'block', 'report', 'welcome', 'depart'],
] as const;
export type Deed = (typeof DEEDS)[number];

/** Someone does something through one of the servers; what exactly is worked out from the draw when it is done. */
export interface Step {
  readonly who: number;
  readonly node: number;
  readonly deed: Deed;
  /** Whether it concerns the newest table or the first. */
  readonly first: boolean;
  readonly draw: number;
}

/** Done at the same moment. `begin`: whoever is needed sits down and all are ready, so that there is something to play. */
export interface Burst {
  readonly steps: readonly Step[];
  readonly begin?: true;
  /** The line to Redis is cut before it where it was whole, and mended where it was cut. */
  readonly flips: boolean;
}

export interface Script {
  readonly seed: string;
  readonly setup: Readonly<Record<string, unknown>>;
  readonly bursts: readonly Burst[];
}

type Weights = Partial<Readonly<Record<Deed, number>>>;

const LOBBY: Weights = {
  join: 6,
  leave: 4,
  kick: 3,
  bot: 2,
  commit: 2,
  ready: 5,
  call: 1,
  link: 3,
  claim: 4,
  remove: 1,
  request: 1,
  held: 1,
  decline: 1,
  table: 1,
  watch: 1,
};
const PLAY: Weights = {
  ...{
    act: 6,
    twice: 3,
    press: 8,
    undo: 4,
    propose: 5,
    answer: 5,
    resume: 3,
    resign: 1,
    away: 3,
    back: 3,
    chat: 1,
  },
  leave: 1,
  link: 2,
  claim: 2,
  remove: 1,
  held: 1,
  record: 1,
  rematch: 1,
  history: 1,
  join: 1,
  kick: 1,
  past: 2,
  watch: 2,
  talk: 2,
  instruct: 2,
  mute: 1,
  block: 2,
  report: 1,
};
/** Where players may come and go for good, between turns. */
const COMINGS: Weights = { ...PLAY, act: 4, join: 4, welcome: 8, depart: 5, propose: 2, answer: 2 };
const END: Weights = {
  resign: 11,
  propose: 3,
  answer: 4,
  act: 3,
  twice: 1,
  press: 1,
  undo: 2,
  away: 1,
  back: 1,
  resume: 1,
  rematch: 8,
  record: 3,
  leave: 1,
  claim: 1,
  history: 1,
  past: 1,
  watch: 1,
  block: 5,
};
/** Whoever is left plays again, blocked or not. */
const AGAIN: Weights = { rematch: 10, decline: 3, join: 4, block: 2, table: 1, watch: 1 };

const SETUPS = [
  { game: 'tic-tac-toe', seats: 2, players: ['me', 'free'] },
  { game: 'tic-tac-toe', seats: 2, players: ['free', 'free'] },
  { game: 'tic-tac-toe', seats: 2, players: ['me', 'me'] },
  { game: 'counterspell', seats: 2, players: ['me', 'free'] },
  { game: 'counterspell', seats: 2, players: ['me', 'me'] },
  { game: 'sealed-bids', seats: 3, players: ['me', 'free', 'free'] },
  { game: 'sealed-bids', seats: 3, players: ['me', 'me', 'free'] },
  { game: 'sealed-bids', seats: 3, players: ['me', 'random', 'free'] },
  { game: 'exoworld', seats: 2, players: ['me', 'free'], options: { first: 1 } },
  { game: 'exoworld', seats: 2, players: ['me', 'me'], options: { first: 1 } },
] as const;

export function drawScript(seed: string, nodes: number): Script {
  const random = stream(seed);
  const some = (least: number, most: number) => least + random.int(most - least + 1);
  const burst = (weights: Weights): Burst => ({
    steps: drawSteps(weights, random, nodes),
    flips: random.int(4) === 0,
  });
  const several = (count: number, weights: Weights) => Array.from({ length: count }, () => burst(weights));
  const setup = pick(SETUPS, random);
  const comings = setup.game === 'exoworld';
  return {
    seed,
    setup: { ...setup, level: 'random' },
    bursts: [
      ...several(some(1, 3), LOBBY),
      { steps: [], begin: true, flips: false },
      // Whoever is asked first presses for several actions.
      { steps: [{ who: 0, node: random.int(nodes), deed: 'press', first: false, draw: 1 }], flips: false },
      // Whoever sits there chooses who they are; then the first turn begins.
      ...(comings ? several(3, { act: 1 }) : []),
      ...several(some(2, 4), comings ? COMINGS : PLAY),
      ...several(some(2, 3), END),
      ...several(2, AGAIN),
      ...several(some(0, 1), LOBBY),
    ],
  };
}

function drawSteps(weights: Weights, random: Random, nodes: number): Step[] {
  const count = 1 + random.int(4);
  const same = random.int(4) === 0 ? drawDeed(weights, random) : undefined;
  return Array.from({ length: count }, () => ({
    who: random.int(PEOPLE),
    node: random.int(nodes),
    deed: same ?? drawDeed(weights, random),
    first: random.int(4) === 0,
    draw: random.int(1_000_000),
  }));
}

function drawDeed(weights: Weights, random: Random): Deed {
  // Now and then anything at all.
  if (random.int(10) === 0) return pick(DEEDS, random);
  const list = DEEDS.flatMap((deed) => Array.from({ length: weights[deed] ?? 0 }, () => deed));
  return pick(list, random);
}

export function told({ seed, setup, bursts }: Script): string {
  const lines = bursts.map(({ steps, begin, flips }, i) => {
    const all = steps.map(
      ({ who, node, deed, first, draw }) => `${deed}(${who}@${node}${first ? ' first' : ''} ${draw})`,
    );
    return `  ${i + 1}. ${flips ? '[Redis flips] ' : ''}${begin ? 'everyone begins' : all.join(' | ')}`;
  });
  return [`seed ${seed}, ${JSON.stringify(setup)}`, ...lines].join('\n');
}
