/** Dice and odds: what is rolled against what, what is already fixed, and how it may end. */
import type { JSX } from 'preact';
import { OUTCOMES, type Side } from '../event.ts';
import type { Die as Face } from '../frame.ts';
import type { Outlook } from '../outlook.ts';
import { TRAIT_WORDS } from '../text/names.ts';
import { named } from '../text/people.ts';
import { MODIFIER_WORDS, OUTCOME_WORDS, percent, signed } from '../text/table.ts';
import { useTheDesk } from './desk.ts';
import './odds.css';

const FACES: Readonly<Record<Face, string>> = { [-1]: '−', 0: '0', 1: '+' };
const SHAPES: Readonly<Record<Face, string>> = { [-1]: 'minus', 0: 'blank', 1: 'plus' };

export function Die({ face, fixed = false }: { face: Face | undefined; fixed?: boolean }): JSX.Element {
  const shape = face === undefined ? 'open' : SHAPES[face];
  return (
    <span class={`xd-die xd-die--${shape}${fixed ? ' xd-die--fixed' : ''}`}>
      {face === undefined ? '·' : FACES[face]}
    </span>
  );
}

/** The dice before a roll: those fixed already lie there. */
export function DiceToCome({ net }: { net: number }): JSX.Element {
  const fixed = Math.min(3, Math.abs(net));
  return (
    <span class="xd-dice" aria-hidden="true">
      {[0, 1, 2].map((i) => (
        <Die key={i} face={i < fixed ? (net > 0 ? 1 : -1) : undefined} fixed={i < fixed} />
      ))}
    </span>
  );
}

export function SideWords({ side }: { side: Side }): JSX.Element {
  const { view } = useTheDesk();
  return (
    <span class="xd-side">
      {side.trait === undefined ? 'Strength' : named(TRAIT_WORDS[side.trait], view)} <b>{side.value}</b>
    </span>
  );
}

export function OddsBar({ outlook: { odds } }: { outlook: Pick<Outlook, 'odds'> }): JSX.Element {
  const words = OUTCOMES.map((outcome) => `${OUTCOME_WORDS[outcome]} ${percent(odds[outcome])}`).join(', ');
  return (
    <span class="xd-odds" role="img" aria-label={words} title={words}>
      {OUTCOMES.map((outcome) =>
        odds[outcome] === 0 ? undefined : (
          <span
            key={outcome}
            class={`xd-odds__part xd-odds__part--${outcome}`}
            style={{ flexGrow: odds[outcome] }}
          >
            {odds[outcome] >= 0.14 ? Math.round(odds[outcome] * 100) : ''}
          </span>
        ),
      )}
    </span>
  );
}

/** All of it: sides, dice, the modifiers one by one, the odds. Fit to stand inside a button. */
export function OutlookBox({ outlook }: { outlook: Outlook }): JSX.Element {
  const { own, against, modifiers, net } = outlook;
  return (
    <span class="xd-outlook">
      <span class="xd-outlook__sides">
        <SideWords side={own} /> <DiceToCome net={net} /> <span>−</span> <SideWords side={against} />
      </span>
      {modifiers.length > 0 ? (
        <span class="xd-outlook__list">
          {modifiers.map(({ why, by }, i) => (
            <span key={i} class={by > 0 ? 'xd-good' : 'xd-bad'}>
              <b>{signed(by)}</b> {MODIFIER_WORDS[why]}
            </span>
          ))}
        </span>
      ) : undefined}
      <OddsBar outlook={outlook} />
      <span class="xd-outlook__words">
        {OUTCOMES.map((outcome) => (
          <span key={outcome}>
            <b>{percent(outlook.odds[outcome])}</b> {OUTCOME_WORDS[outcome]}
          </span>
        ))}
      </span>
    </span>
  );
}
