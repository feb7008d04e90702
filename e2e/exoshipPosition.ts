// Tables of Exoship that begin in the middle of a turn.
import type { Page } from '@playwright/test';
import { expect } from './kit.ts';

export const rift = (id: string) => ({ id, side: 'rift' });
export const other = (id: string) => ({ id, side: 'directorate' });

/** A record that begins in the middle of a turn. */
export function positionOf(grid: object, undealt: readonly string[]): object {
  const start = {
    ...{ stack: ['endOfTurn', 'suspicion', 'actions'].map((step) => ({ step })), seats: 1, draws: 0 },
    ...{ origin: 'earth', hard: false, step: 2, ship: 'ring', destination: 'mariposa', grid },
    timeline: [1, 2, 3, 4].map((card) => ({ card, side: 'a' })),
    ...{ reserve: [{ cards: undealt }], sleepers: [], actionsLeft: 2, noSuspicion: false, blinded: [] },
  };
  const random = { kind: 'fast', seed: 'ranks' };
  return {
    orrery: 1,
    game: 'exoship',
    rules: '1.0.0',
    seats: 1,
    options: { origin: 'earth', hard: false },
    random,
    start,
    actions: [],
  };
}

/** Two ranks; whoever Hana moves to would make three. */
export const TWO = positionOf(
  {
    elder: [rift('steward'), other('diplomat')],
    midlife: [rift('navigator'), other('physician')],
    young: [rift('recruiter'), other('fixer')],
  },
  ['ghost', 'tutor', 'quartermaster', 'signaler', 'saboteur'],
);

export async function openPosition(page: Page, record: object): Promise<void> {
  await page.goto('/');
  await page.getByLabel('Open a record').setInputFiles({
    ...{ name: 'match.json', mimeType: 'application/json' },
    buffer: Buffer.from(JSON.stringify(record)),
  });
  await expect(page.locator('.xs-seat').first()).toBeVisible();
}
