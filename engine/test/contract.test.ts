/** The contract suite must be able to fail: games broken on purpose, and the trial that has to notice. */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type ContractOptions, trials } from '#engine/testing';
import { type Game, type Kit, type Seat, text } from '../index.ts';
import { type Counterspell, counterspell } from './fixtures/counterspell.ts';
import { type SealedBids, sealedBids } from './fixtures/sealed-bids.ts';
import { type TicTacToe, ticTacToe } from './fixtures/tic-tac-toe.ts';

beforeAll(() => void vi.spyOn(console, 'log').mockImplementation(() => {}));
afterAll(() => void vi.restoreAllMocks());

/** What the trials of this name say of a game; undefined when it passes them all. */
function verdict<K extends Kit>(
  game: Game<K>,
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

const { verbs, steps, words } = sealedBids;
type Bids = SealedBids['state'];
const hand = (s: Bids, seat: Seat) => s.players[seat] ?? expect.fail(`no seat ${seat}`);
let outside = 0;
const shared: number[] = [];

/** What is broken, how, which trial notices, and what it says. */
const BROKEN_BIDS: [string, Partial<Game<SealedBids>>, string, RegExp][] = [
  [
    'the view shows a hand of another seat',
    { view: (s, seat) => ({ ...sealedBids.view(s, seat), peek: s.players[0]?.cards }) },
    'shows no seat more',
    /seat [12] can tell the true state from a redealt one: view.peek/,
  ],
  [
    'legal actions depend on what another seat holds',
    {
      verbs: {
        ...verbs,
        spy: {
          ...verbs.spy,
          options: (s, seat) =>
            verbs.spy
              .options(s, seat, { step: 'round' })
              .filter(({ on }) => (hand(s, on).cards[0] ?? 0) % 2 === 0),
        },
      },
    },
    'shows no seat more',
    /can tell the true state from a redealt one: decision.actions/,
  ],
  [
    'a secret is told to everyone',
    {
      verbs: {
        ...verbs,
        spy: {
          ...verbs.spy,
          do: (g, { on }, by) => {
            hand(g.s, by).spied.push(hand(g.s, on).cards[0] ?? 0);
            g.reveal();
            g.tell({ type: 'spied', by, on, card: hand(g.s, on).cards[0] ?? 0 });
          },
        },
      },
    },
    'shows no seat more',
    /hears what its view does not show/,
  ],
  [
    'a secret learnt counts as nothing learnt',
    {
      verbs: {
        ...verbs,
        spy: {
          ...verbs.spy,
          do: (g, action, seat, frame) => {
            verbs.spy.do(g, action, seat, frame);
            g.learnt = false;
          },
        },
      },
    },
    'taught nothing',
    /counts as nothing learnt, yet it tells apart/,
  ],
  [
    'undo depends on what the seat does not know',
    {
      verbs: {
        ...verbs,
        stay: {
          ...verbs.stay,
          do: (g, _action, seat) => {
            if ((hand(g.s, (seat + 1) % 2).cards[0] ?? 0) % 2 === 0) g.reveal();
          },
        },
      },
    },
    'taught nothing',
    /whether .* can be undone depends on what that seat does not know/,
  ],
  ['redeal does nothing', { redeal() {} }, 'shows no seat more', /redeal never changed anything/],
  [
    'redeal changes what the seat knows',
    {
      redeal: (s, seat, random) => {
        sealedBids.redeal(s, seat, random);
        s.players[seat]?.cards.reverse();
      },
    },
    'shows no seat more',
    /can tell the true state from a redealt one/,
  ],
  [
    'looking changes the state',
    {
      view: (s, seat) => {
        s.aside.push(s.aside.shift() ?? 0);
        return sealedBids.view(s, seat);
      },
    },
    'shows no seat more',
    /changed it/,
  ],
  [
    'a legal action is not listed',
    {
      verbs: {
        ...verbs,
        bid: { ...verbs.bid, options: (s, seat, frame) => verbs.bid.options(s, seat, frame).slice(1) },
      },
    },
    'lists exactly',
    /does not list \{"card":\d+,"type":"bid"\}/,
  ],
  [
    'an action is listed twice',
    { verbs: { ...verbs, stay: { ...verbs.stay, options: () => [{ type: 'stay' }, { type: 'stay' }] } } },
    'lists exactly',
    /lists \{"type":"stay"\} twice/,
  ],
  [
    'a check cannot stand every well-formed action',
    {
      verbs: {
        ...verbs,
        spy: {
          ...verbs.spy,
          check: (s, { on }, seat) =>
            hand(s, on).hearts > 0 && on !== seat ? undefined : { rule: 'SB-2', code: 'own-hand' },
        },
      },
    },
    'lists exactly',
    /the check of .* throws/,
  ],
  [
    'a check changes the state',
    {
      verbs: {
        ...verbs,
        spy: {
          ...verbs.spy,
          check: (s, action, seat, frame) => {
            s.aside.reverse();
            return verbs.spy.check(s, action, seat, frame);
          },
        },
      },
    },
    'lists exactly',
    /changed the match: hash/,
  ],
  [
    'an objection has no words',
    { words: { ...words, objection: () => '' } },
    'lists exactly',
    /has no words/,
  ],
  [
    'a prompt has no words',
    { words: { ...words, prompt: () => ' ' } },
    'has words for all',
    /the prompt of .* has no words/,
  ],
  [
    'an event says undefined',
    { words: { ...words, event: () => 'seat undefined bids' } },
    'has words for all',
    /says “seat undefined bids”/,
  ],
  [
    'a field takes anything',
    { verbs: { ...verbs, bid: { ...verbs.bid, fields: { card: { problem: () => undefined } } } } },
    'refuses malformed',
    /takes any value at all/,
  ],
  [
    'a state holds a Map',
    { setup: (table) => ({ ...sealedBids.setup(table), odd: new Map() }) },
    'survives being written',
    /state.odd is not plain JSON but Map/,
  ],
  [
    'a state holds NaN',
    { setup: (table) => ({ ...sealedBids.setup(table), odd: Number.NaN }) },
    'survives being written',
    /state.odd is NaN/,
  ],
  [
    'a list holds undefined',
    { setup: (table) => ({ ...sealedBids.setup(table), odd: [undefined] }) },
    'survives being written',
    /state.odd\[0\] is undefined/,
  ],
  [
    'every state is fine',
    { stateProblem: () => undefined },
    'broken states',
    /finds nothing wrong with a broken state/,
  ],
  [
    'a sound state is faulted',
    { stateProblem: () => ({ field: 'x', reason: 'is odd' }) },
    'survives being written',
    /finds fault with a state that was reached: x is odd/,
  ],
  [
    'a broken state breaks stateProblem',
    {
      stateProblem: (state) =>
        sealedBids.stateProblem(state) && Object.keys((state as Bids).players[0] as object)
          ? { field: 'x', reason: 'y' }
          : undefined,
    },
    'broken states',
    /stateProblem throws/,
  ],
  [
    'chance comes from elsewhere than the state',
    {
      steps: {
        ...steps,
        round: {
          run: (g, frame) => {
            g.s.aside.push(outside++ % 72);
            if ('run' in steps.round) steps.round.run(g, frame as never);
          },
        },
      },
    },
    'replays to the same',
    /the record does not replay|ends in another position/,
  ],
  [
    'the same seed gives two games',
    { setup: (table) => ({ ...sealedBids.setup(table), draws: outside++ }) },
    'same seed',
    /gave two games/,
  ],
  [
    'games share a list',
    {
      setup: (table) => ({ ...sealedBids.setup(table), aside: shared }),
      steps: {
        ...steps,
        award: {
          run: (g) => {
            shared.push(1);
            if ('run' in steps.award) steps.award.run(g, { step: 'award' } as never);
          },
        },
        deal: {
          run: (g) => {
            if ('run' in steps.deal) steps.deal.run(g, { step: 'deal' } as never);
            g.s.aside = shared;
          },
        },
      },
    },
    'whatever was played before',
    /a played game changed the next one/,
  ],
  [
    'a game never ends',
    {
      steps: {
        ...steps,
        close: { run: (g) => g.then({ step: 'spying', seat: 0 }, { step: 'close' } as never) },
      },
      verbs: { ...verbs, stay: { ...verbs.stay, check: () => undefined } },
    },
    'random games end',
    /has not ended after 300 actions/,
  ],
  [
    'a seat has nothing to do',
    { verbs: { ...verbs, bid: { ...verbs.bid, options: () => [] } } },
    'random games end',
    /is waited for and has no legal action/,
  ],
  [
    'nobody sits where the winner sits',
    { steps: { ...steps, close: { run: (g) => g.end({ winners: [7], reason: 'points', rule: 'SB-5' }) } } },
    'random games end',
    /are not all seats/,
  ],
  [
    'content is never used',
    { content: { ...sealedBids.content, rank: ['1', '10'] } },
    'all content',
    /the rules used rank|never used in .* rank 10/,
  ],
  [
    'content is not declared',
    { content: { round: ['1'] } },
    'all content',
    /the rules used \w+ \w+, which is not among the content/,
  ],
  [
    'a mode is not tried',
    { options: { ...sealedBids.options, fast: { kind: 'flag', default: false } } },
    'options matrix',
    /no table of the contract has .*fast true/,
  ],
];

describe('the contract notices when', () => {
  const options = { tables: [{ seats: 3 }], games: 5, maxActions: 300, coverageGames: 20 };

  it('nothing is wrong: it says so', () => {
    expect(verdict<TicTacToe>(ticTacToe, { tables: [{ seats: 2 }], open: true }, '')).toBeUndefined();
  });

  it.each(BROKEN_BIDS)('%s', (_what, change, name, said) => {
    expect(verdict({ ...sealedBids, ...change }, options, name)).toMatch(said);
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
    const game: Game<Counterspell> = { ...counterspell, steps: { ...counterspell.steps, respond } };
    expect(verdict(game, { tables: [{ seats: 4 }] }, 'shows no seat more')).toMatch(/awaited|not revealed/);
  });

  it('a draw is told to all', () => {
    const drink = { ...counterspell.verbs.drink };
    const game: Game<Counterspell> = {
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
      verbs: { mark: { ...ticTacToe.verbs.mark, fields: { cell: text(9) as never } } },
    };
    expect(verdict<TicTacToe>(name, { tables: [{ seats: 2 }], open: true }, 'lists exactly')).toMatch(
      /yet it is refused/,
    );
  });
});
