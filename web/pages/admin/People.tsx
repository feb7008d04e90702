/** People: found by their name, and one of them with all that is known. */
import { useState } from 'preact/hooks';
import type { ConsolePerson } from '#client/console.ts';
import { console } from '../../online/console.ts';
import { isolated } from '../../online/names.ts';
import { admin } from '../../text/admin.ts';
import { Sure } from '../online/account/AddressPanel.tsx';
import { BanForm } from './BanForm.tsx';
import { BanRow } from './BanRow.tsx';
import { Field } from './Field.tsx';
import { Further } from './Further.tsx';
import { ReportRow } from './Reports.tsx';
import { TableRow } from './TableRow.tsx';
import { useAnswer } from './useAnswer.ts';
import { Waiting } from './Waiting.tsx';
import { type LookAt, when } from './when.ts';

const text = admin.person;

export function People({ person, lookAt }: { person: string | undefined; lookAt: LookAt }) {
  return person === undefined ? (
    <Found lookAt={lookAt} />
  ) : (
    <Person key={person} id={person} lookAt={lookAt} />
  );
}

function Found({ lookAt }: { lookAt: LookAt }) {
  const [draft, setDraft] = useState('');
  const [search, setSearch] = useState('');
  const [after, setAfter] = useState<string>();
  const { answer, ...rest } = useAnswer(() => console.people(search, after), [search, after]);
  return (
    <section aria-label={admin.parts.people} class="console__part">
      <form
        class="console__form"
        onSubmit={(event) => {
          event.preventDefault();
          setAfter(undefined);
          setSearch(draft.trim());
        }}
      >
        <Field label={text.search} value={draft} onValue={setDraft} />
        <button type="submit" class="o-button">
          {text.find}
        </button>
      </form>
      {answer === undefined ? <Waiting {...rest} /> : undefined}
      {answer?.people.length === 0 ? <p class="o-muted">{text.none}</p> : undefined}
      <ul class="console__list">
        {answer?.people.map((one) => (
          <li key={one.id} class="console__item console__row">
            <span>
              <strong>
                <bdi>{one.name}</bdi>
              </strong>{' '}
              <span class="o-muted">{notes(one)}</span>
            </span>
            <button
              type="button"
              class="o-button o-button--small"
              aria-label={text.lookAt(isolated(one.name))}
              onClick={() => lookAt(one.id)}
            >
              {text.look}
            </button>
          </li>
        ))}
      </ul>
      <Further after={after} more={answer?.more} go={setAfter} />
    </section>
  );
}

function notes({ account, tables, reports, banned, seen, created }: ConsolePerson): string {
  return [
    account ? text.account : text.guest,
    text.tables(tables),
    ...(reports > 0 ? [text.reports(reports)] : []),
    ...(banned ? [text.banned] : []),
    seen > 0 ? text.seen(when(seen)) : text.came(when(created)),
  ].join(', ');
}

function Person({ id, lookAt }: { id: string; lookAt: LookAt }) {
  const { answer, act, ...rest } = useAnswer(() => console.person(id), [id]);
  if (answer === undefined) return <Waiting {...rest} />;
  const { person, tables, bans, reports } = answer;
  const name = isolated(person.name);
  const forget = async () => {
    const gone = await console.forget(id);
    if (await act(Promise.resolve(gone), text.forgotten)) lookAt(undefined);
  };
  return (
    <section aria-label={admin.parts.people} class="console__part">
      <p>
        <button type="button" class="o-button o-button--small" onClick={() => lookAt(undefined)}>
          {text.back}
        </button>
      </p>
      <div class="o-panel console__panel">
        <h2 class="console__heading">{name}</h2>
        <p class="o-muted">{notes(person)}</p>
        <p class="o-muted">
          {text.id} <code>{id}</code>
        </p>
        <BanForm
          whom={{ player: id }}
          label={text.ban}
          sure={text.banSure(name)}
          act={act}
          done={() => text.banned_(name)}
        />
      </div>
      <h2 class="o-eyebrow">{text.theirBans}</h2>
      {bans.length === 0 ? <p class="o-muted">{text.nothing}</p> : undefined}
      <ul class="console__list">
        {bans.map((ban) => (
          <BanRow key={ban.id} ban={ban} act={act} />
        ))}
      </ul>
      <h2 class="o-eyebrow">{text.theirReports}</h2>
      {reports.length === 0 ? <p class="o-muted">{text.nothing}</p> : undefined}
      <ul class="console__list">
        {reports.map((report) => (
          <ReportRow key={report.id} report={report} act={act} lookAt={lookAt} />
        ))}
      </ul>
      <h2 class="o-eyebrow">{text.theirTables}</h2>
      {tables.length === 0 ? <p class="o-muted">{text.nothing}</p> : undefined}
      <ul class="console__list">
        {tables.map((table) => (
          <TableRow key={table.id} table={table} act={act} lookAt={lookAt} />
        ))}
      </ul>
      <p>
        <Sure label={text.forget} sure={text.forgetSure} onSure={() => void forget()} />
      </p>
    </section>
  );
}
