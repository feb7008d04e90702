import { test } from './kit.ts';
import { takeLesson } from './mothershipLesson.ts';

test('the first mission of Mothership on a phone, beat by beat', async ({ page }) => {
  await takeLesson(page);
});
