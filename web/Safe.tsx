/** Catches what breaks while a page is drawn, and shows a way out that keeps the person's game. */

import { Component, type ComponentChildren } from 'preact';
import type { MatchRecord } from '#engine';
import { Notice } from './Notice.tsx';
import { words } from './text/en.ts';

/** The match on the table, so that it can be saved from a page that broke. */
let current: (() => MatchRecord) | undefined;

export function keepForTrouble(record: (() => MatchRecord) | undefined): void {
  current = record;
}

export class Safe extends Component<{ children: ComponentChildren }, { error?: unknown }> {
  override componentDidCatch(error: unknown): void {
    console.error(error);
    this.setState({ error });
  }

  override render() {
    return this.state.error === undefined ? this.props.children : <Trouble error={this.state.error} />;
  }
}

function Trouble({ error }: { error: unknown }) {
  const record = current;
  return (
    <Notice title={words.trouble.title}>
      <p>{words.trouble.detail}</p>
      <p>
        <code>{String(error)}</code>
      </p>
      {record ? (
        <button
          type="button"
          class="o-button"
          onClick={async () => (await import('./match/file.ts')).exportRecord(record())}
        >
          {words.trouble.export}
        </button>
      ) : undefined}
      <button type="button" class="o-button" onClick={() => location.reload()}>
        {words.trouble.reload}
      </button>
    </Notice>
  );
}
