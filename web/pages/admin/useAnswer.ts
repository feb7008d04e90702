/** What the console shows, asked anew when it changes; and doing something about it. */
import { useEffect, useState } from 'preact/hooks';
import type { Answer } from '#client';
import { toast } from '#ui/Toasts.tsx';
import { leave } from '../../online/console.ts';

/** Does something, says how it went, and looks again. Gives whether it went well. */
export type Act = (asked: Promise<Answer>, done: string) => Promise<boolean>;

/** An answer of the console, and how to ask again. */
export interface AnswerHold<T> {
  /** Nothing until the first answer is there. */
  readonly answer: T | undefined;
  readonly trouble: string | undefined;
  readonly act: Act;
  look(): void;
}

export function useAnswer<T extends object>(
  ask: () => Promise<Answer<T>>,
  about: readonly unknown[],
): AnswerHold<T> {
  const [answer, setAnswer] = useState<T>();
  const [trouble, setTrouble] = useState<string>();
  const take = (given: Answer<T>) => {
    setTrouble(given.ok ? undefined : given.error.message);
    if (given.ok) setAnswer(given);
    // A token that opens nothing any more is asked for again.
    else if (given.error.code === 'not-signed-in') leave();
  };
  useEffect(() => {
    let wanted = true;
    void ask().then((given) => {
      if (wanted) take(given);
    });
    return () => {
      wanted = false;
    };
  }, about);
  const look = () => void ask().then(take);
  const act: Act = async (asked, done) => {
    const given = await asked;
    toast(
      given.ok
        ? { tone: 'success', kind: 'console', words: done }
        : { tone: 'danger', words: given.error.message },
    );
    if (given.ok) look();
    return given.ok;
  };
  return { answer, trouble, act, look };
}
