/** The pages of the reader that follow the rules: the codex, the home worlds and the ships, in Markdown. */
import { WORLDS } from '../content/characters.ts';
import { SHIPS } from '../content/ships.ts';
import { CODEX, type CodexEntry } from './codex.ts';
import { SHIP_NOTES } from './ships.ts';
import { WORLD_NOTES } from './worlds.ts';

const page = (title: string, about: string, entries: readonly CodexEntry[]): string =>
  [`## ${title}`, about, ...entries.map(entry)].join('\n\n');

const entry = ({ title, lead, text }: CodexEntry): string =>
  `#### ${title}\n\n${lead === undefined ? '' : `*${lead}* `}${text}`;

export const CODEX_PAGES: string = [
  page('CT-21 Codex', 'What everyone aboard knows or has heard. No rule reads it.', Object.values(CODEX)),
  page(
    'CT-18 Home worlds',
    'Where a leader comes from, and what people say of those who come from there.',
    WORLDS.map((title) => ({ title, ...WORLD_NOTES[title] })),
  ),
  page(
    'CT-20 Ships',
    'The fifteen hulls of Fleet Gessen. Scenes are set aboard them, and losses name them.',
    SHIPS.map((id) => SHIP_NOTES[id]),
  ),
].join('\n\n');
