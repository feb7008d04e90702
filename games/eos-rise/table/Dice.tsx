/** The dice of a combat round, by who rolled them: picked up for a card, or marked to be rolled again. */
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { CHARACTERS } from '../content/characters.ts';
import { CHARACTER_NAMES, FACE_NAMES } from '../text/names.ts';
import { CREW_WORDS, FIGHT_WORDS } from '../text/table.ts';
import type { View } from '../view.ts';
import { FaceIcon } from './art/Icon.tsx';
import { useTheDesk } from './desk.ts';
import { Press } from './Press.tsx';

export function Dice(): JSX.Element | undefined {
  const { view } = useTheDesk();
  const { combat } = view;
  const thrown = useThrows(view);
  if (!combat) return undefined;
  return (
    <div class="er-dice" data-part="dice">
      {CHARACTERS.filter((who) => combat.fighters.includes(who)).map((who) => (
        <div
          key={who}
          class="er-dice__of"
          style={{ '--tone': `var(--${who})`, '--tone-deep': `var(--${who}-deep)` }}
        >
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

/** How often each die has been seen thrown: one that shows a new face, or that was marked to be rolled again. */
function useThrows(view: View): readonly number[] {
  const last = useRef<View | undefined>(undefined);
  const counts = useRef<readonly number[]>([]);
  const before = last.current;
  if (before && before !== view)
    counts.current = (view.combat?.dice ?? []).map((die, i) => {
      const old = before.combat?.dice[i];
      return (counts.current[i] ?? 0) + (old === undefined || old.face !== die.face ? 1 : 0);
    });
  useEffect(() => {
    last.current = view;
  }, [view]);
  return counts.current;
}

function Die({ at, thrown }: { at: number; thrown: boolean }): JSX.Element {
  const desk = useTheDesk();
  const die = desk.view.combat?.dice[at];
  const spot = `die:${at}` as const;
  if (!die) return <span class="er-die" />;
  const marks = desk.at(spot).some(({ action }) => action.type === 'mark');
  const marked = (desk.counts[spot] ?? 0) > 0;
  const label = `${FIGHT_WORDS.die(FACE_NAMES[die.face], die.who)}${die.placed ? `, ${FIGHT_WORDS.placed}` : ''}`;
  const classes = `er-die${die.advanced ? ' er-die--advanced' : ''}${die.placed ? ' er-die--placed' : ''}${thrown ? ' er-rolling' : ''}`;
  const face = <FaceIcon face={die.face} size={20} />;
  if (desk.at(spot).length === 0)
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
