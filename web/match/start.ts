/** Starts matches: new ones, rematches and branches. Each is a save from its first moment. */
import { clone, type Game, type Kit, Match, type OptionValues, type Result } from '#engine';
import { newId, newSeed, type Save, writeSave } from '../store/saves.ts';
import { HUMAN, type Player } from './players.ts';

export interface Plan {
  readonly options: OptionValues;
  readonly players: readonly Player[];
  /** Empty: drawn at random. */
  readonly seed: string;
  /** The rung of the ladder, or the date of the daily, that it is begun as. */
  readonly rung?: string | undefined;
  readonly daily?: string | undefined;
}

export type Started = Result<{ id: string }>;

export function start<K extends Kit>(game: Game<K>, { options, players, seed, rung, daily }: Plan): Started {
  const random = { kind: 'keyed', seed: seed || newSeed() } as const;
  const onlyBots = players.every(({ kind }) => kind === 'bot');
  const meant = (onlyBots && game.amongBots?.(options)) || options;
  const begun = Match.start(game, { seats: players.length, options: meant, random });
  const as = { ...(rung ? { rung } : {}), ...(daily ? { daily } : {}) };
  return begun.ok ? keep(begun.match, players, as) : begun;
}

/** Plays on from a moment of another match, with new luck. */
export function branch<K extends Kit>(
  game: Game<K>,
  state: Readonly<K['state']>,
  {
    options,
    players,
    lost,
  }: { options: OptionValues; players: readonly Player[] | undefined; lost: boolean },
): Started {
  const begun = Match.load(game, clone(state) as K['state'], { kind: 'keyed', seed: newSeed() }, options);
  if (!begun.ok) return begun;
  const { match } = begun;
  const seated = players ?? Array.from({ length: match.seats }, () => HUMAN);
  return keep(match, seated, lost ? { second: true } : {});
}

function keep<K extends Kit>(
  match: Match<K>,
  players: readonly Player[],
  as: Pick<Save, 'rung' | 'daily' | 'second'>,
): Started {
  const id = newId();
  writeSave({ ...as, id, players, record: match.record(), played: Date.now() });
  return { ok: true, id };
}
