/** XD-9 The intent sheet: one row for every faction, one's own on top. Nothing is sent until all of it is. */

import type { JSX } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { scrollable } from '#ui/scrollable.ts';
import type { ExodusAction } from '../action.ts';
import type { FactionId } from '../content/factions.ts';
import type { Intent, OrderKey } from '../content/orders.ts';
import { weightOf } from '../outlook.ts';
import { Faction, intent } from '../text/names.ts';
import { named } from '../text/people.ts';
import { INTENT_WORDS, STAGE_WORDS } from '../text/stage.ts';
import { SHORT } from '../text/table.ts';
import type { View } from '../view/index.ts';
import { Emblem } from './art/Emblem.tsx';
import { useTheDesk } from './desk.ts';
import { OrderList } from './OrderList.tsx';
import './intent.css';

type Draft = Readonly<Partial<Record<FactionId, Intent>>>;
type LeaderChoice = Extract<ExodusAction, { type: 'leader' }>['how'];

const lastSlips: { seat?: number; slips?: Draft } = {};

export function IntentSheet(): JSX.Element {
  const { props, view, decision, perform } = useTheDesk();
  const { asked, own, faction: me } = view;
  const booksOf = (faction: FactionId): readonly OrderKey[] =>
    (view.books[faction] ?? []).filter((order) => props.allows?.(slipFor(faction, order)) ?? true);
  const [draft, setDraft] = useState<Draft>({});
  const [leader, setLeader] = useState<LeaderChoice | undefined>(undefined);
  const rows = [...asked].sort((a, b) => Number(b === me) - Number(a === me));
  const sheet = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState<FactionId | undefined>(rows[0]);
  if (decision === undefined || own === undefined)
    return <p class="xd-stage__wait">{own === undefined ? STAGE_WORDS.waiting : INTENT_WORDS.sealed}</p>;
  const sent = sentSlips(own.chosen);
  // Where a mission leaves one order open, it is pencilled in.
  const written: Draft = { ...(props.allows ? pencilled(asked, booksOf) : {}), ...draft, ...sent };
  const leaders = decision.actions.filter((action) => action.type === 'leader');
  const stay = leaders.find(({ how }) => how === 'stay') ?? leaders[0];
  const how = leader ?? stay?.how;
  const left = asked.filter((faction) => written[faction] === undefined).length;
  const send = () => {
    const slips = asked.filter((faction) => sent[faction] === undefined);
    lastSlips.seat = props.seat;
    lastSlips.slips = Object.fromEntries(asked.map((faction) => [faction, written[faction] ?? 'none']));
    perform([
      ...(how === undefined ? [] : [{ type: 'leader' as const, how }]),
      ...slips.map((faction) => ({
        type: 'intent' as const,
        for: faction,
        intent: written[faction] ?? ('none' as const),
      })),
    ]);
  };
  const again = lastSlips.seat === props.seat ? stillLegal(view, lastSlips.slips ?? {}) : {};
  const write = (faction: FactionId, order: Intent) => {
    setDraft({ ...draft, [faction]: order });
    const next = rows.find((other) => other !== faction && written[other] === undefined);
    setOpen(next ?? faction);
    // In one column the list lies below the sheet: back to what is left to write.
    if (sheet.current?.closest('.xd--narrow')) sheet.current.scrollIntoView({ block: 'start' });
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a shortcut for the button inside
    <div
      ref={sheet}
      class="xd-intent"
      data-part="intent"
      onKeyDown={({ key, ctrlKey, metaKey }) => {
        if (key === 'Enter' && (ctrlKey || metaKey)) send();
      }}
    >
      <div class="xd-intent__rows" data-walk="">
        {leaders.length > 1 ? (
          <label class="xd-intent__leader">
            {INTENT_WORDS.leader}
            <select
              class="o-select"
              value={how}
              onChange={({ currentTarget }) =>
                setLeader(leaders.find((action) => action.how === currentTarget.value)?.how)
              }
            >
              {leaders.map((action) => (
                <option key={action.how} value={action.how}>
                  {props.game.words.action(action, view)}
                </option>
              ))}
            </select>
          </label>
        ) : undefined}
        <div ref={scrollable} class="xd-intent__list">
          {rows.map((faction) => (
            <Row
              key={faction}
              faction={faction}
              written={written[faction]}
              sealed={sent[faction] !== undefined}
              open={open === faction}
              onOpen={() => setOpen(faction)}
            />
          ))}
        </div>
        <div class="xd-intent__send">
          {Object.keys(again).length > 0 && Object.keys(sent).length === 0 ? (
            <button type="button" class="o-button o-button--small" onClick={() => setDraft(again)}>
              {INTENT_WORDS.asLast}
            </button>
          ) : undefined}
          <button
            type="button"
            class="o-button o-button--primary o-button--small"
            aria-keyshortcuts="Control+Enter"
            onClick={send}
          >
            {INTENT_WORDS.sendLeft(left)}
          </button>
        </div>
      </div>
      {open === undefined ? undefined : (
        <OrderList
          key={open}
          faction={open}
          orders={booksOf(open)}
          chosen={written[open]}
          choose={sent[open] === undefined ? (order) => write(open, order) : undefined}
        />
      )}
    </div>
  );
}

function Row(props: {
  faction: FactionId;
  written: Intent | undefined;
  sealed: boolean;
  open: boolean;
  onOpen(): void;
}): JSX.Element {
  const { view } = useTheDesk();
  const { faction, written, sealed, open, onOpen } = props;
  const all = view.houses.reduce((sum, house) => sum + weightOf(view, house.faction, faction), 0);
  const mine = view.faction === undefined ? 0 : weightOf(view, view.faction, faction);
  return (
    <button
      type="button"
      class={`xd-row xd-of-${faction}${open ? ' xd-row--open' : ''}`}
      aria-pressed={open}
      aria-label={`${Faction(faction)}: ${written === undefined ? INTENT_WORDS.pending : named(intent(written), view)}. ${INTENT_WORDS.weightLong(mine, all)}`}
      title={INTENT_WORDS.weightLong(mine, all)}
      onClick={onOpen}
    >
      <Emblem of={faction} size={18} />
      <span class="xd-row__name">{SHORT[faction]}</span>
      <span class="xd-row__weight o-number" aria-hidden="true">
        {INTENT_WORDS.yourWeight(mine, all)}
      </span>
      <span class={`xd-row__slip${written === undefined ? ' xd-row__slip--empty' : ''}`}>
        {sealed ? '✓ ' : ''}
        {written === undefined ? INTENT_WORDS.pending : named(intent(written), view)}
      </span>
    </button>
  );
}

const slipFor = (faction: FactionId, order: Intent): ExodusAction => ({
  type: 'intent',
  for: faction,
  intent: order,
});

function pencilled(asked: readonly FactionId[], booksOf: (faction: FactionId) => readonly OrderKey[]): Draft {
  return Object.fromEntries(
    asked.flatMap((faction) => {
      const [only, ...more] = booksOf(faction);
      return only !== undefined && more.length === 0 ? [[faction, only]] : [];
    }),
  );
}

/** What this seat has sealed one by one already. */
function sentSlips(chosen: readonly ExodusAction[]): Draft {
  return Object.fromEntries(
    chosen.flatMap((action) => (action.type === 'intent' ? [[action.for, action.intent]] : [])),
  );
}

function stillLegal(view: View, slips: Draft): Draft {
  return Object.fromEntries(
    view.asked.flatMap((faction) => {
      const slip = slips[faction];
      return slip !== undefined && (slip === 'none' || view.books[faction]?.includes(slip))
        ? [[faction, slip]]
        : [];
    }),
  );
}
