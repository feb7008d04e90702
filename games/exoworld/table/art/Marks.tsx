/** Effects, prices and cards as marks with numbers. */
import type { JSX } from 'preact';
import { type CardId, isModule } from '../../content/cards.ts';
import { MODULES } from '../../content/modules.ts';
import { RESOURCES } from '../../content/resources.ts';
import type { Price } from '../../outlook/price.ts';
import { signed } from '../../text/nouns.ts';
import { TABLE_WORDS } from '../../text/table.ts';
import { CardGlyph } from './Glyph.tsx';
import { ModuleEmblem } from './ModuleEmblem.tsx';
import { ResourceMark } from './ResourceMark.tsx';

/** The effect of a module here, as marks with numbers; nothing else is needed to compare two of them. */
export function Effect({
  effect,
  class: extra = '',
}: {
  effect: readonly number[];
  class?: string;
}): JSX.Element {
  const parts = RESOURCES.flatMap((resource, r) => (effect[r] ? [{ resource, change: effect[r] ?? 0 }] : []));
  return (
    <span class={`xw-effect ${extra}`}>
      {parts.map(({ resource, change }) => (
        <span
          key={resource}
          class={`xw-effect__one xw-${resource}${change < 0 ? ' xw-effect__one--less' : ''}`}
        >
          <ResourceMark id={resource} size={13} />
          {signed(change)}
        </span>
      ))}
      {parts.length === 0 ? <span class="xw-effect__none">{TABLE_WORDS.noEffect}</span> : undefined}
    </span>
  );
}

/** Colours that the hand has are filled, those it lacks hollow. */
export function Cost({ price: { module, held } }: { price: Price }): JSX.Element {
  return (
    <span class="xw-cost o-playing__cost">
      {MODULES[module].cost.map((resource, i) => (
        <ResourceMark
          key={`${resource}${i}`}
          id={resource}
          size={13}
          class={`xw-mark xw-${resource}${held[i] ? '' : ' xw-mark--hollow'}`}
        />
      ))}
    </span>
  );
}

export function Emblem({ card, size }: { card: CardId; size: number }): JSX.Element {
  return isModule(card) ? (
    <ModuleEmblem id={card} size={size} />
  ) : (
    <CardGlyph id={card} size={Math.round(size * 0.72)} />
  );
}
