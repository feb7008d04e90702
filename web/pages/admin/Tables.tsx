/** All tables of the server, also those by link. */
import { useState } from 'preact/hooks';
import { console } from '../../online/console.ts';
import { admin } from '../../text/admin.ts';
import { Further } from './Further.tsx';
import { TableRow } from './TableRow.tsx';
import { useAnswer } from './useAnswer.ts';
import { Waiting } from './Waiting.tsx';
import type { LookAt } from './when.ts';

const text = admin.table;
const STATUSES = ['playing', 'open', 'over'] as const;

export function Tables({ lookAt }: { lookAt: LookAt }) {
  const [status, setStatus] = useState<(typeof STATUSES)[number]>('playing');
  const [after, setAfter] = useState<string>();
  const { answer, act, ...rest } = useAnswer(() => console.tables(status, { after }), [status, after]);
  const choose = (which: typeof status) => {
    setAfter(undefined);
    setStatus(which);
  };
  return (
    <section aria-label={admin.parts.tables} class="console__part">
      <div class="o-segmented" role="radiogroup" aria-label={text.which}>
        {STATUSES.map((one) => (
          <label key={one}>
            <input type="radio" name="status" checked={one === status} onChange={() => choose(one)} />
            <span>{text.statuses[one]}</span>
          </label>
        ))}
      </div>
      {answer === undefined ? <Waiting {...rest} /> : undefined}
      {answer?.tables.length === 0 ? <p class="o-muted">{text.none}</p> : undefined}
      <ul class="console__list">
        {answer?.tables.map((table) => (
          <TableRow key={table.id} table={table} act={act} lookAt={lookAt} />
        ))}
      </ul>
      <Further after={after} more={answer?.more} go={setAfter} />
    </section>
  );
}
