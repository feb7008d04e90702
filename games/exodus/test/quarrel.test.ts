/** XD-11.8 to XD-11.10 What the table says of a quarrel: what each end of it does, why somebody would not, and odds that are still open. */
import { expect, test } from 'vitest';
import { orderOutlooks } from '../outlook/odds.ts';
import { houseOf } from '../rules/houses.ts';
import type { State } from '../state.ts';
import { briefOf } from '../text/briefs.ts';
import { spoken } from '../text/speech.ts';
import { talkOf } from '../text/talk.ts';
import { view } from '../view/index.ts';
import { given } from './scene.ts';

/** The Church asked the Government to write Stand To for the Military, and was refused. */
const refused = (items: NonNullable<State['scene']>['items'] = []) => {
  const { s } = given({
    next: ['sceneForce', 'sceneForced', 'sceneEnd'],
    traits: { faith: 6, justice: 6, edge: 4 },
    change: (now) => {
      now.secrets = [];
      now.scene = {
        ...{ phase: 'resolve', opener: 'church', respondent: 'government', issue: 'military' },
        ...{ demand: 'mil-stand-to', items, choice: {} },
      };
      houseOf(now, 'church').written.military = 'mil-stand-to';
      houseOf(now, 'government').written.military = 'rest';
      houseOf(now, 'military').written.military = 'mil-recruit';
    },
  });
  return view(s, houseOf(s, 'church').seat);
};

test('forcing says how likely each end is and what it does to the vote', () => {
  expect(briefOf({ type: 'force' }, refused()).note).toMatch(
    /^You win \(\d+ %\): The Military: Stand To, 6 to 5\. Half \(\d+ %\): .*Recruit.* You lose \(\d+ %\): .*Rest, 6 to 5/,
  );
});

test('a refusal says why: nothing was offered, or less than what is stood for', () => {
  const said = (seen: ReturnType<typeof refused>) =>
    spoken(talkOf(seen), seen)
      .map(({ words }) => words)
      .at(-1);
  expect(said(refused())).toBe('You offer nothing for it.');
  expect(said(refused([{ kind: 'marker' }]))).toBe('“Rest” is worth more to me than that.');
});

test('XD-10.5 two cases are told only while the vote may still be quiet', () => {
  const seen = refused();
  const isolation = { ...seen, phase: 'isolation' as const };
  expect(orderOutlooks(isolation, 'government', 'gov-adjudicate')?.objected).toBeDefined();
  expect(orderOutlooks(seen, 'government', 'gov-adjudicate')?.objected).toBeUndefined();
});
