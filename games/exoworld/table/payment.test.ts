/** XW-3.4 A price that can be paid in one way only is not asked for; otherwise the least useful cards are proposed. */
import { expect, test } from 'vitest';
import { Match } from '#engine';
import { exoworld } from '../index.ts';
import { batches, forcedPayment } from '../outlook/payment.ts';
import { type Given, positionOf } from '../positions.ts';
import { batchWords } from '../text/table.ts';
import { choicesOf } from './choices.ts';

const BASE: Given = {
  hands: ['hydroponic-farm ice-drill moisture-vaporator'],
  crew: ['commander', 'medic', 'roboticist'],
  faceUp: 'wind-turbines electrolysis-stack insect-nursery solar-panels',
  events: 'dust-front',
};

function begin(hand: string, crew = BASE.crew ?? []) {
  const given = { ...BASE, crew, hands: [hand] };
  const options = { scenario: 'proxima-b', critical: false, incommunication: false, first: 0 } as const;
  const begun = Match.load(exoworld, positionOf(given), { kind: 'keyed', seed: 'pay' }, options);
  if (!begun.ok) throw new Error(begun.refusal.message);
  return begun.match;
}

test('the Farm with Ice Drill and Vaporator in hand is built with two presses: card, space', () => {
  const match = begin('hydroponic-farm ice-drill moisture-vaporator');
  const [decision] = match.decisions();
  const [choice] = choicesOf(match.view(0), 0, decision?.actions ?? []).filter(
    ({ action }) => action.type === 'deploy',
  );
  if (choice === undefined) throw new Error('the Farm cannot be built');
  const pressed = match.press(0, [choice.action, ...(choice.then ?? [])]);
  expect(pressed).toMatchObject({ ok: true });
  expect(match.view(0).base.map(({ card }) => card)).toContain('hydroponic-farm');
});

test('with a third blue card there is a choice, and the least useful are proposed', () => {
  const match = begin('hydroponic-farm ice-drill moisture-vaporator brine-still');
  expect(forcedPayment(match.view(0), 0, 'hydroponic-farm')).toEqual([]);
  match.act(0, { type: 'deploy', module: 'hydroponic-farm', x: 1, y: 0 });
  const [decision] = match.decisions();
  const [batch] = batches(match.state, 0, decision?.actions ?? []);
  expect(batch?.id).toBe('pay');
  expect(match.press(0, batch?.actions ?? [])).toMatchObject({ ok: true });
  expect(match.view(0).phase).toBe('actions');
});

test('a protocol could pay as well: it is asked, and proposed last', () => {
  const match = begin('hydroponic-farm ice-drill moisture-vaporator stand-down');
  expect(forcedPayment(match.view(0), 0, 'hydroponic-farm')).toEqual([]);
  match.act(0, { type: 'deploy', module: 'hydroponic-farm', x: 1, y: 0 });
  const [decision] = match.decisions();
  const [batch] = batches(match.state, 0, decision?.actions ?? []);
  expect(batch?.actions.map((action) => ('card' in action ? action.card : ''))).not.toContain('stand-down');
});

test('the Architect is proposed the cards of the right colours, and is told what uses the skill', () => {
  const match = begin('hydroponic-farm ice-drill moisture-vaporator solar-panels', [
    'architect',
    'medic',
    'roboticist',
  ]);
  match.act(0, { type: 'deploy', module: 'hydroponic-farm', x: 1, y: 0 });
  const [decision] = match.decisions();
  const said = (decision?.actions ?? []).map((action) => exoworld.words.action(action, match.view(0)));
  expect(said).toContain('Pay with Ice Drill');
  expect(said).toContain('Pay with Solar Panels, as blue: uses your skill');
  const [batch] = batches(match.state, 0, decision?.actions ?? []);
  expect(batch?.actions.map((action) => ('card' in action ? action.card : ''))).toEqual([
    'moisture-vaporator',
    'ice-drill',
  ]);
  expect(match.press(0, batch?.actions ?? [])).toMatchObject({ ok: true });
  expect(match.view(0).skillUsed).toBe(false);
});

test('where all other cards must be paid nobody is asked for their order', () => {
  const match = begin('hydroponic-farm ice-drill solar-panels', ['architect', 'medic', 'roboticist']);
  const then = forcedPayment(match.view(0), 0, 'hydroponic-farm');
  const pressed = match.press(0, [{ type: 'deploy', module: 'hydroponic-farm', x: 1, y: 0 }, ...then]);
  expect(pressed).toMatchObject({ ok: true });
  expect(match.view(0).base.map(({ card }) => card)).toContain('hydroponic-farm');
});

test('what is proposed to the Architect says that a card goes by the skill, and else does not', () => {
  const proposed = (hand: string) => {
    const match = begin(hand, ['architect', 'medic', 'roboticist']);
    match.act(0, { type: 'deploy', module: 'hydroponic-farm', x: 1, y: 0 });
    const [decision] = match.decisions();
    const [batch] = batches(match.state, 0, decision?.actions ?? []);
    if (batch === undefined) throw new Error('a payment is proposed');
    return batchWords(batch, match.view(0)).note;
  };
  expect(proposed('hydroponic-farm ice-drill wind-turbines solar-panels')).toContain('by your skill');
  expect(proposed('hydroponic-farm ice-drill brine-still moisture-vaporator')).not.toContain('skill');
});
