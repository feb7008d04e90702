/** A press that asks once more, beside the choices: for what was pressed on the board or in the list. */
import type { Kit } from '#engine';
import { words } from '../text/en.ts';
import type { Asking } from './asking.ts';

/** `carded`: the way out in sight says itself that it is about to be taken. */
export function Sure<K extends Kit>({ asking, carded = false }: { asking: Asking<K>; carded?: boolean }) {
  const { value: asked } = asking.asked;
  if (asked === undefined || asked.how === 'dialog' || (carded && asked.how === 'grace')) return undefined;
  return (
    <section class="sure" role="alert">
      <p>
        <strong>{words.table.stop(asked.title)}</strong> {asked.how === 'grace' ? undefined : asked.words}
      </p>
      <p class="sure__ways">
        <button type="button" class="o-button o-button--small" onClick={asking.no}>
          {asked.how === 'grace' ? asked.words : words.cancel}
        </button>
        {asked.how !== 'grace' ? (
          <button type="button" class="o-button o-button--small o-button--primary" onClick={asking.yes}>
            {asked.more ? words.table.confirmAll(asked.more.length + 1) : words.table.confirm}
          </button>
        ) : undefined}
      </p>
    </section>
  );
}
