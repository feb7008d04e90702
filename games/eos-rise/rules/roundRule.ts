/** ER-19.3 The Round Rule in force, if any. In the Last Dash there is none (R49). */
import { EVENT_IDS } from '../content/eventIds.ts';
import { EVENTS, type RoundRule } from '../content/events.ts';
import type { State } from '../state.ts';

/** All of one shape, since they are asked for at every turn. */
function whole(rule: RoundRule): RoundRule {
  return {
    warp: rule.warp,
    alienLanes: rule.alienLanes,
    trainingIcons: rule.trainingIcons,
    crosshairsNotWild: rule.crosshairsNotWild,
    chargeBonus: rule.chargeBonus,
    stayingHurts: rule.stayingHurts,
    stationDiscount: rule.stationDiscount,
    fightersStress: rule.fightersStress,
    embargo: rule.embargo,
    intelBonus: rule.intelBonus,
    veil: rule.veil,
    treatment: rule.treatment,
    quiet: rule.quiet,
    repairPoints: rule.repairPoints,
    minefield: rule.minefield,
    damageCards: rule.damageCards,
    jammed: rule.jammed,
    truce: rule.truce,
  } satisfies { [N in keyof Required<RoundRule>]: RoundRule[N] };
}

const NONE = whole({});

const RULES = new Map(EVENT_IDS.map((id) => [id, whole(EVENTS[id].rule ?? {})]));

export function roundRule({ event }: Readonly<Pick<State, 'event'>>): RoundRule {
  return event === undefined ? NONE : (RULES.get(event) ?? NONE);
}
