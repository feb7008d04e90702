/** Bots play whole games on a table for who wants to know what it is like; every game is told, and the tally adds up. */
import { expect, test } from 'vitest';
import { LAYOUTS } from '#games/mothership/content/layouts.ts';
import { draftOf, textOf } from '#games/mothership/editor/draft.ts';
import { mothership } from '#games/mothership/index.ts';
import { isTrialRequest, runTrial, serveTrial } from '../match/trial.ts';

const request = {
  trial: 'mothership',
  seats: 2,
  options: { layout: 'own', board: textOf(draftOf(LAYOUTS.duel)) },
  games: 2,
  seed: 'trial',
};

test('games are played to their end, one after another', async () => {
  expect(isTrialRequest(request)).toBe(true);
  expect(isTrialRequest({ film: {} })).toBe(false);
  const replies: unknown[] = [];
  await serveTrial(
    request,
    (reply) => replies.push(reply),
    () => mothership,
  );
  expect(replies).toHaveLength(2);
  const last = replies[1] as { wins: number[]; games: number };
  expect(last.games).toBe(2);
  expect(last.wins).toHaveLength(2);
  expect(last.wins.reduce((sum, count) => sum + count, 0)).toBeCloseTo(2);
});

test('a table that cannot be played on is refused', async () => {
  const wrong = { ...request, options: { layout: 'own', board: 'radius 5; stations 0,0' } };
  await expect(
    serveTrial(
      wrong,
      () => undefined,
      () => mothership,
    ),
  ).rejects.toThrow();
  await expect(
    serveTrial(
      request,
      () => undefined,
      () => undefined,
    ),
  ).rejects.toThrow(RangeError);
});

test('who asks is told what comes', () => {
  const heard: unknown[] = [];
  let say: (message: unknown) => void = () => undefined;
  const port = {
    post: (message: unknown) => heard.push(message),
    listen(receive: (message: unknown) => void) {
      say = receive;
    },
  };
  const told: unknown[] = [];
  runTrial(port, request, (reply) => told.push(reply));
  say({ wins: [1, 0], games: 1 });
  expect(heard).toEqual([request]);
  expect(told).toEqual([{ wins: [1, 0], games: 1 }]);
});
