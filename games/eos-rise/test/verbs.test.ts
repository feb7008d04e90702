/** What each kind of action must hold, within which bounds, and that none of them works outside its own decision. */
import { describe, expect, test } from 'vitest';
import { clone, fastDraws, fieldsOf, fieldsProblem, Play } from '#engine';
import type { EosAction } from '../action.ts';
import type { EosFrame } from '../frame.ts';
import { eosRise } from '../index.ts';
import type { EosRise, State } from '../state.ts';
import { VERBS } from '../steps/index.ts';
import { positionOf } from './position.ts';
import { given } from './scene.ts';

const FIELDS = `
  buyCube who · scrap who card · sabotage · intercept class · quickFix room · ready · spoof
  place who figure action · standBy · moveOn · track track · takeRoom room · build room · repair room
  passOn place to · discardTechnology place · sign card · mine at · scanCargo cargo · scanTechnology
  scanOrders class · haul to · pickShip class at · decoy class · tow item at · pickFrb at · putFrb at
  keepDamage card · keepTechnology card · pickCharacter who · cube who · warp to · afterburner · stop
  level who · join fights · addHeld card · strike card by · confirm agreed · pills count
  technology by card who die copy ship · targetLock who · lead · gunneryRange · mark die · reroll
  placeDie face card icon · target ship · shield ship pip · pointDefence ship · hit room · continue · flee
  anchor class at · accept · decline · gate region · keepLocation · rollAgain · tricky who · handOver seat · pass
`;

test('ER-22.9 every action holds its fields, and no others', () => {
  const told = FIELDS.trim().split(/ · |\n\s*/);
  const held = Object.keys(VERBS).map((type) =>
    [type, ...Object.keys(fieldsOf(eosRise, type) ?? {})].join(' '),
  );
  expect(held.sort()).toEqual(told.sort());
});

const problem = (type: EosAction['type'], fields: object) =>
  fieldsProblem({ ...fields }, fieldsOf(eosRise, type) ?? {}, 'action');

test.each<[EosAction['type'], string, number, number, object]>([
  ['mark', 'die', 0, 17, {}],
  ['pills', 'count', 0, 4, {}],
  ['shield', 'pip', 1, 6, { ship: 'dexer-needle' }],
  ['handOver', 'seat', 0, 3, {}],
  ['technology', 'die', 0, 17, { by: 'pilot', card: 'targeting-prism' }],
  ['technology', 'copy', 0, 17, { by: 'pilot', card: 'echo-coupler' }],
])('the bounds of %s: %s from %i to %i', (type, field, min, max, rest) => {
  const at = (n: number) => problem(type, { ...rest, [field]: n });
  expect([at(min), at(max)]).toEqual([undefined, undefined]);
  expect(at(min - 1)).toBeDefined();
  expect(at(max + 1)).toBeDefined();
  expect(at(min + 0.5)).toBeDefined();
});

/** An action of every kind whose decision is asked with more than its name. */
const ACTIONS: readonly EosAction[] = [
  { type: 'spoof' },
  { type: 'track', track: 'exploration' },
  { type: 'takeRoom', room: 'war-room' },
  { type: 'passOn', place: 'new', to: 'pilot' },
  { type: 'discardTechnology', place: 'first' },
  { type: 'sign', card: 'seed-vault' },
  { type: 'scanCargo', cargo: 'pilot' },
  { type: 'scanTechnology' },
  { type: 'scanOrders', class: 'dexer' },
  { type: 'haul', to: 'g01-1' },
  { type: 'pickShip', class: 'dexer', at: 'g01-1' },
  { type: 'tow', item: 'pilot', at: 'g01-2' },
  { type: 'pickFrb', at: 'g01-3' },
  { type: 'putFrb', at: 'g01-3' },
  { type: 'keepDamage', card: 'dmg-flux-converter' },
  { type: 'keepTechnology', card: 'slip-drive' },
  { type: 'pickCharacter', who: 'pilot' },
  { type: 'join', fights: true },
  { type: 'confirm', agreed: true },
  { type: 'confirm', agreed: false },
  { type: 'pills', count: 1 },
  { type: 'mark', die: 0 },
  { type: 'reroll' },
  { type: 'target', ship: 'dexer-needle' },
  { type: 'anchor', class: 'dexer', at: 'g01-1' },
  { type: 'accept' },
  { type: 'decline' },
  { type: 'keepLocation' },
  { type: 'rollAgain' },
  { type: 'tricky', who: 'specialist' },
  { type: 'pass' },
];
/** Those that look at what was asked before they say whether they are allowed. */
const CHECKED: ReadonlySet<EosAction['type']> = new Set<EosAction['type']>([
  ...(['track', 'takeRoom', 'passOn', 'sign', 'scanCargo', 'scanTechnology', 'scanOrders', 'haul'] as const),
  ...(['putFrb', 'keepDamage', 'keepTechnology', 'pickCharacter', 'pills', 'mark', 'reroll'] as const),
]);
/** Those whose options are made from what was asked. */
const LISTED: readonly EosAction['type'][] = [
  ...([
    'track',
    'takeRoom',
    'sign',
    'haul',
    'putFrb',
    'keepDamage',
    'keepTechnology',
    'pickCharacter',
  ] as const),
  'pills',
];
/** Those that name all they change. */
const NAMED: ReadonlySet<EosAction['type']> = new Set<EosAction['type']>(['track', 'takeRoom']);
const ELSEWHERE: EosFrame = { step: 'round' };

function fight(): State {
  return given({
    pursuit: ['dexer-needle', 'galagat-marauder'],
    ships: ['dexer@g01-1'],
    frbs: ['g01-3'],
    orders: { dexer: 'dexer-hornet' },
    crew: {
      pilot: { contract: 'seed-vault', cargo: 'g01-2', technology: ['slip-drive'] },
      commander: { cubes: 2 },
    },
    from: 'eosAttack',
  }).until('continueOrFlee').s;
}
const FIGHT = fight();

describe('an action outside its own decision', () => {
  const verb = (type: EosAction['type']) => VERBS[type] as (typeof VERBS)['pass'];

  test.each(
    ACTIONS.filter(({ type }) => !NAMED.has(type)).map((action) => [JSON.stringify(action), action] as const),
  )('%s does nothing', (_, action) => {
    const s = clone(FIGHT);
    expect(s.combat?.dice.length).toBeGreaterThan(0);
    const play = new Play<EosRise>(eosRise, clone(s), fastDraws('elsewhere'));
    verb(action.type).do(play, action as never, 0, ELSEWHERE);
    expect(play.s).toEqual(s);
  });

  test.each(
    ACTIONS.filter(({ type }) => CHECKED.has(type)).map((action) => [action.type, action] as const),
  )('%s is refused', (_, action) => {
    expect(verb(action.type).check(FIGHT, action as never, 0, ELSEWHERE)).toBeDefined();
  });

  test.each(LISTED)('%s offers nothing', (type) => {
    expect(verb(type).options(FIGHT, 0, ELSEWHERE)).toEqual([]);
  });
});

test('ER-5.5 what belongs to another character is neither offered nor allowed', () => {
  const s = positionOf({ crew: { pilot: { level: 4 } } });
  const asked = { step: 'track', who: 'pilot' } as const;
  expect(VERBS.track.options(s, 0, asked).map(({ track }) => track)).toEqual([
    'exploration',
    'aerospace-logistics',
  ]);
  expect(VERBS.track.check(s, { type: 'track', track: 'fleet-strategy' }, 0, asked)?.rule).toBe('ER-5.2');
  const room = { step: 'advancedRoom', who: 'pilot' } as const;
  expect(VERBS.takeRoom.options(s, 0, room)).toHaveLength(5);
  expect(VERBS.takeRoom.check(s, { type: 'takeRoom', room: 'war-room' }, 0, room)?.rule).toBe('ER-5.5');
});
