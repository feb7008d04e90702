/** CT-18, CT-20, CT-21 The reader tells of the worlds, the ships and the voyage. */
import { expect, test } from 'vitest';
import { WORLDS } from '../content/characters.ts';
import { SHIPS } from '../content/ships.ts';
import { CODEX, type CodexEntry } from '../text/codex.ts';
import { CODEX_PAGES } from '../text/reader.ts';
import { SHIP_NOTES } from '../text/ships.ts';
import { WORLD_NOTES } from '../text/worlds.ts';

const told = (entry: CodexEntry) => {
  expect(CODEX_PAGES).toContain(`#### ${entry.title}\n`);
  expect(CODEX_PAGES).toContain(entry.text);
  if (entry.lead !== undefined) expect(CODEX_PAGES).toContain(`*${entry.lead}*`);
};

test('CT-21 every entry of the codex is in the reader', () => {
  const entries: readonly CodexEntry[] = Object.values(CODEX);
  expect(entries).toHaveLength(21);
  // The ten that the rules name have a short form as well.
  expect(entries.filter(({ lead }) => lead !== undefined)).toHaveLength(10);
  for (const entry of entries) told(entry);
});

test('CT-18 every home world that a leader can come from has a note', () => {
  expect(Object.keys(WORLD_NOTES)).toEqual([...WORLDS]);
  for (const title of WORLDS) told({ title, ...WORLD_NOTES[title] });
});

test('CT-20 every ship that a scene can be set aboard has a note', () => {
  expect(Object.keys(SHIP_NOTES)).toEqual([...SHIPS]);
  for (const id of SHIPS) told(SHIP_NOTES[id]);
});

test('CT-18, CT-20, CT-21 no two entries share a heading, so that each can be opened', () => {
  const headings = [...CODEX_PAGES.matchAll(/^#+ (.+)$/gm)].map(([, title]) => title);
  expect(new Set(headings).size).toBe(headings.length);
  expect(headings).toHaveLength(3 + 21 + 12 + 15);
});
