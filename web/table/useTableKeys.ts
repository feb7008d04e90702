/** The single keys of a table. */
import { useRef } from 'preact/hooks';
import type { Kit } from '#engine';
import { useKeys } from '../useKeys.ts';
import { explain } from './glossing.ts';
import { letterKeys } from './letters.ts';
import { Rested } from './rested.ts';
import type { Shared } from './shared.ts';
import { focusIn, toggleHint, toggleMute, toggleTrails } from './tools.ts';

export function useTableKeys<K extends Kit>(shared: Shared<K>, veiled: boolean): void {
  const out = useRef(new Rested());
  out.current.now(wayOutOf(shared), performance.now());
  useKeys(veiled ? NO_KEYS : keysOf(shared, () => out.current.isNew(performance.now())));
}

/** What the way out does now, as one would say it. */
function wayOutOf<K extends Kit>({ match, table }: Shared<K>): string | undefined {
  const { value: decision } = match.decision;
  const type = table.wayOut.find((one) => decision?.actions.some((action) => action.type === one));
  return type && `${decision?.prompt} ${type}`;
}

const NO_KEYS = {};

function keysOf<K extends Kit>(
  shared: Shared<K>,
  isNew: () => boolean,
): Readonly<Record<string, () => void>> {
  const { match, table, sheet, list, kind, folded, asking, retelling, undoing } = shared;
  return {
    ...letterKeys(shared),
    '?': shared.openRule,
    u: undoing.undo,
    'Shift+U': undoing.redo,
    'Shift+M': toggleMute,
    v: toggleTrails,
    h: () => toggleHint(match, table),
    l: shared.openLog,
    j: retelling.watch,
    d: () => focusIn('.choicecard:not([aria-disabled]), .choicelist__choice'),
    '0': () => {
      list.value = { open: !list.value.open };
      if (list.value.open) queueMicrotask(() => focusIn('.choicelist__choice'));
    },
    '\\': () => {
      folded.value = !folded.value;
    },
    e: () => {
      if (!isNew()) document.querySelector<HTMLElement>('.choicecard--out, .column__out')?.click();
    },
    Escape: () => {
      if (asking.asked.value) asking.no();
      else if (sheet.value === 'log') sheet.value = undefined;
      else if (list.value.open) {
        list.value = { open: false };
        queueMicrotask(() => focusIn('.allchoices'));
      } else kind.value = undefined;
    },
    b: () => focusIn('.table__board button, .table__board [tabindex]'),
    i: () => {
      if (!explain(shared.glossing)) shared.openRule();
    },
    k: () => {
      sheet.value = 'keys';
    },
  };
}
