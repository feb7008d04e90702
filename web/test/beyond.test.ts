/** A plan goes on past a card that is turned up, with what would be done whatever it is. */
import { expect, test, vi } from 'vitest';
import { type Budget, botOf, decide, questionOf } from '#bots';
import { type GameWithBots, type Kit, Match, type Seat } from '#engine';
import { exoworld } from '#games/exoworld/index.ts';
import { type Given, positionOf } from '#games/exoworld/positions.ts';
import type { Exoworld } from '#games/exoworld/state.ts';
import { counsel } from '#games/exoworld/table/guide/counsel.ts';
import { opening } from '../match/film.ts';
import { LocalFeed } from '../match/localFeed.ts';
import { HUMAN } from '../match/players.ts';

vi.mock('../match/botSeats.ts', () => import('./kit/idle.ts'));
vi.mock('../match/thinkers.ts', () => ({
  thinkers: () => ({
    broken: new Promise<never>(() => undefined),
    bot: {
      think<K extends Kit>(
        _level: string,
        game: GameWithBots<K>,
        state: K['state'],
        seat: Seat,
        { seed }: { seed: string; budget?: Budget },
      ) {
        const thought = decide(botOf('sound'), questionOf(game, state, seat), {
          seed,
          budget: { iterations: 8 },
        });
        return { thought: Promise.resolve(thought), stop: () => undefined };
      },
    },
  }),
}));

/** The Nursery wins, and lacks one yellow card of its price, which lies face up. */
const ONE_CARD_SHORT: Given = {
  hands: ['insect-nursery electrolysis-stack'],
  crew: ['commander', 'medic', 'systems-engineer'],
  base: 'carbon-splitter@-1,0 brine-still@0,-1 isotope-generator@-1,-1 solar-panels@-2,0',
  supply: [9, 8, 3, 9],
  faceUp: 'wind-turbines greywater-loop mycelium-cellar air-concentrator',
};

function begin(): LocalFeed<Exoworld> {
  const options = { scenario: 'proxima-b', critical: false, incommunication: false, first: 0 };
  const begun = Match.load<Exoworld>(
    exoworld,
    positionOf({ more: 20, ...ONE_CARD_SHORT }),
    { kind: 'keyed', seed: 'beyond' },
    options,
  );
  if (!begun.ok) throw new Error(begun.refusal.message);
  const { match } = begun;
  return new LocalFeed<Exoworld>(exoworld, { match, moments: [opening(match)] }, [HUMAN]);
}

async function advised(feed: LocalFeed<Exoworld>) {
  await feed.hints.ask({ counsel: async () => counsel, wayOut: ['end'] });
  return shown(feed);
}

function shown({ hints }: LocalFeed<Exoworld>) {
  const { value: hint } = hints.hint;
  if (hint.status !== 'shown') throw new Error(`the hint is ${hint.status}`);
  return hint;
}

test('the card that is missing is taken, then what it pays for is built', async () => {
  const { advice } = await advised(begin());
  expect(advice.plan).toMatchObject([
    { type: 'draw', card: 'wind-turbines' },
    { type: 'deploy', module: 'insect-nursery' },
  ]);
  expect(advice.views).toEqual([]);
});

test('once it is taken, the next step is lit without asking again', async () => {
  const feed = begin();
  const { advice } = await advised(feed);
  feed.send(0, [advice.plan[0]]);
  expect(shown(feed)).toMatchObject({ at: 1, advice });
});

test('where another card is taken, the plan folds', async () => {
  const feed = begin();
  await advised(feed);
  feed.send(0, [{ type: 'draw', card: 'greywater-loop' }]);
  expect(feed.hints.hint.value.status).toBe('new');
});
