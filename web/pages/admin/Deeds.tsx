/** The log of the console: what was done, from where and when. */
import { useState } from 'preact/hooks';
import type { ConsoleDeed } from '#client/console.ts';
import { console } from '../../online/console.ts';
import { admin } from '../../text/admin.ts';
import { useAnswer } from './useAnswer.ts';
import { Waiting } from './Waiting.tsx';
import { when } from './when.ts';

const text = admin.log;

export function Deeds() {
  const [looks, setLooks] = useState(false);
  const [before, setBefore] = useState<number>();
  const { answer, ...rest } = useAnswer(
    () => console.log({ looks, ...(before === undefined ? {} : { before }) }),
    [looks, before],
  );
  const last = answer?.log.at(-1)?.at;
  return (
    <section aria-label={admin.parts.log} class="console__part">
      <label class="o-check">
        <input
          type="checkbox"
          checked={looks}
          onChange={({ currentTarget: { checked } }) => {
            setBefore(undefined);
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
      {last === undefined ? undefined : (
        <button type="button" class="o-button" onClick={() => setBefore(last)}>
          {text.more}
        </button>
      )}
    </section>
  );
}

function Deed({ deed: { at, who, action, about, detail } }: { deed: ConsoleDeed }) {
  const { reason, note, days } = detail as { reason?: string; note?: string; days?: number };
  const told = [reason, note, days === undefined ? undefined : String(days)].filter(Boolean).join(', ');
  return (
    <li class="console__item">
      <time dateTime={new Date(at).toISOString()}>{when(at)}</time>{' '}
      <strong>{text.deeds[action as keyof typeof text.deeds] ?? action}</strong> <bdi>{about}</bdi>
      {told ? (
        <>
          : <bdi>{told}</bdi>
        </>
      ) : undefined}{' '}
      <span class="o-muted">{who}</span>
    </li>
  );
}
