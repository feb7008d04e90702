// A board of one's own at an online table (MS-2.9): checked when the table is opened, and everyone there plays on it.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mothership } from '#games/mothership/index.ts';
import { codeOf, type Hosted, host, Person, well } from './kit/server.ts';

const BOARD = 'name Yard\nradius 7\nstations -5,0 5,0\nminerals 0,0 -2,-1 2,1';

let hosted: Hosted;
let ann: Person;
beforeAll(async () => {
  hosted = await host({ games: [mothership] });
  ann = await Person.named('Ann', hosted.url);
});
afterAll(async () => {
  ann.close();
  await hosted.close();
});

function open(board: string) {
  const options = { layout: 'own', board };
  return ann.api.create({ game: 'mothership', seats: 2, players: ['me', 'random'], options });
}

test('one that breaks a rule is refused with that rule', async () => {
  const refused = await open(BOARD.replace('radius 7', 'radius 12'));
  expect(codeOf(refused)).toBe('bad-option');
  expect(JSON.stringify(refused)).toContain('options.board');
  expect(JSON.stringify(refused)).toContain('breaks MS-1.1');
});

test('another is played on, and stands in the table and in what its seats see', async () => {
  const { table } = well(await open(BOARD));
  expect(table.options).toMatchObject({ layout: 'own', board: BOARD });
  const seen = JSON.stringify(well(await ann.api.read(table.id, 'view')));
  expect(seen).toContain('own:name Yard; radius 7; stations -5,0 5,0');
});
