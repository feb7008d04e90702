// An index of rules as a page of the reader.
/** @typedef {import('./index.mjs').Entry} Entry */

/** @param {{ game: string, entries: Entry[] }} index @param {string} title of the game @returns {string} */
export function pageOf({ game, entries }, title) {
  const tested = entries.filter(({ tests }) => tests.length > 0).length;
  return [
    `# ${title}: index of rules`,
    `${entries.length} rules, ${tested} of them with tests of their own. Paths begin in \`games/${game}\`. Mutants are small errors put into the files that carry a rule; of those tried in the last run, so many were noticed by a test.`,
    ...entries.map(passage),
    '',
  ].join('\n\n');
}

/** @param {Entry} entry */
function passage({ id, words, code, by, tests, mutants }) {
  const lines = [
    `- **${id}** ${words}`,
    `  - Code${by.length > 0 ? ` (as ${by.join(', ')})` : ''}: ${grouped(code)}`,
    ...tests.map(({ file, line, title }) => `  - Test: ${plain(title)} (\`${file}:${line}\`)`),
  ];
  if (mutants && mutants.tried > 0)
    lines.push(`  - Mutants in these files: ${mutants.killed} of ${mutants.tried} noticed`);
  return lines.join('\n');
}

/** @param {import('./index.mjs').Place[]} places */
function grouped(places) {
  /** @type {Map<string, number[]>} */
  const lines = new Map();
  for (const { file, line } of places) lines.set(file, [...(lines.get(file) ?? []), line]);
  return [...lines].map(([file, at]) => `\`${file}:${[...new Set(at)].join(', ')}\``).join(', ') || 'none';
}

/** A title is no markdown. @param {string} title */
const plain = (title) =>
  title
    .replaceAll(/[<>*_`[\]\\|]/g, ' ')
    .replaceAll(/ +/g, ' ')
    .trim();

/** The title of a rulebook. @param {string} rulebook */
export const titleOf = (rulebook) => /^# (.*)/m.exec(rulebook)?.[1] ?? '';
