/** A list of tables under its heading. */
import type { ComponentChildren } from 'preact';
import type { TableInfo } from '#client';
import { ReplayIcon } from '#ui/art/icons.tsx';
import { words } from '../../text/en.ts';
import { sentence } from '../../text/sentence.ts';
import { TableCard } from './TableCard.tsx';

interface TablesProps {
  id: string;
  title: string;
  empty?: string;
  tables: readonly TableInfo[];
  /** Between the heading and the list. */
  children?: ComponentChildren;
}

export function Tables({ id, title, empty, tables, children }: TablesProps) {
  if (tables.length === 0 && empty === undefined) return undefined;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} class="o-eyebrow">
        {title}
      </h2>
      {children}
      {tables.length === 0 ? <p class="o-muted">{empty}</p> : undefined}
      <ul class="library__saves">
        {tables.map((table) => (
          <TableCard key={table.id} table={table} />
        ))}
      </ul>
    </section>
  );
}

export function Unreachable({ look, shut }: { look(): void; shut: string | undefined }) {
  const text = words.online;
  return (
    <div class="o-panel lobby__trouble" role="alert">
      <p>
        {shut ? (
          <strong>{sentence(shut)}</strong>
        ) : (
          <>
            <strong>{text.unreachable}.</strong> {text.unreachableDetail}
          </>
        )}
      </p>
      <button type="button" class="o-button" onClick={look}>
        <ReplayIcon /> {text.tryAgain}
      </button>
    </div>
  );
}
