/** What is done in the missions of Exodus, for their tests. */
import { MissionTrial } from '#ui/kit/testing/missions.ts';
import type { ExodusAction } from '../../../action.ts';
import type { FactionId } from '../../../content/factions.ts';
import type { Intent } from '../../../content/orders.ts';
import type { SecretId } from '../../../content/secrets.ts';
import { exodus } from '../../../index.ts';
import type { Exodus } from '../../../state.ts';
import { ACCEPT, NO_ORDER, STAYS } from '../cast.ts';
import { missions } from '../missions.ts';

export const slip = (faction: FactionId, intent: Intent): ExodusAction => ({
  type: 'intent',
  for: faction,
  intent,
});
export const courts: ExodusAction[] = [
  { type: 'dissent' },
  { type: 'issue', faction: 'government' },
  { type: 'respondent', faction: 'church' },
  { type: 'demand', stake: 'gov-adjudicate' },
];
export const captain: ExodusAction[] = courts.map((action) =>
  action.type === 'respondent' ? { ...action, faction: 'military' } : action,
);
export const tend: ExodusAction[] = [
  { type: 'offerVote', faction: 'church' },
  { type: 'vote', intent: 'church-tend' },
];
export const ENOUGH: ExodusAction = { type: 'enough' };

/** A mission after some deeds. */
export function after(id: string, ...deeds: readonly ExodusAction[]): MissionTrial<Exodus> {
  const mission = missions.find((one) => one.id === id);
  if (mission === undefined) throw new Error(`there is no mission ${id}`);
  const trial = new MissionTrial(exodus, mission);
  for (const action of deeds) trial.others().look().do(action);
  return trial.others();
}
export const percent = (odds: Readonly<Record<'failure' | 'partial' | 'success', number>> | undefined) =>
  odds && [odds.failure, odds.partial, odds.success].map((chance) => Math.round(chance * 100));
export const missed = (words: string) => ({ kind: 'missed', words });

export const write = (own: Intent): ExodusAction[] => [
  STAYS,
  slip('church', 'assist@government'),
  slip('government', own),
  slip('military', 'harvest'),
];

export const jump = (star: number): ExodusAction => ({
  type: 'ballot',
  for: 'church',
  stake: `jump@${star}`,
});
export const spend = (points: number): ExodusAction => ({ type: 'spendExcess', points });
export const bear = (by: 'supply' | 'edge' | 'treachery' | 'sacrifice'): ExodusAction => ({
  type: 'bear',
  by,
});
/** A jump to Cinder, and a day there with one order for the Government. */
export const cinder = (faster: number, order: Intent): ExodusAction[] => [
  ...[jump(1), jump(1), ACCEPT, spend(2 - faster)],
  ...(faster > 0 ? [spend(faster)] : []),
  ...[{ type: 'ballot', for: 'church', stake: 'stay' } as const, ACCEPT, STAYS],
  ...[slip('church', 'church-tend'), slip('government', order), slip('military', 'mil-stand-to')],
  ...[ACCEPT, NO_ORDER],
];

export const votes = (stake: 'attack' | 'leave' | 'stay' | 'hurried@1'): ExodusAction => ({
  type: 'ballot',
  for: 'military',
  stake,
});
export const fever = (order: Intent): ExodusAction[] => [
  ...[STAYS, slip('church', 'church-tend'), slip('government', order), ACCEPT],
];
export const AGREED: ExodusAction[] = [...fever('assist@military'), { type: 'agree' }, ACCEPT, NO_ORDER];
export const FIGHT: ExodusAction[] = [votes('attack'), ACCEPT, votes('attack'), ACCEPT];

export const spies = (on: FactionId): ExodusAction => ({ type: 'covert', order: `spying@${on}` });
/** The morning after, up to the open slips; who has learnt what helps to muster crews is asked about it. */
export const nextMorning = (asked: number): ExodusAction[] => [
  ...Array.from({ length: asked }, (): ExodusAction => ({ type: 'pass' })),
  ...[{ type: 'ballot', for: 'network', stake: 'stay' } as const, ACCEPT, STAYS],
  ...[slip('church', 'church-tend'), slip('government', 'gov-rationing')],
  ...[slip('military', 'mil-stand-to'), slip('network', 'net-skin-hunt')],
];
export const hunt = (respondent: FactionId): ExodusAction[] => [
  { type: 'dissent' },
  { type: 'issue', faction: 'network' },
  { type: 'respondent', faction: respondent },
  { type: 'demand', stake: 'net-skin-hunt' },
];
export const threat = (secret: SecretId): ExodusAction => ({ type: 'threaten', secret });
