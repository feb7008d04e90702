/** The printed tables, card by card: every number of the decks and boards. */
import { expect, test } from 'vitest';
import { ALIEN_IDS, ALIENS, SHIP_TOKENS } from '../content/aliens.ts';
import { BOARDS, CHARACTERS, HEXES, hexOf, OWNER_OF, TRACKS, unlockedAt } from '../content/characters.ts';
import { CONTRACT_IDS, CONTRACTS } from '../content/contracts.ts';
import { DAMAGE, DAMAGE_IDS } from '../content/damage.ts';
import { MISSION_IDS, MISSIONS } from '../content/missions.ts';
import { BUILD_COST, CREW_ACTION, CREW_ACTIONS, MAX_HULL } from '../content/rooms.ts';
import { TECHNOLOGY } from '../content/technology.ts';
import { TECHNOLOGY_IDS } from '../content/technologyIds.ts';
import {
  DASH_CYCLES,
  DEAD_PLANET,
  EXTINCTION_DAMAGE,
  FIRST_YEAR,
  FUNDING,
  INTEL_LAP,
  PARADISE,
} from '../content/tracks.ts';
import { alienName, damageName, titled } from '../text/names.ts';

const rowsOf = (table: string): string[] =>
  table
    .trim()
    .split('\n')
    .map((row) => row.trim());

const LETTER = { arrow: 'A', gear: 'G', syringe: 'S', crosshair: 'X' } as const;

test('ER-15.5 the damage cards: keyword, icons, damage and First Strike', () => {
  const printed = DAMAGE_IDS.map((id) => {
    const { keyword, icons, damage, firstStrike } = DAMAGE[id];
    return `${titled(keyword)} | ${damageName(id)} | ${icons.map((icon) => LETTER[icon]).join(' ')} | ${damage} | ${firstStrike}`;
  });
  expect(printed).toEqual(rowsOf(DAMAGE_CARDS));
});

test('ER-14.4, ER-17.1 the Alien cards: orders, damage, pips, hull, reward and trait', () => {
  const printed = ALIEN_IDS.map((id) => {
    const { to, lanes, damage, pips, hull, credits, intel, skillLevels, trait } = ALIENS[id];
    const reward = [
      [credits, 'c'],
      [intel, 'i'],
      [skillLevels, 's'],
    ].flatMap(([n, letter]) => (n === 0 ? [] : [`${n}${letter}`]));
    return `${alienName(id)} | ${to.toUpperCase()} ${lanes} | ${damage} | ${pips.join(' ')} | ${hull} | ${reward.join(' ')} | ${titled(trait)}`;
  });
  expect(printed).toEqual(rowsOf(ALIEN_CARDS));
  expect(SHIP_TOKENS).toEqual({ dexer: 15, galagat: 9, vorde: 6 });
});

test('ER-8.1, ER-8.3 the technology cards: instant reward and scrap value', () => {
  const printed = TECHNOLOGY_IDS.map((id) => {
    const { instant, scrap } = TECHNOLOGY[id];
    return `${id} | ${instant.gain} ${instant.n} | ${scrap}`;
  });
  expect(printed).toEqual(rowsOf(TECHNOLOGY_CARDS));
});

test('ER-8.4, ER-8.5 the contracts: pick-up, what they place, delivery', () => {
  const gains = (list: readonly { gain: string; n: number }[]) =>
    list.map(({ gain, n }) => `${gain} ${n}`).join(', ') || 'none';
  const printed = CONTRACT_IDS.map((id) => {
    const { pickUp, places, delivery, rerollWithin } = CONTRACTS[id];
    return `${id} | ${gains(pickUp)} | ${gains(places ? [places] : [])} | ${gains(delivery)} | ${rerollWithin ?? 'no'}`;
  });
  expect(printed).toEqual(rowsOf(CONTRACT_CARDS));
});

test('ER-8.6 the missions: whose, stars and reward', () => {
  const printed = MISSION_IDS.map((id) => {
    const { of, stars, reward } = MISSIONS[id];
    return `${of} | ${id} | ${stars} | ${reward.map(({ gain, n }) => `${gain} ${n}`).join(', ')}`;
  });
  expect(printed).toEqual(rowsOf(MISSION_CARDS));
});

test('ER-9.1, ER-13.4 rooms, icons and the prices of the Space Station card', () => {
  expect(MAX_HULL).toEqual({
    ...{ command: 14, engine: 12, medical: 6, crafting: 5, 'cargo-bay': 7 },
    ...{ 'mining-control': 5, scanner: 5 },
  });
  expect(BUILD_COST).toEqual({ medical: 5, crafting: 6, 'cargo-bay': 7, 'mining-control': 5, scanner: 7 });
  const printed = CREW_ACTIONS.map((action) => {
    const { at, slots, cost, together, characterOnly, notInLastDash } = CREW_ACTION[action];
    const notes = [together && 'together', characterOnly && 'character', notInLastDash && 'not in the dash'];
    return `${action} | ${at} | ${slots.length} | ${cost ?? '-'} | ${notes.filter(Boolean).join(', ') || '-'}`;
  });
  expect(printed).toEqual(rowsOf(ACTIONS));
});

test('ER-10 the tracks', () => {
  expect([PARADISE, INTEL_LAP, DASH_CYCLES, DEAD_PLANET, FIRST_YEAR]).toEqual([13, 7, 4, 7, 2033]);
  expect(FUNDING).toEqual([0, 5, 5, 4, 4, 3, 3, 2]);
  expect(EXTINCTION_DAMAGE.slice(0, DEAD_PLANET)).toEqual([0, 1, 1, 2, 2, 3, 3]);
});

test('ER-5.8, ER-7.1 the boards, level by level: what is unlocked up to there', () => {
  const printed = TRACKS.flatMap((track) => {
    const who = OWNER_OF[track];
    return [1, 2, 3, 4, 5, 6, 7, 8, 9].map((level) => {
      const on = level > 4 ? track : undefined;
      const u = unlockedAt(who, on, level);
      const sums = [u.basicDice, u.advancedDice, u.warp, u.damage, u.tools, u.squares, u.floor];
      return `${track} ${level} | ${sums.join(' ')}${u.assistant ? ' assistant' : ''} | ${hexOf(who, on, level)}`;
    });
  });
  expect(printed).toEqual(rowsOf(LEVELS));
  const entered = rowsOf(LEVELS).flatMap((row) =>
    / 1 \|/.test(row.slice(0, 28)) ? [] : [row.split(' | ')[2]],
  );
  expect([...HEXES].sort()).toEqual([...new Set(entered)].sort());
  const costs = CHARACTERS.map((who) => [BOARDS[who].breakdown, BOARDS[who].squares, BOARDS[who].cubeCost]);
  expect(costs).toEqual([
    [10, 3, 2],
    [10, 2, 3],
    [11, 2, 2],
    [9, 3, 2],
  ]);
});

const DAMAGE_CARDS = `
  Array | Verteron Shift Array | A G | 3 | 1
  Array | Impulse Sensor Array | A S | 4 | 2
  Array | Lidar Burst Array | A | 2 | 1
  Array | Phased Lance Array | A A X | 6 | 3
  Array | Harmonic Net Array | S S | 4 | 1
  Array | Decoy Swarm Array | G | 2 | 1
  Array | Gravimetric Lens Array | G X | 4 | 2
  Array | Tachyon Comb Array | A G S | 5 | 2
  Array | Spectral Tuning Array | G S | 3 | 2
  Array | Sidewinder Array | X | 3 | 1
  Core | Helix Plasma Core | G G | 4 | 2
  Core | Cold Fusion Core | G S | 3 | 1
  Core | Singularity Core | G G X | 6 | 3
  Core | Flywheel Core | A | 2 | 1
  Core | Ion Furnace Core | A G | 3 | 2
  Core | Antimatter Drip Core | A S S | 5 | 2
  Core | Pulse Reservoir Core | A A | 4 | 1
  Core | Quantum Lattice Core | S X | 4 | 2
  Core | Coolant Flush Core | S | 2 | 1
  Core | Sunspot Core | X | 3 | 1
  Terminal | Fire Control Terminal | X | 3 | 1
  Terminal | Backup Navigation Terminal | A S | 3 | 1
  Terminal | Countermeasure Terminal | S | 2 | 1
  Terminal | Ballistics Terminal | A A G | 5 | 2
  Terminal | Siege Protocol Terminal | A S X | 6 | 2
  Terminal | Drone Wing Terminal | A G | 4 | 2
  Terminal | Jamming Terminal | G S | 3 | 1
  Terminal | Logic Bomb Terminal | G G S | 5 | 3
  Terminal | Turret Relay Terminal | A | 2 | 1
  Terminal | Boarding Claw Terminal | A X | 4 | 1
  Converter | Flux Converter | G | 2 | 1
  Converter | Waste Heat Converter | S | 2 | 1
  Converter | Phase Inversion Converter | A S | 3 | 2
  Converter | Muon Converter | A G | 3 | 1
  Converter | Dark Current Converter | G S S | 5 | 2
  Converter | Vacuum Pressure Converter | G S | 4 | 2
  Converter | Ramjet Converter | A A S | 5 | 1
  Converter | Resonance Converter | X | 3 | 1
  Converter | Photon Converter | A A | 4 | 2
  Converter | Zero Point Converter | A G S X | 7 | 3
`;

const ALIEN_CARDS = `
  Needle | EOS 4 | 3 | 5 6 | 3 | 1c 1i | Hypersonic Bolt
  Gnat | EOS 4 | 2 | 6 | 2 | 1c | Tricky
  Skimmer | EOS 4 | 3 | 4 5 | 3 | 1i | Missile Swarm
  Barb | EOS 5 | 2 | 5 6 | 3 | 2c | Hypersonic Bolt
  Wasp Lance | EOS 4 | 3 | 4 6 | 3 | 1c 1i | Missile Swarm
  Thorn | EOS 4 | 3 | 4 5 6 | 4 | 1s | Tricky
  Ember | EOS 3 | 3 | 3 6 | 3 | 1c 1i | Hypersonic Bolt
  Splinter | EOS 5 | 2 | 5 | 2 | 2c | Missile Swarm
  Razorback | EOS 4 | 4 | 4 5 6 | 4 | 2c 1i | Protector
  Glint | EOS 4 | 3 | 2 6 | 3 | 1i | Tricky
  Hornet | EOS 3 | 3 | 5 6 | 3 | 3c | Missile Swarm
  Cinder | EOS 4 | 4 | 3 5 6 | 5 | 1c 2i | Hypersonic Bolt
  Warden Kite | FRB 3 | 3 | 5 6 | 4 | 2i | Protector
  Lurker | FRB 4 | 2 | 4 6 | 3 | 1c 1i | Tricky
  Pilferer | FRB 5 | 2 | 6 | 2 | 3c | Tricky
  Picket | FRB 3 | 3 | 5 6 | 3 | 1c 1i | Protector
  Sentinel Mote | FRB 2 | 4 | 4 5 6 | 5 | 1i 1s | Protector
  Scavenger | FRB 4 | 3 | 1 6 | 4 | 4c | Missile Swarm
  Bulwark | FRB 2 | 6 | 3 4 5 6 | 10 | 1c 2i | Protector
  Marauder | EOS 3 | 6 | 3 4 5 6 | 10 | 2c 2i | Missile Swarm
  Javelin | EOS 4 | 5 | 4 5 6 | 8 | 1c 2i | Hypersonic Bolt
  Harrower | EOS 3 | 6 | 4 5 6 | 10 | 3c 1i | Tricky
  Gatekeeper | FRB 3 | 6 | 2 4 5 6 | 10 | 2i 1s | Protector
  Corsair | EOS 4 | 5 | 3 5 6 | 8 | 4c 1i | Missile Swarm
  Trapper | FRB 3 | 6 | 4 5 6 | 9 | 2c 2i | Tricky
  Reaver | EOS 3 | 7 | 3 4 5 6 | 12 | 2c 3i | Hypersonic Bolt
  Cantor | FRB 3 | 4 | 4 6 | 8 | 1c 2i | Tricky
  Ironclad | FRB 2 | 7 | 3 4 5 6 | 12 | 3i | Protector
  Pursuer | EOS 4 | 5 | 4 5 6 | 8 | 1i 1s | Hypersonic Bolt
  Hexguard | FRB 3 | 6 | 4 5 6 | 10 | 3c 2i | Protector
  Flanker | EOS 3 | 4 | 5 6 | 9 | 2c 1i 1s | Missile Swarm
  Choir Ship | FRB 2 | 6 | 3 5 6 | 10 | 1c 3i | Tricky
  Talon | EOS 4 | 5 | 4 5 6 | 10 | 2c 2i | Missile Swarm
  Custodian | FRB 3 | 7 | 2 4 5 6 | 12 | 1c 2i 1s | Hypersonic Bolt
  Monolith | FRB 1 | 10 | 3 4 5 6 | 15 | 2c 4i | Protector
  Leviathan | FRB 2 | 10 | 4 5 6 | 15 | 3c 3i | Missile Swarm
  Basilisk | EOS 2 | 10 | 4 5 6 | 15 | 3i 1s | Hypersonic Bolt
  Hollow Crown | FRB 2 | 12 | 3 4 5 6 | 18 | 3c 4i 1s | Protector
  Warhost | EOS 3 | 8 | 4 5 6 | 14 | 2c 3i | Missile Swarm
  Old Tyrant | FRB 2 | 10 | 2 4 6 | 15 | 1c 3i 1s | Tricky
  Dreadmaw | EOS 3 | 8 | 3 5 6 | 15 | 4c 3i | Hypersonic Bolt
  Famished Spire | FRB 2 | 3 | 5 6 | 12 | 2c 2i | Tricky
  Gravewarden | FRB 1 | 10 | 3 4 6 | 16 | 4i 1s | Protector
  Oblivion Choir | FRB 2 | 8 | 2 3 6 | 14 | 3c 3i | Missile Swarm
  Broken Herald | FRB 3 | 3 | 3 5 6 | 12 | 1c 2i 1s | Tricky
  Starforge | FRB 2 | 12 | 4 5 6 | 18 | 5c 4i | Protector
  Night Engine | EOS 2 | 10 | 1 6 | 15 | 2c 3i 1s | Hypersonic Bolt
  Last Witness | FRB 1 | 6 | 3 4 5 6 | 15 | 1c 5i | Tricky
`;

const TECHNOLOGY_CARDS = `
  recoil-damper | relief 2 | 2
  targeting-prism | repair 1 | 2
  echo-coupler | shields 1 | 2
  neural-buffer | relief 3 | 1
  overcharge-cell | targetLock 1 | 3
  spare-magazine | skillLevels 1 | 1
  slip-drive | repair 2 | 3
  grav-anchor | shields 1 | 2
  ablative-foam | repair 2 | 3
  capacitor-bank | skillLevels 1 | 2
  ghost-transponder | relief 2 | 2
  probability-lens | skillLevels 1 | 1
`;

const CONTRACT_CARDS = `
  seed-vault | none | none | intel 3 | no
  refugee-manifest | intel 1 | none | intel 1, skillLevels 1 | no
  reactor-isotopes | credits 2 | none | intel 2 | no
  deep-ice-cores | none | skillToken 1 | intel 2 | no
  diplomatic-pouch | intel 1 | none | intel 2 | no
  black-box | none | alienShip 1 | intel 4 | no
  stolen-star-charts | none | frbToken 1 | credits 2 | no
  vaccine-chain | reliefAll 1 | none | intel 1, reliefAll 3 | no
  hull-plating | repair 2 | none | credits 2, repair 5 | no
  prototype-handover | technology 1 | none | intel 2 | no
  ore-consignment | none | asteroid 1 | credits 5, intel 1 | no
  survey-drones | none | none | skillLevels 2 | no
  silent-passenger | skillLevels 1 | none | intel 1 | no
  orbital-mirror | none | creditTokens 2 | credits 2, skillLevels 1 | no
  listening-buoys | intel 1 | none | credits 2, intel 1 | no
  academy-cadets | none | none | intel 2, skillLevels 1 | no
  shield-emitters | shields 2 | none | intel 1, shields 3 | no
  last-library | none | none | intel 4 | 4
  quantum-relay | cubes 1 | none | intel 2, cubes 2 | no
  bounty-warrant | none | none | credits 3, skillLevels 1 | no
`;

const MISSION_CARDS = `
  commander | nobody-breaks | 3 | progress 1
  commander | open-channels | 2 | credits 2, intel 3
  commander | iron-wall | 4 | repair 6, skillLevels 1
  commander | bedside-manner | 4 | skillLevels 2
  pilot | four-corners | 4 | progress 1
  pilot | needle-threader | 4 | repair 5, skillLevels 1
  pilot | express-freight | 2 | intel 4
  pilot | long-haul | 2 | skillLevels 2
  specialist | swatter | 4 | intel 3
  specialist | giant-slayer | 1 | progress 1
  specialist | clean-sweep | 2 | skillLevels 2
  specialist | first-in | 4 | credits 2, intel 3
  engineer | man-of-science | 3 | intel 4
  engineer | full-house | 1 | skillLevels 2
  engineer | prospector | 3 | credits 6, skillLevels 1
  engineer | good-as-new | 3 | intel 3
`;

const ACTIONS = `
  training | ship | 3 | - | character
  build | ship | 1 | - | -
  repair | ship | 2 | - | -
  basic-treatment | ship | 1 | - | character
  charge-1 | ship | 1 | - | -
  charge-2 | ship | 2 | - | together
  charge-3 | ship | 3 | - | together
  advanced-treatment | medical | 1 | - | character
  technology | crafting | 1 | - | -
  contract | cargo-bay | 1 | - | not in the dash
  mining-station | mining-control | 1 | - | not in the dash
  scan | scanner | 1 | - | -
  lottery | station | 1 | 2 | -
  drydock | station | 1 | 2 | -
  brokers | station | 1 | 4 | -
  tutors | station | 1 | 5 | -
  leave | station | 1 | 0 | -
  escort | station | 1 | 3 | -
  advanced-room | own | 1 | - | -
`;

const LEVELS = `
  fleet-strategy 1 | 1 0 0 0 0 3 5 | commander-1
  fleet-strategy 2 | 1 0 0 0 0 3 3 | commander-2
  fleet-strategy 3 | 2 0 0 0 0 3 3 | commander-3
  fleet-strategy 4 | 2 0 0 0 0 4 3 | commander-4
  fleet-strategy 5 | 2 0 0 0 0 4 3 assistant | fleet-strategy-5
  fleet-strategy 6 | 2 1 0 0 0 4 3 assistant | fleet-strategy-6
  fleet-strategy 7 | 2 1 0 0 0 4 3 assistant | fleet-strategy-7
  fleet-strategy 8 | 2 2 0 0 0 4 3 assistant | fleet-strategy-8
  fleet-strategy 9 | 2 2 0 0 0 4 1 assistant | fleet-strategy-9
  crew-welfare 1 | 1 0 0 0 0 3 5 | commander-1
  crew-welfare 2 | 1 0 0 0 0 3 3 | commander-2
  crew-welfare 3 | 2 0 0 0 0 3 3 | commander-3
  crew-welfare 4 | 2 0 0 0 0 4 3 | commander-4
  crew-welfare 5 | 2 0 0 0 0 4 1 | crew-welfare-5
  crew-welfare 6 | 2 0 0 0 0 4 1 assistant | crew-welfare-6
  crew-welfare 7 | 2 1 0 0 0 4 1 assistant | crew-welfare-7
  crew-welfare 8 | 2 2 0 0 0 4 1 assistant | crew-welfare-8
  crew-welfare 9 | 2 2 0 0 0 4 1 assistant | crew-welfare-9
  exploration 1 | 1 0 2 0 0 2 5 | pilot-1
  exploration 2 | 2 0 2 0 0 2 5 | pilot-2
  exploration 3 | 2 0 3 0 0 2 5 | pilot-3
  exploration 4 | 2 0 3 0 0 3 5 | pilot-4
  exploration 5 | 2 1 3 0 0 3 5 | exploration-5
  exploration 6 | 2 1 4 0 0 3 5 | exploration-6
  exploration 7 | 2 1 4 0 0 3 5 | exploration-7
  exploration 8 | 2 1 5 0 0 3 5 | exploration-8
  exploration 9 | 2 2 5 0 0 3 5 | exploration-9
  aerospace-logistics 1 | 1 0 2 0 0 2 5 | pilot-1
  aerospace-logistics 2 | 2 0 2 0 0 2 5 | pilot-2
  aerospace-logistics 3 | 2 0 3 0 0 2 5 | pilot-3
  aerospace-logistics 4 | 2 0 3 0 0 3 5 | pilot-4
  aerospace-logistics 5 | 2 0 3 0 0 3 5 | aerospace-logistics-5
  aerospace-logistics 6 | 2 1 3 0 0 3 5 | aerospace-logistics-6
  aerospace-logistics 7 | 2 1 4 0 0 3 5 | aerospace-logistics-7
  aerospace-logistics 8 | 2 1 4 0 0 3 5 | aerospace-logistics-8
  aerospace-logistics 9 | 2 2 5 0 0 3 5 | aerospace-logistics-9
  battle-leadership 1 | 1 0 0 2 0 2 5 | specialist-1
  battle-leadership 2 | 2 0 0 2 0 2 5 | specialist-2
  battle-leadership 3 | 2 0 0 3 0 2 5 | specialist-3
  battle-leadership 4 | 2 0 0 3 0 3 5 | specialist-4
  battle-leadership 5 | 2 1 0 3 0 3 5 | battle-leadership-5
  battle-leadership 6 | 2 1 0 3 0 3 5 | battle-leadership-6
  battle-leadership 7 | 2 1 0 4 0 3 5 | battle-leadership-7
  battle-leadership 8 | 2 2 0 4 0 3 5 | battle-leadership-8
  battle-leadership 9 | 2 3 0 5 0 3 5 | battle-leadership-9
  gunnery-doctrine 1 | 1 0 0 2 0 2 5 | specialist-1
  gunnery-doctrine 2 | 2 0 0 2 0 2 5 | specialist-2
  gunnery-doctrine 3 | 2 0 0 3 0 2 5 | specialist-3
  gunnery-doctrine 4 | 2 0 0 3 0 3 5 | specialist-4
  gunnery-doctrine 5 | 2 0 0 4 0 3 5 | gunnery-doctrine-5
  gunnery-doctrine 6 | 2 1 0 4 0 3 5 | gunnery-doctrine-6
  gunnery-doctrine 7 | 2 2 0 4 0 3 5 | gunnery-doctrine-7
  gunnery-doctrine 8 | 2 2 0 5 0 3 5 | gunnery-doctrine-8
  gunnery-doctrine 9 | 2 4 0 5 0 3 5 | gunnery-doctrine-9
  counter-operations 1 | 1 0 0 0 0 3 5 | engineer-1
  counter-operations 2 | 1 0 0 0 1 3 5 | engineer-2
  counter-operations 3 | 2 0 0 0 2 3 5 | engineer-3
  counter-operations 4 | 2 0 0 0 3 3 5 | engineer-4
  counter-operations 5 | 2 0 0 0 3 3 5 | counter-operations-5
  counter-operations 6 | 2 1 0 0 3 3 5 | counter-operations-6
  counter-operations 7 | 2 1 0 0 4 3 5 | counter-operations-7
  counter-operations 8 | 2 1 0 0 4 3 5 | counter-operations-8
  counter-operations 9 | 2 2 0 0 5 3 5 | counter-operations-9
  signal-analysis 1 | 1 0 0 0 0 3 5 | engineer-1
  signal-analysis 2 | 1 0 0 0 1 3 5 | engineer-2
  signal-analysis 3 | 2 0 0 0 2 3 5 | engineer-3
  signal-analysis 4 | 2 0 0 0 3 3 5 | engineer-4
  signal-analysis 5 | 2 0 0 0 3 3 5 | signal-analysis-5
  signal-analysis 6 | 2 0 0 0 4 3 5 | signal-analysis-6
  signal-analysis 7 | 2 1 0 0 4 3 5 | signal-analysis-7
  signal-analysis 8 | 2 1 0 0 5 3 5 | signal-analysis-8
  signal-analysis 9 | 2 2 0 0 5 3 5 | signal-analysis-9
`;
