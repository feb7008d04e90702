/** What every card, room and ability says, in our words. */
import type { AdvancedRoomId } from '../content/advancedRoomIds.ts';
import type { AbilityId } from '../content/characters.ts';
import { CONTRACTS, type ContractId } from '../content/contracts.ts';
import type { EventId } from '../content/eventIds.ts';
import type { Gain, GainKind } from '../content/gains.ts';
import type { MissionId } from '../content/missions.ts';
import { TECHNOLOGY } from '../content/technology.ts';
import type { TechnologyId } from '../content/technologyIds.ts';
import { count, listed } from './names.ts';

export interface CardWords {
  readonly name: string;
  readonly text: string;
}

const GAINS: Readonly<Record<GainKind, (n: number) => string>> = {
  credits: (n) => count(n, 'credit'),
  intel: (n) => `${n} intel`,
  skillLevels: (n) => count(n, 'skill level'),
  progress: (n) => `Progress +${n}`,
  repair: (n) => `repair ${n}`,
  reliefAll: (n) => `${n} stress less for every character`,
  relief: (n) => `${n} stress less for the holder`,
  shields: (n) => `up to ${count(n, 'shield token')}`,
  technology: () => 'a technology card',
  targetLock: () => 'a Target Lock cube',
  cubes: (n) => `up to ${count(n, 'power cube')} on empty squares`,
  skillToken: () => 'a skill token lands somewhere',
  frbToken: () => 'a radio burst lands somewhere',
  creditTokens: (n) => `${count(n, 'credit')} land somewhere`,
  asteroid: () => 'an asteroid field lands somewhere',
  alienShip: () => 'an Alien ship lands somewhere',
};

export function gainWords(gains: readonly Gain[]): string {
  return listed(
    gains.map(({ gain, n }) => GAINS[gain](n)),
    'nothing',
  );
}

/** What a ship carries off. */
export function carriedWords({ frb, skill, credit }: { frb: number; skill: number; credit: number }): string {
  const some = (n: number, thing: string): string[] => (n > 0 ? [count(n, thing)] : []);
  return listed([...some(frb, 'radio burst'), ...some(skill, 'skill token'), ...some(credit, 'credit')]);
}

const TECHNOLOGY_WORDS: Readonly<Record<TechnologyId, CardWords>> = {
  'recoil-damper': {
    name: 'Recoil Damper',
    text: 'After the attack roll: reroll any dice of one participant.',
  },
  'targeting-prism': { name: 'Targeting Prism', text: 'After the attack roll: turn one die to CROSSHAIR.' },
  'echo-coupler': {
    name: 'Echo Coupler',
    text: 'After the attack roll: one die copies another’s face, stress excepted.',
  },
  'neural-buffer': {
    name: 'Neural Buffer',
    text: 'After the attack roll: one participant ignores its STRESS faces.',
  },
  'overcharge-cell': { name: 'Overcharge Cell', text: 'When a damage card is activated: it deals 3 more.' },
  'spare-magazine': {
    name: 'Spare Magazine',
    text: 'When damage cards are drawn: draw 2 more this combat round.',
  },
  'slip-drive': { name: 'Slip Drive', text: 'While the EOS moves: 2 more lanes.' },
  'grav-anchor': {
    name: 'Gravitic Anchor',
    text: 'Before Alien ships move: up to two of them stay where they are.',
  },
  'ablative-foam': { name: 'Ablative Foam', text: 'Before hull damage is assigned: reduce it by 4.' },
  'capacitor-bank': {
    name: 'Capacitor Bank',
    text: 'Before a strike roll: take up to 3 shield tokens from the pool.',
  },
  'ghost-transponder': { name: 'Ghost Transponder', text: 'When the crew flees: no strike roll is made.' },
  'probability-lens': {
    name: 'Probability Lens',
    text: 'After a strike die: roll it again; the new number stands.',
  },
};

export function technologyWords(id: TechnologyId): CardWords {
  const { name, text } = TECHNOLOGY_WORDS[id];
  const { instant, scrap } = TECHNOLOGY[id];
  return { name, text: `${text} When equipped: ${gainWords([instant])}. Scrap: ${count(scrap, 'credit')}.` };
}

export const ROOM_WORDS: Readonly<Record<AdvancedRoomId, CardWords>> = {
  'war-room': { name: 'War Room', text: 'This round, one more damage card in every combat round.' },
  'counsel-suite': { name: 'Counsel Suite', text: '2 stress less for each of the other three.' },
  'aegis-desk': { name: 'Aegis Desk', text: 'Up to 2 shield tokens from the pool.' },
  'liaison-office': { name: 'Liaison Office', text: '3 credits.' },
  'drill-hall': { name: 'Drill Hall', text: 'The lowest of the others gains a level.' },
  'astrogation-bay': { name: 'Astrogation Bay', text: 'This round, 2 more lanes.' },
  'flight-simulator': {
    name: 'Flight Simulator',
    text: 'This round, 1 more lane, and asteroid fields on the way do no harm.',
  },
  'tug-hangar': { name: 'Tug Hangar', text: 'Move one unguarded token up to 2 lanes.' },
  'decoy-bay': { name: 'Decoy Bay', text: 'This round, one class of Alien ships moves 2 lanes less.' },
  'signal-nest': {
    name: 'Signal Nest',
    text: 'Roll two locations for an unguarded radio burst; move it to either or leave it.',
  },
  'gunnery-range': { name: 'Gunnery Range', text: 'This round, reroll own dice once per combat round.' },
  'munitions-locker': { name: 'Munitions Locker', text: 'Draw 2 damage cards and hold one.' },
  'ambush-deck': {
    name: 'Ambush Deck',
    text: 'An Alien ship within 2 lanes is drawn into pursuit now; items stay.',
  },
  'prize-crew': { name: 'Prize Crew', text: 'This round, the first two ships defeated pay 1 intel more.' },
  'point-defence': { name: 'Point Defence', text: 'Once this round, a ship that hit deals 4 less.' },
  'machine-shop': { name: 'Machine Shop', text: 'Repair 4.' },
  'salvage-dock': { name: 'Salvage Dock', text: 'This round, every ship defeated pays 2 credits more.' },
  'drone-rack': { name: 'Drone Rack', text: 'A Mining Station in any asteroid field, and 1 credit.' },
  'bulkhead-press': {
    name: 'Bulkhead Press',
    text: 'This round, the first two hull damage events are each 2 less.',
  },
  'prototype-lab': { name: 'Prototype Lab', text: 'Draw 2 technology cards and equip one.' },
};

const CONTRACT_NAMES: Readonly<Record<ContractId, string>> = {
  'seed-vault': 'Seed Vault Samples',
  'refugee-manifest': 'Refugee Manifest',
  'reactor-isotopes': 'Reactor Isotopes',
  'deep-ice-cores': 'Deep Ice Cores',
  'diplomatic-pouch': 'Diplomatic Pouch',
  'black-box': 'Black Box Recovery',
  'stolen-star-charts': 'Stolen Star Charts',
  'vaccine-chain': 'Vaccine Cold Chain',
  'hull-plating': 'Hull Plating Order',
  'prototype-handover': 'Prototype Handover',
  'ore-consignment': 'Ore Consignment',
  'survey-drones': 'Survey Drones',
  'silent-passenger': 'Silent Passenger',
  'orbital-mirror': 'Orbital Mirror',
  'listening-buoys': 'Listening Buoys',
  'academy-cadets': 'Academy Cadets',
  'shield-emitters': 'Shield Emitters',
  'last-library': 'Last Library',
  'quantum-relay': 'Quantum Relay',
  'bounty-warrant': 'Bounty Warrant',
};

export function contractWords(id: ContractId): CardWords {
  const { pickUp, places, delivery, rerollWithin } = CONTRACTS[id];
  const now = [...pickUp, ...(places ? [places] : [])];
  const again = rerollWithin ? ` Cargo within ${rerollWithin} lanes is rolled for again once.` : '';
  return {
    name: CONTRACT_NAMES[id],
    text: `Pick-up: ${gainWords(now)}. Delivery: ${gainWords(delivery)}.${again}`,
  };
}

export const MISSION_WORDS: Readonly<Record<MissionId, CardWords>> = {
  'nobody-breaks': { name: 'Nobody Breaks', text: 'A round ends with everyone at stress 6 or less.' },
  'open-channels': { name: 'Open Channels', text: 'An action is taken at a station not counted yet.' },
  'iron-wall': { name: 'Iron Wall', text: 'A shield token stops a ship.' },
  'bedside-manner': { name: 'Bedside Manner', text: 'You must spend a Stress Relief pill.' },
  'four-corners': { name: 'Four Corners', text: 'The EOS ends Phase 3 in a region not counted yet.' },
  'needle-threader': { name: 'Needle Threader', text: 'The EOS meets an asteroid field.' },
  'express-freight': { name: 'Express Freight', text: 'You must deliver your own contract.' },
  'long-haul': { name: 'Long Haul', text: 'The EOS moves 5 lanes or more in one Phase 3.' },
  swatter: { name: 'Swatter', text: 'A Dexer is defeated.' },
  'giant-slayer': { name: 'Giant Slayer', text: 'A Vorde is defeated.' },
  'clean-sweep': { name: 'Clean Sweep', text: 'Two ships are defeated in one combat round.' },
  'first-in': { name: 'First In', text: 'You must take the First Strike of a card that is then activated.' },
  'man-of-science': {
    name: 'I Am a Man of Science',
    text: 'You must use or discard a technology card you hold.',
  },
  'full-house': { name: 'Full House', text: 'Four of the five lockable rooms stand at once.' },
  prospector: { name: 'Prospector', text: 'A Mining Station is placed.' },
  'good-as-new': { name: 'Good as New', text: 'You must repair the EOS.' },
};

export const EVENT_WORDS: Readonly<Record<EventId, CardWords>> = {
  'event-horizon': { name: 'Event Horizon', text: 'One lane less for the EOS, never below 1.' },
  'frame-drag': { name: 'Frame Drag', text: 'Alien ships move one lane less, never below 1.' },
  'slow-clocks': { name: 'Slow Clocks', text: 'The Training Center has only one icon.' },
  'bent-light': { name: 'Bent Light', text: 'CROSSHAIR dice are not wild.' },
  'photon-tide': { name: 'Photon Tide', text: 'Each charge level paid gives one more shield token.' },
  'debris-ring': { name: 'Debris Ring', text: 'An asteroid field lands somewhere.' },
  'twin-apertures': { name: 'Twin Apertures', text: 'Jump gates open at Hawkins and another station.' },
  'lensed-signal': { name: 'Lensed Signal', text: 'A radio burst lands somewhere.' },
  'skim-ergosphere': {
    name: 'Skim the Ergosphere',
    text: 'The Pilot rolls: 2 credits per ARROW; with neither ARROW nor CROSSHAIR a damage card hits the EOS.',
  },
  'probe-singularity': {
    name: 'Probe the Singularity',
    text: 'D6: 1-2 the Engineer takes 3 stress, 3-4 3 credits, 5-6 2 intel.',
  },
  'supernova-front': {
    name: 'Supernova Front',
    text: 'A damage card if the EOS ends its warp where it began.',
  },
  'trade-fair': { name: 'Trade Fair', text: 'Station actions cost 2 credits less.' },
  'x-ray-storm': { name: 'X-ray Storm', text: 'Each participant of the first combat round takes 1 stress.' },
  embargo: { name: 'Embargo', text: 'No technology and no contracts.' },
  'clear-channels': { name: 'Clear Channels', text: 'Ships that pay intel pay 1 more.' },
  'station-tow': { name: 'Station Tow', text: 'The Chandra station moves to sector 3.' },
  'market-gate': { name: 'Market Gate', text: 'Jump gates open at Chandra and another station.' },
  'poached-talent': { name: 'Poached Talent', text: 'The Commander selects who loses a level; 4 credits.' },
  'relic-auction': {
    name: 'Relic Auction',
    text: 'For 3 credits, a character draws 2 technology cards and equips one.',
  },
  'informants-price': {
    name: 'Informant’s Price',
    text: 'D6: 1-2 an Alien ship lands, 3-5 1 intel, 6 2 intel.',
  },
  'aurora-veil': {
    name: 'Aurora Veil',
    text: 'Ships ordered to the EOS do not move from more than 3 lanes away.',
  },
  'spore-bloom': { name: 'Spore Bloom', text: 'Treatments take away 1 stress less.' },
  'quiet-sky': { name: 'Quiet Sky', text: 'Extinction damage is 0.' },
  'creeping-roots': { name: 'Creeping Roots', text: 'Repair the EOS repairs 2.' },
  'solar-wind': { name: 'Solar Wind', text: 'One lane more for the EOS.' },
  'living-nebula': { name: 'Living Nebula', text: '2 stress less for everyone.' },
  'root-gate': { name: 'Root Gate', text: 'Jump gates open at Borealis and another station.' },
  'swarm-season': {
    name: 'Swarm Season',
    text: 'An Alien ship lands with a skill token; from an empty bag the token alone.',
  },
  'strange-fruit': {
    name: 'Strange Fruit',
    text: 'A named character, D6: 1-2 3 stress, 3-5 3 stress less, 6 3 stress less and a level.',
  },
  'follow-the-lights': {
    name: 'Follow the Lights',
    text: 'The EOS is carried to a rolled location; ships there attack at once.',
  },
  'war-drums': { name: 'War Drums', text: 'Alien ships move one lane more.' },
  'ancient-minefield': { name: 'Ancient Minefield', text: '2 hull damage if the EOS moved 3 lanes or more.' },
  'heroes-wake': { name: 'Heroes’ Wake', text: 'One more damage card in every combat round.' },
  'jammed-consoles': {
    name: 'Jammed Consoles',
    text: 'No First Strike and no technology in the EOS attack.',
  },
  'truce-day': { name: 'Truce Day', text: 'Dexers cannot hit in Phases 6 and 7.' },
  'medusas-gaze': { name: 'Medusa’s Gaze', text: 'The highest character loses a level.' },
  'winged-gate': { name: 'Winged Gate', text: 'Jump gates open at Perseus and another station.' },
  'veterans-gift': { name: 'Veteran’s Gift', text: 'The Engineer selects who gains a level.' },
  'duel-of-champions': {
    name: 'Duel of Champions',
    text: 'The Combat Specialist rolls: two ARROW or CROSSHAIR bring a level and 2 credits, else 2 stress.',
  },
  'wake-the-colossus': {
    name: 'Wake the Colossus',
    text: 'D6: 1 two damage cards, 2-3 nothing, 4-5 repair 3, 6 3 intel.',
  },
};

export const ABILITY_WORDS: Readonly<Record<AbilityId, CardWords>> = {
  'shield-discipline': {
    name: 'Shield Discipline',
    text: 'Up to 2 shield tokens on numbers not rolled come back.',
  },
  'forward-command': { name: 'Forward Command', text: 'A third icon in the Training Center.' },
  'open-door': { name: 'Open Door', text: 'With a treatment, one other character loses 1 stress.' },
  'second-wind': { name: 'Second Wind', text: 'A stressed-out character loses one level instead of three.' },
  slingshot: { name: 'Slingshot', text: 'The first asteroid field of a warp does no harm.' },
  'signal-sense': { name: 'Signal Sense', text: 'The location of a radio burst may be rolled again once.' },
  'tractor-relay': { name: 'Tractor Relay', text: 'Cargo one lane away is delivered too.' },
  'freight-priority': { name: 'Freight Priority', text: 'Deliveries pay 1 intel more.' },
  'lead-from-the-front': { name: 'Lead from the Front', text: 'Each other participant may reroll one die.' },
  overpenetration: { name: 'Overpenetration', text: 'Spare damage may go on to another ship.' },
  'redeploy-sabotage': { name: 'Redeploy Sabotage', text: 'A Quick Fix cube sends the ship on hex 04 back.' },
  'intercept-orders': { name: 'Intercept Orders', text: 'A Quick Fix cube reveals a class’s orders.' },
  'hardened-bulkheads': { name: 'Hardened Bulkheads', text: 'Every hull damage event is 1 less.' },
  'spoof-orders': { name: 'Spoof Orders', text: 'Orders revealed ahead of time may be replaced once.' },
};
