/** The end of the voyage: the sky over it, the fleet's traits, the standing of every faction part by part, agendas and marks. */
import type { ComponentProps, JSX } from 'preact';
import { personAt } from '#engine';
import type { Drawing } from '#ui/kit/End.tsx';
import { isBrokenTie, PARTS, ranked } from '../rules/outlookEnd.ts';
import { ORDER, toneOf } from '../rules/outlookGauges.ts';
import type { Exodus } from '../state.ts';
import { AGENDA_WORDS } from '../text/agendas.ts';
import { leaderName } from '../text/colour.ts';
import { TRAIT_WORDS } from '../text/names.ts';
import { named } from '../text/people.ts';
import { ENDING_WORDS, STAGE_WORDS } from '../text/stage.ts';
import { HOUSE_WORDS, SCORE_WORDS, SHORT, signed } from '../text/table.ts';
import type { SeenHouse } from '../view/house.ts';
import type { View } from '../view/index.ts';
import { Emblem } from './art/Emblem.tsx';
import { Portrait } from './art/Portrait.tsx';
import { Laurel } from './art/Ring.tsx';
import { Sky } from './art/Sky.tsx';
import './ending.css';

type EndingProps = ComponentProps<Drawing<Exodus>>;

export function Ending({ view }: EndingProps): JSX.Element {
  return <Sky colony={view.outcome?.reason === 'colony'} />;
}

export function Score({ view }: EndingProps): JSX.Element {
  return (
    <>
      <p class="xd-ending__traits">
        {ORDER.map((trait) => (
          <span key={trait} class={`xd-ending__trait xd-ending__trait--${toneOf(trait, view.traits[trait])}`}>
            {named(TRAIT_WORDS[trait], view)} <b>{view.traits[trait]}</b>
          </span>
        ))}
      </p>
      {isBrokenTie(view) ? <p class="o-muted">{ENDING_WORDS.tie}</p> : undefined}
      <ol class="xd-ranks" aria-label={ENDING_WORDS.table}>
        {ranked(view).map((house) => (
          <Rank key={house.faction} house={house} view={view} />
        ))}
      </ol>
      <p class="xd-credit">{STAGE_WORDS.credit}</p>
    </>
  );
}

function Rank({ house, view }: { house: SeenHouse; view: View }): JSX.Element {
  const { faction, leader, final, agendas, met, marked, seat } = house;
  const won = view.outcome?.winners.includes(seat) ?? false;
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
            {personAt(seat) ? ` (${personAt(seat)})` : ''}
            {marked ? `, ${ENDING_WORDS.marked}` : ''}
          </small>
        </p>
        <p class="xd-rank__parts">
          {PARTS.filter((part) => (final?.[part] ?? 0) !== 0).map((part) => (
            <span key={part}>
              {SCORE_WORDS[part]} <b class="o-number">{signed(final?.[part] ?? 0)}</b>
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
