/** The position read off a view answers like the true one: where ships can go, who guards, what dice and shields there are. */
import { expect, test } from 'vitest';
import { Match } from '#engine';
import { mothership } from '../index.ts';
import { enginePower } from '../rules/fleet.ts';
import { reachOf } from '../rules/space.ts';
import { shipsOf } from '../rules/units.ts';
import { view as viewOf } from '../view.ts';
import { positionIn } from './seen.ts';

const OPTIONS = { modules: ['artifacts', 'influence', 'developments', 'moons'] };

test.each([
  2, 3, 4,
])('what a seat sees of %i fleets is what the rules say of the position it stands for', (seats) => {
  const begun = Match.start(mothership, { seats, options: OPTIONS, random: { kind: 'keyed', seed: 'seen' } });
  if (!begun.ok) throw new Error(begun.refusal.message);
  const { match } = begun;
  let state = 7;
  const pick = (count: number): number => {
    state = (state * 1103515245 + 12345) & 0x7fffffff;
    return Math.floor((state / 0x80000000) * count);
  };
  for (let moves = 0; moves < 200 && match.outcome === undefined; moves++) {
    const decision = match.decisions()[0];
    if (decision === undefined) break;
    const true_ = match.view(decision.seat);
    const known = positionIn(true_);
    const read = viewOf(known, decision.seat);
    expect(read.units).toEqual(true_.units);
    expect(read.planets).toEqual(true_.planets);
    const told = ({
      energy,
      shield,
      stationHp,
      hp,
      technologies,
      team,
      out,
    }: (typeof read.fleets)[number]) => ({
      ...{ energy, shield, stationHp, hp, technologies, team, out },
    });
    expect(read.fleets.map(told)).toEqual(true_.fleets.map(told));
    const unit = shipsOf(decision.seat)[pick(6)] ?? 0;
    const from = (s: typeof known) => reachOf(s, unit, enginePower(s, unit)).list;
    expect(from(known)).toEqual(from(match.state as typeof known));
    const open = decision.actions.filter(({ type }) => type !== 'concede');
    const action = open[pick(open.length)];
    if (action === undefined || !match.act(decision.seat, action).ok) break;
  }
});
