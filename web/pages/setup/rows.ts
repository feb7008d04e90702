/** Which options of a game stand in the open, as pictures: where or what is played, and how hard. The rest is under More. */
import type { Game, Kit } from '#engine';

interface Rows {
  readonly where: readonly string[];
  readonly hard: readonly string[];
}

const ROWS: Readonly<Record<string, Rows>> = {
  exoship: { where: ['origin'], hard: ['hard'] },
  exoworld: { where: ['scenario'], hard: ['critical', 'incommunication'] },
  mothership: { where: ['mode', 'layout'], hard: ['soloLevel'] },
  'eos-rise': { where: [], hard: ['difficulty', 'traits'] },
  exodus: { where: ['journey'], hard: ['infection'] },
};

/** A game that is not named here shows the first thing one can choose. */
export function rowsOf<K extends Kit>({ id, options }: Game<K>): Rows {
  const first = Object.keys(options).filter((name) => options[name]?.kind === 'choice');
  return ROWS[id] ?? { where: first.slice(0, 1), hard: [] };
}
