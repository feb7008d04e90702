/** ER-13.5 Deep Space Scan, and moving a token over the map lane by lane. */
import { ALIEN_CLASSES } from '../content/aliens.ts';
import { CHARACTERS, type CharacterId, stressOf } from '../content/characters.ts';
import type { EosFrame, Hauled } from '../frame.ts';
import { objection } from '../objections.ts';
import { rollDice } from '../rules/combat.ts';
import { drawFrom } from '../rules/decks.ts';
import { hasShip, landCargo, landItem, takeItem, tokensOf } from '../rules/location.ts';
import { gainCredits } from '../rules/tracks.ts';
import { LANES } from '../rules/universe.ts';
import type { G, State } from '../state.ts';
import type { EosVerb } from './asking.ts';
import { scout } from './planning.ts';

type NextFrame = Extract<EosFrame, { step: 'scanNext' }>;

/** D11 faces with a choice first, in the order the owner likes; the rest resolves last. */
export function scan(g: G, who: CharacterId): void {
  const faces = rollDice(g, who).map(({ face }) => face);
  const count = (face: (typeof faces)[number]) => faces.filter((other) => other === face).length;
  const stress = faces.reduce((sum, face) => sum + stressOf(face), 0);
  g.then({
    step: 'scanNext',
    who,
    gear: count('gear'),
    syringe: count('syringe'),
    arrow: count('arrow'),
    crosshair: count('crosshair'),
    stress,
  });
}

/** Asks on while there is something to choose, then claims the faces without a choice. */
export function scanNext(g: G, frame: NextFrame): void {
  if (frame.gear > 0 || (frame.syringe > 0 && hasUnknownOrders(g.s))) {
    g.then({ ...frame, step: 'scan' });
    return;
  }
  const { who, arrow, crosshair, stress } = frame;
  if (stress > 0) g.then({ step: 'dealStress', who, amount: stress });
  gainCredits(g, 3 * arrow);
  for (let i = 0; i < crosshair; i++) {
    const card = drawFrom(g, g.s.decks.damage);
    if (card === undefined) break;
    g.s.held.push(card);
    g.tell({ type: 'held', card });
  }
}

function hasUnknownOrders(s: State): boolean {
  return ALIEN_CLASSES.some((name) => s.orders[name] === undefined);
}

/** GEAR: one cargo token up to 3 lanes. */
export const scanCargo: EosVerb<'scanCargo'> = {
  options: () => CHARACTERS.map((cargo) => ({ type: 'scanCargo', cargo })),
  check(s, { cargo }, _, frame) {
    if (frame.step !== 'scan' || frame.gear === 0) return objection('ER-13.5', 'noSuchDie');
    return s.crew[cargo].cargo === undefined ? objection('ER-13.5', 'noCargo', { who: cargo }) : undefined;
  },
  do(g, { cargo }, _, frame) {
    const at = g.s.crew[cargo].cargo;
    if (frame.step !== 'scan' || at === undefined) return;
    g.then({ ...frame, step: 'scanNext', gear: frame.gear - 1 });
    g.use('scan', 'cargo');
    g.then({ step: 'haul', who: frame.who, item: cargo, at, left: 3 });
  },
};

/** GEAR: or one technology card. */
export const scanTechnology: EosVerb<'scanTechnology'> = {
  options: () => [{ type: 'scanTechnology' }],
  check: (_, _action, _seat, frame) =>
    frame.step === 'scan' && frame.gear > 0 ? undefined : objection('ER-13.5', 'noSuchDie'),
  do(g, _, _seat, frame) {
    if (frame.step !== 'scan') return;
    g.then({ ...frame, step: 'scanNext', gear: frame.gear - 1 });
    g.use('scan', 'technology');
    g.then({ step: 'drawTechnology', who: frame.who });
  },
};

/** SYRINGE: the orders card of a class without one. */
export const scanOrders: EosVerb<'scanOrders'> = {
  options: () => ALIEN_CLASSES.map((name) => ({ type: 'scanOrders', class: name })),
  check(s, { class: name }, _, frame) {
    if (frame.step !== 'scan' || frame.syringe === 0) return objection('ER-13.5', 'noSuchDie');
    return s.orders[name] === undefined ? undefined : objection('ER-13.5', 'ordersKnown', { class: name });
  },
  do(g, { class: name }, _, frame) {
    if (frame.step !== 'scan') return;
    g.use('scan', 'orders');
    g.then({ ...frame, step: 'scanNext', syringe: frame.syringe - 1 });
    scout(g, name);
  },
};

function isCharacter(item: Hauled): item is CharacterId {
  return item !== 'frb' && item !== 'skill' && item !== 'credit';
}

/** One lane for a token: Tug Hangar, or cargo moved by a scan. */
export const haul: EosVerb<'haul'> = {
  options: (_, _seat, frame) =>
    frame.step === 'haul' ? LANES[frame.at].map((to) => ({ type: 'haul', to })) : [],
  check: (_, { to }, _seat, frame) =>
    frame.step === 'haul' && LANES[frame.at].includes(to)
      ? undefined
      : objection('ER-2.4', 'notALane', { to }),
  do(g, { to }, _, frame) {
    if (frame.step !== 'haul') return;
    const { item, at, left } = frame;
    const ends = left === 1 || to === g.s.eos;
    if (!ends) g.then({ ...frame, at: to, left: left - 1 });
    g.tell({ type: 'hauled', from: at, to });
    if (isCharacter(item)) {
      landCargo(g, item, to);
    } else {
      takeItem(g.s, item, at);
      landItem(g, item, to);
    }
  },
};

/** D12 Tug Hangar: not from a galaxy with an Alien ship. */
export const tow: EosVerb<'tow'> = {
  options: (s) => [
    ...(['frb', 'skill', 'credit'] as const).flatMap((item) =>
      [...new Set(tokensOf(s, item))].map((at) => ({ type: 'tow', item, at }) as const),
    ),
    ...CHARACTERS.flatMap((who) => {
      const at = s.crew[who].cargo;
      return at === undefined ? [] : [{ type: 'tow', item: who, at } as const];
    }),
  ],
  check(s, { item, at }) {
    const lies = isCharacter(item) ? s.crew[item].cargo === at : tokensOf(s, item).includes(at);
    if (!lies) return objection('ER-13.4', 'notThere', { at });
    return hasShip(s, at) ? objection('ER-13.4', 'guarded', { at }) : undefined;
  },
  do(g, { item, at }, _, frame) {
    if (frame.step === 'tow') g.then({ step: 'haul', who: frame.who, item, at, left: 2 });
  },
};
