/** Everything about a match that a refused request must leave as it was. */
import { HOST, type Kit, type Match, recordText } from '../index.ts';
import { onlookers } from './playthrough.ts';

export interface Snapshot<K extends Kit> {
  /** What has changed since; undefined when nothing has. */
  change(match: Match<K>): string | undefined;
}

export function snapshot<K extends Kit>(match: Match<K>): Snapshot<K> {
  const before = facts(match);
  return {
    change(later) {
      const after = facts(later);
      const changed = Object.keys(before).filter((name) => before[name] !== after[name]);
      return changed.length > 0 ? changed.join(', ') : undefined;
    },
  };
}

function facts<K extends Kit>(match: Match<K>): Record<string, unknown> {
  const seats = [...onlookers(match.state), HOST];
  return {
    hash: match.hash(),
    version: match.version,
    record: recordText(match.record()),
    log: JSON.stringify(seats.map((seat) => match.log(seat))),
    undo: JSON.stringify(seats.map((seat) => match.undoable(seat))),
  };
}
