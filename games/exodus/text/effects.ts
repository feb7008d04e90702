/** What an order, a covert order or a secret does, in a few words. */
import type { Advantage } from '../content/advantage.ts';
import type { Atom, Effect, Whom } from '../content/effect.ts';
import { TRAITS } from '../content/factions.ts';
import type { Need } from '../content/orders.ts';
import { SECRETS, type SecretId } from '../content/secrets.ts';
import { COVERT_WORDS, faction, MANDATE_WORDS, ONCE_WORDS, TRAIT_WORDS } from './names.ts';
import { ORDER_WORDS } from './orders.ts';

const signed = (by: number): string => (by < 0 ? `−${-by}` : `+${by}`);
const whom = (who: Whom): string => (who === 'self' ? 'it' : who === 'target' ? 'the target' : faction(who));

type Lines = { readonly [A in Atom['atom']]: (atom: Extract<Atom, { atom: A }>) => string };

const LINES: Lines = {
  flipAdjust: ({ trait }) => `by chance −1, 0 or +1 ${TRAIT_WORDS[trait]}`,
  renown: ({ who, by }) => `${signed(by)} Renown${who === 'self' ? '' : ` for ${whom(who)}`}`,
  giveMarker: ({ from, to }) => `${whom(from)} gives ${whom(to)} a marker`,
  mandate: ({ who, kind }) => `${whom(who)} must see to ${MANDATE_WORDS[kind]}`,
  mandateAll: ({ kind }) => `all Keepers must see to ${MANDATE_WORDS[kind]}`,
  mandateBecomes: ({ kind }) =>
    kind === 'shared' ? 'the duty becomes suppression, shared' : 'the duty becomes suppression',
  meet: ({ kinds }) => `does the duty of ${kinds.map((kind) => MANDATE_WORDS[kind]).join(' or ')}`,
  meetOne: ({ kind }) => `does one duty of ${MANDATE_WORDS[kind]}`,
  meetAll: ({ kind }) => `does every duty of ${MANDATE_WORDS[kind]}`,
  removeLeader: ({ who }) => `the leader of ${whom(who)} is removed`,
  office: () => 'takes the high office (+2 standing)',
  law: () => 'the law is passed or repealed',
  elections: () => 'all factions vote for the Governor',
  regime: () => 'rules over the Government (+2 standing)',
  bearing: ({ by }) => `${signed(by)} Bearing`,
  readiness: ({ by }) => `${signed(by)} Readiness`,
  stash: ({ by }) => `${signed(by)} Stash`,
  progress: ({ by }) => `${signed(by)} research`,
  progressLost: () => 'research is lost',
  rest: ({ how }) =>
    how === 'none' ? 'no rest for the god' : how === 'extra' ? 'more rest' : 'Fatigue falls to 0',
  restBonus: () => 'the god rests better from now on',
  leadBonus: () => '+1 Lead against every force from now on',
  upkeepOff: () => 'nothing is eaten',
  scanMore: ({ by }) => `${by} more scans`,
  picket: ({ how }) => (how === 2 ? 'hunters are turned away' : 'hunters find it harder'),
  harvestCounts: () => 'the work goes on a day',
  hinder: ({ by, when }) =>
    `${by} ${by === 1 ? 'hindrance' : 'hindrances'} on the target ${when === 'now' ? 'today' : 'tomorrow'}`,
  grease: () => '+2 weight on the target’s orders tomorrow',
  jumpAssist: () => '+1 assist on the next jump',
  dig: ({ how }) =>
    how === 'success' ? 'learn the leader’s secret, or else a file' : 'learn the leader’s secret',
  digFailed: () => 'caught: the target is told',
  spy: ({ how }) =>
    how === 'success' ? 'learn a secret, or else an agenda' : 'learn a secret, and they notice',
  leak: () => 'tell one secret you know',
  flipRest: () => 'one time in three −1 Edge',
  shame: ({ by }) => `${signed(by)} of its own`,
  expose: () => 'marked leaders may be found out',
};

function atomLine(atom: Atom): string {
  return (LINES[atom.atom] as (atom: Atom) => string)(atom);
}

export function effectLines(effect: Effect | undefined): string[] {
  if (effect === undefined) return [];
  const traits = TRAITS.flatMap((trait) => {
    const by = effect[trait];
    return by === undefined ? [] : [`${signed(by)} ${TRAIT_WORDS[trait]}`];
  });
  return [...traits, ...(effect.also ?? []).map(atomLine)];
}

export const NEED_WORDS: Readonly<Record<Need, string>> = {
  extraction: 'needs something to extract here',
  'no-office': 'while the office is not held',
  quarantine: 'only on a quarantine mandate',
  repair: 'only on a repair mandate',
  bearing: 'once in every system',
  'stash-1': 'needs a Stash of 1',
  'stash-3': 'needs a Stash of 3',
};

function advantageLine(advantage: Advantage): string {
  switch (advantage.kind) {
    case 'assist':
      return `assist on ${advantage.orders
        .map((id) =>
          id === 'spying'
            ? 'Spying'
            : id === 'nuke'
              ? 'warheads'
              : id === 'vs-edge'
                ? 'tests against Edge'
                : ORDER_WORDS[id].name,
        )
        .join(', ')}`;
    case 'weight':
      return `+1 weight on the orders of ${faction(advantage.faction)}`;
    case 'debate':
      return `assist in forced tests against ${advantage.against === 'any' ? 'anyone' : faction(advantage.against)}`;
    case 'shield':
      return `shield against ${advantage.from === 'dirt-digging' ? ORDER_WORDS['dirt-digging'].name : COVERT_WORDS[advantage.from]}`;
    case 'score':
      return `+${advantage.by} standing while kept`;
    case 'once':
      return `once: ${ONCE_WORDS[advantage.once].toLowerCase()}`;
  }
}

/** If it comes out, and what it is worth to those who know it. */
export function secretLines(id: SecretId): { readonly impact: string; readonly worth: string } {
  const { impact, advantages } = SECRETS[id];
  return {
    impact: effectLines(impact).join(', ') || 'nothing',
    worth: advantages.map(advantageLine).join('; ') || 'nothing but the hold it gives',
  };
}
