/** What is offered in every kind of position is exactly what the rules allow there. */
import { describe, test } from 'vitest';
import type { ExoworldAction } from '../action.ts';
import { CHARACTER_IDS } from '../content/characters.ts';
import type { Given } from '../positions.ts';
import { expectComplete } from './complete.ts';
import { DECLINE, END, given } from './scene.ts';

const protocol = (card: Extract<ExoworldAction, { type: 'protocol' }>['card']): ExoworldAction => ({
  type: 'protocol',
  card,
});

/** A base with something to do everywhere: tokens of all kinds, ways that landslides end. */
const BUSY =
  'insect-nursery@1,0!water-leak!shutdown greywater-loop@2,0!landslide solar-panels@3,0!frozen moss-gallery@0,1!emergency wind-turbines@0,2 home!food-leak';
const HANDS = [
  'mycelium-cellar ice-drill carbon-splitter ice-drill sealant-foam overtime-order',
  'solar-panels first-aid-kit solar-panels remote-override',
  'algae-vats',
];
const busy: Given = {
  hands: HANDS,
  base: BUSY,
  at: [1, 1, 0],
  fatigue: [1, 0, 1],
  health: [['malnutrition'], ['hypoxia']],
  discards: 'brine-still biogas-digester forecast-model',
};

const alone: Given = { ...busy, hands: HANDS.slice(0, 1), health: [['malnutrition']] };

/** Positions, and what was done before. */
const POSITIONS: Readonly<Record<string, readonly [Given, ...ExoworldAction[]]>> = {
  'all actions left': [busy],
  'no action left': [{ ...busy, turn: { spent: 4 } }],
  'no action left but a waiting battery': [
    { ...busy, hands: ['exo-battery field-rover', ...HANDS.slice(1)], turn: { spent: 4 } },
  ],
  'before the first turn of a new table': [{ ...busy, hands: ['', '', '', '', ''], turn: { fresh: true } }],
  'five players, the last one on': [
    { ...busy, hands: [...HANDS, 'brine-still', 'hydroponic-farm'], at: [0, 0], current: 4, discards: '' },
  ],
  alone: [alone],
  'hands secret': [{ ...busy, incommunication: true, at: [1, 1, 1] }],
  'hands secret, and no action left': [{ ...busy, incommunication: true, at: [1, 1, 1], turn: { spent: 4 } }],
  'transfers barred': [{ ...busy, turn: { noTransfers: 2 } }],
  'protocols barred': [{ ...busy, turn: { noProtocols: 2 } }],
  'after a refusal': [
    { ...busy, health: [] },
    { type: 'give', to: 1, card: 'ice-drill' },
    { type: 'refuse' },
  ],
  'after a refusal, asked': [
    { ...busy, health: [] },
    { type: 'take', from: 1, card: 'solar-panels' },
    { type: 'refuse' },
  ],
  'after a refusal of a colour': [
    { ...busy, health: [], incommunication: true },
    { type: 'request', from: 1, colour: 'energy' },
    { type: 'refuse' },
  ],
  'a card to agree to': [
    { ...busy, health: [] },
    { type: 'give', to: 1, card: 'ice-drill' },
  ],
  'a colour to agree to': [
    {
      ...busy,
      health: [],
      incommunication: true,
      hands: [...HANDS.slice(0, 1), 'solar-panels stand-down hydroponic-farm', ''],
    },
    { type: 'request', from: 1, colour: 'energy' },
  ],
  'a module to pay for': [
    {
      hands: [
        'isotope-generator carbon-splitter ice-drill brine-still solar-panels algae-vats stand-down',
        '',
      ],
    },
    { type: 'deploy', module: 'isotope-generator', x: 1, y: 0 },
  ],
  'a module to pay for, two cards cheaper': [
    {
      hands: ['isotope-generator carbon-splitter solar-panels algae-vats rapid-fabrication', ''],
    },
    protocol('rapid-fabrication'),
    { type: 'deploy', module: 'isotope-generator', x: 1, y: 0 },
  ],
  'a module that the Architect pays for': [
    {
      crew: ['architect', 'medic'],
      hands: ['hydroponic-farm ice-drill carbon-splitter solar-panels', ''],
    },
    { type: 'deploy', module: 'hydroponic-farm', x: 0, y: -1 },
  ],
  'two cards looked at': [
    { crew: ['surveyor', 'medic'], deck: 'ice-drill algae-vats' },
    { type: 'draw', card: 'deck' },
  ],
  'face-up cards to sort out': [
    { crew: ['quartermaster', 'medic'], faceUp: 'ice-drill ice-drill algae-vats moss-gallery' },
    { type: 'sortOut' },
    { type: 'putAway', card: 'ice-drill' },
  ],
  'a second token to repair': [
    { ...busy, crew: ['systems-engineer', 'medic', 'commander'], fatigue: [1, 1, 1] },
    { type: 'repair', place: 1, token: 'water-leak' },
  ],
  'foam in hand': [busy, { type: 'item', item: 'sealant-foam' }],
  'foam, the second token': [
    { ...busy, base: BUSY.replace('home!food-leak', 'home!food-leak!emergency'), at: [0, 0, 0] },
    { type: 'item', item: 'sealant-foam' },
    { type: 'remove', place: 0, token: 'emergency' },
  ],
  'damage control': [{ ...busy, hands: ['damage-control', '', ''] }, protocol('damage-control')],
  'a manifest': [
    {
      hands: ['shared-manifest', 'ice-drill ice-drill algae-vats', 'moss-gallery'],
      health: [[], [], ['parasites']],
    },
    protocol('shared-manifest'),
  ],
  'a manifest, hands secret': [
    { incommunication: true, hands: ['shared-manifest ice-drill', 'ice-drill', '', 'algae-vats'] },
    protocol('shared-manifest'),
  ],
  'a manifest, and whose card is chosen': [
    { incommunication: true, hands: ['shared-manifest', 'ice-drill ice-drill algae-vats', ''] },
    protocol('shared-manifest'),
    { type: 'pass', from: 1 },
  ],
  'a manifest, alone': [
    { hands: ['shared-manifest'], faceUp: 'ice-drill ice-drill algae-vats moss-gallery' },
    protocol('shared-manifest'),
  ],
  'a supply to convert': [
    { hands: ['last-ditch-conversion', ''], emergency: 5, supply: [4, 3, 20, 5] },
    protocol('last-ditch-conversion'),
  ],
  'modules to switch': [
    { hands: ['remote-override', ''], base: 'solar-panels insect-nursery!shutdown wind-turbines' },
    protocol('remote-override'),
  ],
  'modules to switch, the second': [
    { hands: ['remote-override', ''], base: 'solar-panels insect-nursery!shutdown wind-turbines' },
    protocol('remote-override'),
    { type: 'toggle', place: 3 },
  ],
  'an archive': [
    { hands: ['archive-recovery', ''], discards: 'ice-drill ice-drill stand-down algae-vats' },
    protocol('archive-recovery'),
  ],
  'three events to choose from': [
    { hands: ['forecast-model', ''], events: 'heat-spike burst-pipe clear-skies dust-front' },
    END,
    protocol('forecast-model'),
  ],
  'an event to answer': [
    {
      hands: ['', 'stand-down bulkhead-lockdown overtime-order'],
      events: 'burst-pipe',
      base: 'solar-panels',
      phase: 'drawEvent',
    },
  ],
  'an update to answer': [
    { hands: ['strategic-reserve ration-discipline overtime-order', ''], emergency: 5, phase: 'drawEvent' },
  ],
  'a place for a token': [{ base: BUSY, at: [5, 1], events: 'burst-pipe', phase: 'drawEvent' }],
  'a place for another token': [
    { base: BUSY, at: [5, 0], events: 'burst-pipe', phase: 'drawEvent' },
    { type: 'place', place: 4 },
  ],
  'a module to lose': [{ base: BUSY, events: 'meteorite', phase: 'drawEvent' }],
  'characters to tire': [
    { hands: ['', '', '', '', ''], fatigue: [0, 2, 0, 0, 1], events: 'restless-night', phase: 'drawEvent' },
  ],
  'a branch to take': [{ hands: ['solar-panels', ''], events: 'short-circuit', phase: 'drawEvent' }],
  'a branch that the colours of the hand forbid': [
    { hands: ['ice-drill', 'solar-panels'], events: 'contaminated-batch', phase: 'drawEvent' },
  ],
  'somebody to name for a colour': [
    { hands: ['ice-drill', 'algae-vats', 'stand-down'], events: 'thin-rations', phase: 'drawEvent' },
    DECLINE,
    { type: 'branch', branch: 'discard' },
  ],
  'somebody to name for the most cards': [
    { hands: ['ice-drill', 'algae-vats', ''], events: 'severed-relay', phase: 'drawEvent' },
  ],
  'a card of a colour to discard': [
    {
      hands: ['solar-panels wind-turbines stand-down ice-drill', ''],
      events: 'short-circuit',
      phase: 'drawEvent',
    },
    DECLINE,
    { type: 'branch', branch: 'discard' },
  ],
  'too many cards': [
    {
      hands: ['ice-drill ice-drill algae-vats moss-gallery brine-still solar-panels wind-turbines', ''],
      phase: 'handLimits',
    },
  ],
  'cards to pass to the left': [
    {
      hands: ['ice-drill ice-drill algae-vats', 'moss-gallery', ''],
      events: 'crossed-frequencies',
      phase: 'drawEvent',
    },
  ],
};

describe('XW-R12 what is offered is what is allowed', () => {
  test.each(Object.keys(POSITIONS))('XW-R12 %s', (name) => {
    const [position, ...before] = POSITIONS[name] ?? [{}];
    expectComplete(given(position).when(...before));
  });

  test.each(CHARACTER_IDS)('XW-3.9 the %s, with and without actions', (id) => {
    for (const spent of [0, 4]) {
      const crew = [id, ...CHARACTER_IDS.filter((other) => other !== id).slice(0, 2)];
      expectComplete(given({ ...busy, crew, turn: { spent } }));
      expectComplete(given({ ...busy, crew, turn: { spent, skillUsed: true } }));
      expectComplete(given({ ...busy, crew, incommunication: true, turn: { spent } }));
      expectComplete(given({ ...alone, crew, turn: { spent } }));
    }
  });
});
