/** XW-4.4 Health issues, XW-5.5 fatigue, and what both do to a character: speed, hand limit, actions. */
import type { Seat } from '#engine';
import { CHARACTERS } from '../content/characters.ts';
import { HEALTH, type HealthId } from '../content/health.ts';
import { INDEX } from '../content/resources.ts';
import { FATIGUE_MOST, FATIGUE_SUPPLY } from '../content/tokens.ts';
import type { Crew, G, State } from '../state.ts';
import { countFitting, handOf } from './cards.ts';
import { crewOf, currentCrew, isSolo } from './order.ts';

/** Three cards of the cure colour. */
const CURE = 3;

/** XW-R9 cures by itself, at once, also outside the player's own turn. */
export function cure(g: G, seat: Seat): void {
  const { s } = g;
  for (const crew of s.crew) {
    if (crew.seat !== seat) continue;
    for (const issue of crew.health.slice()) {
      if (isCuredBy(s, seat, issue)) heal(g, crew, issue, 'cards');
    }
  }
}

export function isCuredBy(s: State, seat: Seat, issue: HealthId): boolean {
  return countFitting(handOf(s, seat).cards, INDEX[HEALTH[issue].cure]) >= CURE;
}

export function heal(g: G, crew: Crew, issue: HealthId, how: 'cards' | 'kit' | 'medic'): void {
  crew.health.splice(crew.health.indexOf(issue), 1);
  g.s.eventDiscards.push(issue);
  if (how === 'cards' && g.s.incommunication) g.reveal();
  g.tell({ type: 'cured', character: crew.id, health: issue, how });
}

/** XW-10 what an issue sets goes before what a character or a skill says. */
export function speedOf(crew: Crew, usual: number): number {
  for (const issue of crew.health) {
    const { speed } = HEALTH[issue];
    if (speed !== undefined) return speed;
  }
  return usual;
}

/** XW-6.3; alone, the limit of the character whose turn it is (XW-9.3). */
export function handLimit(s: State, seat: Seat): number {
  return limitOf(isSolo(s) ? currentCrew(s) : crewOf(s, seat));
}

export function limitOf(crew: Crew): number {
  let limit = CHARACTERS[crew.id].hand;
  for (const issue of crew.health) limit += HEALTH[issue].handLimit ?? 0;
  return limit;
}

const ACTIONS = 4;
const FEWEST = 2;

/** XW-3, XW-5.5 never under 2 by health and fatigue together. */
export function actionsOf({ fatigue, health }: Crew): number {
  let actions = ACTIONS - fatigue;
  for (const one of health) actions += HEALTH[one].actions ?? 0;
  return actions > FEWEST ? actions : FEWEST;
}

export function actionsLeft(s: State): number {
  return actionsOf(currentCrew(s)) + s.bonus - s.spent;
}

/** How many actions a deployment takes. */
export function deployingTakes(crew: Crew): number {
  let takes = 1;
  for (const issue of crew.health) takes = Math.max(takes, HEALTH[issue].deploying ?? 1);
  return takes;
}

/** Whether an issue keeps a character out of transfers. */
export function isApart(crew: Crew | undefined): boolean {
  if (crew !== undefined) for (const issue of crew.health) if (HEALTH[issue].apart === true) return true;
  return false;
}

export function canTire(s: State, crew: Crew): boolean {
  return !crew.away && crew.fatigue < FATIGUE_MOST && fatigueLeft(s) > 0;
}

export function fatigueLeft(s: State): number {
  let left = FATIGUE_SUPPLY;
  for (const { fatigue } of s.crew) left -= fatigue;
  return left;
}

export function tire(g: G, crew: Crew): void {
  crew.fatigue++;
  g.use('token', 'fatigue');
  g.tell({ type: 'tired', character: crew.id });
}

export function rest(g: G, crew: Crew): void {
  crew.fatigue--;
  g.tell({ type: 'rested', character: crew.id });
}
