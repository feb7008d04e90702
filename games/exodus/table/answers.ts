/** Questions that follow each other and hang on nobody else: answered in any order on one sheet, sent with one press. */
import { useEffect, useLayoutEffect, useMemo, useState } from 'preact/hooks';
import { same } from '#engine';
import type { ExodusAction } from '../action.ts';
import type { ExodusFrame } from '../frame.ts';
import type { View } from '../view/index.ts';
import { useTheDesk } from './desk.ts';

type Actions = readonly ExodusAction[];

export interface Question {
  /** What can be answered, as far as the answers before it stand. */
  readonly options: Actions;
  /** The table as it would be by then. */
  readonly view: View;
  /** Inked by the person, or only pencilled; undefined where nothing is proposed. */
  readonly answer: ExodusAction | undefined;
  readonly inked: boolean;
}

export interface Answers {
  readonly questions: readonly Question[];
  put(action: ExodusAction): void;
  take(action: ExodusAction): void;
  send(): void;
}

interface Manner {
  /** The steps whose questions belong on the sheet. */
  readonly steps: ReadonlySet<ExodusFrame['step']>;
  /** What stands where nothing was inked, beside what the staff proposes. */
  usual(options: Actions): ExodusAction | undefined;
  /** Where the staff proposes nothing. */
  blank?(options: Actions): boolean;
}

/** `name`: what the press is called that sends it. */
export function useAnswers(name: string, manner: Manner): Answers {
  const { props, decision, view, perform } = useTheDesk();
  const [ink, setInk] = useState<Actions>([]);
  const [pencil, setPencil] = useProposal();
  const questions = useMemo((): Question[] => {
    const found: Question[] = [];
    const done: ExodusAction[] = [];
    const left = { ink: [...ink], pencil: [...pencil] };
    let here = decision && { prompt: decision.prompt, actions: decision.actions, view };
    while (here !== undefined && manner.steps.has(here.prompt) && here.actions.length > 0) {
      const { actions: options, view: then } = here;
      const inked = taken(left.ink, options);
      const staff = manner.blank?.(options) ? undefined : taken(left.pencil, options);
      const answer = inked ?? manner.usual(options) ?? staff;
      found.push({ options, view: then, answer, inked: inked !== undefined });
      const next = answer ?? neutral(options);
      if (next === undefined) break;
      done.push(next);
      const [first, ...rest] = done;
      here = first && props.open(first, ...rest);
    }
    return found;
  }, [decision, ink, pencil]);
  const send = () => perform(questions.flatMap(({ answer, options }) => answer ?? neutral(options) ?? []));
  const put = (action: ExodusAction) =>
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
      const without = (before: Actions) => before.filter((other) => !same(other, action));
      setInk(without);
      setPencil(without);
    },
    send,
  };
}

/** The last of these that can be answered here; it is used up then. */
function taken(of: ExodusAction[], options: Actions): ExodusAction | undefined {
  const at = of.findLastIndex((one) => options.some((option) => same(option, one)));
  return at < 0 ? undefined : of.splice(at, 1)[0];
}

/** What says nothing. */
const neutral = (options: Actions): ExodusAction | undefined =>
  options.find(
    (action) => action.type === 'enough' || (action.type === 'intent' && action.intent === 'none'),
  ) ?? options[0];

/** What a sound player would write; nothing in a lesson, and where hints are not given. */
function useProposal(): [Actions, (change: (before: Actions) => Actions) => void] {
  const { props, decision } = useTheDesk();
  const [pencil, setPencil] = useState<Actions>([]);
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
