/** A faction as a seat sees it: its public side, and agendas seen by spying. */
import type { Seat } from '#engine';
import type { AgendaId } from '../content/agendas.ts';
import type { CovertKey } from '../content/covert.ts';
import type { FactionId } from '../content/factions.ts';
import type { Intent } from '../content/orders.ts';
import type { Stake } from '../content/plans.ts';
import type { Standing } from '../event.ts';
import { agendasMet, guardedValue, keptAgendas, parOf, publicStanding, standing } from '../rules/score.ts';
import type { House, Leader, Mandate, State } from '../state.ts';

export interface SeenHouse {
  readonly faction: FactionId;
  readonly seat: Seat;
  readonly renown: number;
  readonly pool: number;
  readonly held: Readonly<Partial<Record<FactionId, number>>>;
  readonly progress: number;
  readonly office: boolean;
  readonly leader: Leader;
  readonly retired: boolean;
  readonly leaderless: boolean;
  readonly mandates: readonly Mandate[];
  readonly written: Readonly<Partial<Record<FactionId, Intent>>>;
  readonly ballot?: Stake;
  /** XD-7.2, XD-7.3 what this Keeper named when the course was last divided. */
  readonly named?: Stake;
  readonly covert?: CovertKey;
  /** Whether the covert order hinders the public one no more (XD-18.7). */
  readonly masked?: boolean;
  readonly hindered: number;
  readonly struck: number;
  readonly greased: readonly FactionId[];
  readonly silent: boolean;
  readonly scenes: number;
  /** Tests forced in the running phase. */
  readonly forced: number;
  readonly guard: number;
  readonly par: number;
  readonly standing: number;
  /** Shown when the match is over. */
  readonly marked?: boolean;
  readonly final?: Standing;
  readonly met?: readonly AgendaId[];
  /** Agendas this seat has seen by spying. */
  readonly agendas: readonly AgendaId[];
}

export function seenHouse(s: State, house: House, viewer: FactionId | undefined): SeenHouse {
  const { faction } = house;
  const open = s.outcome !== undefined;
  const kept = keptAgendas(house);
  return {
    faction,
    seat: house.seat,
    renown: house.renown,
    pool: house.pool,
    held: house.held,
    progress: house.progress,
    office: house.office,
    leader: house.leader,
    retired: house.retired,
    leaderless: house.leaderless >= s.cycle && s.cycle > 0,
    mandates: house.mandates,
    written: house.written,
    ...(house.ballot === undefined ? {} : { ballot: house.ballot }),
    ...(house.named === undefined ? {} : { named: house.named }),
    ...(s.covertRevealed ? { covert: house.covert, masked: house.masked } : {}),
    hindered: house.hindered,
    struck: house.struck,
    greased: house.greased,
    silent: house.silentIn >= s.cycle && s.cycle > 0,
    scenes: house.opened,
    forced: house.forced,
    guard: guardedValue(s, faction),
    par: parOf(s, faction),
    standing: publicStanding(s, house),
    ...(open ? judged(s, house) : {}),
    agendas: kept.filter(
      (_, agenda) => open || house.agendasSeen.some((seen) => seen.by === viewer && seen.agenda === agenda),
    ),
  };
}

/** XD-21 what is shown when the match is over. */
function judged(s: State, house: House): Pick<SeenHouse, 'marked' | 'final' | 'met'> {
  return {
    marked: house.marked > 0,
    final: standing(s, house),
    met: agendasMet(s, house),
  };
}
