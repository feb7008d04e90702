import { expect, it } from 'vitest';
import { describeGame, type OptionSpecs } from '../index.ts';
import { END, sketch } from './fixtures/sketch.ts';

it('a game is told of with its seats and each option by its kind, bounds, default and label', () => {
  const options: OptionSpecs = {
    mode: { kind: 'choice', values: ['solo', 'teams'], default: 'teams' },
    hard: { kind: 'flag', default: true },
    hearts: { kind: 'number', min: 1, max: 3, default: 2 },
    modules: { kind: 'set', values: ['moons', 'storms'], default: ['moons'] },
    name: { kind: 'text', max: 5, default: 'Ann' },
  };
  const plain = sketch({ start: END });
  const words = {
    ...plain.words,
    title: 'Sketch of it',
    options: { hard: { label: 'Hard mode', help: '' } },
  };
  const game = { ...plain, version: '2.1', seats: { min: 2, max: 4 }, options, words };
  expect(describeGame(game)).toEqual({
    id: 'sketch',
    title: 'Sketch of it',
    version: '2.1',
    seats: { min: 2, max: 4 },
    options: {
      mode: { type: 'choice', label: 'mode', values: ['solo', 'teams'], default: 'teams' },
      hard: { type: 'flag', label: 'Hard mode', values: [false, true], default: true },
      hearts: { type: 'number', label: 'hearts', min: 1, max: 3, default: 2 },
      modules: { type: 'set', label: 'modules', values: ['moons', 'storms'], default: ['moons'] },
      name: { type: 'text', label: 'name', max: 5, default: 'Ann' },
    },
  });
});
