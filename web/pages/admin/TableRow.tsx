/** One table, who sits there, and closing it. */
import type { ConsoleTable } from '#client/console.ts';
import { console } from '../../online/console.ts';
import { to } from '../../router.ts';
import { admin as text } from '../../text/admin.ts';
import { called } from '../../text/called.ts';
import { Sure } from '../online/account/AddressPanel.tsx';
import type { Act } from './useAnswer.ts';
import { type LookAt, when } from './when.ts';

export function TableRow({ table, act, lookAt }: { table: ConsoleTable; act: Act; lookAt: LookAt }) {
  const { id, title, status, visibility, seats, updated, ended } = table;
  const { statuses, by } = text.table;
  return (
    <li class="console__item">
      <div class="console__row">
        <span>
          <strong>{title}</strong>{' '}
          <span class="o-muted">
            {called(statuses, status)}, {called(by, visibility)}, {when(updated)}
            {ended ? `, ${text.table.ended(ended)}` : ''}
          </span>
        </span>
        <span class="console__row">
          <a class="o-button o-button--small" href={to.online(id)}>
            {text.report.table}
          </a>
          {status === 'over' ? undefined : (
            <Sure
              label={text.table.close}
              sure={text.sure}
              spoken={text.table.closeOf(id)}
              onSure={() => void act(console.close(id), text.table.closed)}
            />
          )}
        </span>
      </div>
      <p class="console__names">
        {seats.map(({ name, kind, held: [player] }, seat) =>
          player === undefined ? (
            <span key={seat} class="o-muted">
              {kind === 'free' ? text.table.free : name || text.table.bot}
            </span>
          ) : (
            <button key={seat} type="button" class="o-button o-button--small" onClick={() => lookAt(player)}>
              <bdi>{name}</bdi>
            </button>
          ),
        )}
      </p>
    </li>
  );
}
