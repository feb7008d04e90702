/** The talk at a table: its channels, what was said in them, and what one says oneself. */

import { useEffect, useRef, useState } from 'preact/hooks';
import type { ChatLine, Connection, SeatInfo } from '#client';
import type { Seat } from '#engine';
import { scrollable, useScrollable } from '#ui/scrollable.ts';
import { toast } from '#ui/Toasts.tsx';
import { myId } from '../../online/link.ts';
import { type Muted as MutedPerson, muted } from '../../online/muted.ts';
import { isolated, namesOf } from '../../online/names.ts';
import { hearAgain } from '../../online/shunning.ts';
import {
  type Channel,
  channelsFor,
  LONGEST,
  maySpeak,
  partner,
  type Talk as Spoken,
} from '../../online/talk.ts';
import { called } from '../../text/called.ts';
import { words } from '../../text/en.ts';
import { PersonMenu } from './PersonMenu.tsx';

interface TalkProps {
  match: string;
  talk: Spoken;
  connection: Connection;
  /** Whether more was said before, and how to fetch it. */
  earlier: boolean;
  lookBack(): Promise<boolean>;
  seat: Seat;
  seats: readonly SeatInfo[];
  /** Whether two seats may talk among themselves. */
  apart: boolean;
}

export function Talk({ match, talk, connection, earlier, lookBack, seat, seats, apart }: TalkProps) {
  const names = namesOf(seats);
  const people = seats.filter(({ kind }) => kind === 'person' || kind === 'away');
  const others = people.filter((one) => one.seat !== seat).map((one) => one.seat);
  const text = words.online.talk;
  const unread = talk.unread.value;
  const channels = channelsFor({ seat, others, apart }).filter(
    (channel) => maySpeak(channel, seat) || channel === 'table' || talk.in(channel).length > 0,
  );
  // Who opens it for what was said last finds it.
  const [chosen, setChosen] = useState<Channel | undefined>(() => talk.news.peek()?.channel);
  const channel = chosen !== undefined && channels.includes(chosen) ? chosen : (channels[0] ?? 'table');
  const lines = talk.in(channel);
  useEffect(() => talk.read(channel), [channel, lines.length]);
  const nameOf = (one: Channel) => {
    const other = partner(one, seat);
    return other === undefined ? called(text.channels, one) : text.apart(names[other] ?? '');
  };
  return (
    <section class="talk" aria-label={text.title}>
      {channels.length > 1 ? (
        <div class="o-segmented talk__channels" role="radiogroup" aria-label={text.channel}>
          {channels.map((one) => (
            <label key={one}>
              <input type="radio" name="channel" checked={one === channel} onChange={() => setChosen(one)} />
              <span>
                {nameOf(one)}
                {one !== channel && unread.get(one) ? (
                  <b class="talk__unread" title={text.unread(unread.get(one) ?? 0)}>
                    {unread.get(one)}
                  </b>
                ) : undefined}
              </span>
            </label>
          ))}
        </div>
      ) : undefined}
      <p class="o-muted">{explained(channel, seat)}</p>
      {earlier ? <Earlier lookBack={lookBack} /> : undefined}
      <Lines match={match} lines={lines} />
      {maySpeak(channel, seat) ? <Say match={match} connection={connection} channel={channel} /> : undefined}
      <Muted />
    </section>
  );
}

function explained(channel: Channel, seat: Seat): string {
  const text = words.online.talk;
  if (partner(channel, seat) !== undefined) return text.apartHelp;
  return maySpeak(channel, seat) ? called(text.help, channel) : called(text.listen, channel);
}

function Lines({ match, lines }: { match: string; lines: readonly ChatLine[] }) {
  const text = words.online.talk;
  const list = useRef<HTMLUListElement>(null);
  const scroller = useScrollable(list);
  const last = lines.at(-1)?.number;
  // What was said last is what one sees. A dialog has its height only once it is open.
  useEffect(() => {
    list.current?.scrollTo(0, list.current.scrollHeight);
  }, [last]);
  if (lines.length === 0) return <p class="o-muted">{text.quiet}</p>;
  return (
    <ul class="talk__lines" aria-live="polite" aria-label={text.said} ref={scroller}>
      {lines.map(({ number, name, player, text: said, at }) => (
        <li key={number}>
          <span>
            <strong>
              <bdi>{name}</bdi>
            </strong>{' '}
            <bdi>{said}</bdi>{' '}
            <time class="o-muted" dateTime={new Date(at).toISOString()}>
              {clockOf(at)}
            </time>
          </span>
          {player !== '' && player !== myId.value ? (
            <PersonMenu match={match} name={name} who={{ player, line: number }} />
          ) : undefined}
        </li>
      ))}
    </ul>
  );
}

/** What was said before is fetched when someone wants to read it. */
function Earlier({ lookBack }: Pick<TalkProps, 'lookBack'>) {
  const [state, setState] = useState<'still' | 'busy' | 'failed'>('still');
  const text = words.online.talk;
  const fetchIt = async () => {
    setState('busy');
    setState((await lookBack()) ? 'still' : 'failed');
  };
  return (
    <p class="company__row" aria-live="polite">
      <button
        type="button"
        class="o-button o-button--small"
        disabled={state === 'busy'}
        onClick={() => void fetchIt()}
      >
        {text.earlier}
      </button>
      {state === 'failed' ? <span>{text.earlierFailed}</span> : undefined}
    </p>
  );
}

function clockOf(at: number): string {
  return new Date(at).toLocaleTimeString([], { hour: '2-digit', minute: '2-digit' });
}

/** What is said; what the server does not take stays in the field, with its reason below. */
function Say({ match, connection, channel }: { match: string; connection: Connection; channel: Channel }) {
  const [draft, setDraft] = useState('');
  const [refused, setRefused] = useState<string>();
  const text = words.online.talk;
  const say = async (said: string, written: boolean) => {
    if (said.trim() === '') return;
    if (said.length > LONGEST) return setRefused(text.tooLong(said.length, LONGEST));
    const answer = await connection.ask('chat', { match, channel, text: said });
    setRefused(answer.ok ? undefined : text.refused(answer.error.message));
    if (answer.ok && written) setDraft('');
  };
  return (
    <>
      <form
        class="talk__say"
        onSubmit={(event) => {
          event.preventDefault();
          void say(draft, true);
        }}
      >
        <input
          class="o-input"
          aria-label={text.say}
          placeholder={text.say}
          autoComplete="off"
          aria-describedby="say-trouble"
          value={draft}
          onInput={(event) => setDraft(event.currentTarget.value)}
        />
        <button type="submit" class="o-button">
          {text.send}
        </button>
      </form>
      <p id="say-trouble" role="alert" class="talk__trouble">
        {refused ?? (draft.length > LONGEST - 80 ? text.left(LONGEST - draft.length) : '')}
      </p>
      <p class="company__row talk__phrases" ref={scrollable}>
        {text.phrases.map((phrase) => (
          <button
            key={phrase}
            type="button"
            class="o-button o-button--small"
            onClick={() => void say(phrase, false)}
          >
            {phrase}
          </button>
        ))}
      </p>
    </>
  );
}

/** Those one does not hear; each can be heard again. */
function Muted() {
  const text = words.online.talk;
  const hear = async (one: MutedPerson) => {
    const failed = await hearAgain(one);
    if (failed) toast({ tone: 'danger', words: failed });
  };
  if (muted.value.length === 0) return undefined;
  return (
    <details>
      <summary>{text.muted(muted.value.length)}</summary>
      <p class="company__row">
        {muted.value.map((one) => (
          <button
            key={one.player}
            type="button"
            class="o-button o-button--small"
            onClick={() => void hear(one)}
          >
            {text.unmute(isolated(one.name))}
          </button>
        ))}
      </p>
    </details>
  );
}
