/** What the table says aloud: each card in full, for screen readers. In English. */
import type { Generation, Side } from '../state.ts';
import type { SeenCard, SeenFounder, View } from '../view.ts';
import {
  ARROW_WORDS,
  FOUNDER_WORDS,
  GENERATION_WORDS,
  PLANET_WORDS,
  SIDE_WORDS,
  TIMELINE_WORDS,
} from './content.ts';
import { CHANGE_WORDS, listed, short, TABLE_WORDS } from './table.ts';

/** Everything a card shows, said aloud. */
export function founderLabel(founder: SeenFounder, choices: number): string {
  const { id, side, generation, rank, arrow, target, worth, captain, exposedBy, blinded } = founder;
  const { name, role, ability } = FOUNDER_WORDS[id];
  return [
    `${name}, ${role}`,
    `${SIDE_WORDS[side]}${worth > 0 ? `, ${worth} point${worth === 1 ? '' : 's'}` : ''}`,
    `${GENERATION_WORDS[generation].name}, rank ${rank}`,
    captain ? TABLE_WORDS.captain : '',
    `Arrow ${ARROW_WORDS[arrow]}, ${target ? `at ${short(target)}` : 'at nobody'}`,
    blinded ? 'Blinded: this arrow counts for nothing this turn' : '',
    exposedBy.length > 0 ? `Would be exposed by ${listed(exposedBy)}` : '',
    `Ability: ${ability}`,
    choices > 0 ? `${choices} choice${choices === 1 ? '' : 's'}` : '',
  ]
    .filter(Boolean)
    .join('. ')
    .replaceAll('..', '.');
}

/** A child of tomorrow: only the side is known. */
export function bornLabel(side: Side | undefined): string {
  return `${CHANGE_WORDS.born}${side ? `, ${SIDE_WORDS[side]}` : ''}`;
}

export function emptyLabel(generation: Generation, rank: number): string {
  return `${GENERATION_WORDS[generation].name}, rank ${rank}: nobody`;
}

export function timelineLabel({ step, up, down, marks }: SeenCard, at: number): string {
  const where = step === at ? 'now' : step === at + 1 ? 'next' : step < at ? 'past' : 'later';
  const front = TIMELINE_WORDS[up];
  return `Step ${step}, ${where}: ${front.name}. ${front.text} ${TABLE_WORDS.marksWhom(marks)} Other side: ${TIMELINE_WORDS[down].name}.`;
}

export function destinationLabel({ destination, ship }: View): string {
  const lock = destination === 'mariposa' && ship === 'cruise' ? ` ${TABLE_WORDS.cruiseNeeds}` : '';
  return `Destination: ${PLANET_WORDS[destination]}. ${TABLE_WORDS.planet[destination]}${lock}`;
}
