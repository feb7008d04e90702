// Checks each world apart: rules that know neither page nor machine, what runs in Node, in the page, and in both.
import { bin, ensureInstalled, helpWith, run } from './tools.mjs';

helpWith(`
Checks the types of all TypeScript projects.

Usage: npm run typecheck
`);
ensureInstalled();
const projects = ['tsconfig.pure.json', 'tsconfig.node.json', 'tsconfig.web.json', 'tsconfig.e2e.json'];
// What has not changed since the last time is not looked at again.
const codes = await Promise.all(
  projects.map((project) =>
    run(bin('tsc'), [
      '-p',
      project,
      '--incremental',
      '--tsBuildInfoFile',
      `.cache/types/${project}.tsbuildinfo`,
    ]),
  ),
);
process.exit(codes.some((code) => code !== 0) ? 1 : 0);
