import { test } from './kit.ts';
import { takeLesson } from './mothershipLesson.ts';

test('the tutorial of Mothership on a phone, beat by beat', async ({ page }) => {
  await takeLesson(page);
});
