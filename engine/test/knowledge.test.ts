import { describe, expect, it } from 'vitest';
import {
  chosenIn,
  EVERYONE,
  foresee,
  type Game,
  hash,
  Match,
  type Play,
  redeal,
  SPECTATOR,
  stream,
} from '../index.ts';
import { type SealedBids, sealedBids } from './fixtures/sealedBids.ts';
import { END, type Sketch, sketch } from './fixtures/sketch.ts';

const RANDOM = { kind: 'fast', seed: 'knowledge' } as const;

/** A match of three in round 3, where two cards are bid. */
function doubleRound(): Match<SealedBids> {
  const begun = Match.start(sealedBids, { seats: 3, options: { hearts: 3 }, random: RANDOM });
  const match = begun.ok ? begun.match : expect.fail(begun.refusal.message);
  while (match.state.round < 3 || match.decisions()[0]?.prompt !== 'bidding') {
    const { seat, actions } = match.decisions()[0] ?? expect.fail('the game ended too soon');
    match.act(seat, actions.at(-1));
  }
  return match;
}

describe('a redealt state', () => {
  it('leaves the true one alone, keeps what the seat knows and deals the rest anew', () => {
    const { state } = doubleRound();
    const before = hash(state);
    const hands = new Set<string>();
    for (let i = 0; i < 30; i++) {
      const dealt = redeal(sealedBids, state, 0, stream(`deal ${i}`));
      expect(sealedBids.view(dealt, 0)).toEqual(sealedBids.view(state, 0));
      hands.add(JSON.stringify(dealt.players[1]?.cards));
    }
    expect(hands.size).toBeGreaterThan(20);
    expect(hash(state)).toBe(before);
  });

  it('for everyone deals only what nobody has seen: all seats see the same, and what they chose stands', () => {
    const match = doubleRound();
    const { actions } =
      match.decisions().find(({ seat }) => seat === 1) ?? expect.fail('seat 1 does not choose');
    match.act(1, actions[0]);
    const { state } = match;
    const aside = new Set<string>();
    for (let i = 0; i < 30; i++) {
      const dealt = redeal(sealedBids, state, EVERYONE, stream(`deal ${i}`));
      for (const seat of [0, 1, 2, SPECTATOR])
        expect(sealedBids.view(dealt, seat)).toEqual(sealedBids.view(state, seat));
      expect(dealt.players).toEqual(state.players);
      expect(dealt.stack).toEqual(state.stack);
      aside.add(JSON.stringify(dealt.aside));
    }
    expect(aside.size).toBeGreaterThan(1);
  });

  it('has others choose anew, as many times as they have chosen, and keeps one’s own choices', () => {
    const match = doubleRound();
    const choose = (seat: number) => {
      const { actions } =
        match.decisions().find((decision) => decision.seat === seat) ?? expect.fail('not asked');
      match.act(seat, actions[0]);
    };
    for (const seat of [1, 0, 2, 2]) choose(seat);
    const truth = chosenIn<SealedBids>(match.state.stack.at(-1) ?? expect.fail('nothing is asked'));
    const choices = new Set<string>();
    for (let i = 0; i < 30; i++) {
      const dealt = redeal(sealedBids, match.state, 0, stream(`choices ${i}`));
      const chosen = chosenIn<SealedBids>(dealt.stack.at(-1) ?? expect.fail('nothing is asked'));
      expect(chosen[0]).toEqual(truth[0]);
      expect([chosen[1]?.length, chosen[2]?.length]).toEqual([1, 2]);
      for (const [seat, actions] of Object.entries(chosen)) {
        if (actions === undefined) continue;
        const { cards } = dealt.players[Number(seat)] ?? expect.fail('no such seat');
        for (const action of actions) expect(action.type === 'bid' && cards.includes(action.card)).toBe(true);
      }
      choices.add(JSON.stringify(chosen));
    }
    expect(choices.size).toBeGreaterThan(20);
    const watched = redeal(sealedBids, match.state, SPECTATOR, stream('spectator'));
    expect(chosenIn<SealedBids>(watched.stack.at(-1) ?? { step: 'none' })[0]).toHaveLength(1);
  });

  it('keeps waiting for who may stop early and has not', () => {
    // A seat goes on choosing until it stops; once it has stopped it is no longer waited for.
    const game = sketch(
      {
        start: {
          kind: 'secret',
          verbs: ['go', 'stop'],
          seats: () => [0, 1],
          enough: (_s, chosen) => chosen.at(-1)?.type === 'stop',
        },
      },
      { go: {}, stop: {} },
    );
    const begun = Match.start(game, { seats: 2, random: RANDOM });
    const match = begun.ok ? begun.match : expect.fail(begun.refusal.message);
    for (let i = 0; i < 3; i++) match.act(1, { type: 'go' });
    for (let i = 0; i < 20; i++) {
      const going = redeal(game, match.state, 0, stream(`going ${i}`));
      expect(
        (chosenIn<Sketch>(going.stack[0] ?? { step: 'none' })[1] ?? []).every(({ type }) => type === 'go'),
      ).toBe(true);
    }
    match.act(1, { type: 'stop' });
    for (let i = 0; i < 20; i++) {
      const stopped = redeal(game, match.state, 0, stream(`stopped ${i}`));
      expect(chosenIn<Sketch>(stopped.stack[0] ?? { step: 'none' })[1]?.at(-1)).toEqual({ type: 'stop' });
    }
  });
});

function note(g: Play<Sketch>, what: string, step: string): void {
  g.s.done.push(what);
  g.then({ step });
}

describe('foresee', () => {
  const game: Game<Sketch> = sketch(
    {
      start: { kind: 'one', verbs: ['think', 'roll'], seat: () => 0 },
      after: { run: (g) => note(g, 'after', 'end') },
      end: END,
    },
    {
      think: { do: (g) => note(g, 'thought', 'after') },
      roll: { do: (g) => note(g, `${g.roll(6)}`, 'after') },
    },
  );
  const state = () => ({ ...game.setup({ seats: 1, options: {} }) });
  const seen = (type: string, until?: 'action' | 'decision') =>
    foresee(
      game,
      state(),
      0,
      { type },
      { samples: 60, random: stream('foresee'), ...(until ? { until } : {}) },
    );

  it('needs one view when nothing is left to luck', () => {
    expect(seen('think')).toEqual([{ done: ['thought'] }]);
  });

  it('samples luck, each face in its turn', () => {
    const views = seen('roll');
    expect(views).toHaveLength(60);
    expect(new Set(views.map(({ done }) => done[0])).size).toBe(6);
  });

  it('stops right after the action, or at the next decision', () => {
    expect(seen('think', 'decision')).toEqual([{ done: ['thought', 'after'] }]);
  });

  it('changes nothing', () => {
    const before = state();
    foresee(game, before, 0, { type: 'roll' }, { samples: 3, random: stream('x') });
    expect(before).toEqual(state());
  });
});
