/** Drawing a board: what lies where, by hand or with its images; what is wrong with it by its rule; what bots make of it. */
import type { JSX } from 'preact';
import { useMemo, useRef, useState } from 'preact/hooks';
import { scrollable } from '#ui/scrollable.ts';
import { boardAdvice, boardProblem } from '../content/boardRules.ts';
import type { BoardProblem } from '../content/boardText.ts';
import { axialOf } from '../rules/hex.ts';
import { boardProblemLine } from '../text/boardProblems.ts';
import { EDITOR_WORDS as words } from '../text/editor.ts';
import { BoardCanvas } from './BoardCanvas.tsx';
import {
  type BoardDraft,
  draftFrom,
  layoutOf,
  type Mirror,
  pressed,
  spacesIn,
  TOOLS,
  type Tool,
  textOf,
} from './draft.ts';
import { Fairness, type Measure } from './Fairness.tsx';
import { Palette } from './Palette.tsx';
import './editor.css';

export interface EditorProps {
  readonly first: BoardDraft;
  /** Lets bots play on a board and tells how it goes. */
  readonly measure: Measure;
  openRule(rule: string): void;
  play(text: string): void;
  share(text: string): void;
  save(text: string, name: string): void;
  complain(words: string): void;
  /** Told whenever the board changes, so that nothing is lost. */
  keep(text: string): void;
}

const MOST_UNDONE = 100;

export function Editor(props: EditorProps): JSX.Element {
  const [draft, setDraft] = useState(props.first);
  const [tool, setTool] = useState<Tool>('station');
  const [mirror, setMirror] = useState<Mirror>('C2');
  const past = useRef<BoardDraft[]>([]);
  const change = (next: BoardDraft): void => {
    past.current = [...past.current, draft].slice(-MOST_UNDONE);
    setDraft(next);
    props.keep(textOf(next));
  };
  const undo = (): void => {
    const before = past.current.pop();
    if (before) {
      setDraft(before);
      props.keep(textOf(before));
    }
  };
  const layout = useMemo(() => layoutOf(draft), [draft]);
  const problem = useMemo(() => boardProblem(layout), [layout]);
  const advice = useMemo(() => (problem ? [] : boardAdvice(layout)), [layout, problem]);
  const marked = new Set([problem, ...advice].flatMap((one) => (one ? spacesIn(boardProblemLine(one)) : [])));
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: numbers take the tools, as they stand in their row
    <div
      class="ms-editor"
      data-game="mothership"
      onKeyDown={(event) => {
        if (event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement) return;
        const chosen = TOOLS[Number(event.key) - 1];
        if (chosen) setTool(chosen);
        if (event.key === 'u') undo();
      }}
    >
      <BoardCanvas
        draft={draft}
        marked={marked}
        press={(at) => change(pressed(draft, tool, axialOf(at), mirror))}
      />
      <aside ref={scrollable} class="ms-editor__side">
        <Palette
          {...{ draft, change, tool, setTool, mirror, setMirror }}
          undo={past.current.length > 0 ? undo : undefined}
        />
        <p class="o-muted o-number">
          {words.held(layout.stations.length, layout.minerals.length, layout.gas.length, layout.tiles.length)}
        </p>
        {problem ? (
          <Problems title={words.wrong} problems={[problem]} openRule={props.openRule} tone="bad" />
        ) : (
          <output class="ms-editor__fine">{words.fine(layout.seats)}</output>
        )}
        {advice.length > 0 ? (
          <Problems title={words.better} problems={advice} openRule={props.openRule} tone="warn" />
        ) : undefined}
        {problem ? undefined : (
          <Fairness key={textOf(draft)} text={textOf(draft)} seats={layout.seats} measure={props.measure} />
        )}
        <Ways {...props} draft={draft} playable={problem === undefined} change={change} />
      </aside>
    </div>
  );
}

interface ProblemsProps {
  readonly title: string;
  readonly problems: readonly BoardProblem[];
  readonly tone: 'bad' | 'warn';
  openRule(rule: string): void;
}

function Problems({ title, problems, tone, openRule }: ProblemsProps): JSX.Element {
  return (
    <section class="ms-editor__problems" data-tone={tone} role={tone === 'bad' ? 'alert' : undefined}>
      <h2 class="o-eyebrow">{title}</h2>
      <ul>
        {problems.map((problem) => (
          <li key={boardProblemLine(problem)}>
            {boardProblemLine(problem)}{' '}
            <button
              type="button"
              class="o-button o-button--quiet o-button--small"
              onClick={() => openRule(problem.rule)}
            >
              {problem.rule}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

type WaysProps = EditorProps & { draft: BoardDraft; playable: boolean; change(draft: BoardDraft): void };

function Ways({ draft, playable, change, play, share, save, complain }: WaysProps): JSX.Element {
  const text = textOf(draft);
  const open = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    const read = draftFrom((await file.text()).slice(0, 10_000));
    if ('problem' in read) complain(words.unread(read.problem));
    else change(read);
  };
  return (
    <div class="ms-editor__ways">
      <button
        type="button"
        class="o-button o-button--primary"
        disabled={!playable}
        onClick={() => play(text)}
      >
        {words.play}
      </button>
      <button type="button" class="o-button o-button--small" onClick={() => share(text)}>
        {words.link}
      </button>
      <button
        type="button"
        class="o-button o-button--small"
        onClick={() => save(textOf(draft, '\n'), draft.name)}
      >
        {words.save}
      </button>
      <label class="o-button o-button--small">
        {words.open}
        <input
          class="visually-hidden"
          type="file"
          accept=".txt,text/plain"
          onChange={({ currentTarget }) => void open(currentTarget.files?.[0])}
        />
      </label>
      <details>
        <summary>{words.text}</summary>
        <pre ref={scrollable} class="ms-editor__text">
          {textOf(draft, '\n')}
        </pre>
      </details>
    </div>
  );
}
