/** What people reported, with what stood around it. */
import { useState } from 'preact/hooks';
import type { ConsoleReport } from '#client/console.ts';
import { console } from '../../online/console.ts';
import { isolated } from '../../online/names.ts';
import { to } from '../../router.ts';
import { admin } from '../../text/admin.ts';
import { Field } from './Field.tsx';
import { Further } from './Further.tsx';
import { type Act, useAnswer } from './useAnswer.ts';
import { Waiting } from './Waiting.tsx';
import { type LookAt, when } from './when.ts';

const text = admin.report;

export function Reports({ lookAt }: { lookAt: LookAt }) {
  const [all, setAll] = useState(false);
  const [after, setAfter] = useState<string>();
  const { answer, act, ...rest } = useAnswer(() => console.reports({ all, after }), [all, after]);
  const choose = (which: boolean) => {
    setAfter(undefined);
    setAll(which);
  };
  return (
    <section aria-label={admin.parts.reports} class="console__part">
      <div class="o-segmented" role="radiogroup" aria-label={text.which}>
        {[false, true].map((one) => (
          <label key={String(one)}>
            <input type="radio" name="which" checked={one === all} onChange={() => choose(one)} />
            <span>{one ? text.all : text.open}</span>
          </label>
        ))}
      </div>
      {answer === undefined ? <Waiting {...rest} /> : undefined}
      {answer?.reports.length === 0 ? <p class="o-muted">{text.none}</p> : undefined}
      <ul class="console__list">
        {answer?.reports.map((report) => (
          <ReportRow key={report.id} report={report} act={act} lookAt={lookAt} />
        ))}
      </ul>
      <Further after={after} more={answer?.more} go={setAfter} />
    </section>
  );
}

export function ReportRow({ report, act, lookAt }: { report: ConsoleReport; act: Act; lookAt: LookAt }) {
  const { id, match, title, name, person, reporter, reason, context, created, handled, note } = report;
  const [remark, setRemark] = useState('');
  return (
    <li class="o-panel console__panel">
      <h2 class="console__heading">{text.about(isolated(name))}</h2>
      <p>
        <bdi>{reason}</bdi>
      </p>
      <p class="o-muted">
        {title} {context.seat === undefined ? '' : text.at(context.seat)} {when(created)}
        {person === '' ? `, ${text.forgotten}` : ''}
      </p>
      <Lines report={report} />
      <p class="console__row">
        {person === '' ? undefined : (
          <button type="button" class="o-button o-button--small" onClick={() => lookAt(person)}>
            {text.lookAt}
          </button>
        )}
        {reporter === '' ? undefined : (
          <button type="button" class="o-button o-button--small" onClick={() => lookAt(reporter)}>
            {text.by}
          </button>
        )}
        <a class="o-button o-button--small" href={to.online(match)}>
          {text.table}
        </a>
      </p>
      {handled === undefined ? (
        <form
          class="console__form"
          onSubmit={(event) => {
            event.preventDefault();
            void act(console.handle(id, remark.trim()), text.handled);
          }}
        >
          <Field label={text.note} value={remark} onValue={setRemark} />
          <button type="submit" class="o-button o-button--primary">
            {text.handle}
          </button>
        </form>
      ) : (
        <p class="o-muted">
          {text.handledAt(when(handled))}
          {note ? `: ${note}` : ''}
        </p>
      )}
    </li>
  );
}

/** The line it is about is marked. */
function Lines({ report: { lines, context } }: { report: ConsoleReport }) {
  if (lines.length === 0) return <p class="o-muted">{text.quiet}</p>;
  return (
    <ul class="console__lines" aria-label={text.said}>
      {lines.map(({ number, name, text: said }) => (
        <li key={number} data-meant={number === context.line ? '' : undefined}>
          <strong>
            <bdi>{name}</bdi>
          </strong>{' '}
          <bdi>{said}</bdi>
        </li>
      ))}
    </ul>
  );
}
