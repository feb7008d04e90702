/** Beside the decision at an online table: who sits here, whose turn it is, the clock, what was proposed, and the talk. */

import type { Signal } from '@preact/signals';
import type { SeatInfo } from '#client';
import { type Kit, SPECTATOR } from '#engine';
import { TalkIcon } from '#ui/art/icons.tsx';
import { scrollable } from '#ui/scrollable.ts';
import { narrow } from '../../narrow.ts';
import { timed, useLeft } from '../../online/clock.ts';
import { atZeroWords } from '../../online/facts.ts';
import type { Followed } from '../../online/followed.ts';
import { line } from '../../online/link.ts';
import { endedWhy, nameAt } from '../../online/names.ts';
import type { OnlineFeed } from '../../online/onlineFeed.ts';
import { total } from '../../online/talk.ts';
import { words } from '../../text/en.ts';
import { NewcomerSeat } from './Comings.tsx';
import { Clock, SeatChips } from './SeatChips.tsx';

interface CompanyProps<K extends Kit> {
  match: OnlineFeed<K>;
  followed: Followed;
  /** Whether what is said stands open. */
  talking: Signal<boolean>;
  openEnd(): void;
}

const MANY = 4;

export function Company<K extends Kit>({ match, followed, talking, openEnd }: CompanyProps<K>) {
  const text = words.online.table;
  const table = match.table.value;
  const unread = total(followed.talk.unread.value);
  const awaited = table.status === 'playing' ? match.awaited : [];
  // At a large table, those who matter now; all of them stand in the menu.
  const matters = ({ seat }: SeatInfo) => table.yours.includes(seat) || awaited.includes(seat);
  const seated = table.seats.filter(({ kind }) => kind !== 'closed');
  const shown = seated.length > MANY ? seated.filter(matters).slice(0, MANY) : seated;
  const watching = match.viewer.value === SPECTATOR;
  const due = match.due.value;
  const left = useLeft(due);
  const running = due === undefined || left === undefined ? undefined : { due, left };
  const late = timed(awaited, table.seats);
  void match.moments.value;
  return (
    <div class="company">
      {line.value === 'open' ? undefined : (
        <p aria-live="polite">{match.sending.value ? text.brokenSending : text.broken}</p>
      )}
      <div class="company__row">
        <section ref={scrollable} class="company__seats" aria-label={text.seats}>
          <SeatChips match={match} seats={shown} clock={running} presence={followed.presence.value} />
          {/* Where it must not show who is asked, the clock stands for itself. */}
          {running && late.length === 0 ? (
            <span class="o-chip">
              <Clock {...running} />
            </span>
          ) : undefined}
          {shown.length < seated.length ? (
            <span class="o-chip">{text.others(seated.length - shown.length)}</span>
          ) : undefined}
          {watching ? <span class="o-chip">{text.watching(table.delay)}</span> : undefined}
        </section>
        {narrow.value ? (
          <button
            type="button"
            class="o-button o-button--small"
            aria-expanded={talking.value}
            onClick={() => {
              talking.value = true;
            }}
          >
            <TalkIcon /> {text.talk(unread)}
          </button>
        ) : undefined}
      </div>
      {talking.value ? undefined : <News followed={followed} talking={talking} />}
      {running && running.left <= 0 && late.includes(match.viewer.value) ? (
        <p role="alert">{text.timeUpForYou(atZeroWords(table))}</p>
      ) : undefined}
      <Interruptions match={match} openEnd={openEnd} />
      <NewcomerSeat table={table} />
      <Proposed match={match} />
    </div>
  );
}

/** What was said last and not read; pressed, it is found where it was said. */
function News<K extends Kit>({ followed, talking }: Pick<CompanyProps<K>, 'followed' | 'talking'>) {
  const { value: news } = followed.talk.news;
  if (news === undefined) return undefined;
  return (
    <button
      type="button"
      class="company__news"
      aria-label={words.online.talk.openNews(news.name, news.text)}
      onClick={() => {
        talking.value = true;
      }}
    >
      <b>
        <bdi>{news.name}</bdi>
      </b>{' '}
      <bdi>{news.text}</bdi>
    </button>
  );
}

/** Why play does not go on as usual: a pause, the end, someone who decides for another. */
function Interruptions<K extends Kit>({ match, openEnd }: Pick<CompanyProps<K>, 'match' | 'openEnd'>) {
  const text = words.online.table;
  const table = match.table.value;
  const ended = endedWhy(table);
  const own = table.seats[match.ownSeat];
  const away = table.status === 'playing' && own?.kind === 'away';
  const standsIn = !table.yours.includes(match.viewer.value) && table.yours.length > 0;
  return (
    <>
      {table.paused ? (
        <div class="company__row" aria-live="polite">
          <strong>{text.paused}</strong>
          {match.viewer.value === SPECTATOR ? undefined : (
            <button type="button" class="o-button o-button--small" onClick={() => void match.ask('resume')}>
              {text.goOn}
            </button>
          )}
        </div>
      ) : undefined}
      {ended ? (
        <div class="company__row" aria-live="polite">
          <strong>{ended}</strong>
          <button type="button" class="o-button o-button--small" onClick={openEnd}>
            {words.end.show}
          </button>
        </div>
      ) : undefined}
      {standsIn ? (
        <p aria-live="polite">{text.youDecideFor(nameAt(match.people.value, match.viewer.value))}</p>
      ) : undefined}
      {table.status === 'playing' && own?.resigned ? <p>{text.gaveUp}</p> : undefined}
      {away ? (
        <div class="company__row" aria-live="polite">
          <strong>
            {own?.by === undefined
              ? text.playsForYou
              : text.decidesForYou(nameAt(match.people.value, own.by))}
          </strong>
          <button
            type="button"
            class="o-button o-button--small o-button--primary"
            onClick={() => void match.ask('back')}
          >
            {text.back}
          </button>
        </div>
      ) : undefined}
    </>
  );
}

function Proposed<K extends Kit>({ match }: { match: OnlineFeed<K> }) {
  const { proposal } = match.table.value;
  const seat = match.viewer.value;
  if (proposal === undefined) return undefined;
  const text = words.online.table;
  const name = match.called(proposal.by);
  const asked = seat !== SPECTATOR && !proposal.agreed.includes(seat);
  return (
    <div class="company__row" aria-live="polite">
      <span>{proposal.by === seat ? text.waitingForAnswer : text.proposed[proposal.kind](name)}</span>
      {asked ? (
        <>
          <button
            type="button"
            class="o-button o-button--small o-button--primary"
            onClick={() => void match.ask('answer', { agree: true })}
          >
            {text.agree}
          </button>
          <button
            type="button"
            class="o-button o-button--small"
            onClick={() => void match.ask('answer', { agree: false })}
          >
            {text.decline}
          </button>
        </>
      ) : undefined}
      {proposal.by === seat ? (
        <button
          type="button"
          class="o-button o-button--small"
          onClick={() => void match.ask('answer', { agree: false })}
        >
          {text.withdraw}
        </button>
      ) : undefined}
    </div>
  );
}
