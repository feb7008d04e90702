import type { Words } from '#engine';
import type { Exoworld } from '../state.ts';

export const words: Words<Exoworld> = {
  title: 'Exoworld Survival',
  tagline: '',
  about: '',
  credits: '',
  options: {
    scenario: { label: '', help: '' },
    critical: { label: '', help: '' },
    incommunication: { label: '', help: '' },
    first: { label: '', help: '' },
  },
  prompt: () => '',
  action: () => '',
  event: () => '',
  objection: () => '',
  outcome: () => ({ title: '', detail: '' }),
  content: () => '',
};
