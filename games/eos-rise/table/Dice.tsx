/** The dice of a combat round, by who rolled them. A die is picked up by a press, a key or a drag. */
import type { JSX } from 'preact';
import { CHARACTERS, type CharacterId } from '../content/characters.ts';
import { CHARACTER_NAMES, FACE_NAMES } from '../text/names.ts';
import { CREW_WORDS, FIGHT_WORDS } from '../text/table.ts';
import { FaceIcon } from './art/Icon.tsx';
import { useTheDesk } from './desk.ts';

export function Dice(): JSX.Element | undefined {
  const { view } = useTheDesk();
  const { combat } = view;
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
                die.who === who ? <DieButton key={`${who}${i + 1}`} at={i} who={who} /> : undefined,
              )
            )}
          </span>
        </div>
      ))}
      {view.asking?.step === 'placeDice' ? <p class="er-dice__help">{FIGHT_WORDS.pick}</p> : undefined}
    </div>
  );
}

function DieButton({ at, who }: { at: number; who: CharacterId }): JSX.Element {
  const desk = useTheDesk();
  const die = desk.view.combat?.dice[at];
  const { asking } = desk.view;
  const marked = asking?.step === 'reroll' && asking.marked.includes(at);
  const offered = desk.at(`die:${at}`);
  const label = die
    ? `${FIGHT_WORDS.die(FACE_NAMES[die.face], who)}${die.placed ? `, ${FIGHT_WORDS.placed}` : ''}`
    : '';
  if (!die) return <span class="er-die" />;
  const classes = `er-die${die.advanced ? ' er-die--advanced' : ''}${die.placed ? ' er-die--placed' : ''}${marked ? ' er-die--marked' : ''}${desk.die === at ? ' er-die--hand' : ''}`;
  const face = <FaceIcon face={die.face} size={20} />;
  if (offered.length === 0)
    return (
      <span class={classes} role="img" aria-label={label}>
        {face}
      </span>
    );
  const marks = offered.filter(({ action }) => action.type === 'mark');
  return (
    <button
      type="button"
      class={`${classes} er-live`}
      aria-label={label}
      aria-pressed={desk.die === at || marked}
      draggable={marks.length === 0}
      onDragStart={(event) => {
        event.dataTransfer?.setData('text/plain', String(at));
        desk.takeDie(at);
      }}
      onClick={() => {
        const [mark] = marks;
        if (mark) desk.perform(mark);
        else desk.takeDie(desk.die === at ? undefined : at);
      }}
    >
      {face}
    </button>
  );
}
