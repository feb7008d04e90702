/** XW-3.6 Produce. */
import type { ActionOf, Verb } from '#engine';
import { resourceAt } from '../content/resources.ts';
import { LANDSLIDE } from '../content/tokens.ts';
import { objection } from '../objections.ts';
import { colourOf, has, isWorking, placeOf } from '../rules/base.ts';
import { currentCharacter, currentCrew } from '../rules/order.ts';
import { supplyOf } from '../rules/supplies.ts';
import { type Exoworld, SUPPLY_MOST } from '../state.ts';
import { noAction, ofCurrent, spend } from './turn.ts';

type Produce = ActionOf<Exoworld, 'produce'>;
const PRODUCE: readonly Produce[] = [{ type: 'produce' }];

export const produce: Verb<Exoworld, Produce> = ofCurrent({
  options: () => PRODUCE,
  check(s) {
    const place = placeOf(s, currentCrew(s).at);
    if (!isWorking(place)) return objection(place.card === 'home' ? 'XW-3.6' : 'XW-R6', 'noProduction');
    if (has(place, LANDSLIDE)) return objection('XW-3.6', 'landslide');
    if (supplyOf(s, colourOf(place)) >= SUPPLY_MOST) return objection('XW-3.6', 'supplyFull');
    return noAction(s, true);
  },
  do(g) {
    const { s } = g;
    const crew = currentCrew(s);
    const resource = colourOf(placeOf(s, crew.at));
    const before = supplyOf(s, resource);
    const produces = currentCharacter(s).produces ?? 1;
    const after = Math.min(SUPPLY_MOST, before + produces);
    s.supply[resource] = after;
    g.use('action', 'produce');
    if (produces > 1) g.use('skill', crew.id);
    g.tell({ type: 'produced', character: crew.id, resource: resourceAt(resource), amount: after - before });
    spend(g, true);
  },
});
