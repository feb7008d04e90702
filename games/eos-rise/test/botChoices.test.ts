/** What the bots choose among things of about equal worth, and what they choose by the situation. */
import { describe, expect, test } from 'vitest';
import { stream } from '#engine';
import type { EosAction } from '../action.ts';
import { sense } from '../bot/index.ts';
import type { CharacterId } from '../content/characters.ts';
import { GALAXIES } from '../rules/universe.ts';
import type { Given } from './position.ts';
import { given, place, type Scene } from './scene.ts';

const SEEDS = Array.from({ length: 40 }, (_, i) => `choice ${i}`);

/** What the sound player does here, by seed. */
function choices(scene: Scene): EosAction[] {
  return SEEDS.map((seed) => {
    const action = sense.thinks?.choose(scene.s, scene.play.seat, scene.legal, stream(seed));
    if (action === undefined) throw new Error('no choice');
    return action;
  });
}

const chosen = (scene: Scene) => new Set(choices(scene).map((action) => Object.values(action).at(-1)));

/** A character is about to enter an advanced track, for a skill token found on the way. */
function atTrack(who: CharacterId, position: Given = {}): Scene {
  return given({
    round: 4,
    year: 2036,
    from: 'warpPhase',
    ...position,
    crew: { ...position.crew, [who]: { level: 4, ...position.crew?.[who] } },
    first: [{ step: 'level', n: 1 }],
  }).when({ type: 'level', who });
}

const FIRST_TRACK = {
  commander: 'fleet-strategy',
  pilot: 'exploration',
  specialist: 'gunnery-doctrine',
  engineer: 'counter-operations',
} as const;

function atRoom(who: CharacterId, position: Given = {}): Scene {
  return atTrack(who, position).when({ type: 'track', track: FIRST_TRACK[who] });
}

describe('advanced tracks', () => {
  test('of about equal worth are taken now one, now the other', () => {
    expect(chosen(atTrack('engineer'))).toEqual(new Set(['counter-operations', 'signal-analysis']));
    expect(chosen(atTrack('specialist', { crew: { pilot: { level: 3 }, engineer: { level: 3 } } }))).toEqual(
      new Set(['gunnery-doctrine', 'battle-leadership']),
    );
  });

  test('the Pilot goes for freight only where there is some', () => {
    expect(chosen(atTrack('pilot'))).toEqual(new Set(['exploration']));
    const laden: Given = {
      hull: { 'cargo-bay': 7 },
      crew: {
        pilot: { contract: 'seed-vault', cargo: 'g09-2' },
        engineer: { contract: 'survey-drones', cargo: 'g14-4' },
        specialist: { contract: 'last-library', cargo: 'g17-6' },
      },
    };
    expect(chosen(atTrack('pilot', laden))).toContain('aerospace-logistics');
  });

  const strained = {
    pilot: { stress: 8 },
    specialist: { stress: 9 },
    engineer: { stress: 7 },
  } as const;

  test('the Commander looks after a strained crew where Assistants come no later for it', () => {
    expect(chosen(atTrack('commander', { crew: strained }))).toContain('crew-welfare');
    expect(chosen(atTrack('commander'))).toEqual(new Set(['fleet-strategy']));
    const training = given({
      round: 4,
      year: 2036,
      crew: { ...strained, commander: { level: 4 } },
    }).when(place('commander', 'training'));
    expect(training.asking).toBe('track');
    expect(chosen(training)).toEqual(new Set(['fleet-strategy']));
  });
});

describe('advanced rooms', () => {
  const quiet: Given = { eos: 'g01-1', frbs: ['g09-2', 'g14-4'], ships: ['galagat@g03-2'] };
  const pressed: Given = {
    ...quiet,
    hull: { command: 6, engine: 4 },
    ships: ['galagat@g01-3', 'vorde@g02-2', 'vorde@g05-5', 'dexer@g02-1'],
  };

  test('of about equal worth are taken now one, now the other', () => {
    expect(chosen(atRoom('specialist', quiet)).size).toBeGreaterThan(1);
    expect(chosen(atRoom('engineer', quiet)).size).toBeGreaterThan(1);
  });

  test('ER-5.5 nobody goes without one, however little it promises', () => {
    const done = { level: 9, stress: 3 };
    const crew = {
      commander: { stress: 3 },
      pilot: { ...done, track: 'exploration' },
      specialist: { ...done, track: 'gunnery-doctrine' },
      engineer: { ...done, level: 8, track: 'counter-operations' },
    } as const;
    const types = choices(atRoom('commander', { ...quiet, ships: [], credits: 12, crew })).map(
      ({ type }) => type,
    );
    expect(new Set(types)).toEqual(new Set(['takeRoom']));
  });

  test('the Pilot flies farther, above all with years to come', () => {
    expect(chosen(atRoom('pilot', quiet))).toEqual(new Set(['astrogation-bay']));
  });

  test('the Engineer repairs a battered ship', () => {
    expect(chosen(atRoom('engineer', pressed))).toEqual(new Set(['machine-shop']));
  });

  test('the Combat Specialist lies in wait only where ships are near', () => {
    expect(chosen(atRoom('specialist', pressed))).toContain('ambush-deck');
    expect(chosen(atRoom('specialist', quiet))).not.toContain('ambush-deck');
  });

  test('the Commander drills a crew with years to come, and calms a strained one near the end', () => {
    const early: Given = { ...quiet, round: 2, year: 2034 };
    expect(chosen(atRoom('commander', early))).toEqual(new Set(['drill-hall']));
    const trained = { level: 8, stress: 8 };
    const crew = {
      pilot: { ...trained, track: 'exploration' },
      specialist: { ...trained, track: 'gunnery-doctrine' },
      engineer: { ...trained, stress: 7, track: 'counter-operations' },
    } as const;
    const late: Given = { ...quiet, round: 6, year: 2038, crew };
    expect(chosen(atRoom('commander', late))).toEqual(new Set(['counsel-suite']));
  });
});

describe('Follow the Lights', () => {
  const lights = (position: Given) =>
    given({
      from: 'extinction',
      round: 3,
      year: 2035,
      eos: 'g15-4',
      top: { borealis: ['follow-the-lights'] },
      ...position,
    });

  test('is declined where signals are at hand', () => {
    expect(choices(lights({ frbs: ['g15-5', 'g15-6'] }))[0]).toEqual({ type: 'decline' });
  });

  test('is followed where everything is far away', () => {
    const far = lights({ frbs: ['g09-1', 'g09-2', 'g10-2', 'g08-2'], skills: ['g09-3', 'g08-1'] });
    expect(choices(far)[0]).toEqual({ type: 'accept' });
  });

  test('is declined where ships lie everywhere', () => {
    const ships = GALAXIES.filter((at) => at !== 'g15-4' && at < 'g07')
      .map((at, i) => `${i < 6 ? 'vorde' : 'galagat'}@${at}`)
      .slice(0, 15);
    expect(choices(lights({ ships, frbs: ['g09-2'], hull: { command: 4, engine: 3 } }))[0]).toEqual({
      type: 'decline',
    });
  });
});

describe('contracts', () => {
  const signing = (
    cards: readonly [
      'black-box' | 'ore-consignment' | 'vaccine-chain',
      ...('seed-vault' | 'last-library' | 'bounty-warrant' | 'deep-ice-cores')[],
    ],
    position: Given = {},
  ) =>
    given({
      round: 1,
      year: 2033,
      hull: { 'cargo-bay': 7 },
      top: { contract: [...cards] },
      ...position,
    }).when(place('pilot', 'contract'));

  test('Black Box Recovery is signed while there is time to deliver, by those who can fight what it brings', () => {
    const strong = { specialist: { level: 6, track: 'gunnery-doctrine' } } as const;
    expect(chosen(signing(['black-box', 'seed-vault', 'bounty-warrant'], { crew: strong }))).toContain(
      'black-box',
    );
    expect(
      chosen(signing(['black-box', 'seed-vault', 'bounty-warrant'], { year: 2038, round: 6 })),
    ).not.toContain('black-box');
  });

  test('Vaccine Cold Chain is for a crew that needs it', () => {
    const tired = { pilot: { stress: 8 }, engineer: { stress: 7 }, commander: { stress: 8 } };
    expect(chosen(signing(['vaccine-chain', 'seed-vault', 'deep-ice-cores'], { crew: tired }))).toEqual(
      new Set(['vaccine-chain']),
    );
    const calm = {
      pilot: { stress: 5 },
      engineer: { stress: 5 },
      commander: { stress: 5 },
      specialist: { stress: 5 },
    };
    expect(chosen(signing(['vaccine-chain', 'seed-vault', 'deep-ice-cores'], { crew: calm }))).not.toContain(
      'vaccine-chain',
    );
  });

  test('Ore Consignment is for a crew short of credits', () => {
    const short: Given = { credits: 1, round: 2, year: 2034, crew: { engineer: { level: 4 } } };
    expect(chosen(signing(['ore-consignment', 'seed-vault', 'bounty-warrant'], short))).toContain(
      'ore-consignment',
    );
    expect(
      chosen(signing(['ore-consignment', 'seed-vault', 'bounty-warrant'], { ...short, credits: 12 })),
    ).not.toContain('ore-consignment');
  });
});
