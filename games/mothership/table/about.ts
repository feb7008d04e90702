/** What every action of Mothership is about, and where on the board it is found. */
import { type About, type Abouts, choicesOf as sorted } from '#ui/kit/choice.ts';
import type { MothershipAction, TargetId } from '../action.ts';
import type { CardId } from '../content/cards.ts';
import { placeOf } from '../outlook/ways.ts';
import type { HexName } from '../rules/hex.ts';
import type { UnitId } from '../rules/units.ts';
import type { Mothership } from '../state.ts';
import type { View } from '../view.ts';

interface MothershipAbout extends About {
  /** The unit it is done by, or with. */
  readonly doer?: UnitId | undefined;
  /** What is pressed for it: a unit, a planet or a bare space. */
  readonly at?: HexName | undefined;
  readonly card?: CardId;
}

export interface Choice extends MothershipAbout {
  readonly key: string;
  readonly action: MothershipAction;
}

const plain = (): MothershipAbout => ({ kind: 'plain' });

function piece(view: View, doers: readonly UnitId[], to?: TargetId): MothershipAbout {
  const by = doers.flatMap((id) => placeOf(view, id) ?? []);
  const at = placeOf(view, to);
  return { kind: 'piece', by, on: at ? [at] : [], doer: doers[0], at };
}

const byShip = ({ ship }: { readonly ship: UnitId }, view: View): MothershipAbout => piece(view, [ship]);
const onPlanet = ({ planet }: { readonly planet: TargetId }, view: View): MothershipAbout =>
  piece(view, [], planet);
const toSpace = ({ to }: { readonly to: HexName }): MothershipAbout => ({ kind: 'place', on: [to], at: to });
const inPanel = (part: string) => (): MothershipAbout => ({ kind: 'split', on: [part] });

function own(view: View, kind: 'mothership' | 'station'): readonly UnitId[] {
  return view.units.filter((unit) => unit.owner === view.me && unit.class === kind).map(({ id }) => id);
}

export const ABOUT: Abouts<Mothership, MothershipAbout> = {
  land: toSpace,
  row: plain,
  divert: inPanel('energy'),
  split: inPanel('energy'),
  energy: inPanel('energy'),
  move: byShip,
  moveTo: toSpace,
  stop: plain,
  push: toSpace,
  jump: byShip,
  attack: ({ ships, target }, view) => piece(view, ships, target),
  ability: ({ target }, view) => piece(view, own(view, 'mothership'), target),
  stationMove: (_, view) => piece(view, own(view, 'station')),
  research: () => ({ kind: 'plain', on: ['tech'] }),
  buy: plain,
  play: ({ card, unit, target }, view) => ({
    ...piece(view, unit ? [unit] : [], target ?? unit),
    kind: 'card',
    on: [`card:${card}`],
    card,
  }),
  deploy: byShip,
  block: plain,
  scrap: ({ guardian }, view) => piece(view, [guardian]),
  explore: onPlanet,
  develop: () => ({ kind: 'plain', on: ['market'] }),
  sway: onPlanet,
  smear: ({ seat }) => ({ kind: 'plain', on: [`fleet:${seat}`] }),
  refresh: () => ({ kind: 'plain', on: ['market'] }),
  concede: plain,
  end: plain,
  pass: plain,
  gas: plain,
  beam: plain,
  choose: ({ unit }, view) => piece(view, [], unit),
  capture: plain,
  bonus: plain,
  sell: ({ card }) => ({ kind: 'card', on: [`card:${card}`], card }),
};

export function choicesIn(view: View, actions: readonly MothershipAction[]): Choice[] {
  return sorted(ABOUT, actions, view, view.me);
}
