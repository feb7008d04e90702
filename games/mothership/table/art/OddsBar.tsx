/** What comes of an attack, with what is at stake. Exact, from the dice and bonuses on the table. */
import type { ComponentChildren, JSX } from 'preact';
import { Odds } from '#ui/kit/Odds.tsx';
import { MOST_GAS } from '../../content/panel.ts';
import { hullOdds } from '../../outlook/hull.ts';
import type { Scene } from '../../outlook/scene.ts';
import { isAttacked, sharesFor } from '../../outlook/standing.ts';
import { listed, shortThing } from '../../text/names.ts';
import { percent, SCENE_WORDS } from '../../text/table.ts';
import type { View } from '../../view.ts';

interface OddsBarProps {
  readonly scene: Scene;
  readonly view: View;
  /** The dice lie: a chance that is gone is not told. */
  readonly rolled?: boolean;
}

export function OddsBar({ scene, view, rolled = false }: OddsBarProps): JSX.Element {
  const words = SCENE_WORDS[isAttacked(view, scene) ? 'attacked' : 'odds'][scene.kind];
  const shares = sharesFor(view, scene);
  const parts = (['win', 'tie', 'loss'] as const)
    .filter((key) => words[key] !== '' && !(rolled && shares[key] === 0))
    .map((key) => ({ key, share: shares[key], percent: percent(shares[key]), label: words[key] }));
  return <Odds parts={parts} notes={notesOn(scene, view, shares.loss, rolled)} />;
}

/** MS-11.5 what a foe that has Gas may still add. */
function gasAgainst({ kind, attackers, defender }: Scene, view: View): number {
  const foe = attackers.some(({ unit }) => unit.owner === view.me) ? defender?.unit : attackers[0]?.unit;
  const heavy = foe?.class === 'mothership' || foe?.class === 'guardian';
  if (kind !== 'ships' || !foe || !heavy || foe.owner === view.me) return 0;
  return view.fight && view.fight.gas[foe === defender?.unit ? 1 : 0] > 0
    ? 0
    : Math.min(view.fleets[foe.owner]?.gas ?? 0, MOST_GAS);
}

function notesOn(scene: Scene, view: View, loss: number, rolled: boolean): ComponentChildren[] {
  const { kind, steps, attackers, ranged, tiesWin } = scene;
  const hull = hullOdds(view, scene);
  const own = isAttacked(view, scene) && scene.defender ? [scene.defender] : attackers;
  const gas = rolled ? 0 : gasAgainst(scene, view);
  const names = listed(own.map(({ unit }) => shortThing(unit.id)));
  return [
    ...(steps
      ? [
          steps.map((chance, i) =>
            chance === 0 ? undefined : (
              <span key={i}>{SCENE_WORDS.step(4 * (i + 1), i === steps.length - 1, percent(chance))}</span>
            ),
          ),
        ]
      : []),
    ...(hull
      ? [
          SCENE_WORDS.hull(
            hull.mean,
            hull.destroyed > 0 ? percent(hull.destroyed) : undefined,
            attackers.some(({ unit }) => unit.class === 'fighter'),
          ),
        ]
      : []),
    ...(gas > 0 ? [SCENE_WORDS.mayAddGas(gas)] : []),
    ...(kind === 'ships' && !ranged && loss > 0 ? [SCENE_WORDS.stake(names)] : []),
    ...(tiesWin ? [SCENE_WORDS.tiesWin] : []),
    ...(kind === 'planet' ? [SCENE_WORDS.facesOnly] : []),
  ];
}
