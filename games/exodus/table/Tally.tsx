/** XD-10 The slips lie open: what each faction is to do, who wrote it, what they say of it, and whose one slip would turn it. */
import type { JSX } from 'preact';
import { Words } from '#ui/kit/Words.tsx';
import { scrollable } from '#ui/scrollable.ts';
import type { FactionId } from '../content/factions.ts';
import { orderOutlooks } from '../outlook/odds.ts';
import { rowsOf } from '../outlook/slips.ts';
import { turnersOf } from '../outlook/votes.ts';
import { againOf, forcedOf } from '../text/again.ts';
import { ballotVerdict } from '../text/ballots.ts';
import { verdictOf } from '../text/lead.ts';
import { order } from '../text/names.ts';
import { named } from '../text/people.ts';
import { quotesOf } from '../text/quotes.ts';
import { TALLY_WORDS } from '../text/stage.ts';
import { SHORT } from '../text/table.ts';
import { Ballot, Name } from './art/Ballot.tsx';
import { OddsBar } from './art/Odds.tsx';
import { Piles } from './art/Piles.tsx';
import { Quote } from './art/Quote.tsx';
import { Told } from './art/Told.tsx';
import { useTheDesk } from './desk.ts';
import { Options } from './Options.tsx';

export function Tally(): JSX.Element {
  const { props, view, actions, news } = useTheDesk();
  const resolving = view.frame?.step !== 'poll' || view.frame.phase === 'resolve';
  const shouted = forcedOf(news.day, view);
  return (
    <>
      <div ref={scrollable} class="xd-asked">
        {shouted.length > 0 ? (
          <Told view={view} turns={shouted} />
        ) : resolving ? (
          props.stage?.recap
        ) : undefined}
        {view.faction ? (
          <p class="xd-verdict">
            <Words
              text={named(
                resolving
                  ? [againOf(news.day, view) ?? [], verdictOf(view)].flat().join(' ')
                  : (ballotVerdict(view) ?? ''),
                view,
              )}
            />
          </p>
        ) : undefined}
        <ol class="xd-slips" data-part="tally">
          {resolving
            ? rowsOf(view).map((faction, at) => <Slip key={faction} faction={faction} at={at} />)
            : view.houses.map(({ faction }) => <Ballot key={faction} view={view} faction={faction} />)}
        </ol>
        {resolving ? <Quotes /> : undefined}
      </div>
      <div class="xd-answers" data-part="answers">
        <Options actions={actions} />
      </div>
    </>
  );
}

/** What they say of it: whoever overruled the reader first. */
function Quotes(): JSX.Element | undefined {
  const { props, view } = useTheDesk();
  const said = props.stage?.voices ? quotesOf(view) : [];
  if (said.length === 0) return undefined;
  return (
    <ul class="xd-quotes" aria-label={TALLY_WORDS.said}>
      {said.map(({ by, words, wants, against }) => (
        <li key={by}>
          <Quote
            view={view}
            of={by}
            words={named(words, view)}
            wants={named(wants, view)}
            against={against}
          />
        </li>
      ))}
    </ul>
  );
}

function Slip({ faction, at }: { faction: FactionId; at: number }): JSX.Element {
  const { view } = useTheDesk();
  const piles = view.tally[faction] ?? [];
  const won = view.resolved[faction];
  const mine = faction === view.faction;
  const outlooks = won && orderOutlooks(view, faction, won);
  return (
    <li class={`xd-slip xd-of-${faction}${mine ? ' xd-mine' : ''}`} style={{ '--at': at }}>
      <Name view={view} of={faction} />
      <b class="xd-slip__order xd-paper">
        {won === undefined
          ? TALLY_WORDS.tied
          : `${named(order(won), view)}${piles.length === 0 && won !== 'rest' ? ` (${TALLY_WORDS.duty})` : ''}`}
      </b>
      {outlooks ? <OddsBar outlook={outlooks.quiet} /> : <span />}
      <Piles view={view} faction={faction} />
      <Turning faction={faction} />
    </li>
  );
}

/** XD-10.5 Whose one slip would turn what one wrote for a faction: a press objects and prepares the talk. */
function Turning({ faction }: { faction: FactionId }): JSX.Element | undefined {
  const { props, view, actions, act, forth } = useTheDesk();
  const dissent = actions.find(({ type }) => type === 'dissent');
  const open = props.allows?.({ type: 'issue', faction }) ?? true;
  const turning = dissent && open ? turnersOf(view, faction) : [];
  if (dissent === undefined || turning.length === 0) return undefined;
  return (
    <span class="xd-slip__talk" data-part="talk" data-walk="">
      {turning.map(({ who, to, against }) => (
        <button
          key={who}
          type="button"
          class="o-button o-button--small"
          title={TALLY_WORDS.turns(to, against)}
          onClick={() => {
            forth.mean({ talk: { issue: faction, respondent: who } });
            act(dissent);
          }}
        >
          {TALLY_WORDS.talk(SHORT[who])} <small class="o-number">{`${to}:${against}`}</small>
        </button>
      ))}
    </span>
  );
}
