// Project EOS Rise on a phone: the lens alone, whole, and large enough for a finger.
import { firstLight } from './eosLesson.ts';
import { expect, setUp, test } from './kit.ts';

test('the first lesson is flown to its end: the map comes up where the coach speaks of it', async ({
  page,
}) => {
  await firstLight(page);
});

test('the board has most of the height, and what can be pressed is as large as a finger', async ({
  page,
}) => {
  await setUp(page, { title: 'Project EOS Rise', seed: 'pocket' });
  const live = page.locator('.er .o-live');
  await expect(live.first()).toBeVisible();
  const height = page.viewportSize()?.height ?? 0;
  const box = await page.locator('.table__board').boundingBox();
  expect((box?.height ?? 0) / height).toBeGreaterThan(0.6);
  for (const one of await live.all()) {
    const target = await one.boundingBox();
    expect(Math.min(target?.width ?? 0, target?.height ?? 0)).toBeGreaterThanOrEqual(44);
  }
  const rooms = page.locator('.er-room');
  const boxes = await Promise.all((await rooms.all()).map((room) => room.boundingBox()));
  const overlaps = boxes.some((one, i) =>
    boxes.some(
      (other, n) =>
        n > i &&
        one &&
        other &&
        one.x < other.x + other.width - 1 &&
        other.x < one.x + one.width - 1 &&
        one.y < other.y + other.height - 1 &&
        other.y < one.y + one.height - 1,
    ),
  );
  expect(overlaps).toBe(false);
});
