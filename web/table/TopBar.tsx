/** The bar above the board: where one is, and the tools. */

import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { Kit } from '#engine';
import {
  DownloadIcon,
  FlagIcon,
  HintIcon,
  HomeIcon,
  KeyboardIcon,
  MenuIcon,
  PauseIcon,
  ReplayIcon,
  RulesIcon,
  SettingsIcon,
  SoundOffIcon,
  SoundOnIcon,
  UndoIcon,
} from '#ui/art/icons.tsx';
import { LogoMark } from '#ui/art/Logo.tsx';
import { exportRecord } from '../match/file.ts';
import { LocalFeed } from '../match/localFeed.ts';
import { narrow } from '../narrow.ts';
import { useArrival } from '../Page.tsx';
import { route, to } from '../router.ts';
import { settings } from '../settings.ts';
import { words } from '../text/en.ts';
import { seats } from '../text/seats.ts';
import { canGiveUp, giveUp } from './GiveUp.tsx';
import { useHeld } from './held.ts';
import { replaySoFar } from './replaySoFar.ts';
import type { MenuItem, Shared } from './shared.ts';
import { canHint, toggleHint, toggleMute } from './tools.ts';

export function TopBar<K extends Kit>({
  veiled,
  menu = [],
  ...at
}: Shared<K> & { veiled: boolean; menu?: readonly MenuItem[] | undefined }) {
  const { match, table, openRule, undoing } = at;
  const { title } = match.game.words;
  const heading = useArrival(title);
  return (
    <header class="bar" inert={veiled}>
      <a class="bar__home" href={to.library()} aria-label={words.home}>
        <LogoMark size={32} />
      </a>
      <h1 ref={heading} tabIndex={-1} class="bar__title">
        {title}
      </h1>
      <Turn {...at} />
      <div class="bar__tools">
        <UndoButton match={match} undoing={undoing} />
        <HintButton match={match} table={table} />
        <button
          type="button"
          class="o-button o-button--quiet bar__tool"
          aria-label={words.table.rules}
          aria-keyshortcuts="?"
          onClick={openRule}
        >
          <RulesIcon /> <span>{words.table.rules}</span>
        </button>
        {narrow.value ? undefined : <MuteButton class="o-button o-button--quiet o-button--icon" />}
        <Menu {...at} more={menu} />
      </div>
    </header>
  );
}

function exportFrom<K extends Kit>(match: Shared<K>['match']): void {
  const record = match.record();
  if (record) exportRecord(record);
}

/** Which turn or round it is, or was when what is watched happened, as players of this game count. */
function Turn<K extends Kit>({
  match,
  table: { story },
  retelling,
}: Pick<Shared<K>, 'match' | 'table' | 'retelling'>) {
  const now = useHeld(story.turn(match.view.value), match.view.value);
  const { value: past } = retelling.player.shown;
  const turn = past?.view ? story.turn(past.view) : now;
  return turn > 0 ? <span class="bar__turn o-number">{story.turnWords(turn)}</span> : undefined;
}

/** It can always be pressed: where nothing can be undone, it says why. */
function UndoButton<K extends Kit>({ match, undoing }: Pick<Shared<K>, 'match' | 'undoing'>) {
  const offer = match.undoOffer.value;
  const { value: what } = undoing.next;
  const label = offer === 'yes' && what ? words.table.undoing(what) : words.table.undo[offer];
  return (
    <button
      type="button"
      class="o-button o-button--quiet bar__tool"
      aria-disabled={offer !== 'yes'}
      aria-label={label}
      aria-keyshortcuts="u"
      data-tip={label}
      data-tip-side="before"
      onClick={undoing.undo}
    >
      <UndoIcon /> <span>{words.table.undoShort}</span>
    </button>
  );
}

function HintButton<K extends Kit>({ match, table }: Pick<Shared<K>, 'match' | 'table'>) {
  const { status } = match.hints.hint.value;
  const label =
    status === 'thinking'
      ? words.table.hintStop
      : status === 'shown'
        ? words.table.hintOff
        : words.table.hint;
  return (
    <button
      type="button"
      class="o-button o-button--quiet bar__tool"
      aria-label={label}
      aria-pressed={status === 'shown'}
      aria-keyshortcuts="h"
      disabled={!canHint(match)}
      onClick={() => toggleHint(match, table)}
    >
      {status === 'thinking' ? <PauseIcon /> : <HintIcon />} <span>{words.table.hint}</span>
    </button>
  );
}

function MuteButton({ class: look, named = false }: { class: string; named?: boolean }) {
  const { muted, volume } = settings.value;
  const silent = muted || volume === 0;
  const label = silent ? words.table.unmute : words.table.mute;
  return (
    <button
      type="button"
      class={look}
      aria-label={label}
      aria-pressed={silent}
      aria-keyshortcuts="Shift+M"
      onClick={toggleMute}
    >
      {silent ? <SoundOffIcon /> : <SoundOnIcon />} {named ? label : undefined}
    </button>
  );
}

/** A menu is put away by whatever is done beside it; a press in it is told. */
function useClosedOutside(box: RefObject<HTMLDetailsElement | null>, pressed: () => void): void {
  useEffect(() => {
    const away = (event: Event) => {
      if (!box.current || !(event.target instanceof Node)) return;
      if (!box.current.contains(event.target)) box.current.open = false;
      else if (event.type === 'pointerdown') pressed();
    };
    addEventListener('pointerdown', away);
    addEventListener('focusin', away);
    return () => {
      removeEventListener('pointerdown', away);
      removeEventListener('focusin', away);
    };
  }, []);
}

function Menu<K extends Kit>({ more, ...at }: Shared<K> & { more: readonly MenuItem[] }) {
  const { match, sheet } = at;
  const box = useRef<HTMLDetailsElement>(null);
  const byPointer = useRef(false);
  useClosedOutside(box, () => {
    byPointer.current = true;
  });
  // The keyboard goes back to where it came from; a hand that pressed leaves nothing lit behind.
  const close = () => {
    if (!box.current) return;
    box.current.open = false;
    const button = box.current.querySelector('summary');
    if (!byPointer.current) button?.focus();
    else if (document.activeElement instanceof HTMLElement && box.current.contains(document.activeElement))
      document.activeElement.blur();
  };
  const pick = (run: () => void) => () => {
    close();
    run();
  };
  return (
    <details
      ref={box}
      class="menu"
      onKeyDown={({ key }) => {
        if (key !== 'Escape') byPointer.current = false;
        else if (box.current?.open) close();
      }}
    >
      <summary class="o-button o-button--quiet o-button--icon" aria-label={words.table.menu}>
        <MenuIcon />
      </summary>
      <div class="menu__list o-panel o-panel--raised">
        <button type="button" class="menu__item" onClick={pick(() => (sheet.value = 'settings'))}>
          <SettingsIcon /> {words.table.settings}
        </button>
        {narrow.value ? <MuteButton class="menu__item" named /> : undefined}
        {match instanceof LocalFeed && match.game.seated && !match.outcome.value ? (
          <button type="button" class="menu__item" onClick={pick(() => (sheet.value = 'seats'))}>
            <HomeIcon /> {seats.title}
          </button>
        ) : undefined}
        {more.map(({ label, icon, run }) => (
          <button key={label} type="button" class="menu__item" onClick={pick(run)}>
            {icon} {label}
          </button>
        ))}
        <button
          type="button"
          class="menu__item menu__item--keys"
          onClick={pick(() => (sheet.value = 'keys'))}
        >
          <KeyboardIcon /> {words.table.keys}
        </button>
        <button type="button" class="menu__item" onClick={pick(() => void replaySoFar(match))}>
          <ReplayIcon /> {words.table.replaySoFar}
        </button>
        {canGiveUp(match) ? (
          <button type="button" class="menu__item" onClick={pick(() => giveUp(at))}>
            <FlagIcon /> {words.table.giveUp}
          </button>
        ) : undefined}
        {match.recorded.value ? (
          <button type="button" class="menu__item" onClick={pick(() => exportFrom(match))}>
            <DownloadIcon /> {words.table.exportRecord}
          </button>
        ) : undefined}
        {route.value.page === 'online' ? (
          <a class="menu__item" href={to.mine()}>
            <MenuIcon /> {words.online.mine}
          </a>
        ) : undefined}
        <a class="menu__item" href={to.library()}>
          <HomeIcon /> {words.table.toLibrary}
        </a>
      </div>
    </details>
  );
}
