/** How a match stood when people ended it: places and points of everyone, where there are any. */
import type { EndInfo } from '#client';
import type { Kit } from '#engine';
import { nameAt } from '../../online/names.ts';
import type { OnlineFeed } from '../../online/onlineFeed.ts';
import { words } from '../../text/en.ts';

export function Standings<K extends Kit>({ match }: { match: OnlineFeed<K> }) {
  const { value: ended } = match.ended;
  const text = words.online.end;
  if (ended === undefined) return undefined;
  const { winners, places, points } = ended;
  const names = winners?.map((seat) => nameAt(match.people.value, seat)) ?? [];
  const cooperative = ended.how === 'resigned' && names.length === 0;
  return (
    <>
      {names.length > 0 ? (
        <p>
          <strong>{text.won(names.join(', '), names.length > 1)}</strong>
        </p>
      ) : (
        <p>{cooperative ? text.nobodyWon : text.noPlaces}</p>
      )}
      {places || points ? (
        <table class="standings" aria-label={text.places}>
          <thead>
            <tr>
              {places ? <th scope="col">{text.place}</th> : undefined}
              <th scope="col">{text.player}</th>
              {points ? <th scope="col">{text.points}</th> : undefined}
            </tr>
          </thead>
          <tbody>
            {ranked(match.table.value.seats.length, ended).map((seat) => (
              <tr key={seat} data-won={winners?.includes(seat) ? '' : undefined}>
                {places ? <td class="o-number">{places[seat]}</td> : undefined}
                <th scope="row">{nameAt(match.people.value, seat)}</th>
                {points ? <td class="o-number">{points[seat]}</td> : undefined}
              </tr>
            ))}
          </tbody>
        </table>
      ) : undefined}
    </>
  );
}

/** The seats, the best first. */
function ranked(count: number, { places, points }: EndInfo): number[] {
  const seats = Array.from({ length: count }, (_, seat) => seat);
  return seats.sort(
    (a, b) => (places?.[a] ?? 0) - (places?.[b] ?? 0) || (points?.[b] ?? 0) - (points?.[a] ?? 0),
  );
}
