/** What must hold of leaders, what they hide and owe, of agendas and of discoveries, whatever the state comes from. */
import type { Problem } from '#engine';
import { AGENDAS } from '../content/agendas.ts';
import { DISCOVERY_IDS, SECRETS } from '../content/secrets.ts';
import { mostMarked } from '../rules/houses.ts';
import type { House, Secret, State } from '../state.ts';

const wrong = (field: string, reason: string): Problem => ({ field: `state.${field}`, reason });

export function peopleProblem(s: State): Problem | undefined {
  for (const house of s.houses) {
    const problem = leaderProblem(s, house) ?? dutiesProblem(house) ?? agendasProblem(s, house);
    if (problem !== undefined) return problem;
  }
  return marksProblem(s) ?? ownersProblem(s) ?? discoveriesProblem(s);
}

const isPersonal = ({ id }: Secret): boolean => SECRETS[id].kind === 'personal';

/** XD-19.1 one leader, with one personal secret. */
function leaderProblem(s: State, { faction, leader }: House): Problem | undefined {
  const live = s.secrets.filter(
    (secret) => secret.owner === faction && !secret.void && isPersonal(secret),
  ).length;
  if (live > 1) return wrong('secrets', `hold ${live} of the leader of the ${faction}, who can have one`);
  if (leader.from !== undefined && leader.role < 0)
    return wrong('houses', `have a first leader of the ${faction} who rose elsewhere`);
  return undefined;
}

/** XD-16.3 a duty of a kind is there once. */
function dutiesProblem({ faction, mandates }: House): Problem | undefined {
  const kinds = mandates.map(({ kind }) => kind);
  if (new Set(kinds).size !== kinds.length) return wrong('houses', `owe the same duty twice: ${faction}`);
  if (mandates.some(({ kind, shared }) => shared && (faction !== 'government' || kind !== 'suppression')))
    return wrong('houses', 'share a duty that only the Government can share: to suppress');
  return undefined;
}

/** XD-4.3 agendas are of the own book; what was seen of them, others saw. */
function agendasProblem(s: State, { faction, agendas, agendasSeen }: House): Problem | undefined {
  if (agendas.some((id, i) => AGENDAS[id].faction !== faction || agendas.indexOf(id) < i))
    return wrong('houses', `hold agendas that the ${faction} cannot be dealt`);
  return agendasSeen.some(({ by }) => by === faction || !s.houses.some((other) => other.faction === by))
    ? wrong('houses', `have an agenda of the ${faction} seen by nobody else in play`)
    : undefined;
}

/** XD-20.2 few leaders are marked at a time, and never the Network. */
function marksProblem(s: State): Problem | undefined {
  const marked = s.houses.filter((house) => house.marked > 0);
  if (marked.length > mostMarked(s)) return wrong('houses', `have ${marked.length} marked leaders`);
  return marked.some(({ faction }) => faction === 'network')
    ? wrong('houses', 'have a marked Network, which no bounder rides')
    : undefined;
}

/** Where a secret is of a book, it is with that faction; a leader's may go with the leader (XD-23.3). */
function ownersProblem(s: State): Problem | undefined {
  for (const secret of s.secrets) {
    const { kind, faction } = SECRETS[secret.id];
    const { owner } = secret;
    if (secret.void && kind !== 'personal') return wrong('secrets', `call ${secret.id} void, which stays`);
    const swapped = kind === 'personal' && SWAPPED.includes(faction ?? '') && SWAPPED.includes(owner);
    if (faction !== undefined && faction !== owner && !swapped)
      return wrong('secrets', `give ${secret.id} to the ${owner}, whose it is not`);
  }
  return undefined;
}
const SWAPPED: readonly string[] = ['government', 'opposition'];

/** XD-18.6 every discovery is somewhere: in the deck, offered, or made. */
function discoveriesProblem(s: State): Problem | undefined {
  if (s.cycle === 0) return undefined;
  const places = new Set<string>([
    ...s.deck.flatMap(({ cards }) => cards),
    ...s.houses.flatMap(({ offer }) => offer),
    ...s.secrets.map(({ id }) => id),
  ]);
  const lost = DISCOVERY_IDS.find((id) => !places.has(id));
  return lost === undefined ? undefined : wrong('deck', `has lost ${lost}`);
}
