/** The log of the console: what was done, from where and when. */
import { useState } from 'preact/hooks';
import type { ConsoleDeed } from '#client/console.ts';
import { console } from '../../online/console.ts';
import { admin } from '../../text/admin.ts';
import { called } from '../../text/called.ts';
import { Further } from './Further.tsx';
import { useAnswer } from './useAnswer.ts';
import { Waiting } from './Waiting.tsx';
import { when } from './when.ts';

const text = admin.log;

export function Deeds() {
  const [looks, setLooks] = useState(false);
  const [after, setAfter] = useState<string>();
  const { answer, ...rest } = useAnswer(() => console.log({ looks, after }), [looks, after]);
  return (
    <section aria-label={admin.parts.log} class="console__part">
      <label class="o-check">
        <input
          type="checkbox"
          checked={looks}
          onChange={({ currentTarget: { checked } }) => {
            setAfter(undefined);
            setLooks(checked);
          }}
        />
        <span>{text.looks}</span>
      </label>
      {answer === undefined ? <Waiting {...rest} /> : undefined}
      {answer?.log.length === 0 ? <p class="o-muted">{text.none}</p> : undefined}
      <ul class="console__list">
        {answer?.log.map((deed) => (
          <Deed key={deed.id} deed={deed} />
        ))}
      </ul>
      <Further after={after} more={answer?.more} go={setAfter} />
    </section>
  );
}

interface Detail {
  readonly reason?: string;
  readonly note?: string;
  readonly days?: number;
  /** What came of it: `begun` until that is known. */
  readonly outcome?: string;
  readonly refusal?: string;
}

function Deed({ deed: { at, who, action, about, detail } }: { deed: ConsoleDeed }) {
  const { reason, note, days, outcome, refusal } = detail as Detail;
  const went = outcome === 'begun' ? text.begun : refusal === undefined ? undefined : text.refused(refusal);
  const told = [reason, note, days === undefined ? undefined : String(days), went].filter(Boolean).join(', ');
  return (
    <li class="console__item">
      <time dateTime={new Date(at).toISOString()}>{when(at)}</time>{' '}
      <strong>{called(text.deeds, action)}</strong> <bdi>{about}</bdi>
      {told ? (
        <>
          : <bdi>{told}</bdi>
        </>
      ) : undefined}{' '}
      <span class="o-muted">{who}</span>
    </li>
  );
}
