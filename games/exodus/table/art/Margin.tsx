/** What every jump has in hand before the dice: Faith less Treachery. */
import type { JSX } from 'preact';
import { GAUGE_WORDS, signed } from '../../text/table.ts';
import type { View } from '../../view/index.ts';

export function Margin({ view, open }: { view: View; open: () => void }): JSX.Element {
  const margin = view.traits.faith - view.traits.treachery;
  return (
    <button
      type="button"
      class="xd-margin"
      data-level={margin < 0 ? 'danger' : margin < 3 ? 'warn' : 'fine'}
      data-panel="treachery"
      title={GAUGE_WORDS.marginLong(margin)}
      onClick={open}
    >
      <small>{GAUGE_WORDS.margin}</small>
      <b class="o-number">{signed(margin)}</b>
    </button>
  );
}
