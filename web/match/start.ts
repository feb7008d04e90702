/** Starts matches: new ones, rematches and branches. Each is a save from its first moment. */
import { clone, type Game, type Kit, Match, type OptionValues, type Result } from '#engine';
import { newId, newSeed, writeSave } from '../store/saves.ts';
import { HUMAN, type Player } from './players.ts';

export interface Plan {
  readonly options: OptionValues;
  readonly players: readonly Player[];
  /** Empty: drawn at random. */
  readonly seed: string;
}

export type Started = Result<{ id: string; kept: boolean }>;

export function start<K extends Kit>(game: Game<K>, { options, players, seed }: Plan): Started {
  const random = { kind: 'keyed', seed: seed || newSeed() } as const;
  const onlyBots = players.every(({ kind }) => kind === 'bot');
  const meant = (onlyBots && game.amongBots?.(options)) || options;
  const begun = Match.start(game, { seats: players.length, options: meant, random });
  return begun.ok ? keep(begun.match, players) : begun;
}

/** Plays on from a moment of another match, with new luck. */
export function branch<K extends Kit>(
  game: Game<K>,
  state: Readonly<K['state']>,
  { options, players }: { options: OptionValues; players: readonly Player[] | undefined },
): Started {
  const begun = Match.load(game, clone(state) as K['state'], { kind: 'keyed', seed: newSeed() }, options);
  if (!begun.ok) return begun;
  const { match } = begun;
  return keep(match, players ?? Array.from({ length: match.seats }, () => HUMAN));
}

function keep<K extends Kit>(match: Match<K>, players: readonly Player[]): Started {
  const id = newId();
  const kept = writeSave({ id, players, record: match.record(), played: Date.now() });
  return { ok: true, id, kept };
}
