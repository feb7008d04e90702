/** XD-21 A faction at the end: its face, wreathed if it won, its standing part by part, and its agendas. */
import type { JSX } from 'preact';
import { guardOf, hasWon, PARTS } from '../../outlook/end.ts';
import { AGENDA_WORDS } from '../../text/agendas.ts';
import { leaderName } from '../../text/colour.ts';
import { named } from '../../text/people.ts';
import { ENDING_WORDS } from '../../text/stage.ts';
import { HOUSE_WORDS, SCORE_WORDS, SHEET_WORDS, SHORT, signed } from '../../text/table.ts';
import type { SeenHouse } from '../../view/house.ts';
import type { View } from '../../view/index.ts';
import { Emblem } from './Emblem.tsx';
import { Portrait } from './Portrait.tsx';
import { Laurel } from './Ring.tsx';
import './rank.css';

export function Rank({ house, view }: { house: SeenHouse; view: View }): JSX.Element {
  const { faction, leader, final, agendas, met, marked, seat } = house;
  const won = hasWon(view, house);
  const { value, par } = guardOf(view, house);
  const mine = faction === view.faction;
  return (
    <li class={`xd-rank xd-of-${faction}${won ? ' xd-rank--won' : ''}${mine ? ' xd-mine' : ''}`}>
      <span class="xd-rank__face">
        <Portrait leader={leader} of={faction} size={44} />
        {won ? <Laurel size={52} /> : undefined}
      </span>
      <div class="xd-rank__who">
        <p>
          <Emblem of={faction} size={16} /> {mine ? <b class="xd-you">{HOUSE_WORDS.you}</b> : undefined}{' '}
          <b>{SHORT[faction]}</b>{' '}
          <small>
            {leaderName(leader)}
            {view.called?.[seat] ? ` (${view.called[seat]})` : ''}
            {marked ? `, ${ENDING_WORDS.marked}` : ''}
          </small>
        </p>
        <p class="xd-rank__parts">
          {PARTS.filter((part) => (final?.[part] ?? 0) !== 0).map((part) => (
            <span key={part}>
              {part === 'guard' ? SHEET_WORDS.guard(value, par) : SCORE_WORDS[part]}{' '}
              <b class="o-number">{signed(final?.[part] ?? 0)}</b>
            </span>
          ))}
        </p>
        <p class="xd-rank__parts">
          {agendas.map((id) => (
            <span
              key={id}
              class={met?.includes(id) ? 'xd-good' : ''}
              title={named(AGENDA_WORDS[id].when, view)}
            >
              {met?.includes(id) ? '✓' : '✗'} {AGENDA_WORDS[id].name}
              <span class="visually-hidden">
                {' '}
                ({met?.includes(id) ? ENDING_WORDS.met : ENDING_WORDS.unmet})
              </span>
            </span>
          ))}
        </p>
      </div>
      <b class="xd-rank__total o-number" title={SCORE_WORDS.total}>
        {signed(final?.total ?? 0)}
      </b>
    </li>
  );
}
