/** A founder as a card. It shows what it is told; how much of it fits is for the styles to say. */
import type { ComponentChildren, JSX } from 'preact';
import type { FounderId } from '../content/founders.ts';
import type { Side } from '../state.ts';
import { FOUNDER_WORDS, SIDE_WORDS } from '../text/content.ts';
import { AbilityIcon } from './art/AbilityIcon.tsx';
import { CardBack } from './art/CardBack.tsx';
import { CaptainMark, SideMark } from './art/Mark.tsx';
import { Portrait } from './art/Portrait.tsx';
import './art/portraits.css';
import './founder.css';

interface FounderProps {
  readonly id: FounderId;
  readonly side: Side;
  readonly captain?: boolean;
  /** Rift, and in the sight of a Directorate arrow. */
  readonly exposed?: boolean;
  /** Born this turn: the same face, younger. */
  readonly child?: boolean;
  /** What is said over the portrait. */
  readonly children?: ComponentChildren;
}

export function Founder({ id, side, captain, exposed, child, children }: FounderProps): JSX.Element {
  const { name, short, role, ability, abilityShort } = FOUNDER_WORDS[id];
  return (
    <span class="xs-founder" data-side={side} data-exposed={exposed ? '' : undefined}>
      <span class="xs-founder__face" data-child={child ? '' : undefined}>
        <Portrait id={id} size={undefined} />
        {children}
      </span>
      <b class="xs-founder__name">
        <span class="xs-founder__full">{name}</span>
        <span class="xs-founder__brief">{short}</span>
      </b>
      <span class="xs-founder__role">{role}</span>
      <span class="xs-founder__ability" data-passive={id === 'ghost' ? '' : undefined}>
        <AbilityIcon id={id} size={18} />
        <span class="xs-founder__full">{ability}</span>
        <span class="xs-founder__brief">{abilityShort}</span>
      </span>
      <Emblem side={side} />
      {captain ? <CaptainMark class="xs-founder__captain" /> : undefined}
    </span>
  );
}

/** A card nobody has seen: of a newcomer only the side may be known. */
export function Unseen({
  side,
  children,
}: {
  side?: Side | undefined;
  children?: ComponentChildren;
}): JSX.Element {
  return (
    <span class="xs-founder xs-founder--unseen" data-side={side}>
      <CardBack class="xs-founder__back" />
      {side ? <Emblem side={side} /> : undefined}
      <span class="xs-founder__face">{children}</span>
    </span>
  );
}

function Emblem({ side }: { side: Side }): JSX.Element {
  return (
    <span class="xs-founder__side" data-letter={SIDE_WORDS[side].charAt(0)}>
      <SideMark side={side} size="100%" />
    </span>
  );
}
