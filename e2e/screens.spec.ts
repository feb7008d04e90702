import { expectAccessible, expectNoSidewaysScroll, test, visitScreens } from './kit.ts';

test('every screen is free of grave barriers', async ({ page }) => {
  await visitScreens(page, (screen) =>
    test.step(screen, async () => {
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    }),
  );
});
