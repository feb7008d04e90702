/** The final count of every side, a row each. */
import type { ComponentChildren, JSX } from 'preact';
import { scrollable } from '../scrollable.ts';
import './parts/score-table.css';

interface ScoreRow {
  readonly key: string | number;
  readonly head: ComponentChildren;
  readonly cells: readonly (string | number)[];
  readonly won: boolean;
}

interface ScoreTableProps {
  readonly name: string;
  readonly heads: readonly string[];
  readonly rows: readonly ScoreRow[];
}

export function ScoreTable({ name, heads, rows }: ScoreTableProps): JSX.Element {
  return (
    <section ref={scrollable} class="o-scores" aria-label={name}>
      <table class="o-number">
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, head, cells, won }) => (
            <tr key={key} data-won={won ? '' : undefined}>
              <th scope="row">{head}</th>
              {cells.map((cell, i) => (
                <td key={i}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
