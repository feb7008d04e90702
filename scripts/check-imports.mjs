// Holds the direction of imports: engine ← games ← bots ← review ← server, web, cli; bots ← lab, and engine ← ui ← tables ← web.
// A linter's list of forbidden patterns cannot tell one game from another, nor see types imported in place.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseSync, Visitor } from 'rolldown/utils';
import { objectionTo } from './import-rules.mjs';
import { helpWith, root } from './tools.mjs';

const FOLDERS = ['engine', 'games', 'bots', 'review', 'lab', 'client', 'server', 'ui', 'web', 'cli', 'bench'];

/** Every module a file names, wherever it does so. @param {string} path @param {string} code @returns {string[]} */
export function importsOf(path, code) {
  /** @type {string[]} */
  const found = [];
  /** @param {{ source?: unknown }} node */
  const keep = ({ source }) => {
    if (source && typeof source === 'object' && 'value' in source && typeof source.value === 'string') {
      found.push(source.value);
    }
  };
  const visitor = new Visitor({
    ImportDeclaration: keep,
    ExportNamedDeclaration: keep,
    ExportAllDeclaration: keep,
    ImportExpression: keep,
    TSImportType: keep,
  });
  visitor.visit(parseSync(path, code).program);
  return found;
}

function* sourceFiles() {
  for (const folder of FOLDERS) {
    /** @type {string[]} */
    let names = [];
    try {
      names = readdirSync(join(root, folder), { recursive: true }).map(String);
    } catch {
      continue;
    }
    for (const name of names)
      if (/\.(ts|tsx|mjs)$/.test(name)) yield `${folder}/${name.replaceAll('\\', '/')}`;
  }
}

function checkAll() {
  let wrong = 0;
  let files = 0;
  for (const file of sourceFiles()) {
    files += 1;
    for (const specifier of importsOf(file, readFileSync(join(root, file), 'utf8'))) {
      const objection = objectionTo(file, specifier);
      if (!objection) continue;
      wrong += 1;
      console.error(`${file}: '${specifier}': ${objection}`);
    }
  }
  console.log(
    wrong ? `${wrong} imports point the wrong way.` : `Imports of ${files} files point the right way.`,
  );
  process.exitCode = wrong ? 1 : 0;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  helpWith(`
Holds the direction of imports between the folders.

Usage: node scripts/check-imports.mjs
`);
  checkAll();
}
