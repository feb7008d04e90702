// What a link to a table says of itself where it is shown elsewhere.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { GameWithBots } from '#engine';
import { ticTacToe } from '#engine/test/fixtures/ticTacToe.ts';
import { begun, type Hosted, host, Person, well } from './kit/server.ts';

let hosted: Hosted;
let ann: Person;
let bob: Person;

beforeAll(async () => {
  hosted = await host({ games: [ticTacToe as GameWithBots] });
  [ann, bob] = [await Person.named('Ann <b>"&', hosted.url), await Person.named('Bob', hosted.url)];
});
afterAll(async () => {
  for (const person of [ann, bob]) person.close();
  await hosted.close();
});

const page = async (path: string) => {
  const answer = await fetch(`${hosted.url}${path}`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toContain('text/html');
  return answer.text();
};
const meta = (html: string, name: string) =>
  new RegExp(`<meta property="${name}" content="([^"]*)"`).exec(html)?.[1];

test('a table says what is played there, by whom, and whether there is room', async () => {
  const { table } = well(await ann.api.create({ game: 'tic-tac-toe', seats: 2, visibility: 'link' }));
  const html = await page(`/t/${table.id}`);
  expect(meta(html, 'og:title')).toBe(`${ticTacToe.words.title}: Ann &#60;b&#62;&#34;&#38;`);
  expect(meta(html, 'og:description')).toContain('1 seat is free');
  expect(meta(html, 'og:url')).toBe(`${hosted.url}/t/${table.id}`);
  expect(meta(html, 'og:image')).toMatch(/^http:.*\.png$/);
  expect(html).toContain('noindex');
  expect(html).not.toContain('<b>');
});

test('a match, its end and a moment of it', async () => {
  const { id } = await begun({ game: 'tic-tac-toe', seats: 2 }, ann, bob);
  expect(meta(await page(`/t/${id}`), 'og:description')).toBe('In play. You can watch.');
  well(await ann.api.do(id, 'resign'));
  expect(meta(await page(`/t/${id}/at`), 'og:description')).toContain('Bob won');
  expect(meta(await page(`/t/${id}/at/3`), 'og:description')).toBe('Moment 3 of the match, on the board.');
});

test('a link that leads nowhere opens the app and says nothing', async () => {
  for (const path of ['/t/nothing-here', '/t/%3Cscript%3E', '/t/x/at/<b>']) {
    const html = await page(path);
    expect(html).toContain('<title>Orrery</title>');
    expect(meta(html, 'og:title')).toBeUndefined();
    expect(html).not.toContain('<b>');
  }
});
