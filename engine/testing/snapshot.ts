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

/** The record and the log grow with the match: written out in full at every tenth action, else only their ends. */
function facts<K extends Kit>(match: Match<K>): Record<string, unknown> {
  const seats = [...onlookers(match.state), HOST];
  const from = match.entries.length % 10 === 0 ? 0 : -5;
  const { actions, ...header } = match.record();
  return {
    hash: match.hash(),
    version: match.version,
    record: recordText({ ...header, actions: actions.slice(from) }),
    length: actions.length,
    log: JSON.stringify(seats.map((seat) => match.log(seat).slice(from))),
    undo: JSON.stringify(seats.map((seat) => match.undoable(seat))),
  };
}
