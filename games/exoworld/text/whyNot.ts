/** Why something cannot be done, with what is missing and where it is, where a rule's own words say less. */
import type { Seat } from '#engine';
import type { ExoworldAction } from '../action.ts';
import type { ModuleId } from '../content/modules.ts';
import { RESOURCES } from '../content/resources.ts';
import { EFFECTS } from '../content/scenarios.ts';
import { priceIn } from '../outlook/price.ts';
import { hasRoom } from '../outlook/winning.ts';
import { HIGHEST, LOWEST } from '../rules/production.ts';
import type { View } from '../view.ts';
import { cardName } from './cards.ts';
import { KIND_WORDS, produceNone, repairNone } from './kinds.ts';
import { coloursWord, sourceWords } from './lacking.ts';
import { capital, evenly, RESOURCE_WORDS } from './nouns.ts';

interface Missing {
  readonly what: string;
  readonly where?: string;
}

/** Undefined where the rule says all there is to say. */
export function missing(action: ExoworldAction, view: View, seat: Seat): Missing | undefined {
  if (seat !== view.seat || view.phase !== 'actions' || view.actionsLeft === 0) return undefined;
  switch (action.type) {
    case 'deploy':
      return building(view, seat, action.module);
    case 'produce':
      return sentence(produceNone(view));
    case 'repair':
      return sentence(repairNone(view));
    case 'take':
    case 'give':
    case 'request':
      return sentence(KIND_WORDS.trade.none(view));
    default:
      return undefined;
  }
}

function building(view: View, seat: Seat, module: ModuleId): Missing | undefined {
  const price = priceIn(view, seat, module);
  if (price.lacks.length > 0)
    return {
      what: `${cardName(module)}: needs ${coloursWord(price.lacks)}.`,
      where: sourceWords(view, seat, price.lacks),
    };
  if (!hasRoom(view)) return sentence(KIND_WORDS.build.none(view));
  const beyond = RESOURCES.findIndex((_, r) => {
    const sum = view.gauges[r]?.sum ?? 0;
    const change = EFFECTS[view.scenario][module][r] ?? 0;
    return (change > 0 && sum + change > HIGHEST) || (change < 0 && sum + change < LOWEST);
  });
  const resource = RESOURCES[beyond];
  if (resource === undefined) return undefined;
  const sum = view.gauges[beyond]?.sum ?? 0;
  const then = sum + (EFFECTS[view.scenario][module][beyond] ?? 0);
  return {
    what: `${capital(RESOURCE_WORDS[resource].name)} is ${evenly(sum)}; ${cardName(module)} would make it ${evenly(then)}, and the track goes from ${evenly(LOWEST)} to ${evenly(HIGHEST)}.`,
  };
}

function sentence(words: string): Missing | undefined {
  return words === '' ? undefined : { what: `${capital(words)}.` };
}
