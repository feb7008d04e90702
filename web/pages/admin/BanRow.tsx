/** One ban, and lifting it. */
import type { ConsoleBan } from '#client/console.ts';
import { console } from '../../online/console.ts';
import { isolated } from '../../online/names.ts';
import { admin as text } from '../../text/admin.ts';
import type { Act } from './useAnswer.ts';
import { type LookAt, when } from './when.ts';

export function BanRow({ ban, act, lookAt }: { ban: ConsoleBan; act: Act; lookAt?: LookAt }) {
  const { id, player, name, addresses, reason, created, until } = ban;
  const whom = addresses ?? isolated(name ?? player ?? '');
  return (
    <li class="console__item console__row">
      <span>
        {player && lookAt ? (
          <button type="button" class="o-button o-button--small" onClick={() => lookAt(player)}>
            <bdi>{whom}</bdi>
          </button>
        ) : (
          <strong>{whom}</strong>
        )}{' '}
        <span class="o-muted">
          {until === undefined ? text.ban.forGood : text.ban.until(when(until))},{' '}
          {text.ban.since(when(created))}
        </span>{' '}
        {reason}
      </span>
      <button
        type="button"
        class="o-button o-button--small"
        aria-label={text.ban.liftOf(whom)}
        onClick={() => void act(console.lift(id), text.ban.lifted)}
      >
        {text.ban.lift}
      </button>
    </li>
  );
}
