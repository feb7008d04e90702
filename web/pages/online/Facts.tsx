/** What is agreed at a table, and the fingerprint of its dice. */
import type { TableInfo } from '#client';
import { factsOf } from '../../online/facts.ts';
import { words } from '../../text/en.ts';

export function Facts({ table }: { table: TableInfo }) {
  return (
    <dl class="facts">
      {factsOf(table).map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

export function Fingerprint({ table }: { table: TableInfo }) {
  const text = words.online.facts;
  return (
    <>
      <p class="room__link o-number">{table.commitment}</p>
      <p class="o-muted">{text.diceHelp}</p>
    </>
  );
}
