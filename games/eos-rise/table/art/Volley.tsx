/** What the dice come to: that they defeat nobody and so nothing is fired, or who gets the levels that a volley brings. */
import type { JSX } from 'preact';
import type { Batch } from '#engine';
import type { CharacterId } from '../../content/characters.ts';
import type { EosRise } from '../../state.ts';
import { FIGHT_WORDS } from '../../text/table.ts';
import type { View } from '../../view.ts';
import { Heirs } from './Heirs.tsx';

interface VolleyProps {
  readonly view: View;
  readonly batches: readonly Batch<EosRise>[];
  /** The dice have had their say. */
  readonly late: boolean;
  readonly heir: CharacterId | undefined;
  promise(to: CharacterId): void;
}

export function Volley({ view, batches, late, heir, promise }: VolleyProps): JSX.Element | undefined {
  const { combat, asking } = view;
  const fires = batches.find(({ id }) => id === 'volley' || id === 'enough');
  if (fires)
    return heir && fires.actions.some(({ type }) => type === 'level') ? (
      <Heirs {...{ view, heir, promise }} />
    ) : undefined;
  if (!combat || combat.dice.length === 0 || combat.cards.some(({ spent }) => spent)) return undefined;
  const words = asking?.step === 'rollWindow' ? 'soon' : late ? 'done' : undefined;
  return words && <p class={`er-unfired er-unfired--${words}`}>{FIGHT_WORDS.unfired[words]}</p>;
}
