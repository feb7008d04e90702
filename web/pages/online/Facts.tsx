/** What is agreed at a table. */
import type { TableInfo } from '#client';
import { factsOf } from '../../online/facts.ts';

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
