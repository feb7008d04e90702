/** What is agreed at a table. */
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
      <div class="facts__wide">
        <dt>{words.online.facts.dice}</dt>
        <dd class="room__link o-number">{table.commitment}</dd>
        <dd class="o-muted">{words.online.facts.diceHelp}</dd>
      </div>
    </dl>
  );
}
