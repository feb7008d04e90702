/** What happened since one last decided: a card for every order, roll, vote or blow, dice and all. */

import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { useScrollable } from '#ui/scrollable.ts';
import { outcomeOf } from '../rules/dice.ts';
import { covert, order, TRAIT_WORDS } from '../text/names.ts';
import { named } from '../text/people.ts';
import { isSpoken, type Spoken } from '../text/speech.ts';
import { REEL_WORDS } from '../text/stage.ts';
import { vote } from '../text/stakes.ts';
import { OUTCOME_WORDS, SHORT, signed } from '../text/table.ts';
import type { View } from '../view/index.ts';
import { Emblem } from './art/Emblem.tsx';
import { useTheDesk } from './desk.ts';
import { Die, SideWords } from './Odds.tsx';
import type { Card } from './reel.ts';
import { Talk } from './Talk.tsx';
import { openerOf, speakersIn } from './talk.ts';
import './reel.css';

export function Reel(): JSX.Element {
  const { cards, read, decision } = useTheDesk();
  const list = useRef<HTMLOListElement>(null);
  const scroller = useScrollable(list);
  useEffect(() => {
    list.current?.scrollTo({ top: 0 });
  }, [cards]);
  return (
    <section class="xd-reel" aria-label={REEL_WORDS.title} data-part="reel">
      <ol ref={scroller} class="xd-reel__list">
        {cards.map((card, i) => (
          <Told key={i} card={card} at={i} />
        ))}
      </ol>
      {decision ? (
        <button type="button" class="o-button o-button--primary xd-reel__on" onClick={() => read(false)}>
          {REEL_WORDS.goOn}
        </button>
      ) : undefined}
    </section>
  );
}

function Told({ card, at }: { card: Card; at: number }): JSX.Element {
  const { props, view } = useTheDesk();
  const { kind, title, faction: who, tests, changes } = card;
  const said = kind === 'scene' ? [title, ...card.lines].filter(isSaid) : [];
  const lines = said.length > 0 ? card.lines.filter((event) => !isSaid(event)) : card.lines;
  const say = (event: Card['title']) => props.game.words.event(event, view);
  return (
    <li class={`xd-told xd-told--${kind}`} style={{ '--at': Math.min(at, 12) }}>
      {said.length > 0 ? (
        <Talk said={said} opener={openerOf(said)} speakers={speakersIn(said)} />
      ) : (
        <p class="xd-told__title">
          {who ? <Emblem of={who} size={16} title={SHORT[who]} /> : undefined}
          <span>{headline(title, say, view)}</span>
        </p>
      )}
      <Votes event={title} />
      {tests.map(({ own, against, dice, net, result }, i) => (
        <p key={i} class={`xd-told__test xd-told__test--${outcomeOf(result)}`}>
          <SideWords side={own} />
          <span class="xd-dice">
            {dice.map((face, d) => (
              <Die key={d} face={face} fixed={d < Math.min(3, Math.abs(net))} />
            ))}
          </span>
          <span>−</span>
          <SideWords side={against} />
          <span>
            = <b>{result < 0 ? signed(result) : result}</b>
          </span>
          <strong class="xd-told__outcome">{OUTCOME_WORDS[outcomeOf(result)]}</strong>
          {net === 0 ? undefined : <small>{REEL_WORDS.net(net)}</small>}
        </p>
      ))}
      {changes.length > 0 ? (
        <p class="xd-told__changes">
          {changes.map(({ trait, by, now }, i) => (
            <span key={i} class={isGood(trait, by) ? 'xd-good' : 'xd-bad'}>
              {named(TRAIT_WORDS[trait], view)} {signed(by)} <small>({now})</small>
            </span>
          ))}
        </p>
      ) : undefined}
      {lines.map((event, i) => (
        <p key={i} class="xd-told__line">
          {say(event)}
        </p>
      ))}
    </li>
  );
}

/** What came of a forced test is told below its dice. */
const isSaid = (event: Card['title']): event is Spoken => isSpoken(event) && event.type !== 'forcedResult';

const isGood = (trait: string, by: number): boolean =>
  trait === 'edge' || trait === 'treachery' ? by < 0 : by > 0;

/** What stands in the votes below need not be said twice. */
function headline(title: Card['title'], say: (event: Card['title']) => string, view: View): string {
  if (title.type === 'ordered') return named(`${SHORT[title.faction]}: ${order(title.order)}`, view);
  if (title.type === 'ballots') return REEL_WORDS.ballots[title.phase];
  if (title.type === 'covertRevealed' && title.orders.length > 0) return REEL_WORDS.covert;
  return say(title);
}

/** Who voted for what, or did what in the dark. */
function Votes({ event }: { event: Card['title'] }): JSX.Element | undefined {
  const { view } = useTheDesk();
  const votes =
    event.type === 'ballots'
      ? event.ballots.map(({ faction, stake: what }) => ({ faction, words: vote(what) }))
      : event.type === 'elected'
        ? event.votes.map(({ faction, who }) => ({ faction, words: who }))
        : event.type === 'covertRevealed'
          ? event.orders.map(({ faction, order: key }) => ({ faction, words: covert(key) }))
          : [];
  if (votes.length === 0) return undefined;
  return (
    <ul class="xd-votes">
      {votes.map(({ faction, words }) => (
        <li key={faction} class={`xd-vote xd-of-${faction}`}>
          <Emblem of={faction} size={14} title={SHORT[faction]} /> {named(words, view)}
        </li>
      ))}
    </ul>
  );
}
