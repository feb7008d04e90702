/** What may not be taken back: whatever told somebody something new. XW-6.1, XW-9.2. */
import { describe, expect, test } from 'vitest';
import { HOST } from '#engine';
import type { ExoworldAction } from '../action.ts';
import type { Given } from '../positions.ts';
import { EVERYONE } from '../state.ts';
import { AGREE, END, given, type Scene } from './scene.ts';

const protocol = (card: Extract<ExoworldAction, { type: 'protocol' }>['card']): ExoworldAction => ({
  type: 'protocol',
  card,
});

/** Whether the last of the actions told anybody anything. */
function learnt(position: Given, ...actions: ExoworldAction[]): boolean {
  return learntIn(given(position), ...actions);
}

function learntIn(scene: Scene, ...actions: ExoworldAction[]): boolean {
  const last = actions.at(-1) ?? END;
  scene.when(...actions.slice(0, -1));
  scene.play.learnt = false;
  scene.when(last);
  return scene.play.learnt;
}

/** The same with open and with secret hands. */
const both = (position: Given, ...actions: ExoworldAction[]) => [
  learnt(position, ...actions),
  learnt({ ...position, incommunication: true }, ...actions),
];

describe('XW-6.1, XW-9.2 what is learnt', () => {
  test('XW-3.5, XW-3.6, XW-3.7 moving and working tell nothing', () => {
    const base = 'insect-nursery!food-leak';
    expect(both({ base }, { type: 'move', to: 1 })).toEqual([false, false]);
    expect(both({ base, at: [1] }, { type: 'produce' })).toEqual([false, false]);
    expect(both({ base, at: [1] }, { type: 'shutDown', place: 1 })).toEqual([false, false]);
    expect(both({ base, at: [1] }, { type: 'repair', place: 1, token: 'food-leak' })).toEqual([false, false]);
  });

  test('XW-3.1, XW-3.2 a card from the deck does, whoever sees it', () => {
    expect(both({}, { type: 'draw', card: 'deck' })).toEqual([true, true]);
    expect(both({}, { type: 'recycle' })).toEqual([true, true]);
  });

  test('XW-9.2 a card that leaves a secret hand does, unless all knew it', () => {
    const position: Given = { hands: ['exo-battery', ''] };
    expect(both(position, { type: 'item', item: 'exo-battery' })).toEqual([false, true]);
    const known = given({ ...position, incommunication: true });
    known.s.hands[0] = { cards: ['exo-battery'], seen: [EVERYONE] };
    expect(learntIn(known, { type: 'item', item: 'exo-battery' })).toBe(false);
  });

  test('XW-3.3 a card passed tells where hands are secret', () => {
    const position: Given = { hands: ['ice-drill', ''] };
    expect(both(position, { type: 'give', to: 1, card: 'ice-drill' }, AGREE)).toEqual([false, true]);
  });

  test('XW-4.4 a cure by cards tells of a secret hand; one by the Medic does not', () => {
    const ill: Given = {
      hands: ['archive-recovery moss-gallery', ''],
      health: [['hypoxia']],
      discards: 'air-concentrator carbon-splitter ice-drill',
    };
    const recovering: ExoworldAction[] = [
      protocol('archive-recovery'),
      { type: 'recover', card: 'carbon-splitter' },
      { type: 'recover', card: 'air-concentrator' },
    ];
    expect(both(ill, ...recovering)).toEqual([false, true]);
    expect(both({ ...ill, health: [] }, ...recovering)).toEqual([false, false]);
    const healed: Given = { crew: ['medic', 'salvager'], health: [['hypoxia']] };
    expect(both(healed, { type: 'heal', crew: 0, health: 'hypoxia' })).toEqual([false, false]);
  });

  test('XW-9.2 an event stood down unread is seen by all', () => {
    const drawn: Given = { hands: ['stand-down', ''], events: 'heat-spike', phase: 'drawEvent' };
    expect(learnt(drawn, protocol('stand-down'))).toBe(false);
    const secret = given({ ...drawn, incommunication: true, hands: ['stand-down', 'ice-drill'] });
    // everyone knew of the card: what they learn is the event
    secret.s.hands[0] = { cards: ['stand-down'], seen: [EVERYONE] };
    secret.play.learnt = false;
    secret.when(protocol('stand-down'));
    expect(secret.play.learnt).toBe(true);
  });

  test('XW-9.2 an event read by one is seen by all when it is carried out', () => {
    const secret = given({ incommunication: true, events: 'heat-spike', phase: 'drawEvent' });
    expect(secret.asks).toBe('respond');
    expect(learntIn(secret, { type: 'decline' })).toBe(true);
    expect(secret.events(1)).toContainEqual({
      type: 'eventDrawn',
      event: 'heat-spike',
      effect: 'heat-spike',
    });
  });

  test('XW-8.2 a secret hand that goes with its player is shown', () => {
    const leaving = (incommunication: boolean) => {
      const scene = given({ incommunication, hands: ['', 'ice-drill', ''] });
      scene.play.learnt = false;
      scene.by(HOST, { type: 'leave', seat: 1 });
      return scene.play.learnt;
    };
    expect([leaving(false), leaving(true)]).toEqual([false, true]);
  });
});
