// The drawn board under fingers: two of them zoom, a long touch looks and presses nothing, a short one presses.
import type { CDPSession, Locator } from '@playwright/test';
import { expect, moment, pressPlace, test, toned } from './kit.ts';
import { closeness, placedFleet } from './surface.ts';

interface Finger {
  readonly x: number;
  readonly y: number;
}

const touch = (session: CDPSession, type: 'touchStart' | 'touchMove' | 'touchEnd', ...fingers: Finger[]) =>
  session.send('Input.dispatchTouchEvent', { type, touchPoints: fingers.map((at, id) => ({ ...at, id })) });

async function middle(of: Locator): Promise<Finger> {
  await of.scrollIntoViewIfNeeded();
  const box = await of.boundingBox();
  if (box === null) throw new Error('it is not drawn');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test('pinching, looking and pressing', async ({ page }) => {
  await placedFleet(page, 'fingers');
  const session = await page.context().newCDPSession(page);
  await page.locator('.ms-ship').nth(1).tap();
  // One near the ship: the board shows what a thumb can press.
  const goals = toned(page, 'goal');
  const goal = goals.nth(Math.floor((await goals.count()) / 2));
  const space = (await goal.getAttribute('data-place')) ?? '';
  const before = await moment(page);

  const at = await middle(goal);
  await touch(session, 'touchStart', at);
  await expect(page.locator('.ms-path')).toHaveCount(1);
  await touch(session, 'touchEnd');
  await expect(page.locator('.ms-path')).toHaveCount(0);
  expect(await moment(page)).toBe(before);

  const fitted = await closeness(page);
  await touch(session, 'touchStart', { x: 150, y: 200 }, { x: 220, y: 200 });
  for (let apart = 10; apart <= 60; apart += 10)
    await touch(session, 'touchMove', { x: 150 - apart, y: 200 }, { x: 220 + apart, y: 200 });
  await touch(session, 'touchEnd');
  await expect.poll(() => closeness(page)).toBeGreaterThan(fitted * 1.5);
  await page.getByRole('button', { name: 'Show the whole board' }).tap();

  await pressPlace(page, space);
  await expect.poll(() => moment(page)).toBe(before + 1);
});
