/** ER-8.4, ER-8.5 Contracts: signing one, its cargo, its delivery. */
import type { FrameOf } from '#engine';
import type { CharacterId } from '../content/characters.ts';
import { CONTRACTS } from '../content/contracts.ts';
import { intel } from '../content/gains.ts';
import { objection } from '../objections.ts';
import { has, useAbility } from '../rules/crew.ts';
import { drawFrom } from '../rules/decks.ts';
import { landCargo, rollLocation } from '../rules/location.ts';
import { notice, pay } from '../rules/missions.ts';
import { distance } from '../rules/universe.ts';
import type { EosRise, G } from '../state.ts';
import type { EosVerb } from './asking.ts';

const DRAWN = 3;

export function takeContract(g: G, who: CharacterId): void {
  const { contract } = g.s.decks;
  const cards = Array.from({ length: DRAWN }, () => drawFrom(g, contract)).flatMap((card) => card ?? []);
  g.tell({ type: 'contractsDrawn', who, cards });
  g.then({ step: 'sign', who, cards });
}

/** D09 one of the three that are offered. */
export const sign: EosVerb<'sign'> = {
  options: (_, _seat, frame) =>
    frame.step === 'sign' ? frame.cards.map((card) => ({ type: 'sign', card })) : [],
  check: (_, { card }, _seat, frame) =>
    frame.step === 'sign' && frame.cards.includes(card)
      ? undefined
      : objection('ER-8.4', 'notOffered', { card }),
  do(g, { card }, _, frame) {
    if (frame.step !== 'sign') return;
    const { who, cards } = frame;
    g.s.decks.contract.discard.push(...cards.filter((other) => other !== card));
    g.s.crew[who].contract = card;
    g.tell({ type: 'signed', who, card });
    const { pickUp, places } = CONTRACTS[card];
    g.then({ step: 'cargoRoll', who });
    if (places !== undefined) pay(g, [places], who);
    pay(g, pickUp, who);
  },
};

export function cargoRoll(g: G, { who }: FrameOf<EosRise, 'cargoRoll'>): void {
  const { contract } = g.s.crew[who];
  if (contract === undefined) return;
  let at = rollLocation(g);
  const { rerollWithin } = CONTRACTS[contract];
  if (rerollWithin !== undefined && distance(at, g.s.eos) <= rerollWithin) at = rollLocation(g);
  landCargo(g, who, at);
}

/** ER-8.5 when the EOS and the cargo are in one galaxy it is delivered, Alien ships or not. */
export function deliver(g: G, { who }: FrameOf<EosRise, 'deliver'>): void {
  const member = g.s.crew[who];
  const { contract } = member;
  if (contract === undefined) return;
  member.contract = undefined;
  member.cargo = undefined;
  g.s.decks.contract.discard.push(contract);
  g.use('contract', contract);
  g.tell({ type: 'delivered', who, card: contract });
  const { delivery } = CONTRACTS[contract];
  const more = has(g.s, 'freight-priority');
  if (more) useAbility(g, 'freight-priority');
  pay(g, more ? [...delivery, intel(1)] : delivery, who);
  notice(g, { deed: 'delivered', by: who });
}
