/** The table: a game's board in the middle, and around it all that every game shares. */

import { useComputed, useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { Kit } from '#engine';
import { Curtain } from '#ui/Curtain.tsx';
import { LiveRegion } from '#ui/LiveRegion.tsx';
import { useScrollable } from '#ui/scrollable.ts';
import { toast } from '#ui/Toasts.tsx';
import type { GameTable, Gesture, Sheet as Put, WhyNot } from '#ui/table.ts';
import type { Feed, Halt } from '../match/feed.ts';
import { narrow } from '../narrow.ts';
import { cue } from '../sound.ts';
import { words } from '../text/en.ts';
import { missions } from '../text/missions.ts';
import { useKeys } from '../useKeys.ts';
import { useAsking } from './asking.ts';
import { Column } from './Column.tsx';
import { Confirm } from './Confirm.tsx';
import { KeyMap } from './KeyMap.tsx';
import { Lights } from './Lights.tsx';
import { PhoneSheet } from './PhoneSheet.tsx';
import { RulesSheet } from './RulesSheet.tsx';
import { useRetelling, useRings } from './recap.ts';
import { SettingsSheet } from './SettingsSheet.tsx';
import { useStage } from './stage.tsx';
import { TopBar } from './TopBar.tsx';
import { toggleHint, undo } from './tools.ts';
import '../styles/table.css';

export type Sheet = 'rules' | 'keys' | 'settings' | 'log';

interface TablePageProps<K extends Kit> {
  match: Feed<K>;
  table: GameTable<K>;
  /** What is shown when the match is over. */
  ending(close: () => void): ComponentChildren;
  /** Stands above the board: the coach of a mission. */
  coach?: ComponentChildren;
  /** Stands beside the decision: who else is at an online table. */
  company?: ComponentChildren;
}

export function Table<K extends Kit>({ match, table, ending, coach, company }: TablePageProps<K>) {
  const { game } = match;
  const sheet = useSignal<Sheet | undefined>(undefined);
  const rule = useSignal<string | undefined>(undefined);
  const considered = useSignal<K['action'] | undefined>(undefined);
  const list = useSignal<{ readonly open: boolean; readonly only?: string }>({ open: false });
  const kind = useSignal<string | undefined>(undefined);
  const folded = useSignal(table.staged === true);
  const put = useSignal<Put<K> | undefined>(undefined);
  const height = useSignal(0);
  const endSeen = useSignal(match.outcome.peek() !== undefined);

  const open = (name: Sheet) => {
    sheet.value = name;
  };
  const openRule = (id?: string) => {
    rule.value = id;
    open('rules');
  };
  const complain = ({ rule: id, message }: WhyNot) => {
    cue('refuse');
    const known = id !== 'table' && id !== 'mission';
    toast({
      tone: 'warn',
      kind: 'why-not',
      words: id === 'mission' ? missions.notNow : message,
      ...(known ? { mark: id, action: { label: words.table.seeRule, run: () => openRule(id) } } : {}),
    });
  };
  const commit = (gesture: Gesture<K>) => {
    considered.value = undefined;
    kind.value = undefined;
    height.value = 0;
    // Whoever plays from the list keeps it; what one kind opened closes with it.
    if (narrow.value || list.value.only !== undefined) list.value = { open: false };
    match.send(match.viewer.value, gesture);
  };
  const asking = useAsking({ match, table, commit, complain });
  const adorned = useRef<((action: K['action']) => K['action']) | undefined>(undefined);
  const act = (...plain: Gesture<K>) => {
    const adorn = (action: K['action']) => adorned.current?.(action) ?? action;
    const [first, ...rest] = plain;
    const gesture: Gesture<K> = [adorn(first), ...rest.map(adorn)];
    asking.act(...gesture);
  };
  const ruleNow = () => {
    const { value: decision } = match.decision;
    return decision && table.ruleFor?.(decision.prompt, match.view.value);
  };

  const openLog = () => (narrow.value ? open('log') : focusIn('.side__log'));
  const retelling = useRetelling(match, table);
  const board = useRef<HTMLElement | null>(null);
  const scroller = useScrollable(board);
  useRings(() => board.current, retelling.line.value);
  useCues(match);
  useHalts(match, complain);
  const veiled = match.handOver.value !== undefined;
  useKeys(
    veiled
      ? NO_KEYS
      : {
          '?': () => openRule(ruleNow()),
          u: () => undo(match),
          h: () => toggleHint(match),
          l: openLog,
          j: retelling.watch,
          d: () => focusIn('.choicecard:not([aria-disabled]), .choicelist__choice'),
          '0': () => {
            list.value = { open: !list.value.open };
            if (list.value.open) queueMicrotask(() => focusIn('.choicelist__choice'));
          },
          '\\': () => {
            folded.value = !folded.value;
          },
          e: () => document.querySelector<HTMLElement>('.choicecard--out, .column__out')?.click(),
          Escape: () => {
            if (asking.asked.value) asking.no();
            else if (list.value.open) {
              list.value = { open: false };
              queueMicrotask(() => focusIn('.allchoices'));
            } else kind.value = undefined;
          },
          b: () => focusIn('.table__board button, .table__board [tabindex]'),
          k: () => open('keys'),
        },
  );

  const hints = useComputed(() => {
    const { value: hint } = match.hints.hint;
    return hint.status === 'thinking' || hint.status === 'shown' ? hint.estimates : undefined;
  });
  const shared = {
    match,
    table,
    sheet,
    act,
    complain,
    considered,
    list,
    put,
    kind,
    folded,
    height,
    asking,
    retelling,
    openLog,
    openEnd: () => (endSeen.value = false),
    openRule: () => openRule(ruleNow()),
  };
  const stage = useStage(shared);
  const { Board } = table;
  asking.look(considered.value);
  const { value: past } = retelling.player.shown;
  const looked =
    considered.value && match.decision.value ? certain(match.preview(considered.value)) : undefined;
  const preview = past?.view ?? looked;
  const handOver = match.handOver.value;
  const over = match.outcome.value !== undefined;
  const close = () => {
    sheet.value = undefined;
  };

  return (
    <div
      class="table"
      data-moment={match.moments.value.length - 1}
      data-game={game.id}
      data-narrow={narrow.value ? '' : undefined}
      data-folded={folded.value && !list.value.open && !narrow.value ? '' : undefined}
    >
      <TopBar {...shared} veiled={veiled} />
      {coach}
      <main id="content" class="table__main" inert={veiled}>
        <section
          ref={scroller}
          class="table__board"
          aria-label={words.table.board}
          data-preview={looked && !past ? '' : undefined}
          onPointerDown={() => past && retelling.player.stop()}
        >
          {handOver === undefined ? (
            <Board
              game={game}
              seat={match.viewer.value}
              view={preview ?? match.view.value}
              decision={preview ? undefined : match.decision.value}
              fresh={past?.events ?? (preview ? [] : match.fresh.value)}
              act={act}
              batches={preview ? [] : match.batches.value}
              open={(...gesture) => match.open(...gesture)}
              stage={stage}
              adorn={(how) => {
                adorned.current = how;
              }}
              why={(action) => match.why(action)}
              allows={match.allows.value}
              complain={complain}
              preview={(action) => {
                asking.look(action);
                return match.preview(action);
              }}
              hints={hints.value}
              openRule={openRule}
            />
          ) : undefined}
        </section>
        {narrow.value ? (
          <PhoneSheet {...shared} company={company} />
        ) : (
          <Column {...shared} company={company} />
        )}
      </main>
      {handOver === undefined ? undefined : (
        <Curtain key={handOver} seat={handOver} onReady={() => match.sitDown(handOver)} />
      )}
      <LiveRegion turn={match.moments.value.length} words={past?.line?.text ?? spoken(match)} />
      <Lights match={match} table={table} kind={kind} />
      {asking.asked.value?.how === 'dialog' ? (
        <Confirm key={asking.asked.value.key} asked={asking.asked.value} yes={asking.yes} no={asking.no} />
      ) : undefined}
      {sheet.value === 'rules' ? (
        <RulesSheet title={game.words.title} load={table.rules} rule={rule.value} onClose={close} />
      ) : undefined}
      {sheet.value === 'keys' ? <KeyMap onClose={close} /> : undefined}
      {sheet.value === 'settings' ? <SettingsSheet onClose={close} /> : undefined}
      {over && !endSeen.value ? ending(() => (endSeen.value = true)) : undefined}
    </div>
  );
}

const NO_KEYS = {};

/** Where luck decides there is no one board to show; the choice itself says that something will be learnt. */
function certain<V>(views: readonly V[]): V | undefined {
  return views.length === 1 ? views[0] : undefined;
}

/** What a listener hears: what happened, then what is asked. */
function spoken<K extends Kit>({ game, fresh, decision, view, outcome, viewer, handOver }: Feed<K>): string {
  // The words are for the one who left.
  if (handOver.value !== undefined) return '';
  const lines = fresh.value.map((event) => game.words.event(event, view.value));
  if (decision.value) lines.push(game.words.prompt(decision.value.prompt, view.value));
  if (outcome.value) {
    const { title, detail } = game.words.outcome(outcome.value, viewer.value);
    lines.push(title, detail);
  }
  return lines.join(' ');
}

/** Tells the person where a press of several actions was cut short, and why. */
function useHalts<K extends Kit>(match: Feed<K>, complain: (why: WhyNot) => void): void {
  const { value: halted } = match.halted;
  useEffect(() => {
    if (halted) complain(whyHalted(halted));
  }, [halted]);
}

function whyHalted({ why, done, of }: Halt): WhyNot {
  if (typeof why === 'string') return { rule: 'table', message: words.table.stopped[why](done, of) };
  return { rule: why.rule ?? 'table', message: words.table.stopped.refused(done, of, why.message) };
}

function useCues<K extends Kit>(match: Feed<K>): void {
  const count = match.moments.value.length;
  useEffect(() => {
    if (match.fresh.value.length === 0) return;
    const { value: outcome } = match.outcome;
    if (outcome) cue(outcome.winners.includes(match.viewer.value) ? 'won' : 'lost');
    else cue(match.fresh.value.length > 1 ? 'event' : 'act');
  }, [count]);
}

function focusIn(selector: string): void {
  document.querySelector<HTMLElement>(selector)?.focus();
}
