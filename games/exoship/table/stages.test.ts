/** A generation change is shown in its order, without overlap, in three to six seconds, and leads to the present. */
import { expect, test } from 'vitest';
import { Match, pick, stream } from '#engine';
import { skipped } from '#ui/kit/useStages.ts';
import { exoship } from '../index.ts';
import { view } from '../view.ts';
import { STAGES, stagesOf } from './stages.ts';

test('stages over many games: in order, one after the other, 3 to 6 s at Normal, a press completes one', () => {
  let changes = 0;
  let ends = 0;
  for (let game = 0; changes < 150; game++) {
    const random = stream(`stages ${game}`);
    const options = { origin: game % 2 === 0 ? 'earth' : 'mars', hard: game % 3 === 0 };
    const begun = Match.start(exoship, {
      seats: 1,
      options,
      random: { kind: 'fast', seed: `stages ${game}` },
    });
    if (!begun.ok) throw new Error(begun.refusal.message);
    const { match } = begun;
    for (;;) {
      const legal = match.decisions().flatMap(({ actions }) => actions);
      if (legal.length === 0) break;
      const before = view(match.state);
      const heard = match.log(0).length;
      match.act(0, pick(legal, random));
      const after = view(match.state);
      const frames = stagesOf(before, after, match.log(0).slice(heard));
      if (after.step === before.step || after.phase === undefined) {
        // The end of a voyage shows who is exposed and the ship's last step, and nothing else has stages.
        const kinds = new Set(frames.map(({ stage }) => stage));
        expect(kinds.has('travel')).toBe(after.step !== before.step);
        kinds.delete('travel');
        if (kinds.size > 0) expect([...kinds, match.outcome !== undefined]).toEqual(['suspicion', true]);
        if (frames.length > 0) expect(frames.at(-1)?.view).toEqual(after);
        ends += frames.length > 0 ? 1 : 0;
        continue;
      }
      changes += 1;
      const order = frames.map(({ stage }) => STAGES.indexOf(stage));
      expect(order).toEqual(order.toSorted((a, b) => a - b));
      const all = frames.reduce((sum, { ms }) => sum + ms, 0);
      expect(all).toBeGreaterThanOrEqual(2999);
      expect(all).toBeLessThanOrEqual(6000);
      expect(frames.at(-1)?.view).toEqual(after);
      const next = skipped(frames, 0, 1);
      expect(frames[next]?.stage).not.toBe(frames[0]?.stage);
      expect(frames[next - 1]?.stage).toBe(frames[0]?.stage);
      expect(skipped(frames, 0, 2)).toBe(frames.length);
    }
  }
  expect(ends).toBeGreaterThan(5);
});
