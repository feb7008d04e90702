/** The ladder of planets and the deeds of Exoworld Survival, in English. */
import type { ModuleId } from '../content/modules.ts';
import type { Scenario } from '../content/scenarios.ts';
import { MODULE_WORDS } from './modules.ts';
import { evenly, listed } from './nouns.ts';

const short = (module: ModuleId): string => MODULE_WORDS[module].name.split(' ').at(-1) ?? '';

export const LADDER_WORDS = {
  title: (name: string, stars: number) => `${name} ${'★'.repeat(stars)}`,
  /** What is different here. */
  about({ production }: Scenario, shines: readonly ModuleId[], worthless: readonly ModuleId[]): string {
    const parts = [
      `Each turn ${production.map(evenly).join(' ')}`,
      shines.length > 0 ? `${listed(shines.map(short))} shine` : 'all modules as printed',
      ...(worthless.length > 0 ? [`${listed(worthless.map(short))} bring nothing`] : []),
    ];
    return `${parts.join(' · ')}.`;
  },
} as const;

export const DEED_WORDS = {
  light: { title: 'First light', about: 'Win on Proxima Centauri b.' },
  needle: { title: 'Needle’s eye', about: 'Win with 1 emergency supply left.' },
  untouched: { title: 'Untouched', about: 'Win with the emergency supply at 10.' },
  town: { title: 'Small town', about: 'Win with four modules or fewer.' },
  less: { title: 'Less is more', about: 'Win by shutting a module down.' },
  shelves: { title: 'Empty shelves', about: 'Win with a supply at 0.' },
  violet: { title: 'No violet', about: 'Win without playing a protocol.' },
  call: { title: 'House call', about: 'Cure an illness in another’s turn.' },
  sealed: { title: 'Sealed', about: 'Remove three tokens in one turn.' },
  haul: { title: 'Long haul', about: 'Win on turn 15 or later.' },
  sisters: { title: 'Seven sisters', about: 'Win on all seven TRAPPIST planets.' },
  wire: {
    title: 'Wire silence',
    about: 'Win in radio silence on a planet of two stars, with three seats or more.',
  },
} as const;
