// Writes down what each door of the package exports, so that a change of it shows as a diff.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseSync } from 'rolldown/utils';
import { DOORS } from './doors.mjs';
import { helpWith, root } from './tools.mjs';

/** What kind of thing a declaration makes. @type {Readonly<Record<string, string>>} */
const KINDS = {
  ClassDeclaration: 'class',
  FunctionDeclaration: 'function',
  TSDeclareFunction: 'function',
  TSInterfaceDeclaration: 'interface',
  TSTypeAliasDeclaration: 'type',
};

/** @typedef {Map<string, string>} Names what is exported, and of what kind it is */

/** @param {string} file path from the repository's root @returns {Names} */
export function namesOf(file) {
  /** @type {Names} */
  const names = new Map();
  const beside = (/** @type {string} */ source) => namesOf(posix.join(posix.dirname(file), source));
  for (const node of parseSync(file, readFileSync(join(root, file), 'utf8')).program.body) {
    if (node.type === 'ExportAllDeclaration') {
      for (const [name, kind] of beside(node.source.value)) names.set(name, kind);
    } else if (node.type === 'ExportNamedDeclaration') {
      for (const [name, kind] of declaredIn(node.declaration)) names.set(name, kind);
      const from = node.source ? beside(node.source.value) : undefined;
      for (const { local, exported } of node.specifiers) {
        const kind = from?.get(nameIn(local));
        if (kind === undefined) throw new Error(`${file}: export ${nameIn(exported)} where it is declared`);
        names.set(nameIn(exported), kind);
      }
    }
  }
  return names;
}

/** @param {import('rolldown/utils').ESTree.Declaration | null} declaration @returns {Names} */
function declaredIn(declaration) {
  if (declaration === null) return new Map();
  if (declaration.type === 'VariableDeclaration') {
    return new Map(
      declaration.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [[id.name, 'const']] : [])),
    );
  }
  const kind = KINDS[declaration.type];
  const name =
    'id' in declaration && declaration.id && 'name' in declaration.id ? declaration.id.name : undefined;
  return kind && name ? new Map([[name, kind]]) : new Map();
}

/** @param {{ type: string, name?: string, value?: string }} node */
const nameIn = ({ name, value }) => name ?? value ?? '';

/** @param {string} door */
export function reportOf(door) {
  const names = [...namesOf(DOORS[door] ?? '')].sort(([a], [b]) => (a < b ? -1 : 1));
  return `orrery/${door}\n\n${names.map(([name, kind]) => `${kind} ${name}\n`).join('')}`;
}

/** Where a door's report is kept, from the repository's root. @param {string} door */
export const reportFile = (door) => `docs/api/${door.replaceAll('/', '-')}.txt`;

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  helpWith(`
Writes what each door of the package exports into docs/api; git diff shows what changed.

Usage: npm run api
`);
  if (!existsSync(join(root, 'docs/api'))) mkdirSync(join(root, 'docs/api'));
  for (const door of Object.keys(DOORS)) writeFileSync(join(root, reportFile(door)), reportOf(door));
}
