/** What is pressed and asked says what it does: asteroids on the way, whence damage comes, what a figure builds. */
import { expect, test } from 'vitest';
import { given, place } from '../test/scene.ts';
import { gestureLine, promptLine } from '../text/actions.ts';
import { ROOM_LETTERS, SLOT_LETTERS } from '../text/letters.ts';
import { batchWords } from '../text/planning.ts';
import { retoldWords } from '../text/retold.ts';
import { view } from '../view.ts';

test('a flight through asteroids says so on its button', () => {
  const seen = view(given({ eos: 'g06-6', asteroids: ['g06-5'], from: 'warpPhase' }).s);
  const fly = (to: 'g06-5' | 'g06-1') =>
    batchWords({ id: 'fly', actions: [{ type: 'warp', to }] }, seen).name;
  expect([fly('g06-5'), fly('g06-1')]).toEqual(['Fly to 6/5 ☄ damage', 'Fly to 6/1']);
});

test('damage in an asteroid field is named by it', () => {
  const at = given({ eos: 'g06-6', asteroids: ['g06-6'], first: [{ step: 'hullDamage', amount: 5 }] });
  const field = { ...view(at.s), phase: 'warp' as const };
  expect(promptLine('assign', field)).toMatch(/^Asteroid field at 6\/6: 5 damage/);
});

test('a figure on a locked room names the room, and no letter presses two places at once', () => {
  const seen = view(given({}).s);
  const line = gestureLine(place('commander', 'build'), [{ type: 'build', room: 'crafting' }], seen);
  expect(line).toContain('Build Crafting');
  expect(Object.values(SLOT_LETTERS)).not.toContain(ROOM_LETTERS['cargo-bay']);
});

test('luck that nobody has tried yet is not told as done', () => {
  expect(retoldWords({ type: 'event', card: 'wake-the-colossus' }).text).toMatch(/^If we try our luck: /);
});
