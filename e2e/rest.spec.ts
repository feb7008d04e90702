// An idle page costs nothing: nothing moves, nothing is drawn anew, and the processor has next to nothing to do.
import type { Browser, CDPSession, Page } from '@playwright/test';
import { expect, newGame, test } from './kit.ts';

// With motion, as most people have it.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const WINDOW = 2000;
/** Of one core. */
const MOST = 0.02;

/** Seconds of processor time that the pages of this browser and their drawing have used. */
async function used(session: CDPSession): Promise<number> {
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  return processInfo
    .filter(({ type }) => type === 'renderer' || type === 'GPU')
    .reduce((sum, { cpuTime }) => sum + cpuTime, 0);
}

/** How often the page asks for a frame in a window of time. */
async function framesAsked(page: Page): Promise<number> {
  return page.evaluate(async (ms) => {
    let frames = 0;
    const real = globalThis.requestAnimationFrame;
    globalThis.requestAnimationFrame = (next) => {
      frames++;
      return real.call(globalThis, next);
    };
    await new Promise((resolve) => {
      setTimeout(resolve, ms);
    });
    globalThis.requestAnimationFrame = real;
    return frames;
  }, WINDOW);
}

async function expectRest(page: Page, browser: Browser): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(() =>
        document
          .getAnimations()
          .filter(({ playState }) => playState === 'running')
          .map((one) => (one instanceof CSSAnimation ? one.animationName : one.id)),
      ),
    )
    .toEqual([]);
  // Nobody asks to draw again and again; what a slow machine still had to bring may be drawn once.
  await expect.poll(() => framesAsked(page), { intervals: [0] }).toBe(0);
  // The quietest of several windows: what a browser does now and then for itself is not the page's doing.
  const session = await browser.newBrowserCDPSession();
  await expect(async () => {
    const [before, from] = [await used(session), performance.now()];
    await page.waitForTimeout(WINDOW);
    const share = ((await used(session)) - before) / ((performance.now() - from) / 1000);
    test.info().annotations.push({ type: 'share of a core', description: share.toFixed(4) });
    expect(share).toBeLessThan(MOST);
  }).toPass({ intervals: [0] });
}

test('the library rests', async ({ page, browser }) => {
  await page.goto('/');
  await expect(page.locator('.gamecard svg').first()).toBeVisible();
  await expectRest(page, browser);
});

for (const title of ['Exoship', 'Project EOS Rise', 'Mothership'])
  test(`a table of ${title} rests while nobody acts`, async ({ page, browser }) => {
    await newGame(page, 'rest', title);
    await expectRest(page, browser);
  });
