/** An action of the ship or the station: its icons with the figures on them, and a press that places one more. */
import type { JSX } from 'preact';
import { CHARACTERS, type CharacterId } from '../content/characters.ts';
import { CREW_ACTION, type CrewAction, type SlotId, TRAINING_ICONS } from '../content/rooms.ts';
import { roundRule } from '../rules/roundRule.ts';
import { crewActionWords, slotWords } from '../text/crewActions.ts';
import { CREW_WORDS, SHIP_WORDS } from '../text/table.ts';
import type { View } from '../view.ts';
import { useAim } from './aim.ts';
import { useTheDesk } from './desk.ts';
import { SLOT_LETTERS } from './keys.ts';

export function SlotButton({ action, cost }: { action: CrewAction; cost?: number }): JSX.Element {
  const desk = useTheDesk();
  const { view, figure } = desk;
  const spot = `slot:${action}` as const;
  const offered = desk.at(spot);
  const slots = iconsOf(view, action);
  const taken = slots.flatMap((slot) => {
    const who = standingOn(view, slot);
    return who ? [who] : [];
  });
  const placing = view.asking?.step === 'crewActions' && figure !== undefined;
  const press = (): void =>
    desk.press(spot, placing ? { type: 'place', who: figure.who, figure: figure.kind, action } : undefined);
  const handlers = useAim(offered.length === 1 ? offered[0] : undefined, press);
  const best = desk.best?.spots.includes(spot) === true;
  const mine = offered.some(
    ({ action: a }) => a.type === 'place' && figure && a.who === figure.who && a.figure === figure.kind,
  );
  return (
    <button
      type="button"
      class={`er-slot${offered.length > 0 ? ' er-live' : ''}${offered.length > 0 && !mine ? ' er-slot--other' : ''}${best ? ' er-best' : ''}`}
      style={mine && figure ? { '--tone': `var(--${figure.who})` } : undefined}
      data-spot={spot}
      data-part={`slot-${action}`}
      aria-keyshortcuts={offered.length > 0 ? SLOT_LETTERS[action] : undefined}
      title={crewActionWords(action, view)}
      aria-label={SHIP_WORDS.slot(crewActionWords(action, view), taken.length, slots.length)}
      {...handlers}
    >
      <span class="er-slot__icons">
        {slots.map((slot) => {
          const who = standingOn(view, slot);
          return (
            <i
              key={slot}
              class={`er-pawn${who ? '' : ' er-pawn--free'}${who?.assistant ? ' er-pawn--assistant' : ''}`}
              style={who ? { '--tone': `var(--${who.who})` } : undefined}
            >
              {who ? CREW_WORDS.letter[who.who] : ''}
            </i>
          );
        })}
      </span>
      <span class="er-slot__name">{slotWords(action, view)}</span>
      {offered.length > 0 ? <kbd class="er-key">{SLOT_LETTERS[action]}</kbd> : undefined}
      {cost === undefined ? undefined : (
        <span class="er-slot__cost o-number">{cost > 0 ? SHIP_WORDS.cost(cost) : SHIP_WORDS.free}</span>
      )}
    </button>
  );
}

function iconsOf(view: View, action: CrewAction): readonly SlotId[] {
  const { slots } = CREW_ACTION[action];
  if (action !== 'training') return slots;
  const third = view.crew.commander.track === 'fleet-strategy' && view.crew.commander.level >= 9;
  return slots.slice(0, roundRule(view).trainingIcons ?? (third ? slots.length : TRAINING_ICONS));
}

function standingOn(view: View, slot: SlotId): { who: CharacterId; assistant: boolean } | undefined {
  for (const who of CHARACTERS) {
    if (view.crew[who].figure === slot) return { who, assistant: false };
    if (view.crew[who].assistant === slot) return { who, assistant: true };
  }
  return undefined;
}
