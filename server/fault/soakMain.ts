/** `npm run soak`: half an hour of coming and going at one server; its memory must not grow. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { freePort } from '#scripts/ports.mjs';
import { counted, progressBar } from '../progress.ts';
import { newToken } from '../tokens.ts';
import { markdown } from './markdown.ts';
import { ServerProcess } from './node.ts';
import { growth, soak } from './soak.ts';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '30' },
    people: { type: 'string', default: '60' },
    beat: { type: 'string', default: '1000' },
    seed: { type: 'string', default: 'soak' },
    program: { type: 'string', default: '' },
  },
});
const MOST = 0.2;
const minutes = Number(values.minutes);
const data = mkdtempSync(join(tmpdir(), 'orrery-soak-'));
const { program } = values;
const token = newToken();
const env = { ORRERY_METRICS_TOKEN: token };
const node = new ServerProcess({ program, port: await freePort(), data, env });
try {
  await node.start();
  const bar = progressBar(process.stderr, minutes, counted('minutes'));
  const trail = await soak({
    node,
    minutes,
    people: Number(values.people),
    beat: Number(values.beat),
    seed: values.seed,
    token,
    onMinute: (last) => (bar ? bar.update(last.minute) : console.error(JSON.stringify(last))),
  });
  bar?.stop();
  const grown = growth(trail);
  console.log(
    markdown(
      trail.map(({ memory, heap, buffers, ...rest }) => ({
        ...rest,
        'memory (MB)': memory,
        'live heap (MB)': heap,
        'buffers (MB)': buffers,
      })),
    ),
  );
  if (grown === undefined)
    console.log('\nToo short to say whether memory grows: that takes more than five minutes.');
  else {
    console.log(
      `\nAfter ${minutes} minutes against minute five: memory ${share(grown)}, live heap ${share(growth(trail, 'heap'))}, actions a minute ${share(growth(trail, 'actions'))}.`,
    );
    process.exitCode = grown <= MOST ? 0 : 1;
  }
} finally {
  await node.dismiss();
  rmSync(data, { recursive: true, force: true });
}
process.exit();

/** A share as people write it. */
function share(grown: number | undefined): string {
  return grown === undefined ? 'unknown' : `${grown < 0 ? '' : '+'}${(grown * 100).toFixed(1)} %`;
}
