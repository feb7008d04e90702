/** XD-23, R38 Hold Elections: weighted ballots of the factions, and the people. */

import type { Verb } from '#engine';
import type { ExodusAction } from '../action.ts';
import { CANDIDATES } from '../content/plans.ts';
import { count, find, houseAt } from '../rules/houses.ts';
import { endRegime, loseOffice, removeLeader, swapLeaders } from '../rules/leaders.ts';
import { meetMandate } from '../rules/mandates.ts';
import { renown } from '../rules/markers.ts';
import { change } from '../rules/traits.ts';
import { weight } from '../rules/weights.ts';
import type { Exodus, G } from '../state.ts';

type Elect = Extract<ExodusAction, { type: 'elect' }>;

const THE_PEOPLE = 3;

const BALLOT = CANDIDATES.map((who): Elect => ({ type: 'elect', who }));

export const elect: Verb<Exodus, Elect> = {
  exact: true,
  options: () => BALLOT,
  check: () => undefined,
  do(g, { who }, seat) {
    g.s.electionVotes.push({ faction: houseAt(g.s, seat).faction, who });
  },
};

/** XD-23.1 the people have votes of their own, and judge the incumbent by Justice against Edge. */
export function electionCount(g: G): void {
  const { s } = g;
  g.reveal();
  const totals = { incumbent: 0, challenger: 0 };
  for (const { faction, who } of s.electionVotes) totals[who] += weight(s, faction, 'government');
  totals[s.traits.justice >= s.traits.edge ? 'incumbent' : 'challenger'] += THE_PEOPLE;
  const votes = s.electionVotes;
  s.electionVotes = [];
  const winner = totals.challenger > totals.incumbent ? 'challenger' : 'incumbent';
  g.use('election', winner);
  g.tell({ type: 'elected', winner, ...totals, votes });
  for (const house of s.houses) count(house, winner === 'incumbent' ? 'elections' : 'electionsLost');
  // XD-23.4 either way a regime ends, and election mandates are met.
  meetMandate(g, 'government', 'election');
  meetMandate(g, 'government', 'election-only');
  endRegime(g);
  if (winner === 'incumbent') incumbentWins(g);
  else challengerWins(g);
}

/** XD-23.2 incumbent wins: +1 Justice, −1 Edge, Government +1 Renown. */
function incumbentWins(g: G): void {
  change(g, 'edge', -1);
  change(g, 'justice', 1);
  renown(g, 'government', 1);
}

/** XD-23.3 challenger wins: +1 Justice, −2 Edge, Government −1 Renown, the Presidency is lost. */
function challengerWins(g: G): void {
  const { s } = g;
  change(g, 'edge', -2);
  change(g, 'justice', 1);
  renown(g, 'government', -1);
  loseOffice(g, 'government');
  if (find(s, 'opposition') === undefined) {
    removeLeader(g, 'government', false);
    return;
  }
  loseOffice(g, 'opposition');
  renown(g, 'opposition', 2);
  swapLeaders(g);
}
