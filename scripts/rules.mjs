// `npm run rules`: which code carries each rule, which tests try it, and what the last mutation run found there.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { indexAll } from './rules/all.mjs';
import { giveUp, helpWith, root, say } from './tools.mjs';

/** Writes docs/rules; a rule without code or without a test ends the program. */
export function writeRuleIndexes() {
  const { pages, gaps } = indexAll();
  if (gaps.length > 0)
    giveUp(`${gaps.join('\n')}\nEvery rule needs code that cites it and a test that names it.`);
  mkdirSync(join(root, 'docs/rules'), { recursive: true });
  for (const [game, page] of Object.entries(pages))
    writeFileSync(join(root, 'docs/rules', `${game}.md`), page);
  say(`Index of rules: ${Object.keys(pages).length} games in docs/rules`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  helpWith(`
Writes an index of the rules of every game into docs/rules: each rule's words, the code that cites it, the tests
named for it, and of the last mutation run the errors in that code and how many were noticed.

Usage: npm run rules

Ends with 1 when a rule has no code or no test, or when more rules than allowed are cited only by way of another. The
build does the same.
`);
  writeRuleIndexes();
}
