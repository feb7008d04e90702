/** Dice of a match that are told beforehand, by what they are for. */
import { expect, test } from 'vitest';
import { Match, type Script } from '#engine';
import { REGIONS, STATION_SECTOR } from '../content/regions.ts';
import { eosRise } from '../index.ts';
import { labelled } from '../rules/universe.ts';

function begun(script: Script) {
  const started = Match.start(eosRise, { seats: 1, random: { kind: 'keyed', seed: 'script', script } });
  if (!started.ok) throw new Error(started.refusal.message);
  return started.match.state;
}

test('ER-3.10 a script has a list for each kind of roll', () => {
  for (const face of [1, 4, 6]) {
    const { stations } = begun({ station: { values: [], then: face - 1 } });
    for (const region of REGIONS) expect(stations[region].at).toBe(labelled(STATION_SECTOR[region], face));
  }
});
