/** What is noted of a finished match: how the colony stood, what it was built of, who walked, passed and repaired. */
import type { Seat } from '#engine';
import type { Scene } from '#ui/kit/end.ts';
import type { Result } from '#ui/kit/ladder.ts';
import { RESOURCES } from '../../content/resources.ts';
import type { ExoworldEvent } from '../../event.ts';
import type { Exoworld } from '../../state.ts';
import { type View, view } from '../../view.ts';

type Scenes = readonly Scene<Exoworld>[];

export function facts(film: Scenes, seat: Seat): Result['facts'] {
  const last = film.findLast(({ state }) => state)?.state;
  if (last === undefined) return {};
  const seen = view(last, seat);
  const told = film.flatMap((scene) => scene.hear(seat));
  const count = (type: ExoworldEvent['type']): number => told.filter((event) => event.type === type).length;
  return {
    planet: seen.scenario,
    rough: seen.critical,
    silent: seen.incommunication,
    character: seen.crew.find((crew) => crew.seat === seat)?.id ?? '',
    emergency: seen.emergency,
    modules: seen.base.length - 1,
    empty: seen.gauges.some(({ supply }) => supply === 0),
    protocols: count('protocolPlayed'),
    passed: count('transferred'),
    shutDown: wonBy(film.at(-1)?.hear(seat) ?? [], 'tokenPut'),
    sealed: mostSealed(told),
    houseCall: isHouseCall(film, seat),
    built: mostBuilt(told),
    killer: killerOf(seen),
  };
}

/** Whether the last press won, and put a shutdown token down for it. */
function wonBy(told: readonly ExoworldEvent[], type: 'tokenPut'): boolean {
  const won = told.some((event) => event.type === 'won');
  return (
    won && told.some((event) => event.type === type && event.token === 'shutdown' && event.cause === 'action')
  );
}

/** The most tokens that were taken away in one turn. */
function mostSealed(told: readonly ExoworldEvent[]): number {
  let most = 0;
  let here = 0;
  for (const { type } of told) {
    if (type === 'turn') here = 0;
    if (type === 'tokenRemoved') here += 1;
    most = Math.max(most, here);
  }
  return most;
}

/** Whether someone was cured while it was not their turn. */
function isHouseCall(film: Scenes, seat: Seat): boolean {
  let turn: string | undefined;
  for (const event of film.flatMap((scene) => scene.hear(seat))) {
    if (event.type === 'turn') turn = event.character;
    if (event.type === 'cured' && turn !== undefined && event.character !== turn) return true;
  }
  return false;
}

/** The module that was built most often. */
function mostBuilt(told: readonly ExoworldEvent[]): string {
  const cards = told.flatMap((event) => (event.type === 'deployed' ? [event.spot.card] : []));
  const times = (card: string): number => cards.filter((other) => other === card).length;
  return [...new Set(cards)].sort((a, b) => times(b) - times(a))[0] ?? '';
}

/** What ran out: the supply at 0 whose production is lowest. */
function killerOf({ outcome, gauges }: View): string {
  if (outcome === undefined || outcome.winners.length > 0) return '';
  const empty = RESOURCES.flatMap((resource, r) => {
    const gauge = gauges[r];
    return gauge && gauge.supply === 0 ? [{ resource, sum: gauge.sum }] : [];
  });
  return empty.sort((a, b) => a.sum - b.sum)[0]?.resource ?? '';
}
