// The indexes of all games: made anew wherever they are asked for, so that none can be out of date.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SCOPES } from '../mutate/scopes.mjs';
import { root } from '../tools.mjs';
import { gapsOf, indexOf } from './index.mjs';
import { pageOf, titleOf } from './page.mjs';

const GAMES = SCOPES.filter((scope) => scope !== 'kernel');

/** @returns {{ pages: Record<string, string>, gaps: string[] }} */
export function indexAll() {
  const indexes = GAMES.map(indexOf);
  return {
    pages: Object.fromEntries(
      indexes.map((index) => {
        const rulebook = readFileSync(join(root, 'games', index.game, 'rules.en.md'), 'utf8');
        return [index.game, pageOf(index, titleOf(rulebook))];
      }),
    ),
    gaps: indexes.flatMap((index) => gapsOf(index)),
  };
}

/** The pages for the app, each loaded when somebody opens it. @returns {import('vite').Plugin} */
export function ruleIndexes() {
  const NAME = 'virtual:rule-index';
  return {
    name: 'orrery-rule-index',
    resolveId: (id) => (id === NAME || id.startsWith(`${NAME}/`) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${NAME}`)) return undefined;
      const game = id.slice(NAME.length + 2);
      if (game) return `export default ${JSON.stringify(indexAll().pages[game] ?? '')};`;
      const entries = GAMES.map((each) => `${JSON.stringify(each)}: () => import('${NAME}/${each}')`);
      return `export const RULE_INDEX = { ${entries.join(', ')} };`;
    },
  };
}
