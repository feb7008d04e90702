/** Win, tie and loss as a bar and in words, with what is at stake. Exact, from the dice and bonuses on the table. */
import type { JSX } from 'preact';
import { hullOdds } from '../outlook/hull.ts';
import type { Scene } from '../outlook/scene.ts';
import { listed, shortThing } from '../text/names.ts';
import { percent, SCENE_WORDS } from '../text/table.ts';
import type { View } from '../view.ts';

export function OddsBar({ scene, view }: { scene: Scene; view: View }): JSX.Element {
  const { kind, odds, steps, attackers, ranged, tiesWin } = scene;
  const rocks = kind === 'asteroids';
  const win = rocks ? odds.loss + odds.tie : odds.win;
  const tie = rocks ? 0 : odds.tie;
  const loss = rocks ? odds.win : odds.loss;
  const words = SCENE_WORDS.odds[kind];
  const hull = hullOdds(view, scene);
  const parts = [
    { key: 'win', share: win, label: words.win },
    { key: 'tie', share: tie, label: words.tie },
    { key: 'loss', share: loss, label: words.loss },
  ].filter(({ label }) => label !== '');
  return (
    <div class="ms-odds">
      <div class="ms-odds__bar" aria-hidden="true">
        {parts.map(({ key, share }) => (
          <span key={key} class={`ms-odds__part ms-odds__part--${key}`} style={{ flexGrow: share }} />
        ))}
      </div>
      <p class="ms-odds__words o-number">
        {parts.map(({ key, share, label }) => (
          <span key={key} class={`ms-odds__${key}`}>
            <b>{percent(share)}</b> {label}
          </span>
        ))}
      </p>
      {steps ? (
        <p class="ms-odds__note o-number">
          {steps.map((chance, i) => (
            <span key={i}>{SCENE_WORDS.step(4 * (i + 1), i === steps.length - 1, percent(chance))}</span>
          ))}
        </p>
      ) : undefined}
      {hull ? (
        <p class="ms-odds__note o-number">
          {SCENE_WORDS.hull(hull.mean, hull.destroyed > 0 ? percent(hull.destroyed) : undefined)}
        </p>
      ) : undefined}
      {kind === 'ships' && !ranged && loss > 0 ? (
        <p class="ms-odds__note">
          {SCENE_WORDS.stake(listed(attackers.map(({ unit }) => shortThing(unit.id))))}
        </p>
      ) : undefined}
      {tiesWin ? <p class="ms-odds__note">{SCENE_WORDS.tiesWin}</p> : undefined}
      {kind === 'planet' ? <p class="ms-odds__note">{SCENE_WORDS.facesOnly}</p> : undefined}
    </div>
  );
}
