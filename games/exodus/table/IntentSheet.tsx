/** XD-9 The sheet of slips: one row for every faction, one's own on top. Nothing is sent until all of it is. */
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { same } from '#engine';
import { type Question, useAnswers } from '#ui/kit/answers.ts';
import { Pick } from '#ui/kit/Pick.tsx';
import { scrollable } from '#ui/scrollable.ts';
import type { ExodusAction } from '../action.ts';
import type { FactionId } from '../content/factions.ts';
import type { Intent } from '../content/orders.ts';
import { orderOutlooks, weightOf } from '../outlook/odds.ts';
import { isSlip, neutral, usualSlip } from '../outlook/slips.ts';
import type { Exodus } from '../state.ts';
import { Faction, intent, MANDATE_WORDS } from '../text/names.ts';
import { named } from '../text/people.ts';
import { INTENT_WORDS, STAGE_WORDS } from '../text/stage.ts';
import { HOUSE_WORDS, SHORT } from '../text/table.ts';
import { Emblem } from './art/Emblem.tsx';
import { OddsBar } from './art/Odds.tsx';
import './art/paper.css';
import { useTheDesk } from './desk.ts';
import { OrderCards } from './OrderCards.tsx';

const STEPS = new Set(['isolation'] as const);

export function IntentSheet(): JSX.Element {
  const { props, view, decision, yesterday } = useTheDesk();
  const { faction: me, asked } = view;
  const answers = useAnswers(
    { props, decision, view },
    {
      name: INTENT_WORDS.send,
      steps: STEPS,
      usual: usualSlip,
      neutral,
      // Who writes for the first time writes for the own people alone.
      blank: ([first]) => view.cycle === 1 && isSlip(first) && first.for === me,
    },
  );
  const { questions, put } = answers;
  const slips = questions.filter(({ options }) => isSlip(options[0]));
  const rows = [...slips].sort((a, b) => Number(forOf(b) === me) - Number(forOf(a) === me));
  const [open, setOpen] = useState<FactionId | undefined>(undefined);
  const now = rows.find((row) => forOf(row) === open) ?? rows[0];
  if (decision === undefined || view.own === undefined)
    return <p class="xd-wait">{view.own === undefined ? STAGE_WORDS.waiting : INTENT_WORDS.sealed}</p>;
  const again = (yesterday.get(props.seat) ?? []).filter((slip) =>
    slips.some(({ options }) => options.some((option) => same(option, slip))),
  );
  const left = slips.filter(({ answer }) => answer === undefined).length;
  const send = () => {
    yesterday.set(
      props.seat,
      slips.flatMap(({ answer }) => (isSlip(answer) ? [answer] : [])),
    );
    answers.send();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a shortcut for the button inside
    <div
      class="xd-intent"
      data-part="intent"
      onKeyDown={({ key, ctrlKey, metaKey }) => {
        if (key === 'Enter' && (ctrlKey || metaKey)) send();
      }}
    >
      <div ref={scrollable} class="xd-intent__side">
        <div ref={scrollable} class="xd-intent__rows" data-walk="">
          {rows.map((row) => (
            <Row key={forOf(row)} row={row} open={row === now} press={() => setOpen(forOf(row))} />
          ))}
        </div>
        <Leader question={questions.find(({ options }) => options[0]?.type === 'leader')} put={put} />
        {again.length === asked.length && again.length > 0 ? (
          <button type="button" class="o-button o-button--small" onClick={() => again.forEach(put)}>
            {INTENT_WORDS.asLast}
          </button>
        ) : undefined}
        <button
          type="button"
          class="o-button o-button--primary"
          data-part="send"
          aria-keyshortcuts="Control+Enter"
          onClick={send}
        >
          {INTENT_WORDS.sendLeft(left)}
        </button>
      </div>
      {now ? (
        <OrderCards
          key={forOf(now)}
          question={now}
          put={(slip) => {
            put(slip);
            const next = rows.find((row) => row !== now && row.answer === undefined);
            if (next) setOpen(forOf(next));
          }}
        />
      ) : undefined}
    </div>
  );
}

/** Whose order a question is about. */
function forOf({ options }: Question<Exodus>): FactionId | undefined {
  const [first] = options;
  return isSlip(first) ? first.for : undefined;
}

function Row({
  row,
  open,
  press,
}: {
  row: Question<Exodus>;
  open: boolean;
  press(): void;
}): JSX.Element | undefined {
  const { view } = useTheDesk();
  const faction = forOf(row);
  if (faction === undefined) return undefined;
  const { answer, inked } = row;
  const written: Intent | undefined = isSlip(answer) ? answer.intent : undefined;
  const words = written === undefined ? INTENT_WORDS.pending : named(intent(written), view);
  const all = view.houses.reduce((sum, house) => sum + weightOf(view, house.faction, faction), 0);
  const mine = view.faction === undefined ? 0 : weightOf(view, view.faction, faction);
  const outlook = written && written !== 'none' && orderOutlooks(view, faction, written)?.quiet;
  const duties = view.houses.find((house) => house.faction === faction)?.mandates ?? [];
  return (
    <button
      type="button"
      class={`xd-row xd-of-${faction}${faction === view.faction ? ' xd-mine' : ''}`}
      aria-pressed={open}
      aria-label={`${Faction(faction)}: ${words}. ${INTENT_WORDS.weightLong(mine, all)}`}
      title={INTENT_WORDS.weightLong(mine, all)}
      onClick={press}
    >
      <Emblem of={faction} size={18} />
      <span class="xd-row__name">
        {faction === view.faction ? <b class="xd-you">{HOUSE_WORDS.you}</b> : undefined} {SHORT[faction]}
        {duties.length > 0 ? ` ⚑ ${duties.map(({ kind }) => MANDATE_WORDS[kind]).join(', ')}` : ''}
      </span>
      <small class="o-number" aria-hidden="true">
        {INTENT_WORDS.yourWeight(mine, all)}
      </small>
      <span
        class="xd-row__slip xd-paper"
        data-ink={written === undefined ? 'none' : inked ? 'ink' : 'pencil'}
      >
        {words}
      </span>
      {outlook ? <OddsBar outlook={outlook} /> : undefined}
    </button>
  );
}

/** What becomes of the leader: a chip, for it is seldom anything but staying. */
function Leader({
  question,
  put,
}: {
  question: Question<Exodus> | undefined;
  put(action: ExodusAction): void;
}): JSX.Element | undefined {
  const { props, view } = useTheDesk();
  if (question === undefined || question.options.length < 2) return undefined;
  const say = (action: ExodusAction) => props.game.words.action(action, view);
  return (
    <Pick
      class="xd-leader"
      label={INTENT_WORDS.leader}
      options={question.options.map((option) => [say(option), option] as const)}
      chosen={question.answer && say(question.answer)}
      choose={put}
    />
  );
}
