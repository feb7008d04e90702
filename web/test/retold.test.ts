/** Recaps of random matches: every change of something of one's own is in a line, and no chapter is too long. */
import { describe, expect, test } from 'vitest';
import { type Game, type Kit, Match, type Seat, same, stream } from '#engine';
import { eosRise } from '#games/eos-rise/index.ts';
import { retold as eosRiseRetold } from '#games/eos-rise/table/retold.ts';
import { voice as eosRiseVoice } from '#games/eos-rise/table/voice.ts';
import { exodus } from '#games/exodus/index.ts';
import { retold as exodusRetold } from '#games/exodus/table/retold.ts';
import { voice as exodusVoice } from '#games/exodus/table/voice.ts';
import { exoship } from '#games/exoship/index.ts';
import { retold as exoshipRetold } from '#games/exoship/table/retold.ts';
import { exoworld } from '#games/exoworld/index.ts';
import { voice as exoworldVoice } from '#games/exoworld/table/guide/voice.ts';
import { retold as exoworldRetold } from '#games/exoworld/table/retold.ts';
import { mothership } from '#games/mothership/index.ts';
import { retold as mothershipRetold } from '#games/mothership/table/guide/retold.ts';
import { voice as mothershipVoice } from '#games/mothership/table/guide/voice.ts';
import { picturesOf } from '#ui/kit/player.ts';
import { type Past, type Recap, type Retold, recapOf } from '#ui/kit/recap.ts';
import type { Voice } from '#ui/kit/voice.ts';
import { latest, type Moment, opening } from '../match/film.ts';
import { pastOf } from '../match/past.ts';
import { actorSpots } from '../table/recap.ts';

interface Case<K extends Kit> {
  readonly game: Game<K>;
  readonly retold: Retold<K>;
  readonly seats: number;
  /** Where figures stand; alone there is none but one's own. */
  readonly voice?: Voice<K>;
  /** What matters to a seat, read from its view, by the name it goes by. */
  readonly matters: Readonly<Record<string, (view: K['view'], seat: Seat) => string | number | undefined>>;
}

const MATCHES = 3;
const LONGEST = 220;
const VIEWER = 0;

function film<K extends Kit>({ game, seats }: Case<K>, seed: string): Moment<K>[] {
  const begun = Match.start(game, { seats, random: { kind: 'fast', seed } });
  if (!begun.ok) throw new Error(begun.refusal.message);
  const { match } = begun;
  const moments = [opening(match)];
  const luck = stream(`hands of ${seed}`);
  while (match.outcome === undefined && moments.length < LONGEST) {
    const decisions = match.decisions().filter(({ awaited }) => awaited);
    const { seat, actions } = decisions[luck.int(decisions.length)] ?? { seat: 0, actions: [] };
    const action = actions[luck.int(actions.length)];
    if (action === undefined || !match.act(seat, action).ok) throw new Error('nothing to do');
    moments.push(latest(match, [action.type]));
  }
  return moments;
}

/** Every recap that someone would be shown before they decide. */
function pasts<K extends Kit>({ game }: Case<K>, moments: readonly Moment<K>[]): Past<K>[] {
  return moments.flatMap((_, now) => {
    if (moments[now + 1]?.move?.seat !== VIEWER) return [];
    const heard = moments.slice(0, now + 1);
    const from = heard.findLastIndex(({ move }) => move?.seat === VIEWER);
    return from < 1 ? [] : [pastOf(game, heard, VIEWER, from)];
  });
}

/** The table once one's own deed was done, before anything began by it. */
function ownDone<K extends Kit>(
  retold: Retold<K>,
  { before, passed: [own], seat }: Past<K>,
): K['view'] | undefined {
  if (before === undefined || own?.after === undefined) return before;
  const view = before;
  const led = own.events.findIndex((event) => retold.heading(event, view, seat) !== undefined);
  return retold.stages?.(before, own.after, own.events)[led - 1] ?? before;
}

function check<K extends Kit>({ matters, retold }: Case<K>, past: Past<K>, { chapters }: Recap): void {
  for (const { lines, title } of chapters) {
    expect(lines.length, title).toBeGreaterThanOrEqual(1);
    expect(lines.length, title).toBeLessThanOrEqual(5);
    expect(lines.every(({ text }) => text.length > 0)).toBe(true);
  }
  const lines = chapters.flatMap((chapter) => chapter.lines);
  const told = new Set(lines.flatMap(({ delta }) => delta.map(({ of }) => of)));
  // What one's own press did is on the board; what began by it is told.
  const [own] = past.passed;
  const began = lines.some(({ from }) => from === own?.at);
  const before = began ? ownDone(retold, past) : own?.after;
  const after = past.passed.at(-1)?.after;
  if (before === undefined || after === undefined) throw new Error('a film has every position');
  for (const [name, read] of Object.entries(matters))
    if (read(before, VIEWER) !== read(after, VIEWER)) expect([...told], `${name} changed`).toContain(name);
  for (const { delta, touches } of lines) if (delta.length > 0) expect(touches).not.toBe('other');
}

/**
 * At every line of a seat that is watched the board differs from the line before, or something on it is ringed: what the
 * line speaks of, else the figure of whoever did it.
 */
function checkPictures<K extends Kit>({ retold, voice }: Case<K>, past: Past<K>, recap: Recap): void {
  const pictures = picturesOf(retold, past, recap);
  for (const [i, { line, view }] of pictures.entries()) {
    const before = pictures[i - 1]?.view;
    if (line === undefined || before === undefined || view === undefined) continue;
    const ringed = line.spots.length > 0 || actorSpots({ voice }, recap, view)(line).length > 0;
    const actor = recap.chapters.find(({ lines }) => lines.includes(line))?.actor;
    if (typeof actor === 'number')
      expect(ringed || !same(before, view), `“${line.text}” shows nothing`).toBe(true);
  }
}

function tellsAll<K extends Kit>(one: Case<K>): void {
  describe(one.game.id, () => {
    test('every change of one’s own is told, in at most five lines a chapter', () => {
      let recaps = 0;
      for (let match = 0; match < MATCHES; match++) {
        for (const past of pasts(one, film(one, `retold ${match}`))) {
          const recap = recapOf(one.game, one.retold, past, (seat) => `seat ${seat}`);
          recaps += recap.chapters.length > 0 ? 1 : 0;
          check(one, past, recap);
          checkPictures(one, past, recap);
        }
      }
      expect(recaps).toBeGreaterThan(0);
    });
  });
}

tellsAll({
  game: exoship,
  retold: exoshipRetold,
  seats: 1,
  matters: { Points: (view) => view.points, Course: (view) => view.destination },
});

tellsAll({
  game: exoworld,
  retold: exoworldRetold,
  voice: exoworldVoice,
  seats: 3,
  matters: {
    'emergency supply': (view) => view.emergency,
    oxygen: (view) => view.gauges[0]?.supply,
    water: (view) => view.gauges[1]?.supply,
    food: (view) => view.gauges[2]?.supply,
    energy: (view) => view.gauges[3]?.supply,
    'oxygen production': (view) => view.gauges[0]?.production,
    'your cards': (view, seat) => view.hands[seat]?.count,
  },
});

tellsAll({
  game: mothership,
  retold: mothershipRetold,
  voice: mothershipVoice,
  seats: 3,
  matters: {
    Minerals: (view, seat) => view.fleets[seat]?.minerals,
    Gas: (view, seat) => view.fleets[seat]?.gas,
    Influence: (view, seat) => view.fleets[seat]?.influence,
    cards: (view, seat) => view.fleets[seat]?.cards,
    'Mothership, hit points': (view, seat) => view.fleets[seat]?.hp,
    'Fighter 1': (view) => view.units.find(({ id }) => id === 'p1-f1')?.at,
    Mothership: (view) => view.units.find(({ id }) => id === 'p1-m')?.at,
  },
});

tellsAll({
  game: eosRise,
  retold: eosRiseRetold,
  voice: eosRiseVoice,
  seats: 2,
  matters: {
    Progress: (view) => view.progress,
    Intel: (view) => view.intel,
    Credits: (view) => view.credits,
    'Command hull': (view) => view.hull.command,
    'Pilot stress': (view) => view.crew.pilot.stress,
    'Engineer level': (view) => view.crew.engineer.level,
  },
});

tellsAll({
  game: exodus,
  retold: exodusRetold,
  voice: exodusVoice,
  seats: 4,
  matters: {
    Faith: (view) => view.traits.faith,
    Supply: (view) => view.traits.supply,
    Edge: (view) => view.traits.edge,
    Renown: (view, seat) => view.houses.find((house) => house.seat === seat)?.renown,
    'your research': (view, seat) => view.houses.find((house) => house.seat === seat)?.progress,
    Fatigue: (view) => view.fatigue,
  },
});
