/** CT-2 Dirt Digging, CT-10 Spying: what is found out about another faction. */
import { pick } from '#engine';
import type { FactionId } from '../content/factions.ts';
import type { G } from '../state.ts';
import { houseOf, seatOf } from './houses.ts';
import { learn, unknownTo } from './secrets.ts';

const FILES = ['institutional', 'office'] as const;
const SPIED = ['institutional', 'office', 'discovery'] as const;

export function dig(g: G, by: FactionId, on: FactionId, how: 'partial' | 'success'): void {
  g.reveal();
  const personal = unknownTo(g.s, by, on, ['personal'])[0];
  if (personal !== undefined) {
    learn(g, personal, by, []);
    return;
  }
  if (how === 'partial') return;
  const files = unknownTo(g.s, by, on, FILES);
  if (files.length > 0) learn(g, pick(files, g), by, []);
}

export function spy(g: G, by: FactionId, on: FactionId, how: 'partial' | 'success'): void {
  g.reveal();
  const files = unknownTo(g.s, by, on, SPIED);
  if (files.length > 0) learn(g, pick(files, g, 'spy'), by, how === 'partial' ? [on] : []);
  else if (how === 'success') seeAgenda(g, by, on);
}

/** Nothing left to learn: one random agenda not yet seen. */
function seeAgenda(g: G, by: FactionId, on: FactionId): void {
  const house = houseOf(g.s, on);
  const unseen = [0, 1].filter(
    (agenda) => !house.agendasSeen.some((seen) => seen.agenda === agenda && seen.by === by),
  );
  if (unseen.length === 0) return;
  const agenda = pick(unseen, g);
  house.agendasSeen.push({ agenda, by });
  const id = house.agendas[agenda];
  if (id !== undefined) g.tellOnly([seatOf(g.s, by)], { type: 'agendaSeen', by, of: on, agenda: id });
}
