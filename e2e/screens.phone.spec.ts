import { expectAccessible, expectNoSidewaysScroll, test, visitScreens } from './kit.ts';

test('every screen on a phone is free of grave barriers and fits its width', async ({ page }) => {
  await visitScreens(page, (screen) =>
    test.step(screen, async () => {
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    }),
  );
});
