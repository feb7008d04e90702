/** Names of the modules and a line about each. What they do is worked out from their data. */
import type { Change, ModuleId } from '../content/modules.ts';
import { MODULES } from '../content/modules.ts';
import { type Ambient, RESOURCES } from '../content/resources.ts';

export const MODULE_WORDS: Readonly<Record<ModuleId, { readonly name: string; readonly lore: string }>> = {
  'carbon-splitter': { name: 'Carbon Splitter', lore: 'Pulls the oxygen out of the carbon dioxide outside.' },
  'electrolysis-stack': { name: 'Electrolysis Stack', lore: 'Water in, breath out.' },
  'air-concentrator': { name: 'Air Concentrator', lore: 'Sieves what little is breathable out of the wind.' },
  'moss-gallery': { name: 'Moss Gallery', lore: 'Green walls that breathe, as long as no flare burns them.' },
  'moisture-vaporator': { name: 'Moisture Vaporator', lore: 'Cold fins that the morning air drips from.' },
  'greywater-loop': {
    name: 'Greywater Loop',
    lore: 'Every drop is used until it forgets where it came from.',
  },
  'ice-drill': { name: 'Ice Drill', lore: 'The ice is old, deep and very hard.' },
  'brine-still': { name: 'Brine Still', lore: 'Boils the salt out of the ground water.' },
  'hydroponic-farm': { name: 'Hydroponic Farm', lore: 'Roots in water, leaves in lamplight.' },
  'insect-nursery': { name: 'Insect Nursery', lore: 'Crickets do not mind the gravity.' },
  'mycelium-cellar': { name: 'Mycelium Cellar', lore: 'It grows in the dark, if the dark is damp.' },
  'algae-vats': { name: 'Algae Vats', lore: 'Green soup, and a little air on the side.' },
  'solar-panels': { name: 'Solar Panels', lore: 'A harsh star is at least a bright one.' },
  'wind-turbines': { name: 'Wind Turbines', lore: 'Where the air is thick, it pushes hard.' },
  'isotope-generator': { name: 'Isotope Generator', lore: 'Warm for the next eighty years. Do not open.' },
  'biogas-digester': { name: 'Biogas Digester', lore: 'What is left of dinner lights the corridor.' },
};

const AMBIENT: Readonly<Record<Ambient, string>> = {
  radiation: 'radiation',
  pressure: 'pressure',
  co2: 'CO₂',
  humidity: 'humidity',
};

/** What a module does, as printed on the card. */
export function moduleText(id: ModuleId): string {
  const { effect } = MODULES[id];
  return RESOURCES.flatMap((resource) => {
    const change = effect[resource];
    return change ? [`${resource} ${changeText(change)}`] : [];
  }).join(', ');
}

function changeText({ fixed = 0, plus, minus }: Change): string {
  const parts: string[] = [];
  if (fixed !== 0) parts.push(fixed > 0 ? `+${fixed}` : `−${-fixed}`);
  if (plus) parts.push(`+ the ${AMBIENT[plus]}`);
  if (minus) parts.push(`less the ${AMBIENT[minus]}`);
  return parts.join(' ');
}
