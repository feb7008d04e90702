/** A state that a seat cannot tell from the true one: everything it does not know is dealt anew. */
import { EVERYONE, hiddenLayers, pick, type Random, redealHidden, type Seat, shuffled } from '#engine';
import { AGENDAS_OF } from './content/agendas.ts';
import { FACTIONS, type FactionId } from './content/factions.ts';
import type { DiscoveryId } from './content/secrets.ts';
import {
  INSTITUTIONAL_OF,
  OFFICE_OF,
  PERSONAL_OF,
  SECRETS,
  type SecretId,
  type SecretKind,
} from './content/secrets.ts';
import { factionAt } from './rules/houses.ts';
import { counted, isContained, knows } from './rules/secrets.ts';
import { seenStack } from './rules/unseenWindows.ts';
import type { House, Secret, State } from './state.ts';
import { covertOptions } from './steps/covert.ts';

/** One in so many pairs of secret and faction knows it, as far as this seat can guess. */
const ONE_IN = 6;

export function redeal(s: State, seat: Seat, random: Random): void {
  const viewer = factionAt(s, seat);
  if (s.outcome !== undefined) return;
  // What one faction keeps from another it knows itself: only the deck is nobody's.
  if (seat === EVERYONE) {
    redealHidden(hiddenLayers(s.deck, seat), random);
    return;
  }
  dealSecrets(s, viewer, random);
  dealDiscoveries(s, seat, viewer, random);
  // Ids have changed: what was found in the old list is no longer true (givers.ts).
  s.secrets = [...s.secrets];
  dealKnowers(s, viewer, random);
  dealThreat(s, viewer, random);
  for (const house of s.houses) {
    if (house.faction === viewer) continue;
    dealAgendas(house, viewer, random);
    house.used = house.used.filter(({ secret }) => isSure(s, viewer, house.faction, secret));
  }
  dealMarks(s, viewer, random);
  dealSoundings(s, viewer, random);
  dealCovert(s, viewer, random);
  s.stack = seenStack(s.stack, viewer);
}

const sees = (secret: Secret, viewer: FactionId | undefined): boolean =>
  secret.public || (viewer !== undefined && knows(secret, viewer));

/** Whether the viewer knows a secret and is sure that another faction knows it too. */
function isSure(s: State, viewer: FactionId | undefined, faction: FactionId, id: SecretId): boolean {
  const secret = s.secrets.find((other) => other.id === id);
  if (secret === undefined || viewer === undefined || !sees(secret, viewer)) return false;
  if (secret.public || secret.owner === faction) return true;
  return secret.knowers.some((knower) => knower.faction === faction && knower.aware.includes(viewer));
}

const BOOKS: Readonly<
  Record<Exclude<SecretKind, 'discovery'>, Readonly<Record<FactionId, readonly SecretId[]>>>
> = {
  institutional: INSTITUTIONAL_OF,
  office: OFFICE_OF,
  personal: PERSONAL_OF,
};

const KINDS = ['institutional', 'office', 'personal'] as const;

/** Slots of the same book that this seat does not see get other secrets of that book. */
function dealSecrets(s: State, viewer: FactionId | undefined, random: Random): void {
  const rumour = s.houses.find(({ faction }) => faction === viewer)?.rumour ?? -1;
  const books = byBook(s.secrets);
  for (const kind of KINDS) {
    for (const faction of FACTIONS) {
      const slots = books.get(`${kind} ${faction}`);
      if (slots === undefined) continue;
      const hidden = slots.filter((secret) => !sees(secret, viewer) && s.secrets[rumour] !== secret);
      if (hidden.length === 0) continue;
      const fixed = slots.filter((secret) => !hidden.includes(secret)).map(({ id }) => id);
      const pool = BOOKS[kind][faction].filter((id) => !fixed.includes(id));
      const dealt = dealWithoutClash(pool, fixed, hidden.length, random);
      for (const [i, secret] of hidden.entries()) secret.id = dealt[i] ?? secret.id;
    }
  }
}

/** The secrets by kind and faction, looked through once: a redeal comes before every thought of a bot. */
function byBook(secrets: readonly Secret[]): Map<string, Secret[]> {
  const books = new Map<string, Secret[]>();
  for (const secret of secrets) {
    const { kind, faction } = SECRETS[secret.id];
    const book = `${kind} ${faction}`;
    const slots = books.get(book);
    if (slots === undefined) books.set(book, [secret]);
    else slots.push(secret);
  }
  return books;
}

/** R51 two secrets that exclude each other are never dealt together. */
function dealWithoutClash(
  pool: readonly SecretId[],
  fixed: readonly SecretId[],
  count: number,
  random: Random,
): SecretId[] {
  for (;;) {
    const dealt = shuffled(pool, random).slice(0, count);
    const all = [...fixed, ...dealt];
    if (!all.some((id) => all.some((other) => SECRETS[id].exclusive === other))) return dealt;
  }
}

const isDiscovery = (id: SecretId): id is DiscoveryId => SECRETS[id].kind === 'discovery';

function dealDiscoveries(s: State, seat: Seat, viewer: FactionId | undefined, random: Random): void {
  const slots = s.secrets.filter(
    (secret) => SECRETS[secret.id].kind === 'discovery' && !sees(secret, viewer),
  );
  const owned = slots.map(({ id }) => id).filter(isDiscovery);
  const offers = s.houses.filter(({ faction }) => faction !== viewer).map(({ offer }) => offer);
  redealHidden([owned, ...offers, ...hiddenLayers(s.deck, seat)], random);
  for (const [i, secret] of slots.entries()) secret.id = owned[i] ?? secret.id;
}

/** Who knows what: this seat is sure of itself and of those it is aware of. */
function dealKnowers(s: State, viewer: FactionId | undefined, random: Random): void {
  for (const secret of s.secrets) {
    if (secret.public) continue;
    const sure = secret.knowers
      .filter(({ faction, aware }) => faction === viewer || (viewer !== undefined && aware.includes(viewer)))
      .sort((a, b) => FACTIONS.indexOf(a.faction) - FACTIONS.indexOf(b.faction));
    for (const knower of sure) {
      // Whom else has been told is not this seat's to know, unless it is its own knowledge.
      if (knower.faction !== viewer) knower.aware = viewer === undefined ? [] : [viewer];
    }
    secret.knowers = sure;
    for (const { faction } of s.houses) {
      if (faction === viewer || knows(secret, faction) || random.int(ONE_IN) > 0) continue;
      secret.knowers.push({ faction, aware: [] });
      if (counted(secret) >= 3) secret.knowers.pop();
    }
  }
}

/** A bystander sees that a threat was made, not which. */
function dealThreat(s: State, viewer: FactionId | undefined, random: Random): void {
  const { scene } = s;
  if (scene?.threat === undefined || viewer === scene.opener || viewer === scene.respondent) return;
  const { opener, respondent } = scene;
  const all = [...s.secrets.keys()].filter((i) => {
    const secret = s.secrets[i];
    return secret !== undefined && secret.owner === respondent && isContained(secret);
  });
  if (all.length === 0) return;
  scene.threat = pick(all, random);
  const secret = s.secrets[scene.threat];
  if (secret === undefined || knows(secret, opener)) return;
  if (counted(secret) >= 2) secret.knowers = secret.knowers.filter(({ faction }) => faction === viewer);
  secret.knowers.push({ faction: opener, aware: respondent === undefined ? [] : [respondent] });
}

function dealAgendas(house: House, viewer: FactionId | undefined, random: Random): void {
  const known = house.agendas.filter((_, agenda) =>
    house.agendasSeen.some((seen) => seen.by === viewer && seen.agenda === agenda),
  );
  const pool = shuffled(
    AGENDAS_OF[house.faction].filter((id) => !known.includes(id)),
    random,
  );
  house.agendas = house.agendas.map((id) => (known.includes(id) ? id : (pool.pop() ?? id)));
  house.agendasSeen = house.agendasSeen.filter(({ by }) => by === viewer);
}

/** XD-20.3 only the seat knows of its mark. */
function dealMarks(s: State, viewer: FactionId | undefined, random: Random): void {
  const limit = s.seats <= 5 ? 1 : 2;
  let marked = s.houses.filter((house) => house.faction === viewer && house.marked > 0).length;
  for (const house of s.houses) {
    if (house.faction === viewer) continue;
    house.marked = 0;
    house.bond = 'none';
    const possible = s.options.infection !== 'off' && s.jumps > 0 && house.faction !== 'network';
    if (!possible || marked >= limit || random.int(8) > 0) continue;
    marked++;
    house.marked = Math.max(1, s.cycle - random.int(3));
    house.bond = s.stack.at(-1)?.step === 'isolation' ? 'none' : pick(['obey', 'resist'] as const, random);
  }
}

function dealSoundings(s: State, viewer: FactionId | undefined, random: Random): void {
  for (const system of s.systems) {
    const { sounded } = system;
    if (sounded === undefined || sounded.by === viewer) continue;
    system.sounded = { by: sounded.by, risk: random.int(7) - 3 };
  }
}

/** XD-18.7 foresee: the orders of the others lie face down while one seat still thinks. */
function dealCovert(s: State, viewer: FactionId | undefined, random: Random): void {
  if (s.covertRevealed || !s.stack.some(({ step }) => step === 'foresee' || step === 'covertLate')) return;
  const late = s.stack.flatMap((frame) => (frame.step === 'covertLate' ? [frame.faction] : []));
  for (const house of s.houses) {
    if (house.faction === viewer || late.includes(house.faction)) continue;
    if (s.foreseen?.by === viewer && s.foreseen?.of === house.faction) continue;
    house.covert = pick(covertOptions(s, house), random);
  }
}
