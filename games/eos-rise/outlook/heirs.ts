/** Levels that come while something else is done: how many, and who gets them unless somebody else was named. */
import type { EosAction } from '../action.ts';
import { ALIENS } from '../content/aliens.ts';
import { BOARDS, type CharacterId, TOP_LEVEL } from '../content/characters.ts';
import { INTEL_LAP, PARADISE, PROGRESS_LEVELS } from '../content/tracks.ts';
import { roundRule } from '../rules/roundRule.ts';
import type { Raider, State } from '../state.ts';

type Crew = Readonly<Record<CharacterId, { readonly level: number }>>;

const ORDER: readonly CharacterId[] = ['specialist', 'commander', 'engineer', 'pilot'];

/** Who has risen least. */
export function lowest({ crew }: { readonly crew: Crew }): CharacterId {
  return ORDER.reduce((low, who) => (crew[who].level < crew[low].level ? who : low));
}

/** Whether this hex of the Progress track brings a level. */
export const isLevel = (progress: number): boolean => PROGRESS_LEVELS.has(progress);

/** ER-15.6 counts the levels that defeated ships bring, one after the other: by intel, on their cards, and by what they carry. */
export function spoils(s: State): (raider: Readonly<Raider>) => number {
  let { intel, progress } = s;
  let { prizes } = s.effects;
  const advance = (): number => (progress < PARADISE && isLevel(++progress) ? 1 : 0);
  return ({ card, skill, frb }) => {
    const ship = ALIENS[card];
    let levels = ship.skillLevels + skill;
    const paid = ship.intel + (ship.intel > 0 ? (roundRule(s).intelBonus ?? 0) : 0) + (prizes-- > 0 ? 1 : 0);
    for (let n = s.lastDash ? 0 : paid; n > 0; n--) {
      intel = intel === INTEL_LAP ? 0 : intel + 1;
      if (intel === INTEL_LAP) levels += advance();
    }
    for (let n = 0; n < frb; n++) levels += advance();
    return levels;
  };
}

/** A press goes as far as nobody is asked for a track, and no level is given to whoever has them all. */
export function untilAsked(crew: Crew, actions: readonly EosAction[]): readonly EosAction[] {
  const risen: Partial<Record<CharacterId, number>> = {};
  for (const [i, action] of actions.entries()) {
    if (action.type !== 'level') continue;
    const level = crew[action.who].level + (risen[action.who] ?? 0);
    if (level >= TOP_LEVEL) return actions.slice(0, i);
    if (level === BOARDS[action.who].basic.length) return actions.slice(0, i + 1);
    risen[action.who] = (risen[action.who] ?? 0) + 1;
  }
  return actions;
}
