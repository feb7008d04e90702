import { expect, test } from 'vitest';
import { fastDraws, Play, pick, stream } from '#engine';
import { exoship } from '../index.ts';
import { board } from '../text/board.ts';
import { inView } from '../view.ts';

const plain = (_tone: string, text: string) => text;

test('the text board fits 80 columns in every position, and shows points, arrows and the exposed', () => {
  let exposed = false;
  for (let game = 0; game < 60; game++) {
    const random = stream(`board ${game}`);
    const options = { origin: game % 2 ? 'mars' : 'earth', hard: game % 3 === 0 } as const;
    const play = new Play(exoship, exoship.setup({ seats: 1, options }), fastDraws(`board ${game}`));
    play.run();
    for (;;) {
      const view = exoship.view(play.s, 0);
      const lines = board(view, plain, 80);
      for (const line of lines) expect(line.length).toBeLessThanOrEqual(80);
      const text = lines.join('\n');
      expect(text).toContain(`Points ${view.points} now`);
      expect(text.split(/[←↑→↓↖↗↘↙] /).length - 1).toBeGreaterThanOrEqual(inView(view).length);
      if (view.pointsAfterSuspicion < view.points) {
        expect(text).toContain('! exposed by ');
        exposed = true;
      }
      if (play.over) break;
      play.act(0, pick(play.legal(0), random));
    }
  }
  expect(exposed).toBe(true);
});

test('colours do not move the columns', () => {
  const play = new Play(
    exoship,
    exoship.setup({ seats: 1, options: { origin: 'earth', hard: false } }),
    fastDraws('c'),
  );
  play.run();
  const view = exoship.view(play.s, 0);
  const marked = board(view, (_tone, text) => `<${text}>`, 80).map((line) =>
    line.replaceAll(/[<>]/g, '').trimEnd(),
  );
  expect(marked).toEqual(board(view, plain, 80));
});
