/** What is left of every fleet at the end. */
import type { ComponentProps, JSX } from 'preact';
import type { Drawing } from '#ui/kit/End.tsx';
import { ScoreTable } from '#ui/kit/ScoreTable.tsx';
import type { Mothership } from '../state.ts';
import { planetsOf, shipsOf } from '../text/cause.ts';
import { capital, namesAmong } from '../text/names.ts';
import { ENDING_WORDS } from '../text/table.ts';
import { Emblem } from './art/Emblem.tsx';

export function Score({ view }: ComponentProps<Drawing<Mothership>>): JSX.Element {
  const points = view.table.mode === 'vp' || view.table.mode === 'vp-timed';
  const { seat, ships, planets, station } = ENDING_WORDS;
  return (
    <ScoreTable
      name={ENDING_WORDS.fleets}
      heads={[seat, ships, planets, station, points ? ENDING_WORDS.points : ENDING_WORDS.armada]}
      rows={view.fleets.map(({ owner, npc, stationHp, points: score, armada }) => ({
        key: owner,
        head: (
          <>
            <Emblem owner={owner} npc={npc} size={22} />{' '}
            {capital(namesAmong(view.called).seatName(npc ? 'npc' : owner))}
          </>
        ),
        cells: [shipsOf(view, owner), planetsOf(view, owner), stationHp, points ? score : armada],
        won: !npc && (view.outcome?.winners.includes(owner) ?? false),
      }))}
    />
  );
}
