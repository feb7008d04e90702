/** XD-4 Setup: factions, dossiers, fleet questions and the first map. */
import { type ActionOf, chosenIn, type Seat, type Verb } from '#engine';
import type { ExodusAction } from '../action.ts';
import { AGENDAS_OF, type AgendaId } from '../content/agendas.ts';
import type { FactionId } from '../content/factions.ts';
import { ANSWER_IDS, type AnswerId, QUESTION_IDS, QUESTIONS } from '../content/fleet.ts';
import { INSTITUTIONAL_OF, type InstitutionalId, type PersonalId, SECRETS } from '../content/secrets.ts';
import type { ExodusFrame } from '../frame.ts';
import { objection } from '../objections.ts';
import { gainBearing } from '../rules/bearing.ts';
import { withSheet } from '../rules/colour.ts';
import { roll } from '../rules/dice.ts';
import { after, houseAt, houseOf } from '../rules/houses.ts';
import { newLeader, unusedPersonal } from '../rules/leaders.ts';
import { memo } from '../rules/lists.ts';
import { discoverSystem, newSystem } from '../rules/map.ts';
import type { Exodus, G } from '../state.ts';
import { scanSystem } from './scan.ts';

/** XD-4.1 choose the factions in play. */
export function assign(g: G): void {
  const { s } = g;
  const order = g.shuffle(Array.from({ length: s.seats }, (_, seat) => seat));
  if (s.options.draft) {
    g.then({ step: 'draft', order, left: s.houses.map(({ faction }) => faction) }, 'dossiers');
    return;
  }
  for (const [i, house] of s.houses.entries()) house.seat = order[i] ?? i;
  g.tell({ type: 'assigned', factions: s.houses.map(({ faction, seat }) => ({ faction, seat })) });
  g.then('dossiers');
}

export const draft: Verb<Exodus, ActionOf<Exodus, 'draft'>> = {
  options: (_s, _seat, frame) =>
    frame.step === 'draft'
      ? frame.left.map((faction): ActionOf<Exodus, 'draft'> => ({ type: 'draft', faction }))
      : [],
  check: (_s, { faction }, _seat, frame) =>
    frame.step === 'draft' && frame.left.includes(faction)
      ? undefined
      : objection('XD-4.1', 'taken', { faction }),
  do(g, { faction }, seat, frame) {
    if (frame.step !== 'draft') return;
    houseOf(g.s, faction).seat = seat;
    g.tell({ type: 'assigned', factions: [{ faction, seat }] });
    const left = frame.left.filter((other) => other !== faction);
    const [last] = left;
    const order = frame.order.slice(1);
    const [next] = order;
    if (left.length === 1 && last !== undefined && next !== undefined) {
      houseOf(g.s, last).seat = next;
      g.tell({ type: 'assigned', factions: [{ faction: last, seat: next }] });
    } else g.then({ step: 'draft', order, left });
  },
};

/** XD-4.3 three agendas each, and a character sheet. */
export function dossiers(g: G): void {
  const { s } = g;
  for (const house of s.houses) {
    house.leader = newLeader(g, -1);
    house.agendas = g.shuffle(AGENDAS_OF[house.faction]).slice(0, 3);
  }
  // XD-4.6 the burden goes to a random seat.
  s.burden = s.houses[g.int(s.houses.length)]?.faction ?? 'church';
  // XD-4.7 cycle 1 in the origin, without a disposition before it
  if (s.options.questions) g.then('dossier', 'questions', 'countAnswers', 'origin', 'cycle');
  else g.then('dossier', 'origin', 'cycle');
}

export const DOSSIER_CHOICES = 4;

const NO_CHOICES: readonly ExodusAction[] = [];
const chosenBy = (frame: ExodusFrame, seat: Seat): readonly ExodusAction[] =>
  chosenIn<Exodus>(frame)[seat] ?? NO_CHOICES;

const NO_AGENDAS: readonly ActionOf<Exodus, 'returnAgenda'>[] = [];
const agendaReturned = memo(
  (agenda: AgendaId): ActionOf<Exodus, 'returnAgenda'> => ({ type: 'returnAgenda', agenda }),
);

export const returnAgenda: Verb<Exodus, ActionOf<Exodus, 'returnAgenda'>> = {
  exact: true,
  options: (s, seat, frame) =>
    chosenBy(frame, seat).length > 0 ? NO_AGENDAS : houseAt(s, seat).agendas.map(agendaReturned),
  check(s, { agenda }, seat, frame) {
    if (chosenBy(frame, seat).length > 0) return objection('XD-4.3', 'alreadyChosen');
    return houseAt(s, seat).agendas.includes(agenda) ? undefined : objection('XD-4.3', 'notDealt');
  },
  do(g, { agenda }, seat) {
    const house = houseAt(g.s, seat);
    house.agendas = [...house.agendas.filter((other) => other !== agenda), agenda];
    house.kept = true;
  },
};

/** The institutional secrets of a faction; beside one already chosen, those that go with it. */
const institutionals = memo((faction: FactionId) => {
  const all = INSTITUTIONAL_OF[faction].map(
    (secret): ActionOf<Exodus, 'institutional'> => ({ type: 'institutional', secret }),
  );
  return memo((first: InstitutionalId | undefined) =>
    all.filter(({ secret }) => clash(first, secret) === undefined),
  );
});

function clash(first: InstitutionalId | undefined, second: InstitutionalId) {
  if (first === second) return objection('XD-4.3', 'alreadyChosen');
  const excluded = first !== undefined && SECRETS[first].exclusive === second;
  return excluded ? objection('XD-4.3', 'excluded') : undefined;
}

/** The institutional secret that a seat has chosen so far. */
function firstInstitutional(chosen: readonly ExodusAction[]): InstitutionalId | undefined {
  const first = chosen[1];
  return first?.type === 'institutional' ? first.secret : undefined;
}

const isInstitutionalNow = ({ length }: readonly ExodusAction[]): boolean => length === 1 || length === 2;
const NO_INSTITUTIONALS: readonly ActionOf<Exodus, 'institutional'>[] = [];

export const institutional: Verb<Exodus, ActionOf<Exodus, 'institutional'>> = {
  exact: true,
  options(s, seat, frame) {
    const chosen = chosenBy(frame, seat);
    if (!isInstitutionalNow(chosen)) return NO_INSTITUTIONALS;
    return institutionals(houseAt(s, seat).faction)(firstInstitutional(chosen));
  },
  check(s, { secret }, seat, frame) {
    const chosen = chosenBy(frame, seat);
    if (!isInstitutionalNow(chosen)) return objection('XD-4.3', 'notNow');
    if (!INSTITUTIONAL_OF[houseAt(s, seat).faction].includes(secret)) return objection('XD-4.3', 'notYours');
    return clash(firstInstitutional(chosen), secret);
  },
  do(g, { secret }, seat) {
    const owner = houseAt(g.s, seat).faction;
    g.s.secrets.push({ id: secret, owner, knowers: [], public: false, void: false });
  },
};

const NO_PERSONALS: readonly ActionOf<Exodus, 'personal'>[] = [];
const personalSecret = memo(
  (secret: PersonalId): ActionOf<Exodus, 'personal'> => ({ type: 'personal', secret }),
);
const isPersonalNow = (frame: ExodusFrame, seat: Seat): boolean =>
  frame.step !== 'dossier' || chosenBy(frame, seat).length === DOSSIER_CHOICES - 1;

/** XD-4.3 and XD-19.4: the personal secret of a leader, at the start and of every successor. */
export const personal: Verb<Exodus, ActionOf<Exodus, 'personal'>> = {
  exact: true,
  options: (s, seat, frame) =>
    isPersonalNow(frame, seat)
      ? unusedPersonal(s, houseAt(s, seat).faction).map(personalSecret)
      : NO_PERSONALS,
  check(s, { secret }, seat, frame) {
    if (!isPersonalNow(frame, seat)) return objection('XD-4.3', 'notNow');
    return unusedPersonal(s, houseAt(s, seat).faction).includes(secret)
      ? undefined
      : objection('XD-19.4', 'notYours');
  },
  do(g, { secret, sheet: written }, seat) {
    const house = houseAt(g.s, seat);
    const { faction: owner } = house;
    g.s.secrets.push({ id: secret, owner, knowers: [], public: false, void: false });
    if (written === undefined) return;
    house.leader = withSheet(house.leader, written);
    g.tell({ type: 'introduced', faction: owner, leader: house.leader });
  },
};

/** What can be said to each question. */
const ANSWERS = QUESTION_IDS.map((question) =>
  [...QUESTIONS[question], 'none' as const].map(
    (given): ActionOf<Exodus, 'answer'> => ({ type: 'answer', question, answer: given }),
  ),
);
const NO_ANSWERS: readonly ActionOf<Exodus, 'answer'>[] = [];

/** XD-4.4 four votes, all at once and in secret. */
export const answer: Verb<Exodus, ActionOf<Exodus, 'answer'>> = {
  exact: true,
  options: (_s, seat, frame) => ANSWERS[chosenBy(frame, seat).length] ?? NO_ANSWERS,
  check(_s, { question, answer: given }, seat, frame) {
    if (QUESTION_IDS[chosenBy(frame, seat).length] !== question) return objection('XD-4.4', 'notNow');
    const answers: readonly AnswerId[] = QUESTIONS[question];
    return given === 'none' || answers.includes(given) ? undefined : objection('XD-4.4', 'notOffered');
  },
  do(g, { answer: given }) {
    if (given !== 'none') g.s.votes.push(given);
  },
};

/** XD-4.4, R56 an answer of more than half of the seats takes effect. */
export function countAnswers(g: G): void {
  const { s } = g;
  for (const id of ANSWER_IDS) {
    let votes = 0;
    for (const vote of s.votes) if (vote === id) votes++;
    if (votes * 2 <= s.seats) continue;
    s.answers.push(id);
    g.tell({ type: 'answered', answer: id, votes });
    adopt(g, id);
  }
  s.votes = [];
}

function adopt(g: G, id: AnswerId): void {
  const { s } = g;
  if (id === 'a-direction') {
    g.use('answer', id);
    gainBearing(g, 1);
  } else if (id === 'rumoured') {
    g.use('answer', id);
    rumours(g);
  } else s.perks.push(id);
}

/** CT-16 each seat overhears the name of one institutional secret of the next faction in order. */
function rumours(g: G): void {
  const { s } = g;
  for (const house of s.houses) {
    const { faction } = after(s, house.faction);
    const slots = [...s.secrets.keys()].filter((i) => {
      const secret = s.secrets[i];
      return secret?.owner === faction && SECRETS[secret.id].kind === 'institutional';
    });
    house.rumour = slots[g.int(slots.length)] ?? -1;
    const id = s.secrets[house.rumour]?.id;
    if (id !== undefined) g.tellOnly([house.seat], { type: 'rumour', of: faction, secret: id });
  }
}

/** XD-4.5 the map begins with the system of origin and what can be reached from it. */
export function origin(g: G): void {
  const { s } = g;
  s.systems = [{ ...newSystem(), visited: true, reward: 0 }];
  s.here = 0;
  s.risk = 1;
  s.scans++;
  // R10 only an origin has at least two links
  const { dice, sum } = roll(g, 0, 'origin');
  const links = Math.max(2, sum + 3);
  for (let i = 0; i < links; i++) discoverSystem(s, 0);
  g.tell({ type: 'origin', dice, links });
  // CT-16 not aimed scans
  if (s.perks.includes('charted')) {
    s.perks = s.perks.filter((perk) => perk !== 'charted');
    g.use('answer', 'charted');
    for (const system of [1, 2]) scanSystem(g, system, 0);
  }
}
