/** Dice and odds: what is rolled against what, what is already fixed, and how it may end. */
import type { JSX } from 'preact';
import type { EventOf } from '#engine';
import { OUTCOMES, type Side } from '../../event.ts';
import type { Die as Face } from '../../frame.ts';
import type { Modifier, Outlook } from '../../outlook/odds.ts';
import type { Exodus } from '../../state.ts';
import { traitWord } from '../../text/names.ts';
import { SECRET_WORDS } from '../../text/secrets.ts';
import { MODIFIER_WORDS, OUTCOME_WORDS, percent, signed } from '../../text/table.ts';
import './odds.css';

const FACES: Readonly<Record<Face, string>> = { [-1]: '−', 0: '0', 1: '+' };

function Die({ face }: { face: Face | undefined }): JSX.Element {
  return <span class={`xd-die xd-die--${face ?? 'open'}`}>{face === undefined ? '·' : FACES[face]}</span>;
}

function SideWords({
  side,
  people,
  bare = false,
}: {
  side: Side;
  people: boolean;
  bare?: boolean;
}): JSX.Element {
  return (
    <span>
      {side.trait === undefined ? MODIFIER_WORDS.strength : traitWord(side.trait, people)}{' '}
      {bare ? undefined : <b>{side.value}</b>}
    </span>
  );
}

export function OddsBar({ outlook: { odds } }: { outlook: Pick<Outlook, 'odds'> }): JSX.Element {
  const words = OUTCOMES.map((outcome) => `${OUTCOME_WORDS[outcome]} ${percent(odds[outcome])}`).join(', ');
  return (
    <span class="xd-odds" role="img" aria-label={words} title={words}>
      {OUTCOMES.map((outcome) =>
        odds[outcome] === 0 ? undefined : (
          <span key={outcome} data-outcome={outcome} style={{ flexGrow: odds[outcome] }}>
            {odds[outcome] >= 0.14 ? Math.round(odds[outcome] * 100) : ''}
          </span>
        ),
      )}
    </span>
  );
}

/** A die that lies already, with its cause. */
const modifierWords = ({ why, of, by }: Modifier): string =>
  of === undefined ? MODIFIER_WORDS[why] : MODIFIER_WORDS.known(SECRET_WORDS[of].name, by);

/** The sides, the dice that lie already with their causes, and the odds. Fit to stand inside a button. */
export function OutlookBox({
  outlook,
  people,
  bare = false,
}: {
  outlook: Outlook;
  people: boolean;
  /** Without the bar and what is rolled against: they stand below, in more than one case. */
  bare?: boolean;
}): JSX.Element {
  const { own, against, modifiers, net } = outlook;
  const fixed = Math.min(3, Math.abs(net));
  return (
    <span class="xd-outlook">
      <span class="xd-outlook__sides">
        <SideWords side={own} people={people} />
        <span class="xd-dice" aria-hidden="true">
          {[0, 1, 2].map((i) => (
            <Die key={i} face={i < fixed ? (net > 0 ? 1 : -1) : undefined} />
          ))}
        </span>
        − <SideWords side={against} people={people} bare={bare} />
        {modifiers.map((modifier, i) => (
          <small key={i} class={modifier.by > 0 ? 'xd-good' : 'xd-bad'}>
            {signed(modifier.by)} {modifierWords(modifier)}
          </small>
        ))}
      </span>
      {bare ? undefined : <OddsBar outlook={outlook} />}
    </span>
  );
}

/** A test that was made: the sides, the dice as they fell, and what came of them. */
export function Thrown({
  test: { own, against, dice, result },
  people,
}: {
  test: Pick<EventOf<Exodus, 'tested'>, 'own' | 'against' | 'dice' | 'result'>;
  people: boolean;
}): JSX.Element {
  return (
    <span class="xd-thrown">
      <SideWords side={own} people={people} />
      <span class="xd-dice">
        {dice.map((face, i) => (
          <Die key={i} face={face} />
        ))}
      </span>
      − <SideWords side={against} people={people} /> = <b>{result}</b>
    </span>
  );
}

/** The same test in two cases, each with its name. */
export function Cases({
  cases,
}: {
  cases: readonly (readonly [name: string, outlook: Outlook])[];
}): JSX.Element {
  return (
    <span class="xd-cases">
      {cases.map(([name, outlook]) => (
        <span key={name} class="xd-case">
          <small>{name}</small>
          <OddsBar outlook={outlook} />
        </span>
      ))}
    </span>
  );
}
