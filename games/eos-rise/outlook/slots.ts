/** ER-13.4 Who stands on which Action icon, and how many icons an action has now. Read from the view. */
import type { Seat } from '#engine';
import { CHARACTERS, type CharacterId } from '../content/characters.ts';
import { CREW_ACTION, type CrewAction, type SlotId, TRAINING_ICONS } from '../content/rooms.ts';
import { roundRule } from '../rules/roundRule.ts';
import type { View } from '../view.ts';

export interface Figure {
  readonly who: CharacterId;
  readonly assistant: boolean;
}

export function iconsOf(view: View, action: CrewAction): readonly SlotId[] {
  const { slots } = CREW_ACTION[action];
  if (action !== 'training') return slots;
  const third = view.crew.commander.track === 'fleet-strategy' && view.crew.commander.level >= 9;
  return slots.slice(0, roundRule(view).trainingIcons ?? (third ? slots.length : TRAINING_ICONS));
}

export function standingOn(view: View, slot: SlotId): Figure | undefined {
  for (const who of CHARACTERS) {
    if (view.crew[who].figure === slot) return { who, assistant: false };
    if (view.crew[who].assistant === slot) return { who, assistant: true };
  }
  return undefined;
}

/** The figures of a seat, Assistants among them, that stand nowhere yet while the crew is placed. */
export function figuresLeft({ asking, crew, assistants }: View, seat: Seat): number {
  if (asking?.step !== 'crewActions') return 0;
  return CHARACTERS.reduce((left, who) => {
    const { figure, assistant, seat: owner } = crew[who];
    return owner === seat ? left + Number(!figure) + Number(assistants && !assistant) : left;
  }, 0);
}
