/** A founder as a card on the grid. Knows no rules: it shows what it is told, and points where its arrow points. */
import type { JSX } from 'preact';
import { EyeIcon } from '#ui/art/icons.tsx';
import type { Arrow, FounderId } from '../content/founders.ts';
import type { Side } from '../state.ts';
import { AbilityIcon } from './art/AbilityIcon.tsx';
import { CardBack } from './art/CardBack.tsx';
import { InfluenceArrow } from './art/InfluenceArrow.tsx';
import { CaptainMark, SideMark } from './art/Mark.tsx';
import { Portrait } from './art/Portrait.tsx';
import './founder-card.css';
import './founder-card-marks.css';

/** Spoken by screen readers in place of the shapes; from the game's text. */
export interface FounderWords {
  side?: string;
  arrow?: string;
  captain?: string;
  exposed?: string;
  unknown?: string;
  /** The side's letter, shown in its mark. */
  letter?: string;
}

export interface FounderCardProps {
  id: FounderId;
  name: string;
  role: string;
  abilityText: string;
  passive: boolean;
  arrow: Arrow;
  side: Side;
  captain?: boolean;
  /** Rift, and in the sight of a Directorate arrow. */
  exposed?: boolean;
  /** Directorate, and its arrow rests on a Rift founder. */
  threat?: boolean;
  dimmed?: boolean;
  selected?: boolean;
  /** Face down. */
  unknown?: boolean;
  compact?: boolean;
  words?: FounderWords;
  class?: string;
}

/** Longer ability texts are set one size down, so that every card shows all of its words. */
const LONG_TEXT = 60;

export function FounderCard(card: FounderCardProps): JSX.Element {
  const { words = {} } = card;
  const flags = {
    founder: true,
    [`founder--${card.side}`]: !card.unknown,
    'founder--unknown': card.unknown,
    'founder--compact': card.compact,
    'founder--exposed': card.exposed,
    'founder--threat': card.threat,
    'founder--dimmed': card.dimmed,
    'founder--selected': card.selected,
    'founder--passive': card.passive,
    'founder--wordy': card.abilityText.length > LONG_TEXT,
    [card.class ?? '']: card.class,
  };
  const names = Object.keys(flags)
    .filter((name) => flags[name])
    .join(' ');

  if (card.unknown) {
    return (
      <div class={names}>
        <div class="founder__face">
          <CardBack class="founder__back" title={words.unknown} />
        </div>
      </div>
    );
  }
  return (
    <div class={names} data-arrow={card.arrow}>
      <div class="founder__face">
        <div class="founder__scene">
          <Portrait id={card.id} class="founder__portrait" />
        </div>
        <div class="founder__who">
          <span class="founder__name">{card.name}</span>
          <span class="founder__role">{card.role}</span>
          <AbilityIcon id={card.id} class="founder__glyph" />
        </div>
        <p class="founder__ability">{card.abilityText}</p>
      </div>
      <span class="founder__mark">
        <SideMark side={card.side} size="100%" title={words.side} />
        {words.letter === undefined ? undefined : (
          <span class="founder__letter" aria-hidden="true">
            {words.letter}
          </span>
        )}
      </span>
      {card.captain ? <CaptainMark class="founder__captain" title={words.captain} /> : undefined}
      {card.exposed ? (
        <span class="founder__alarm">
          <EyeIcon title={words.exposed} />
        </span>
      ) : undefined}
      <InfluenceArrow class="founder__arrow" title={words.arrow} />
    </div>
  );
}
