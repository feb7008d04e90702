/** `npm run races`: random interleavings by the thousand; what must hold is looked at after every burst. */
import { parseArgs } from 'node:util';
import { counted, progressBar } from '../../progress.ts';
import { markdown } from '../markdown.ts';
import { type RaceReport, race } from './run.ts';
import { openWorld, STORES, WEATHERS, type Weather } from './world.ts';

const { values } = parseArgs({
  options: {
    sequences: { type: 'string', default: '1000' },
    seed: { type: 'string', default: 'races' },
    store: { type: 'string', default: '' },
    jobs: { type: 'string', default: '6' },
  },
});
const sequences = countOf('sequences');
const jobs = countOf('jobs');
if (values.store !== '' && !STORES.some((store) => store === values.store)) {
  giveUp(`--store must be ${STORES.join(' or ')}, not “${values.store}”`);
}
const stores = STORES.filter((store) => values.store === '' || store === values.store);
const runs = stores.flatMap((store) => {
  const weathers: readonly Weather[] = store === 'sqlite' ? ['up'] : WEATHERS;
  return weathers.map((weather) => ({ store, weather }));
});
const rows: (RaceReport['counts'] & { readonly where: string })[] = [];
const failures: string[] = [];

for (const store of stores) {
  const world = await openWorld(store);
  for (const { weather } of runs.filter((run) => run.store === store)) {
    world.turn(weather);
    // Each has its share of the sequences.
    const share = Math.ceil(sequences / runs.length);
    const bar = progressBar(process.stderr, share, counted(`sequences, ${world.name}`));
    const seed = `${values.seed} ${weather}`;
    const onProgress = (done: number) => void bar?.update(done);
    const { counts, failure } = await race(world, {
      sequences: share,
      seed,
      jobs,
      onProgress,
    });
    bar?.stop();
    rows.push({ where: world.name, ...counts });
    if (failure) failures.push(failure);
  }
  await world.close();
}

function countOf(name: 'sequences' | 'jobs'): number {
  const count = Number(values[name]);
  if (!Number.isInteger(count) || count < 1)
    giveUp(`--${name} must be a whole number above 0, not “${values[name]}”`);
  return count;
}

function giveUp(why: string): never {
  console.error(`${why}. Try --help.`);
  process.exit(2);
}

console.log(markdown(rows));
for (const failure of failures) console.log(`\nFAILED\n${failure}`);
process.exit(failures.length > 0 ? 1 : 0);
