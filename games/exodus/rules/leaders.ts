/** XD-19 Leaders and high office. */
import { FAMILY_NAMES, GIVEN_NAMES, LONGINGS, LOOKS, WORLDS } from '../content/characters.ts';
import type { FactionId } from '../content/factions.ts';
import type { PersonalId } from '../content/secrets.ts';
import { PERSONAL_OF, SECRETS } from '../content/secrets.ts';
import type { G, Leader, Secret, State } from '../state.ts';
import { find, houseOf } from './houses.ts';
import { addMandate } from './mandates.ts';
import { renown } from './markers.ts';
import { indexOf } from './secrets.ts';
import { change, flipAdjust } from './traits.ts';

/**
 * XD-19.4 Removes a leader; a successor is chosen before anything else happens. After a coup (`by`) it is a character of
 * the faction that made it, and the text of the coup stands in for the replacement effect (CT-10, XD-19.5).
 */
export function removeLeader(g: G, faction: FactionId, withEffect: boolean, by?: FactionId): void {
  const { s } = g;
  const house = find(s, faction);
  // The Network cannot be removed.
  if (house === undefined || faction === 'network') return;
  const vacant = s.stack.findIndex((frame) => frame.step === 'successor' && frame.faction === faction);
  if (vacant >= 0) {
    // XD-19.1 the leader has fallen already: there is nobody left to remove, and one successor is enough
    if (by !== undefined) s.stack[vacant] = { step: 'successor', faction, from: by };
    return;
  }
  g.tell({ type: 'leaderLost', faction });
  loseOffice(g, faction);
  house.marked = 0;
  house.bond = 'none';
  if (faction === 'government') endRegime(g);
  else house.leaderless = s.cycle + 1;
  const secret = personalOf(s, faction);
  if (secret !== undefined) secret.void = true;
  const successor = { step: 'successor', faction, ...(by === undefined ? {} : { from: by }) } as const;
  g.then(successor, { step: 'personal', faction });
  if (withEffect) replacementEffect(g, faction);
}

function replacementEffect(g: G, faction: FactionId): void {
  switch (faction) {
    case 'church':
      flipAdjust(g, 'faith');
      break;
    case 'government':
      addMandate(g, 'government', 'election-only');
      break;
    case 'military':
      flipAdjust(g, 'might');
      break;
    case 'researchers':
    case 'security':
      change(g, 'edge', 1);
      break;
    case 'underworld':
      change(g, 'edge', 2);
      change(g, 'justice', -1);
      break;
    case 'opposition':
      change(g, 'edge', 2);
      break;
    case 'network':
      break;
  }
}

export function loseOffice(g: G, faction: FactionId): void {
  const house = find(g.s, faction);
  if (!house?.office) return;
  house.office = false;
  g.tell({ type: 'officeLost', faction });
}

export function endRegime(g: G): void {
  if (g.s.regime === undefined) return;
  g.tell({ type: 'regimeEnded', faction: g.s.regime });
  g.s.regime = undefined;
}

/** The secret of the leader of the day, unless that leader has none. */
export function personalOf(s: State, faction: FactionId): Secret | undefined {
  return s.secrets.find(
    (secret) => secret.owner === faction && !secret.void && SECRETS[secret.id].kind === 'personal',
  );
}

/** Personal secrets of a faction's book that no leader in this match has had. */
export function unusedPersonal(s: State, faction: FactionId): PersonalId[] {
  return PERSONAL_OF[faction].filter((id) => indexOf(s, id) < 0);
}

/** XD-4.3 a character sheet, filled at random. */
export function newLeader(g: G, role: number): Leader {
  return {
    given: g.int(GIVEN_NAMES.length),
    family: g.int(FAMILY_NAMES.length),
    world: g.int(WORLDS.length),
    look: g.int(LOOKS.length),
    misses: g.int(LONGINGS.length),
    role,
  };
}

/** XD-20.6 an exposed leader is removed; the faction −2 Renown; +1 Edge; −1 Treachery. */
export function expose(g: G, faction: FactionId): void {
  const { s } = g;
  g.tell({ type: 'exposed', faction });
  removeLeader(g, faction, true);
  renown(g, faction, s.options.infection === 'turncoat' ? -3 : -2);
  change(g, 'edge', 1);
  change(g, 'treachery', -1);
}

/** XD-23.3 the two leaders change places with their secrets and marks. */
export function swapLeaders(g: G): void {
  const { s } = g;
  const government = houseOf(s, 'government');
  const opposition = houseOf(s, 'opposition');
  const [theirs, ours] = [personalOf(s, 'government'), personalOf(s, 'opposition')];
  [government.leader, opposition.leader] = [
    cameFrom(opposition.leader, 'opposition'),
    cameFrom(government.leader, 'government'),
  ];
  [government.marked, opposition.marked] = [opposition.marked, government.marked];
  [government.bond, opposition.bond] = [opposition.bond, government.bond];
  g.tell({ type: 'leadersSwapped' });
  if (theirs !== undefined) hand(g, theirs, 'opposition');
  if (ours !== undefined) hand(g, ours, 'government');
}

/** Whoever was promoted keeps the role they rose from, wherever they lead. */
const cameFrom = (leader: Leader, house: FactionId): Leader =>
  leader.role < 0 ? leader : { ...leader, from: leader.from ?? house };

/** A personal secret goes with its leader; whoever leads now knows it as its own. */
function hand(g: G, secret: Secret, to: FactionId): void {
  const from = secret.owner;
  secret.owner = to;
  secret.knowers = secret.knowers.filter(({ faction }) => faction !== to);
  secret.knowers.push({ faction: from, aware: [to] });
  if (!secret.public) g.then({ step: 'publish', secret: g.s.secrets.indexOf(secret) });
}
