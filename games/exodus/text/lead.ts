/** What should be known before the cards of a decision are read; and why a decision is asked at all. */
import { weightOf } from '../outlook.ts';
import { outvoted, rowsOf } from '../rules/outlookSlips.ts';
import type { View } from '../view/index.ts';
import { order } from './names.ts';
import { COURSE_WORDS, ELECTION_WORDS, STAGE_WORDS, TALLY_WORDS } from './stage.ts';
import { tooNear } from './systems.ts';

export function leadOf(view: View, phase: View['phase']): readonly string[] {
  const { faction } = view;
  switch (phase) {
    case 'election':
      return [
        ELECTION_WORDS.people(view.traits.justice >= view.traits.edge ? 'incumbent' : 'challenger'),
        ELECTION_WORDS.weight(faction === undefined ? 0 : weightOf(view, faction, 'government')),
      ];
    case 'landfall':
      return view.arrivals < view.reach ? [tooNear(view.reach - view.arrivals)] : [];
    case 'course':
      return [`${COURSE_WORDS.keepers} ${COURSE_WORDS.round}`];
    case 'leak':
      return [STAGE_WORDS.leak];
    case 'bear':
      return [STAGE_WORDS.strain];
    case 'scan':
      return [STAGE_WORDS.scanning];
    case 'covert':
    case 'covertLate': {
      const today = faction && view.resolved[faction];
      return today ? [STAGE_WORDS.distracts(order(today))] : [];
    }
    default:
      return [];
  }
}

/** How the vote went for the reader, in a sentence. */
export function verdictOf(view: View): string {
  const rows = rowsOf(view).filter((faction) => view.resolved[faction] !== undefined);
  const lost = rows.filter((faction) => outvoted(view, faction) !== undefined);
  const own = view.faction !== undefined && lost.includes(view.faction);
  return TALLY_WORDS.verdict(rows.length - lost.length, rows.length, own);
}
