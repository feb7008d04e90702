/** A card of any deck in a few words, for the lists of what has been seen and what has not. In English. */
import { ALIEN_IDS, ALIENS } from '../content/aliens.ts';
import { CONTRACT_IDS } from '../content/contracts.ts';
import { DAMAGE_IDS } from '../content/damage.ts';
import { EVENT_IDS } from '../content/eventIds.ts';
import { TECHNOLOGY_IDS } from '../content/technologyIds.ts';
import { contractWords, EVENT_WORDS, technologyWords } from './cards.ts';
import { alienName, damageName } from './names.ts';
import { DECK_WORDS } from './overlays.ts';
import { WATCH_WORDS } from './table.ts';

const NAMES: ReadonlyMap<string, string> = new Map([
  ...ALIEN_IDS.map((id) => {
    const { to, lanes } = ALIENS[id];
    return [id, `${alienName(id)} (${WATCH_WORDS[to]}, ${lanes})`] as const;
  }),
  ...DAMAGE_IDS.map((id) => [id, damageName(id)] as const),
  ...CONTRACT_IDS.map((id) => [id, contractWords(id).name] as const),
  ...TECHNOLOGY_IDS.map((id) => [id, technologyWords(id).name] as const),
  ...EVENT_IDS.map((id) => [id, EVENT_WORDS[id].name] as const),
]);

/** Cards to read, in no telling order. */
export function cardList(cards: readonly string[]): string {
  const names = cards.map((id) => NAMES.get(id) ?? id).sort((a, b) => a.localeCompare(b));
  return names.length > 0 ? names.join(', ') : DECK_WORDS.none;
}
