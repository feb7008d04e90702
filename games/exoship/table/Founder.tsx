/** A founder of the game on the designer's card: fills in names and words. */
import type { JSX } from 'preact';
import { ARROW_OF, type FounderId } from '../content/founders.ts';
import type { Side } from '../state.ts';
import { FOUNDER_WORDS, SIDE_WORDS } from '../text/content.ts';
import { FounderCard } from './FounderCard.tsx';

export interface FounderProps {
  readonly id: FounderId;
  readonly side: Side;
  readonly captain?: boolean;
  readonly exposed?: boolean;
  readonly threat?: boolean;
  readonly dimmed?: boolean;
  readonly selected?: boolean;
  readonly compact?: boolean;
}

export function Founder({ id, side, compact = false, ...state }: FounderProps): JSX.Element {
  const { name, role, ability, abilityShort } = FOUNDER_WORDS[id];
  return (
    <FounderCard
      id={id}
      side={side}
      name={name}
      role={role}
      abilityText={compact ? abilityShort : ability}
      passive={id === 'ghost'}
      arrow={ARROW_OF[id]}
      compact={compact}
      words={{ letter: SIDE_WORDS[side].charAt(0) }}
      {...state}
    />
  );
}

/** A card nobody has seen yet: nothing on it is shown. */
export function Unseen({
  side = 'directorate',
  compact = false,
}: {
  side?: Side;
  compact?: boolean;
}): JSX.Element {
  return <FounderCard {...BLANK} side={side} compact={compact} unknown />;
}

const BLANK = { id: 'ghost', name: '', role: '', abilityText: '', passive: false, arrow: 'n' } as const;
