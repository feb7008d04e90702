/** What every action is about: the places of the table it belongs to. It decides nothing about legality. */
import { canonical, type Opened } from '#engine';
import { type About, type Abouts, type Choice as Kind, choicesOf as sorted } from '#ui/kit/choice.ts';
import type { EosAction } from '../action.ts';
import type { AlienClass, AlienId } from '../content/aliens.ts';
import type { CharacterId } from '../content/characters.ts';
import type { DamageId, Icon } from '../content/damage.ts';
import type { CrewAction, HullRoom } from '../content/rooms.ts';
import type { GalaxyId } from '../rules/universe.ts';
import type { EosRise } from '../state.ts';
import type { View } from '../view.ts';

/** A place of the table that can be pressed. */
export type Spot =
  | `galaxy:${GalaxyId}`
  | `room:${HullRoom}`
  | `slot:${CrewAction}`
  | `own:${CharacterId}`
  | `join:${CharacterId}`
  | `crew:${CharacterId}`
  | `assistant:${CharacterId}`
  | `orders:${AlienClass}`
  | `ship:${AlienId}`
  | `pip:${AlienId}:${number}`
  | `card:${DamageId}`
  | `die:${number}`
  | `icon:${DamageId}:${Icon}`
  | 'hex04';

export interface Choice extends Kind<EosRise>, About<Spot> {
  readonly by?: readonly Spot[];
  readonly on?: readonly Spot[];
  /** What goes with it in the same press. */
  readonly then?: readonly EosAction[];
}

const plain = (): About<Spot> => ({ kind: 'plain' });
const piece = (...on: readonly Spot[]): About<Spot> => ({ kind: 'piece', on });
const place = (...on: readonly Spot[]): About<Spot> => ({ kind: 'place', on });

const atGalaxy = ({ at: galaxy }: { readonly at: GalaxyId }): About<Spot> => place(`galaxy:${galaxy}`);
const toGalaxy = ({ to }: { readonly to: GalaxyId }): About<Spot> => place(`galaxy:${to}`);
const inRoom = ({ room }: { readonly room: HullRoom }): About<Spot> => place(`room:${room}`);
const ofWho = ({ who }: { readonly who: CharacterId }): About<Spot> => piece(`crew:${who}`);
const ofClass = (action: { readonly class: AlienClass }): About<Spot> => piece(`orders:${action.class}`);
const ofShip = ({ ship }: { readonly ship: AlienId }): About<Spot> => piece(`ship:${ship}`);
const ofCard = ({ card }: { readonly card: DamageId }): About<Spot> => piece(`card:${card}`);

export const ABOUT: Abouts<EosRise, About<Spot>> = {
  buyCube: ofWho,
  scrap: ofWho,
  sabotage: () => place('hex04'),
  intercept: ofClass,
  quickFix: inRoom,
  ready: plain,
  spoof: plain,
  place: ({ who, figure, action }) => ({
    kind: 'place',
    by: [figure === 'assistant' ? `assistant:${who}` : `crew:${who}`],
    on: [action === 'advanced-room' ? `own:${who}` : `slot:${action}`],
  }),
  standBy: plain,
  moveOn: plain,
  track: plain,
  takeRoom: plain,
  build: inRoom,
  repair: inRoom,
  passOn: plain,
  discardTechnology: plain,
  sign: plain,
  mine: atGalaxy,
  scanCargo: plain,
  scanTechnology: plain,
  scanOrders: ofClass,
  haul: toGalaxy,
  pickShip: atGalaxy,
  decoy: ofClass,
  tow: atGalaxy,
  pickFrb: atGalaxy,
  putFrb: atGalaxy,
  keepDamage: plain,
  keepTechnology: plain,
  pickCharacter: ofWho,
  cube: ofWho,
  warp: toGalaxy,
  afterburner: plain,
  stop: plain,
  level: ofWho,
  // The dice below the cards ask it of everyone together.
  join: (_, { asking }) => (asking?.step === 'join' ? place(`join:${asking.who}`) : plain()),
  addHeld: ofCard,
  strike: ofCard,
  confirm: plain,
  pills: plain,
  technology: plain,
  targetLock: ofWho,
  lead: plain,
  gunneryRange: plain,
  mark: ({ die }) => piece(`die:${die}`),
  reroll: plain,
  placeDie: ({ card, icon, face }, view) => ({
    kind: 'piece',
    by: diceShowing(view, face),
    on: [`icon:${card}:${icon}`],
  }),
  target: ofShip,
  shield: ({ ship, pip }) => piece(`pip:${ship}:${pip}`),
  pointDefence: ofShip,
  hit: inRoom,
  continue: plain,
  flee: plain,
  anchor: atGalaxy,
  accept: plain,
  decline: plain,
  gate: ({ region }, view) => place(`galaxy:${view.stations[region].at}`),
  keepLocation: plain,
  rollAgain: plain,
  tricky: ofWho,
  handOver: plain,
  pass: plain,
};

/** What can be chosen; a figure may also be put on a locked room itself, which builds it in the same press. */
export function choicesOf(
  view: View,
  actions: readonly EosAction[],
  open: (action: EosAction) => Opened<EosRise> | undefined,
): Choice[] {
  const choices: Choice[] = sorted<EosRise, About<Spot>>(ABOUT, actions, view, 0);
  const builds = choices.filter(({ action }) => action.type === 'place' && action.action === 'build');
  const [first] = builds;
  const then = first && open(first.action);
  if (then?.prompt !== 'build') return choices;
  const rooms = then.actions.flatMap((action) => (action.type === 'build' ? [action] : []));
  return choices.concat(
    builds.flatMap((build) =>
      rooms.map((room) => ({
        ...build,
        key: canonical([build.action, room]),
        on: [`room:${room.room}` as const],
        then: [room],
      })),
    ),
  );
}

/** The dice of one face that are still free: any of them will do. */
function diceShowing(view: View, face: string): Spot[] {
  return (view.combat?.dice ?? []).flatMap((die, i): Spot[] =>
    !die.placed && die.face === face ? [`die:${i}`] : [],
  );
}
