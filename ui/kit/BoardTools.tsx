/** What can be switched on a drawn board: all of it in sight, overlays, names. */
import type { JSX } from 'preact';
import './parts/tools.css';

export interface BoardTool {
  readonly name: string;
  readonly icon: JSX.Element;
  readonly on: boolean;
  readonly key?: string;
  press(): void;
}

export function BoardTools({ tools }: { tools: readonly BoardTool[] }): JSX.Element {
  return (
    <div class="o-tools">
      {tools.map(({ name, icon, on, key, press }) => (
        <button
          key={name}
          type="button"
          class="o-tool"
          aria-label={name}
          title={name}
          aria-pressed={on}
          aria-keyshortcuts={key}
          onClick={() => press()}
        >
          {icon}
        </button>
      ))}
    </div>
  );
}
