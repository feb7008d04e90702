/** Questions that follow each other and hang on nobody else: answered in any order on one sheet, sent with one press. */
import { useEffect, useLayoutEffect, useMemo, useState } from 'preact/hooks';
import { type Kit, same } from '#engine';
import type { BoardProps } from '../table.ts';

export interface Question<K extends Kit> {
  /** What can be answered, as far as the answers before it stand. */
  readonly options: readonly K['action'][];
  /** The table as it would be by then. */
  readonly view: K['view'];
  /** Inked by the person, or only pencilled; undefined where nothing is proposed. */
  readonly answer: K['action'] | undefined;
  readonly inked: boolean;
}

export interface Answers<K extends Kit> {
  readonly questions: readonly Question<K>[];
  put(action: K['action']): void;
  take(action: K['action']): void;
  send(): void;
}

export interface Manner<K extends Kit> {
  /** What the press is called that sends it. */
  readonly name: string;
  /** The steps whose questions belong on the sheet. */
  readonly steps: ReadonlySet<K['frame']['step']>;
  /** What stands where nothing was inked, beside what is proposed. */
  usual(options: readonly K['action'][], view: K['view']): K['action'] | undefined;
  /** What says nothing, where nothing is answered at all. */
  neutral(options: readonly K['action'][]): K['action'] | undefined;
  /** Where nothing is proposed. */
  blank?(options: readonly K['action'][]): boolean;
}

type AnswerTerms<K extends Kit> = Pick<BoardProps<K>, 'decision' | 'view'> & { props: BoardProps<K> };

export function useAnswers<K extends Kit>(asked: AnswerTerms<K>, manner: Manner<K>): Answers<K> {
  const { props, decision, view } = asked;
  const { name, neutral } = manner;
  const [ink, setInk] = useState<readonly K['action'][]>([]);
  const [pencil, setPencil] = useProposal(props, decision);
  const questions = useMemo((): Question<K>[] => {
    const found: Question<K>[] = [];
    const done: K['action'][] = [];
    const left = { ink: [...ink], pencil: [...pencil] };
    let here = decision && { prompt: decision.prompt, actions: decision.actions, view };
    while (here !== undefined && manner.steps.has(here.prompt) && here.actions.length > 0) {
      const { actions: options, view: then } = here;
      const inked = taken(left.ink, options);
      const staff = manner.blank?.(options) ? undefined : taken(left.pencil, options);
      const answer = inked ?? manner.usual(options, then) ?? staff;
      found.push({ options, view: then, answer, inked: inked !== undefined });
      const next = answer ?? neutral(options);
      if (next === undefined) break;
      done.push(next);
      const [first, ...rest] = done;
      here = first && props.open(first, ...rest);
    }
    return found;
  }, [decision, ink, pencil]);
  const send = () => {
    const [first, ...rest] = questions.flatMap(({ answer, options }) => answer ?? neutral(options) ?? []);
    if (first) props.act(first, ...rest);
  };
  const put = (action: K['action']) =>
    setInk((before) => [...before.filter((other) => !same(other, action)), action]);
  useLayoutEffect(() => {
    const all = questions.flatMap(({ options }) => options);
    const actions = all.filter((action, at) => all.findIndex((other) => same(other, action)) === at);
    props.stage?.list({ actions, put, send: name, sent: send });
    return () => props.stage?.list(undefined);
  }, [questions, name]);
  return {
    questions,
    put,
    take(action) {
      const without = (before: readonly K['action'][]) => before.filter((other) => !same(other, action));
      setInk(without);
      setPencil(without);
    },
    send,
  };
}

/** The last of these that can be answered here; it is used up then. */
function taken<A>(of: A[], options: readonly A[]): A | undefined {
  const at = of.findLastIndex((one) => options.some((option) => same(option, one)));
  return at < 0 ? undefined : of.splice(at, 1)[0];
}

/** What a sound player would write; nothing in a lesson, and where hints are not given. */
function useProposal<K extends Kit>(
  props: BoardProps<K>,
  decision: BoardProps<K>['decision'],
): [readonly K['action'][], (change: (before: readonly K['action'][]) => readonly K['action'][]) => void] {
  const [pencil, setPencil] = useState<readonly K['action'][]>([]);
  const propose = props.allows ? undefined : props.stage?.propose;
  useEffect(() => {
    let gone = false;
    if (decision) propose?.().then((actions) => gone || setPencil([...actions].reverse()));
    return () => {
      gone = true;
    };
  }, [decision]);
  return [pencil, setPencil];
}
