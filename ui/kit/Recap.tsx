/** The strip that tells what happened since one's last decision, and plays it on the board. */
import type { ComponentType } from 'preact';
import { useState } from 'preact/hooks';
import type { Kit } from '#engine';
import { ChevronLeftIcon, ChevronRightIcon, CloseIcon, PauseIcon, PlayIcon } from '../art/icons.tsx';
import { scrollable } from '../scrollable.ts';
import { kit } from '../text.ts';
import { type Picture, picturesOf, type RecapPlayer } from './player.ts';
import type { Chapter, Past, RecapLine, Retold, Recap as Told } from './recap.ts';
import { lossesFirst, lossesIn, stagesInOrder, stagesInShort } from './recapOrder.ts';
import './recap.css';

/** What a game draws to a line, beside its words: dice, votes, an emblem. */
export type Figure<K extends Kit> = ComponentType<{
  readonly events: readonly K['event'][];
  /** All that happened since one's last decision, those among them. */
  readonly told: readonly K['event'][];
  readonly view: K['view'];
}>;

interface RecapProps<K extends Kit> {
  readonly recap: Told;
  readonly past: Past<K>;
  readonly retold: Retold<K>;
  readonly view: K['view'];
  readonly figure: Figure<K> | undefined;
  readonly player: RecapPlayer<K>;
  /** Where there is little room, one line shows until it is opened. */
  readonly narrow: boolean;
  onDismiss?(): void;
  /** What the actor of a chapter said in it. */
  said?(chapter: Chapter): string | undefined;
  /** Opens the log, where there is more. */
  onMore(): void;
}

export function Recap<K extends Kit>(props: RecapProps<K>) {
  const { recap, past, retold, player, narrow, onDismiss } = props;
  const [open, setOpen] = useState(false);
  const pictures = (): Picture<K>[] => picturesOf(retold, past, recap);
  const { value: shown } = player.shown;
  const lit = shown?.line ?? player.lit.value;
  const play = (line: RecapLine) => {
    const all = pictures();
    const at = all.findIndex((one) => one.line === line);
    player.watch(all.slice(Math.max(0, at - 1), at + 1).map((one) => (one.line === line ? one : bare(one))));
  };
  const staged = stagesInOrder(recap.chapters);
  const chapters = narrow && !open ? firstOf(recap, lit) : (staged ?? lossesFirst(recap.chapters));
  return (
    <section
      ref={scrollable}
      class={`recap${narrow && !open ? ' recap--strip' : ''}`}
      aria-label={kit.recap}
      data-watching={shown ? '' : undefined}
    >
      <header class="recap__head">
        <h2 class={`recap__title o-eyebrow${shown ? ' visually-hidden' : ''}`}>
          {kit.recap}
          {!narrow && !staged && recap.chapters.length > 1 ? (
            <small>{chapters === recap.chapters ? kit.newestFirst : kit.lossesFirst}</small>
          ) : undefined}
        </h2>
        {shown ? (
          <Controls player={player} />
        ) : (
          <button
            type="button"
            class="o-button o-button--small"
            aria-keyshortcuts="j"
            onClick={() => player.watch(pictures())}
          >
            <PlayIcon size={14} /> <span class="recap__watch">{kit.watch}</span>
          </button>
        )}
        {narrow && recap.chapters.length > 0 ? (
          <button
            type="button"
            class="recap__all o-button o-button--quiet o-button--small"
            aria-expanded={open}
            onClick={() => setOpen(!open)}
          >
            {open ? kit.less : kit.all}
          </button>
        ) : undefined}
        {onDismiss ? (
          <button
            type="button"
            class="o-button o-button--quiet o-button--icon o-button--small"
            aria-label={kit.dismiss}
            onClick={onDismiss}
          >
            <CloseIcon size={16} />
          </button>
        ) : undefined}
      </header>
      <ol ref={scrollable} class="recap__chapters">
        {chapters.map((chapter) => (
          <Part
            key={`${chapter.from} ${chapter.title} ${chapter.lines[0]?.text}`}
            {...props}
            chapter={chapter}
            lit={lit}
            play={play}
          />
        ))}
      </ol>
    </section>
  );
}

/** In a strip so many chapters of losses have room. */
const MOST_LOSSES = 2;

function bare<K extends Kit>({ chapter, view }: Picture<K>): Picture<K> {
  return { chapter, view, events: [] };
}

/** The line that is lit, or what was lost, or of the last thing that happened what touches oneself. */
function firstOf({ chapters }: Told, lit: RecapLine | undefined): Chapter[] {
  const staged = stagesInOrder(chapters);
  if (lit === undefined && staged) return stagesInShort(staged);
  const losses = lossesIn(chapters);
  if (lit === undefined && losses.length > 0) return losses.slice(0, MOST_LOSSES);
  const chapter =
    chapters.find(({ lines }) => lit && lines.includes(lit)) ??
    chapters.findLast(({ from }) => from === chapters[0]?.from);
  const line =
    lit && chapter?.lines.includes(lit)
      ? lit
      : (chapter?.lines.find(({ touches }) => touches !== 'other') ?? chapter?.lines[0]);
  return chapter && line ? [{ ...chapter, lines: [line], more: 0 }] : [];
}

function Part<K extends Kit>({
  chapter,
  said,
  lit,
  play,
  figure: Drawn,
  past,
  retold,
  view,
  onMore,
}: RecapProps<K> & { chapter: Chapter; lit: RecapLine | undefined; play(line: RecapLine): void }) {
  const { actor, title, nth, lines, more } = chapter;
  const events = past.passed.flatMap((passed) => passed.events);
  const voice = said?.(chapter);
  // Whom it touches goes without saying of one's own deeds too.
  const alone = actor === past.seat || (retold.alone?.(view) ?? false);
  return (
    <li class="recap__chapter" data-actor={typeof actor === 'number' ? 'seat' : actor}>
      <h3 class="recap__actor">{nth === undefined ? title : kit.nth(nth, title)}</h3>
      {voice === undefined ? undefined : <p class="recap__said">{voice}</p>}
      <ul class="recap__lines">
        {lines.map((line) => (
          <li key={`${line.from} ${line.to} ${line.text}`}>
            <button
              type="button"
              class="recap__line"
              data-tone={line.tone}
              aria-current={line === lit ? 'true' : undefined}
              onClick={() => play(line)}
            >
              <span>{line.text}</span>
              {(line.says ? [] : line.delta).map(({ of, from, to }) => (
                <span key={of} class="recap__delta">
                  {of} {from} → <b>{to}</b>
                </span>
              ))}
              {line.touches === 'other' || alone ? undefined : (
                <span class="recap__to">{kit.touches[line.touches]}</span>
              )}
            </button>
            {Drawn ? (
              <Drawn
                events={line.events.flatMap((number) => events[number] ?? [])}
                told={events}
                view={view}
              />
            ) : undefined}
          </li>
        ))}
      </ul>
      {more > 0 ? (
        <button type="button" class="recap__more o-button o-button--quiet o-button--small" onClick={onMore}>
          {kit.more(more)}
        </button>
      ) : undefined}
    </li>
  );
}

function Controls<K extends Kit>({ player }: { player: RecapPlayer<K> }) {
  const { value: paused } = player.paused;
  return (
    <div class="recap__controls">
      <button
        type="button"
        class="o-button o-button--quiet o-button--icon o-button--small"
        aria-label={kit.previous}
        onClick={() => player.step(-1)}
      >
        <ChevronLeftIcon size={16} />
      </button>
      <button
        type="button"
        class="o-button o-button--icon o-button--small"
        aria-label={paused ? kit.play : kit.pause}
        onClick={() => player.toggle()}
      >
        {paused ? <PlayIcon size={14} /> : <PauseIcon size={14} />}
      </button>
      <button
        type="button"
        class="o-button o-button--quiet o-button--icon o-button--small"
        aria-label={kit.next}
        onClick={() => player.step(1)}
      >
        <ChevronRightIcon size={16} />
      </button>
      <button type="button" class="o-button o-button--small" onClick={() => player.stop()}>
        {kit.now}
      </button>
    </div>
  );
}
