/** Names and texts of technologies, Artifacts, Developments and layouts, in English. */
import type { ArtifactId } from '../content/artifacts.ts';
import { type DevelopmentId, development } from '../content/developments.ts';
import type { LayoutId } from '../content/layouts.ts';
import type { SoloLayoutId } from '../content/soloLayouts.ts';
import type { TechnologyId } from '../content/technologies.ts';
import type { NameAndText } from './cards.ts';

export const TECHNOLOGY_WORDS: Readonly<Record<TechnologyId, NameAndText>> = {
  'space-walls': { name: 'Space Walls', text: 'Your planets: +3 Planet Defence.' },
  'fast-cap': { name: 'Fast Cap', text: 'Each face is doubled in your planet attacks.' },
  embargo: { name: 'Embargo', text: 'Enemies cannot steal your resources or cards.' },
  'cheese-steak': {
    name: 'Cheese Steak Jimmy’s',
    text: 'Minerals gathered from your mineral planets are doubled.',
  },
  'repair-drones': {
    name: 'Repair Drones',
    text: 'Instead of attacking, your Mothership regains 1 hull for each planet you control.',
  },
  'space-walls-2': { name: 'Space Walls II', text: 'Your planets: +7 Planet Defence instead of +3.' },
  'extra-villagers': { name: 'Extra Villagers', text: 'Each of your mineral planets also yields 1 Gas.' },
  'asteroid-mining': {
    name: 'Asteroid Mining',
    text: 'Instead of attacking, your Mothership on an asteroid space gains you 4 Minerals.',
  },
  'targeting-computer': { name: 'Targeting Computer', text: 'You win ties in dogfights you start.' },
  'red-leader': { name: 'Red Leader', text: 'Your Fighters’ rolls: +1.' },
  piercing: { name: 'Piercing', text: 'Your ships ignore the guarding of planets and stations.' },
  'its-a-trap': { name: 'It’s a Trap!', text: 'Your Fighters: +3 engine power.' },
  'solar-beam': {
    name: 'Solar Beam',
    text: 'Once in each dogfight of your Mothership: lose 2 hull (of at least 3) for +8 on its roll.',
  },
  'extra-loot': { name: 'Extra Loot', text: '+1 Mineral whenever you collect loot.' },
  'turbo-lasers-2': { name: 'Class II Turbo Lasers', text: 'Your Fighters’ rolls: +3 instead of +1.' },
  sunslayer: {
    name: 'Sunslayer Torpedoes',
    text: 'Your Mothership attacks an enemy unit or a planet up to 6 spaces away.',
  },
  'rear-turrets': { name: 'Rear Turrets', text: 'Your Bombers’ rolls: +1.' },
  'energy-boost': { name: 'Energy Boost', text: '+2 Energy.' },
  'advanced-engineering': {
    name: 'Advanced Engineering',
    text: 'Your Bombers’ rolls: +3 instead of +1, and +2 engine power.',
  },
  'energy-boost-2': { name: 'Energy Boost II', text: '+4 Energy instead of +2.' },
  'tractor-beam': {
    name: 'Tractor Beam',
    text: 'Instead of attacking, your Mothership holds one enemy ship until your next turn starts.',
  },
  'women-and-children': {
    name: 'Target the Women and Children',
    text: 'Your Bombers’ rolls against stations: +2 more.',
  },
  'jump-gates': {
    name: 'Jump Gates',
    text: 'Your ships next to a friendly station or planet may warp next to another one.',
  },
  'nuclear-missile': {
    name: 'Nuclear Missile',
    text: 'Your Mothership attacks any enemy ship on the board.',
  },
  'orbital-defences': { name: 'Orbital Defences', text: 'You may have 1 Guardian.' },
  'unobtainium-hulls': {
    name: 'Unobtainium Hulls',
    text: 'Your defence rolls: +1 when two or more ships attack together.',
  },
  'orbital-defences-2': { name: 'Orbital Defences II', text: 'You may have 3 Guardians.' },
  'scrap-yard': { name: 'Scrap Yard', text: 'Each ship you lose gives you 1 Mineral and 1 Gas.' },
  'gauss-cannon': {
    name: 'Gauss Cannon',
    text: 'Your Mothership’s rolls: +1 for every 4 that your station has left.',
  },
  'auxiliary-engines': { name: 'Auxiliary Engines', text: 'Once a turn your station moves 1 space.' },
  'fusion-reactor': {
    name: 'Fusion Reactor',
    text: 'Your station yields 1 Mineral and 1 Gas more when you gather.',
  },
  'onboard-gates': {
    name: 'Onboard Gates',
    text: 'Instead of attacking, your Mothership warps a friendly Fighter or Bomber next to itself.',
  },
};

export const ARTIFACT_WORDS: Readonly<Record<ArtifactId, NameAndText>> = {
  'vhs-tape': { name: 'VHS Tape', text: '+1 in dogfights against enemy Guardians.' },
  tricorder: { name: 'Tricorder', text: '+1 Gas when gathering.' },
  'interphasic-modulator': { name: 'Interphasic Modulator', text: 'You may buy Action Cards for 4 Gas.' },
  'alien-appliance': { name: 'Common Alien Appliance', text: 'Your Mothership’s rolls: +1.' },
  'alien-skull': { name: 'Alien Skull', text: 'All your planets: +1 Planet Defence.' },
  'ancient-prophesy': { name: 'Ancient Prophesy', text: 'Draw an extra card whenever you capture a planet.' },
  'flak-cannon': { name: 'Abandoned Flak Cannon', text: 'This planet: +2 Planet Defence.' },
  'aa-batteries': { name: 'AA Batteries', text: 'All your ships: +1 engine power.' },
  'unstable-fuel': { name: 'Unstable Fuel', text: '+2 Energy.' },
  'glowy-blue-liquid': { name: 'Glowy Blue Liquid', text: 'Your Mothership: +2 engine power.' },
  'bubble-wrap': { name: 'Bubble Wrap', text: 'Your Mothership: +2 shield points.' },
  'space-cat': { name: 'Space Cat', text: 'Your Mothership’s rolls: +2.' },
};

const DEVELOPMENT_NAMES: Readonly<Record<DevelopmentId, string>> = {
  farmland: 'Farmland',
  'deep-core-mine': 'Deep Core Mine',
  'flak-towers': 'Flak Towers',
  'town-hall': 'Town Hall',
  'gas-scoops': 'Gas Scoop Array',
  'geyser-taps': 'Geyser Taps',
  'backyard-reactor': 'Backyard Reactor',
  'duty-free-port': 'Duty-Free Port',
  'floating-suburb': 'Floating Suburb',
  'planetary-bunker': 'Planetary Bunker',
  'somebodys-statue': 'Statue of Somebody Important',
  'terraforming-engine': 'Terraforming Engine',
};

export function developmentWords(id: DevelopmentId): NameAndText {
  const { only, minerals, gas, influence, defence, energy, points } = development(id);
  const yields = [
    minerals ? `${minerals} Mineral${minerals > 1 ? 's' : ''} a turn` : '',
    gas ? `${gas} Gas a turn` : '',
    influence ? `${influence} Influence a turn` : '',
    defence ? `+${defence} Planet Defence` : '',
    energy ? `+${energy} Energy` : '',
    `${points} Victory Point${points > 1 ? 's' : ''}`,
  ].filter(Boolean);
  return {
    name: DEVELOPMENT_NAMES[id],
    text: `${only ? `Only on a ${only} planet. ` : ''}${yields.join(', ')}.`,
  };
}

export const LAYOUT_NAMES: Readonly<Record<LayoutId | SoloLayoutId | 'random' | 'own', string>> = {
  duel: 'Duel',
  'gas-well': 'Gas Well',
  triangle: 'Triangle',
  lodestone: 'Lodestone',
  'four-corners': 'Four Corners',
  crossroads: 'Crossroads',
  pentad: 'Pentad',
  hexagon: 'Hexagon',
  pinwheel: 'Pinwheel',
  'twin-harbours': 'Twin Harbours',
  'two-walls': 'Two Walls',
  'three-harbours': 'Three Harbours',
  'solo-a': 'Rush Hour',
  'solo-b': 'Long Shadow',
  random: 'Random',
  own: 'A board of your own',
};

export const BONUS_WORDS: Readonly<Record<string, string>> = {
  1: 'a free Guardian',
  2: '1 Gas',
  3: '1 Influence',
  4: 'an Action Card',
  5: 'a free Development',
  6: 'a free exploration',
};
