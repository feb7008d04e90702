// The pictures of boards that saves keep: true to the position, small, and not believed when they are read back.
import { expect, test } from 'vitest';
import { type GameWithBots, type Kit, Match, SPECTATOR, stream } from '#engine';
import { eosRise } from '#games/eos-rise/index.ts';
import { sketch as eosRiseSketch } from '#games/eos-rise/table/art/sketch.ts';
import { exodus } from '#games/exodus/index.ts';
import { sketch as exodusSketch } from '#games/exodus/table/art/sketch.ts';
import { exoship } from '#games/exoship/index.ts';
import { sketch as exoshipSketch } from '#games/exoship/table/art/sketch.ts';
import { exoworld } from '#games/exoworld/index.ts';
import { sketch as exoworldSketch } from '#games/exoworld/table/art/sketch.ts';
import { mothership } from '#games/mothership/index.ts';
import { sketch as mothershipSketch } from '#games/mothership/table/art/sketch.ts';
import { isSketch, MOST_SHAPES, type Sketch } from '#ui/kit/sketch.ts';
import { saveOf } from '../store/saves.ts';

/** Pictures of a match that is played by chance, one after every action. */
function drawn<K extends Kit>(
  game: GameWithBots<K>,
  sketch: (view: K['view']) => Sketch,
  seats: number,
): Sketch[] {
  const begun = Match.start(game, { seats, random: { kind: 'fast', seed: 'sketches' } });
  if (!begun.ok) throw new Error('the match cannot begin');
  const { match } = begun;
  const random = stream('sketches');
  const found: Sketch[] = [];
  for (let taken = 0; taken < 300 && match.outcome === undefined; taken++) {
    // Who only looks on, as where several share the screen, has a picture too.
    expect(isSketch(sketch(match.view(SPECTATOR)))).toBe(true);
    found.push(sketch(match.view(0)));
    const { seat, actions } = match.decisions()[0] ?? { seat: 0, actions: [] };
    const action = actions[random.int(actions.length)];
    if (action === undefined || !match.act(seat, action).ok) throw new Error('nothing can be done');
  }
  return found;
}

test.each([
  ['exoship', () => drawn(exoship, exoshipSketch, 1)],
  ['exoworld', () => drawn(exoworld, exoworldSketch, 3)],
  ['mothership', () => drawn(mothership, mothershipSketch, 6)],
  ['eos-rise', () => drawn(eosRise, eosRiseSketch, 2)],
  ['exodus', () => drawn(exodus, exodusSketch, 3)],
])('%s: the picture changes with the board, survives its way to the disk, and stays small', (_, pictures) => {
  const found = pictures();
  const kept = found.map((one) => JSON.stringify(one));
  expect(new Set(kept).size).toBeGreaterThan(5);
  for (const [n, text] of kept.entries()) {
    expect(isSketch(JSON.parse(text))).toBe(true);
    expect(JSON.parse(text)).toEqual(found[n]);
    expect(text.length).toBeLessThan(12_000);
    // None of it was cut off.
    expect(found[n]?.shapes.length).toBeLessThan(MOST_SHAPES);
  }
});

const box = { x: 0, y: 0, width: 10, height: 10 };
const good: Sketch = { box, shapes: [['dot', 1, 2, 3, 3, '#ff0000']] };

test.each([
  ['a colour that is none', { box, shapes: [['dot', 1, 2, 3, 3, 'url(//elsewhere)']] }],
  ['words for numbers', { box, shapes: [['dot', '1"/><script>', 2, 3, 3, '#ff0000']] }],
  ['a shape nobody knows', { box, shapes: [['script', 1, 2, 3, 3, '#ff0000']] }],
  ['a box without an inside', { box: { ...box, width: 0 }, shapes: [] }],
  ['too many shapes', { box, shapes: Array.from({ length: MOST_SHAPES + 1 }, () => good.shapes[0]) }],
  ['numbers without end', { box: { ...box, x: Number.POSITIVE_INFINITY }, shapes: [] }],
])('a save with %s opens without its picture', (_, sketch) => {
  const save = { players: [{ kind: 'human' }], record: { game: 'exoship', actions: [] }, played: 1 };
  expect(saveOf('a', { ...save, sketch: good })?.sketch).toEqual(good);
  expect(saveOf('a', { ...save, sketch })).toBeDefined();
  expect(saveOf('a', { ...save, sketch })?.sketch).toBeUndefined();
});
