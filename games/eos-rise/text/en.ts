import type { Words } from '#engine';
import type { EosRise } from '../state.ts';
export const words: Words<EosRise> = {
  title: 'Project EOS Rise',
  tagline: 'x',
  about: 'x',
  credits: 'x',
  options: {} as Words<EosRise>['options'],
  prompt: (p) => p,
  action: (a) => a.type,
  event: (e) => e.type,
  objection: (o) => o.code,
  outcome: () => ({ title: 'x', detail: 'x' }),
  content: (k, i) => i ?? k,
};
