/** The table as text, for a terminal: the voyage, the grid with its arrows, who is exposed, and what it is worth. */
import { ARRIVAL, GENERATIONS } from '../state.ts';
import type { SeenCard, SeenFounder, View } from '../view.ts';
import { ARROW_SIGNS, FOUNDER_WORDS, GENERATION_WORDS, PLANET_WORDS, TIMELINE_WORDS } from './content.ts';

/** Sets a piece of text apart, by colour where there is any. */
export type Paint = (tone: 'title' | 'good' | 'bad' | 'warn' | 'quiet' | 'strong', text: string) => string;

/** A text with its length on the screen, which its colours do not count in. */
interface Cell {
  readonly text: string;
  readonly length: number;
}

const MARGIN = 4;

export function board(view: View, paint: Paint, width: number): string[] {
  return [
    voyage(view, paint),
    ...cards(view, width),
    '',
    ...grid(view, paint, Math.floor((width - MARGIN) / GENERATIONS.length)),
    '',
    ...standing(view, paint),
    ...stack(view, width),
  ];
}

/** Where La Oruga is: `Earth › [Quiet Years] › … › Mariposa`. */
function voyage({ origin, timeline, destination, step }: View, paint: Paint): string {
  const stops = [
    PLANET_WORDS[origin],
    ...timeline.map(({ up }) => TIMELINE_WORDS[up].name),
    PLANET_WORDS[destination],
  ];
  return stops
    .map((stop, i) => (i === step ? paint('title', `[${stop}]`) : i < step ? paint('quiet', stop) : stop))
    .join(' › ');
}

function cards({ timeline, step }: View, width: number): string[] {
  const now = timeline[step - 1];
  const next = timeline[step];
  return [
    ...(now ? broken(`Now: ${cardText(now)}`, width) : []),
    ...(next ? broken(`Next: ${cardText(next)}`, width) : []),
  ];
}

function cardText({ up, down, marks }: SeenCard): string {
  const { name, text } = TIMELINE_WORDS[up];
  return `${name} (marks ${GENERATION_WORDS[marks].people}; other side ${TIMELINE_WORDS[down].name}). ${text}`;
}

function grid({ grid: seen }: View, paint: Paint, width: number): string[] {
  const head = GENERATIONS.map((generation) => cell(paint, 'strong', GENERATION_WORDS[generation].name));
  const lines = [row('', head, width)];
  const ranks = Math.max(...GENERATIONS.map((generation) => seen[generation].length));
  for (let rank = 1; rank <= ranks; rank++) {
    const cells = GENERATIONS.map((generation) => founderCells(seen[generation][rank - 1], paint, width - 2));
    const height = Math.max(...cells.map((column) => column.length));
    for (let i = 0; i < height; i++) {
      lines.push(
        row(
          i === 0 ? `${rank}` : '',
          cells.map((column) => column[i] ?? EMPTY),
          width,
        ),
      );
    }
  }
  return lines;
}

const EMPTY: Cell = { text: '', length: 0 };

function founderCells(founder: SeenFounder | undefined, paint: Paint, width: number): Cell[] {
  if (!founder) return [];
  const { id, side, arrow, target, exposedBy, blinded, captain } = founder;
  const { short, role, abilityShort } = FOUNDER_WORDS[id];
  const rift = side === 'rift';
  const points = rift ? `, ${founder.worth}` : '';
  const aim = `${ARROW_SIGNS[arrow]} ${blinded ? 'blinded' : target ? FOUNDER_WORDS[target].short : 'nobody'}`;
  const cells = [
    cell(
      paint,
      rift ? 'good' : 'quiet',
      `${rift ? '●' : '○'} ${short}${captain ? ', captain' : ''}${points}`,
    ),
    cell(paint, 'quiet', `  ${role}`),
    cell(paint, rift ? 'strong' : 'quiet', `  ${aim}`),
    cell(paint, 'quiet', `  ${abilityShort}`),
  ];
  if (exposedBy.length > 0) {
    const names = `  ! exposed by ${exposedBy.map((by) => FOUNDER_WORDS[by].short).join(', ')}`;
    cells.push(
      cell(paint, 'bad', names.length <= width ? names : `  ! exposed by ${exposedBy.length} arrows`),
    );
  }
  return cells;
}

function cell(paint: Paint, tone: Parameters<Paint>[0], text: string): Cell {
  return { text: paint(tone, text), length: text.length };
}

function row(label: string, cells: readonly Cell[], width: number): string {
  const padded = cells.map(({ text, length }) => text + ' '.repeat(Math.max(0, width - length)));
  return ` ${label.padEnd(MARGIN - 1)}${padded.join('')}`.trimEnd();
}

function standing(view: View, paint: Paint): string[] {
  const {
    points,
    pointsAfterSuspicion: after,
    suspicionSkipped,
    actionsLeft,
    ship,
    destination,
    step,
  } = view;
  const suspicion = suspicionSkipped ? 'no suspicion this turn' : `${after} after suspicion`;
  const worth = `Points ${paint('strong', `${points}`)} now, ${after < points ? paint('bad', suspicion) : suspicion}`;
  const course = destination === 'axios' ? paint('good', 'Bound for Axios') : 'Bound for Mariposa';
  const parts = [course, `step ${step} of ${ARRIVAL}`, `actions left ${actionsLeft}`];
  if (ship === 'cruise') parts.push(paint('warn', 'in cruise, course fixed'));
  return [`${worth} (6 win at Axios)`, parts.join(' · ')];
}

function stack({ stack: { undealt, known }, sleepers }: View, width: number): string[] {
  const names = (ids: View['sleepers']) => ids.map((id) => FOUNDER_WORDS[id].short).join(', ');
  const parts: string[] = [];
  if (undealt.length > 0) parts.push(`in unknown order ${names(undealt)}`);
  if (known.length > 0) parts.push(`${parts.length > 0 ? 'then ' : ''}in this order ${names(known)}`);
  const lines = broken(`Stack: ${parts.join('; ') || 'empty'}`, width);
  return sleepers.length > 0 ? [...lines, `Sleeper agents to choose from: ${names(sleepers)}`] : lines;
}

/** Broken at spaces, later lines indented. */
function broken(text: string, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line && line.length + 1 + word.length > width) {
      lines.push(line);
      line = `  ${word}`;
    } else {
      line = line ? `${line} ${word}` : word;
    }
  }
  return [...lines, line];
}
