/** XW-7 Standing answers: asked when it matters, always or never, and never silent where declining would lose. */
import { describe, expect, test } from 'vitest';
import type { Given } from '../positions.ts';
import { ANSWERS, advance, type ProtocolAnswers } from '../rules/standingAnswers.ts';
import { DECLINE, given } from './scene.ts';

/** What is answered for a seat in the window that comes; undefined: its player is asked. */
function answered(of: Given, protocols: ProtocolAnswers['protocols'] = {}) {
  const scene = given(of);
  expect(scene.asks).toBe('respond');
  return advance.answer(scene.s, scene.seat, scene.legal(), { protocols });
}

/** Productions −2 −2 −2 0 of the planet, mended by modules, all but food. */
const CALM = 'carbon-splitter brine-still isotope-generator';
const rationing: Given = { hands: ['ration-discipline', ''], phase: 'update' };

/** The window before the update comes after the event: it is reached by way of one that does nothing. */
const beforeUpdate = (of: Given): Given => ({
  ...rationing,
  ...of,
  phase: 'drawEvent',
  events: 'clear-skies',
});

describe('XW-7 standing answers', () => {
  test('PW-4: not asked where the update takes no emergency and under 4 units', () => {
    expect(answered(beforeUpdate({ base: CALM }))).toEqual(DECLINE);
    expect(answered(beforeUpdate({ base: CALM }), { 'ration-discipline': 'always' })).toBeUndefined();
  });

  test('PW-4: asked where it takes 4 units, or emergency', () => {
    expect(answered(beforeUpdate({}))).toBeUndefined();
    expect(answered(beforeUpdate({}), { 'ration-discipline': 'never' })).toEqual(DECLINE);
    const short = beforeUpdate({ base: 'carbon-splitter brine-still', supply: [9, 9, 1, 9] });
    expect(answered(short)).toBeUndefined();
  });

  test('PW-4: always asked where declining loses the colony', () => {
    for (const standing of ANSWERS)
      expect(
        answered(beforeUpdate({ supply: [9, 9, 0, 9], emergency: 2 }), { 'ration-discipline': standing }),
      ).toBeUndefined();
  });

  test('PW-3: asked where the event costs 3 units, a module or emergency', () => {
    const surge: Given = { hands: ['stand-down', ''], phase: 'drawEvent', events: 'carbon-surge' };
    expect(answered(surge)).toBeUndefined();
    expect(answered(surge, { 'stand-down': 'never' })).toEqual(DECLINE);
    expect(
      answered({ ...surge, supply: [0, 9, 9, 9], emergency: 3 }, { 'stand-down': 'never' }),
    ).toBeUndefined();
  });

  test('PW-3: 3 units are enough at an event, 2 are not', () => {
    const fault = (events: string): Given => ({ hands: ['stand-down', ''], phase: 'drawEvent', events });
    // Without a module that works, firmware costs energy instead: 3 of it.
    expect(answered(fault('firmware-rollback'))).toBeUndefined();
    expect(answered(fault('sensor-fault'))).toEqual(DECLINE);
  });

  test('PW-3: a module that would not work matters by itself', () => {
    const scree: Given = { hands: ['stand-down', ''], phase: 'drawEvent', events: 'loose-scree' };
    expect(answered(scree)).toEqual(DECLINE);
    expect(answered({ ...scree, base: CALM })).toBeUndefined();
  });

  test('PW-4: 3 units are not enough at an update, unless a leak takes more than there is', () => {
    const leaking = (food: number) =>
      beforeUpdate({
        base: 'carbon-splitter brine-still isotope-generator!food-leak',
        supply: [9, 9, food, 9],
      });
    expect(answered(leaking(3))).toEqual(DECLINE);
    expect(answered(leaking(2))).toBeUndefined();
  });

  test('PW-2: offered to who ends the turn', () => {
    const model = (hands: readonly string[]): Given => ({ hands, events: 'heat-spike', more: 3 });
    const asked = (hands: readonly string[]) => {
      const scene = given(model(hands)).when({ type: 'end' });
      return advance.answer(scene.s, scene.seat, scene.legal(), {});
    };
    expect(asked(['forecast-model', ''])).toBeUndefined();
    expect(asked(['', 'forecast-model'])).toEqual(DECLINE);
  });

  test('XW-9.2 where hands are secret, nothing is answered at once', () => {
    const silent = { ...beforeUpdate({ base: CALM }), incommunication: true };
    const scene = given(silent);
    while (scene.asks === 'respond' && scene.seat !== 0) scene.when(DECLINE);
    expect(advance.answer(scene.s, scene.seat, scene.legal(), {})).toBeUndefined();
  });
});
