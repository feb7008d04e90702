/** The contract suite must be able to fail: games broken on purpose, and the trial that has to notice. */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type ContractOptions, trials } from '#engine/testing';
import { type GameWithBots, type Kit, text } from '../index.ts';
import { BROKEN_BIDS } from './fixtures/brokenBids.ts';
import { type Counterspell, counterspell } from './fixtures/counterspell.ts';
import { sealedBids } from './fixtures/sealedBids.ts';
import { type TicTacToe, ticTacToe } from './fixtures/ticTacToe.ts';

beforeAll(() => void vi.spyOn(console, 'log').mockImplementation(() => {}));
afterAll(() => void vi.restoreAllMocks());

/** What the trials of this name say of a game; undefined when it passes them all. */
function verdict<K extends Kit>(
  game: GameWithBots<K>,
  options: ContractOptions<K>,
  name: string,
): string | undefined {
  const chosen = [...trials(game, options)].filter((trial) => trial.name.includes(name));
  expect(chosen, `no trial is called ${name}`).not.toEqual([]);
  for (const { run } of chosen) {
    try {
      run();
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  }
  return undefined;
}

describe('the contract notices when', () => {
  const options = { tables: [{ seats: 3 }], games: 5, maxActions: 300, coverageGames: 20 };

  it('nothing is wrong: it says so', () => {
    expect(verdict<TicTacToe>(ticTacToe, { tables: [{ seats: 2 }], open: true }, '')).toBeUndefined();
  });

  it.each(BROKEN_BIDS)('%s', (_what, change, name, said) => {
    expect(verdict({ ...sealedBids, ...change }, options, name)).toMatch(said);
  });

  it('a random game comes to a state that its own invariants object to', () => {
    const invariants = () => ({ field: 'state.coins', reason: 'must add up' });
    expect(verdict({ ...sealedBids, invariants }, options, 'random games end')).toMatch(
      /state.coins must add up/,
    );
  });

  it('a failure carries a record that can be opened', () => {
    const said =
      verdict(
        { ...sealedBids, view: (s) => ({ round: 0, players: [], all: s }) },
        options,
        'shows no seat more',
      ) ?? '';
    const record: unknown = JSON.parse(said.slice(said.indexOf('\n{')));
    expect(record).toMatchObject({ orrery: 1, game: 'sealed-bids', seats: 3, options: { hearts: 2 } });
  });

  it('a seat is passed over for what only it can see', () => {
    const respond = { ...counterspell.steps.respond, auto: () => true };
    const game: GameWithBots<Counterspell> = { ...counterspell, steps: { ...counterspell.steps, respond } };
    expect(verdict(game, { tables: [{ seats: 4 }] }, 'shows no seat more')).toMatch(/awaited|not revealed/);
  });

  it('a draw is told to all', () => {
    const drink = { ...counterspell.verbs.drink };
    const game: GameWithBots<Counterspell> = {
      ...counterspell,
      verbs: {
        ...counterspell.verbs,
        drink: {
          ...drink,
          do(g, action, seat, frame) {
            drink.do(g, action, seat, frame);
            const card = g.s.players[seat]?.hand.at(-1)?.card;
            if (card) g.tell({ type: 'drew', seat, cards: [card] });
          },
        },
      },
    };
    expect(verdict(game, { tables: [{ seats: 4 }] }, 'shows no seat more')).toMatch(
      /hears what its view does not show/,
    );
  });

  it('a game without secrets claims to have some, or the reverse', () => {
    expect(verdict<TicTacToe>(ticTacToe, { tables: [{ seats: 2 }] }, 'shows no seat more')).toMatch(
      /redeal never changed/,
    );
    expect(verdict(sealedBids, { ...options, open: true }, 'shows no seat more')).toMatch(
      /nothing is hidden, yet redeal/,
    );
  });

  it('a field without a domain lets an unlisted action through', () => {
    const name = {
      ...ticTacToe,
      shapes: {
        ...ticTacToe.shapes,
        action: { ...ticTacToe.shapes.action, variants: { mark: { cell: text(9) } } },
      },
    };
    expect(verdict<TicTacToe>(name, { tables: [{ seats: 2 }], open: true }, 'lists exactly')).toMatch(
      /yet it is refused/,
    );
  });
});
