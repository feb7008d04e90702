/** Goes on in a long list, and back to its beginning. */
import { admin as text } from '../../text/admin.ts';

interface FurtherProps {
  /** Where this part begins; the first begins nowhere. */
  after: string | undefined;
  /** Where the next begins, if there is one. */
  more: string | undefined;
  go(after: string | undefined): void;
}

export function Further({ after, more, go }: FurtherProps) {
  if (after === undefined && more === undefined) return null;
  return (
    <p class="console__row">
      {after === undefined ? undefined : (
        <button type="button" class="o-button" onClick={() => go(undefined)}>
          {text.newest}
        </button>
      )}
      {more === undefined ? undefined : (
        <button type="button" class="o-button" onClick={() => go(more)}>
          {text.earlier}
        </button>
      )}
    </p>
  );
}
