/** The dice of a combat round, by who rolled them. A die is picked up by a press, a key or a drag. */
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { drags } from '#ui/drag.ts';
import { CHARACTERS, type CharacterId } from '../content/characters.ts';
import { CHARACTER_NAMES, FACE_NAMES } from '../text/names.ts';
import { CREW_WORDS, FIGHT_WORDS } from '../text/table.ts';
import type { View } from '../view.ts';
import { FaceIcon } from './art/Icon.tsx';
import { between } from './choices.ts';
import { useTheDesk } from './desk.ts';
import './dice.css';

export function Dice(): JSX.Element | undefined {
  const { view } = useTheDesk();
  const { combat } = view;
  const thrown = useThrows(view);
  if (!combat) return undefined;
  const fighters = CHARACTERS.filter((who) => combat.fighters.includes(who));
  return (
    <div class="er-dice" data-part="dice">
      {fighters.map((who) => (
        <div
          key={who}
          class="er-dice__of"
          style={{ '--tone': `var(--${who})`, '--tone-deep': `var(--${who}-deep)` }}
        >
          <span class="er-dice__who" title={CHARACTER_NAMES[who]}>
            {CREW_WORDS.short[who]}
          </span>
          <span class="er-dice__row">
            {combat.dice.length === 0 ? (
              <span class="o-muted">{FIGHT_WORDS.rolls(view.crew[who].dice)}</span>
            ) : (
              combat.dice.map((die, i) =>
                die.who === who ? (
                  <DieButton key={`${i} ${thrown[i] ?? 0}`} at={i} who={who} thrown={(thrown[i] ?? 0) > 0} />
                ) : undefined,
              )
            )}
          </span>
        </div>
      ))}
      {view.asking?.step === 'placeDice' ? <p class="er-dice__help">{FIGHT_WORDS.pick}</p> : undefined}
    </div>
  );
}

/** How often each die has been seen thrown: one that shows a new face, or that was marked to be rolled again. */
function useThrows(view: View): readonly number[] {
  const last = useRef<View | undefined>(undefined);
  const counts = useRef<readonly number[]>([]);
  const before = last.current;
  if (before && before !== view) {
    const marked = before.asking?.step === 'reroll' ? before.asking.marked : [];
    counts.current = (view.combat?.dice ?? []).map((die, i) => {
      const old = before.combat?.dice[i];
      const again = marked.includes(i) && view.asking?.step !== 'reroll';
      return (counts.current[i] ?? 0) + (old === undefined || old.face !== die.face || again ? 1 : 0);
    });
  }
  useEffect(() => {
    last.current = view;
  }, [view]);
  return counts.current;
}

interface DieProps {
  readonly at: number;
  readonly who: CharacterId;
  readonly thrown: boolean;
}

function DieButton({ at, who, thrown }: DieProps): JSX.Element {
  const desk = useTheDesk();
  const die = desk.view.combat?.dice[at];
  const { asking } = desk.view;
  const marked = asking?.step === 'reroll' && asking.marked.includes(at);
  const spot = `die:${at}` as const;
  const offered = desk.at(spot);
  const marks = offered.filter(({ action }) => action.type === 'mark');
  const drag = drags(offered.length > marks.length, {
    lift: () => desk.takeDie(at),
    drop: (on) => {
      const [choice] = between(offered, spot, on);
      if (choice) desk.perform(choice);
    },
  });
  if (!die) return <span class="er-die" />;
  const label = `${FIGHT_WORDS.die(FACE_NAMES[die.face], who)}${die.placed ? `, ${FIGHT_WORDS.placed}` : ''}`;
  const classes = [
    'er-die',
    die.advanced && 'er-die--advanced',
    die.placed && 'er-die--placed',
    marked && 'er-die--marked',
    desk.die === at && 'er-die--hand',
    thrown && 'er-rolling',
    offered.length > 0 && 'er-live',
  ]
    .filter(Boolean)
    .join(' ');
  const face = <FaceIcon face={die.face} size={20} />;
  if (offered.length === 0)
    return (
      <span class={classes} role="img" aria-label={label}>
        {face}
      </span>
    );
  const [mark] = marks;
  const look = mark ?? (offered.length === 1 ? offered[0] : undefined);
  return (
    <button
      type="button"
      class={classes}
      aria-label={label}
      aria-pressed={desk.die === at || marked}
      onPointerDown={drag}
      onPointerEnter={() => look && desk.aim(look)}
      onPointerLeave={() => look && desk.lookAway(look)}
      onFocus={() => look && desk.aim(look)}
      onBlur={() => look && desk.lookAway(look)}
      onClick={() => {
        if (mark) desk.perform(mark);
        else desk.takeDie(desk.die === at ? undefined : at);
      }}
    >
      {face}
    </button>
  );
}
