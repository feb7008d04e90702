/** Who is shut out, and shutting out addresses; people are shut out where one looks at them. */
import { useState } from 'preact/hooks';
import { console } from '../../online/console.ts';
import { admin } from '../../text/admin.ts';
import { BanForm } from './BanForm.tsx';
import { BanRow } from './BanRow.tsx';
import { Further } from './Further.tsx';
import { useAnswer } from './useAnswer.ts';
import { Waiting } from './Waiting.tsx';
import type { LookAt } from './when.ts';

const text = admin.ban;

export function Bans({ lookAt }: { lookAt: LookAt }) {
  const [after, setAfter] = useState<string>();
  const { answer, act, ...rest } = useAnswer(() => console.bans(after), [after]);
  return (
    <section aria-label={admin.parts.bans} class="console__part">
      <div class="o-panel console__panel">
        <h2 class="console__heading">{text.addresses}</h2>
        <BanForm whom={undefined} label={text.add} sure={admin.sure} act={act} done={text.added} />
      </div>
      {answer === undefined ? <Waiting {...rest} /> : undefined}
      {answer?.bans.length === 0 ? <p class="o-muted">{text.none}</p> : undefined}
      <ul class="console__list">
        {answer?.bans.map((ban) => (
          <BanRow key={ban.id} ban={ban} act={act} lookAt={lookAt} />
        ))}
      </ul>
      <Further after={after} more={answer?.more} go={setAfter} />
    </section>
  );
}
