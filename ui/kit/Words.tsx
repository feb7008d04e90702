/** Words of the app in which the terms of the game can be looked up: by hover, focus or press. */
import { type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { createContext, type JSX } from 'preact';
import { useContext, useEffect, useRef } from 'preact/hooks';
import type { Term } from '#engine';
import { Glossary, type Mention } from './glossary.ts';
import './terms.css';

/** Terms that are explained beside something. */
export interface Explained {
  readonly terms: readonly Term[];
  readonly at: Element;
  /** Looked at until one looks away; asked for until it is closed; met for the first time, until anything is pressed. */
  readonly how: 'look' | 'asked' | 'met';
}

export interface Glossing {
  readonly glossary: ReadonlySignal<Glossary>;
  readonly explained: Signal<Explained | undefined>;
}

/** Where no game brings terms, words are words. */
const PLAIN: Glossing = { glossary: signal(new Glossary([])), explained: signal(undefined) };

export const GlossingContext = createContext<Glossing>(PLAIN);

export function Words({ text }: { text: string }): JSX.Element {
  const glossing = useContext(GlossingContext);
  return (
    <>
      {glossing.glossary.value.pieces(text).map(({ said, mention, stop }) =>
        mention === undefined ? (
          said
        ) : (
          <span key={mention.term.id} class="term__whole">
            <TermLink mention={mention} glossing={glossing} />
            {stop}
          </span>
        ),
      )}
    </>
  );
}

function TermLink({ mention, glossing }: { mention: Mention; glossing: Glossing }): JSX.Element {
  const { words, term } = mention;
  const { explained } = glossing;
  const open = explained.value?.terms[0] === term && explained.value.how !== 'met';
  const show = (at: Element, how: Explained['how']): void => {
    explained.value = { terms: [term], at, how };
  };
  const away = (): void => {
    if (explained.value?.how === 'look') explained.value = undefined;
  };
  const link = useRef<HTMLButtonElement>(null);
  // What is explained goes with its word.
  useEffect(() => {
    const { current: own } = link;
    return () => {
      if (explained.value?.at === own) away();
    };
  }, []);
  return (
    <button
      ref={link}
      type="button"
      class="term"
      aria-expanded={open}
      // A word that comes to lie under a mouse at rest was not looked at.
      onPointerMove={({ pointerType, movementX, movementY, currentTarget }) => {
        const moved = pointerType === 'mouse' && (movementX !== 0 || movementY !== 0);
        if (moved && !open && explained.value?.how !== 'asked') show(currentTarget, 'look');
      }}
      onPointerLeave={away}
      onFocus={({ currentTarget }) => {
        if (currentTarget.matches(':focus-visible')) show(currentTarget, 'look');
      }}
      onBlur={away}
      onClick={({ currentTarget }) => show(currentTarget, 'asked')}
    >
      {words}
    </button>
  );
}
