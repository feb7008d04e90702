/** Why something is advised, from what the view tells: the first whose facts hold is told. */
import type { ActionOf } from '#engine';
import type { Advice, Reason } from '#ui/kit/hint.ts';
import { type CardId, card as cardOf } from '../../content/cards.ts';
import { dieOf, spacesOf } from '../../content/panel.ts';
import { technology as technologyOf } from '../../content/technologies.ts';
import { bestStrike } from '../../outlook/prize.ts';
import { plannedScene, sceneOf } from '../../outlook/scene.ts';
import { ownChance } from '../../outlook/standing.ts';
import { againstOf, bareStation, threatsTo } from '../../outlook/threat.ts';
import { lossOn } from '../../outlook/ways.ts';
import { type HexName, spacesApart } from '../../rules/hex.ts';
import type { UnitId } from '../../rules/units.ts';
import type { Mothership } from '../../state.ts';
import { CARD_WORDS } from '../../text/cards.ts';
import { TECHNOLOGY_WORDS } from '../../text/content.ts';
import { movable } from '../../text/kinds.ts';
import {
  amount,
  cardName,
  listed,
  namesIn,
  planetName,
  resale,
  shortThing,
  technologyName,
} from '../../text/names.ts';
import { REASON_WORDS as words } from '../../text/reasons.ts';
import { told } from '../../text/retold.ts';
import type { SeenUnit, View } from '../../view.ts';
import { unitIn } from './plan.ts';

type Given = Advice<Mothership>;
type Tell = Reason<Mothership>['tell'];

const first = ({ plan }: Given) => plan[0];

/** What is attacked first in the plan, wherever its ships have to fly before. */
function attackIn({ plan }: Given): ActionOf<Mothership, 'attack'> | undefined {
  return plan.find((action) => action.type === 'attack');
}

/** Only where the plan begins with it: with the attack, or with a flight of one of its ships. */
const onAttack =
  (
    tell: (
      view: View,
      attack: ActionOf<Mothership, 'attack'>,
      target: SeenUnit | undefined,
    ) => string | undefined,
  ): Tell =>
  (view, advice) => {
    const attack = attackIn(advice);
    const begins = first(advice);
    const part = begins.type === 'attack' || (begins.type === 'move' && attack?.ships.includes(begins.ship));
    return attack && part
      ? tell(
          view,
          attack,
          view.units.find(({ id }) => id === attack.target),
        )
      : undefined;
  };

/** Where the first ship of the plan flies to. */
function flightIn(view: View, advice: Given): { readonly unit: SeenUnit; readonly to: HexName } | undefined {
  const begins = first(advice);
  const next = advice.plan[1];
  const unit = begins.type === 'move' ? unitIn(view, begins.ship) : undefined;
  return unit && next?.type === 'moveTo' ? { unit, to: next.to } : undefined;
}

const onFlight =
  (tell: (view: View, unit: SeenUnit, to: HexName) => string | undefined): Tell =>
  (view, advice) => {
    const flight = flightIn(view, advice);
    return flight && tell(view, flight.unit, flight.to);
  };

const stationOf = (view: View, owner: number): SeenUnit | undefined =>
  view.units.find((unit) => unit.owner === owner && unit.class === 'station');

const names = (ships: readonly UnitId[]): string => listed(ships.map(shortThing));

/** How many friends stand next to a space. */
const friends = (view: View, at: HexName, but: SeenUnit): number =>
  view.units.filter(
    (unit) =>
      unit.owner === view.me && unit !== but && unit.class !== 'station' && spacesApart(unit.at, at) === 1,
  ).length;

function nearestOf<T extends { readonly at: HexName }>(goals: readonly T[], to: HexName): T | undefined {
  return [...goals].sort((a, b) => spacesApart(a.at, to) - spacesApart(b.at, to))[0];
}

const comesNearer = (unit: SeenUnit, to: HexName, goal: HexName): boolean =>
  spacesApart(goal, to) < spacesApart(goal, unit.at);

/** How many more turns of flight it takes to stand next to it. */
const turnsTo = ({ engine }: SeenUnit, from: HexName, goal: HexName): number =>
  Math.ceil((spacesApart(from, goal) - 1) / Math.max(1, engine));

const TELLS: Readonly<Record<string, Tell>> = {
  endsIt: onAttack((view, { ships }, target) => {
    const hp = target?.class === 'station' ? view.fleets[target.owner]?.stationHp : undefined;
    const chance = target && plannedScene(view, target.id, ships).steps?.at(-1);
    return hp && chance ? words.endsIt(hp, chance) : undefined;
  }),
  hullNow: onAttack((view, { ships }, target) => {
    const breaks = ships.some((ship) => unitIn(view, ship)?.class !== 'fighter');
    const fleet = target?.class === 'mothership' ? view.fleets[target.owner] : undefined;
    return fleet && breaks && fleet.shield === 0 && fleet.energy.shields > 0 ? words.hullNow() : undefined;
  }),
  strip: onAttack((view, { ships }, target) => {
    const shield = target?.class === 'mothership' ? (view.fleets[target.owner]?.shield ?? 0) : 0;
    const only = ships.every((ship) => unitIn(view, ship)?.class === 'fighter');
    return shield > 0 && only ? words.strip(names(ships), shield) : undefined;
  }),
  guard: onAttack((view, _, target) => {
    const station = target && target.class !== 'station' ? stationOf(view, target.owner) : undefined;
    return target && station && spacesApart(station.at, target.at) === 1
      ? words.guard(namesIn(view).Thing(target.id))
      : undefined;
  }),
  takeFrom: onAttack((view, { target }) => {
    const planet = view.planets.find(({ id }) => id === target);
    return planet?.owner === undefined || planet.kind === 'planetoid'
      ? undefined
      : words.takeFrom(
          planetName(planet.id),
          namesIn(view).seatName(view.fleets[planet.owner]?.npc ? 'npc' : planet.owner),
        );
  }),
  planet: onAttack((view, { target, ships }) => {
    const planet = view.planets.find(({ id }) => id === target);
    return planet && planet.kind !== 'planetoid'
      ? words.planet(
          planetName(planet.id),
          amount(1, planet.kind === 'gas' ? 'gas' : 'minerals'),
          plannedScene(view, target, ships).odds.win,
        )
      : undefined;
  }),
  group: onAttack((view, { target, ships }) =>
    words.group(names(ships), namesIn(view).thing(target), plannedScene(view, target, ships).odds.win),
  ),
  beside: onFlight((view, unit, to) => {
    const station = stationOf(view, view.me);
    const enemies = bareStation(view).length;
    return station && enemies > 0 && spacesApart(station.at, to) === 1
      ? words.beside(shortThing(unit.id), enemies)
      : undefined;
  }),
  safer: onFlight((view, unit, to) => {
    const count = (at: HexName): number => threatsTo(view, againstOf(unit.class), at).length;
    const [before, after] = [count(unit.at), count(to)];
    return after < before ? words.safer(shortThing(unit.id), before, after) : undefined;
  }),
  toward: onFlight((view, unit, to) => {
    const goal = nearestOf(
      view.planets.filter(({ owner }) => owner !== view.me),
      to,
    );
    return goal && comesNearer(unit, to, goal.at)
      ? words.toward(shortThing(unit.id), planetName(goal.id), turnsTo(unit, to, goal.at), unit.attacked)
      : undefined;
  }),
  hunt: onFlight((view, unit, to) => {
    const goal = nearestOf(
      view.units.filter(({ owner }) => owner !== view.me),
      to,
    );
    return goal && comesNearer(unit, to, goal.at)
      ? words.toward(
          shortThing(unit.id),
          namesIn(view).thing(goal.id),
          turnsTo(unit, to, goal.at),
          unit.attacked,
        )
      : undefined;
  }),
  wingmen: onFlight((view, unit, to) => {
    const count = friends(view, to, unit);
    return count > 0 ? words.wingmen(shortThing(unit.id), count) : undefined;
  }),
  home: onFlight((view, unit, to) => {
    const station = stationOf(view, view.me);
    return station && comesNearer(unit, to, station.at)
      ? words.home(shortThing(unit.id), spacesApart(station.at, to))
      : undefined;
  }),
  // The odds are those without a card.
  keep: (view, advice) => {
    if (first(advice).type !== 'pass') return undefined;
    if (view.asking?.step === 'sell') return words.keepCards();
    if (view.fight === undefined) return undefined;
    return words.keep(ownChance(view, sceneOf(view, view.fight)));
  },
  sell: (_, advice) => {
    const begins = first(advice);
    return begins.type === 'sell'
      ? words.sell(cardName(begins.card), resale(cardOf(begins.card).resale))
      : undefined;
  },
  formation: (view, { plan }) => {
    const spaces = plan.flatMap((action) => (action.type === 'land' ? [action.to] : []));
    const [begins] = spaces;
    const goal =
      begins &&
      nearestOf(
        view.planets.filter(({ kind }) => kind === 'mineral'),
        begins,
      );
    if (begins === undefined || goal === undefined || spaces.length < 2 || spaces.length < plan.length)
      return undefined;
    const station = stationOf(view, view.me);
    const guards = spaces.filter((at) => station && spacesApart(station.at, at) === 1).length;
    return words.formation(planetName(goal.id), spacesApart(goal.at, begins), guards);
  },
  land: (view, advice) => {
    const begins = first(advice);
    const station = stationOf(view, view.me);
    return begins.type === 'land' && station && spacesApart(station.at, begins.to) === 1
      ? words.landBeside()
      : undefined;
  },
  energy: (view, { plan, views }) => {
    const split = plan.find((action) => action.type === 'split');
    if ((plan[0].type !== 'divert' && plan[0].type !== 'split') || split === undefined) return undefined;
    const die = dieOf(split.weapons);
    const told = words.energy(spacesOf(split.engines), die > 0 ? `D${die}` : 'no die', split.shields);
    // What the Energy is for.
    const attack = plan.find((action) => action.type === 'attack');
    const then = attack && views[plan.indexOf(attack) - 1];
    if (attack === undefined || then === undefined) return told;
    const { win } = plannedScene(then, attack.target, attack.ships).odds;
    return `${words.forAttack(namesIn(view).thing(attack.target), win)} ${told}`;
  },
  research: (_, advice) => {
    const begins = first(advice);
    return begins.type === 'research'
      ? words.research(
          technologyName(begins.technology),
          amount(technologyOf(begins.technology).tier, 'minerals'),
          TECHNOLOGY_WORDS[begins.technology].text,
        )
      : undefined;
  },
  card: (view, advice) => {
    const begins = first(advice);
    return begins.type === 'play' ? cardWords(view, begins.card) : undefined;
  },
  buy: (_, advice) => (first(advice).type === 'buy' ? words.buy() : undefined),
  guardian: (_, advice) => {
    const begins = first(advice);
    return begins.type === 'deploy' ? words.guardian(shortThing(begins.ship)) : undefined;
  },
  cube: (view, advice) => {
    const begins = first(advice);
    const energy = view.fleets[view.me]?.energy;
    if (begins.type !== 'energy' || energy === undefined) return undefined;
    const lost = view.asking?.step === 'energy' && view.asking.cubes < 0;
    return words.cube(begins.subsystem, energy[begins.subsystem] + (lost ? -1 : 1));
  },
  end: (view, advice) => {
    if (first(advice).type !== 'end') return undefined;
    const best = bestStrike(view);
    return best
      ? words.endBefore(namesIn(view).thing(best.target), best.win, best.loss, names(best.ships))
      : words.end(movable(view));
  },
};

/** Why a card is played now: against whose card, at which odds, or for what it does. */
function cardWords(view: View, card: CardId): string {
  const { asking, fight } = view;
  const [name, { text }] = [cardName(card), CARD_WORDS[card]];
  if (asking?.step === 'counter') {
    const against = asking.play.action.card;
    return words.cardAgainst(name, cardName(against), told(CARD_WORDS[against].text));
  }
  return fight
    ? words.cardInFight(name, ownChance(view, sceneOf(view, fight)), text)
    : words.card(name, text);
}

/** What the first flight of the plan puts at risk. */
function riskIn(view: View, advice: Given): string | undefined {
  const begins = first(advice);
  const next = advice.plan[1];
  if (begins.type !== 'move' || next?.type !== 'moveTo') return undefined;
  const loss = lossOn(view, next, begins.ship);
  return loss > 0 ? words.risk(loss, shortThing(begins.ship)) : undefined;
}

/** Why not all the ships that the table itself would send. */
function fewerIn(view: View, advice: Given): string | undefined {
  const attack = attackIn(advice);
  const best = attack && bestStrike(view);
  if (best?.target !== attack?.target || best === undefined || attack === undefined) return undefined;
  const spared = best.ships.filter((ship) => !attack.ships.includes(ship));
  const covered = attack.ships.every((ship) => best.ships.includes(ship));
  return covered && spared.length > 0 ? words.spared(names(spared), best.win) : undefined;
}

export const reasons: readonly Reason<Mothership>[] = Object.entries(TELLS).map(([id, tell]) => ({
  id,
  tell(view, advice) {
    const told = tell(view, advice);
    if (told === undefined) return undefined;
    return [told, riskIn(view, advice), fewerIn(view, advice)].filter(Boolean).join(' ');
  },
}));
