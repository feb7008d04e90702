/** The dice of a combat round, by who rolled them: picked up for a card, or marked to be rolled again. */
import type { JSX } from 'preact';
import { useThrows } from '#ui/kit/throws.ts';
import { CHARACTERS, type CharacterId } from '../content/characters.ts';
import { askedToJoin } from '../outlook/laid.ts';
import { CHARACTER_NAMES, FACE_NAMES } from '../text/names.ts';
import { CREW_WORDS, FIGHT_WORDS } from '../text/table.ts';
import { DieFace, dieClass } from './art/Die.tsx';
import { toneOf } from './art/tones.ts';
import { useTheDesk } from './desk.ts';
import { Press } from './Press.tsx';

export function Dice(): JSX.Element | undefined {
  const { view } = useTheDesk();
  const { combat } = view;
  const thrown = useThrows(view, combat?.dice.map(({ face }) => face) ?? []);
  if (!combat) return undefined;
  const asked = askedToJoin(view);
  return (
    <div class="er-dice" data-part="dice">
      {CHARACTERS.filter((who) => asked.includes(who)).map((who) => (
        <Joins key={who} who={who} />
      ))}
      {CHARACTERS.filter((who) => combat.fighters.includes(who)).map((who) => (
        <div key={who} class="er-dice__of" style={toneOf(who)}>
          <b title={CHARACTER_NAMES[who]}>{CREW_WORDS.short[who]}</b>
          <span class="er-dice__row">
            {combat.dice.length === 0 ? (
              <span class="o-muted">{FIGHT_WORDS.rolls(view.crew[who].dice)}</span>
            ) : undefined}
            {combat.dice.map((die, i) =>
              die.who === who ? (
                <Die key={`${i} ${thrown[i] ?? 0}`} at={i} thrown={(thrown[i] ?? 0) > 0} />
              ) : undefined,
            )}
          </span>
        </div>
      ))}
    </div>
  );
}

/** Before the cards are drawn: whether a character's dice come along. */
function Joins({ who }: { who: CharacterId }): JSX.Element {
  const { view, counts, lay } = useTheDesk();
  const fights = (counts[`join:${who}`] ?? 0) > 0;
  const { dice, stress, breakdown } = view.crew[who];
  return (
    <button
      type="button"
      class="er-dice__of"
      style={toneOf(who)}
      data-part={`join-${who}`}
      data-out={fights ? undefined : ''}
      aria-pressed={fights}
      onClick={() => lay(`join:${who}`, fights ? 0 : 1)}
    >
      <b>{CREW_WORDS.short[who]}</b>
      <span class="er-dice__row">
        {fights ? FIGHT_WORDS.rolls(dice) : CREW_WORDS.staysOut} · {FIGHT_WORDS.stressOf(stress, breakdown)}
      </span>
    </button>
  );
}

function Die({ at, thrown }: { at: number; thrown: boolean }): JSX.Element {
  const desk = useTheDesk();
  const die = desk.view.combat?.dice[at];
  const spot = `die:${at}` as const;
  if (!die) return <span class="er-die" />;
  // D21 dice are marked at once where a Target Lock could roll them again.
  const locks = desk.choices.some(({ action }) => action.type === 'targetLock' && action.who === die.who);
  const marks = locks || desk.at(spot).some(({ action }) => action.type === 'mark');
  const marked = (desk.counts[spot] ?? 0) > 0;
  const label = `${FIGHT_WORDS.die(FACE_NAMES[die.face], die.who)}${die.placed ? `, ${FIGHT_WORDS.placed}` : ''}`;
  const classes = dieClass({ ...die, thrown });
  const face = <DieFace face={die.face} />;
  if (desk.at(spot).length === 0 && !locks)
    return (
      <span class={classes} role="img" aria-label={label}>
        {face}
      </span>
    );
  return (
    <Press
      spot={spot}
      class={classes}
      label={label}
      marked={marks ? marked : undefined}
      mark={marks ? () => desk.lay(spot, marked ? 0 : 1) : undefined}
    >
      {face}
    </Press>
  );
}
