/** What is left of every fleet at the end. */
import type { ComponentProps, JSX } from 'preact';
import type { Drawing } from '#ui/kit/End.tsx';
import { ScoreTable } from '#ui/kit/ScoreTable.tsx';
import { fallsOf } from '../outlook/fate.ts';
import type { Mothership } from '../state.ts';
import { planetsOf, shipsOf, stoodIn } from '../text/cause.ts';
import { capital, namesIn } from '../text/names.ts';
import { ENDING_WORDS } from '../text/table.ts';
import { Emblem } from './art/Emblem.tsx';

/** Among so many moments is the one before a fleet was given up. */
const KEPT = 4;

export function Score({
  game,
  view: last,
  seat: me,
  scenes,
}: ComponentProps<Drawing<Mothership>>): JSX.Element {
  const told = scenes.flatMap((scene) => scene.hear(me));
  const views = scenes.slice(-KEPT).flatMap(({ state }) => (state ? [game.view(state, me)] : []));
  const view = stoodIn(views, told) ?? last;
  const points = view.table.mode === 'vp' || view.table.mode === 'vp-timed';
  // A station leaves with its fleet, hurt or not.
  const falls = fallsOf(told);
  const stationOf = (owner: number): number | undefined => {
    if (!last.fleets[owner]?.out || falls.get(owner)?.how === 'station') return undefined;
    const stood = scenes.findLast(({ state }) => state && state.fleets[owner]?.out === undefined)?.state;
    return stood && game.view(stood, me).fleets[owner]?.stationHp;
  };
  const { seat, ships, planets, station } = ENDING_WORDS;
  return (
    <>
      <ScoreTable
        name={ENDING_WORDS.fleets}
        heads={[seat, ships, planets, station, points ? ENDING_WORDS.points : ENDING_WORDS.armada]}
        rows={view.fleets.map(({ owner, npc, stationHp, points: score, armada }) => ({
          key: owner,
          head: (
            <>
              <Emblem owner={owner} npc={npc} size={22} />{' '}
              {capital(namesIn(view).seatName(npc ? 'npc' : owner))}
            </>
          ),
          cells: [
            shipsOf(view, owner),
            planetsOf(view, owner),
            stationOf(owner) ?? stationHp,
            points ? score : armada,
          ],
          won: !npc && (last.outcome?.winners.includes(owner) ?? false),
        }))}
      />
      {points ? undefined : <p class="o-muted">{ENDING_WORDS.armadaNote}</p>}
    </>
  );
}
