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

interface Broken {
  readonly error?: unknown;
  /** Taken when it broke: the table that is taken away then has none to give any more. */
  readonly record?: typeof current;
}

export class Safe extends Component<{ children: ComponentChildren }, Broken> {
  override componentDidCatch(error: unknown): void {
    console.error(error);
    this.setState({ error, record: this.state.record ?? current });
  }

  override render() {
    const { error, record } = this.state;
    return error === undefined ? this.props.children : <Trouble error={error} record={record} />;
  }
}

function Trouble({ error, record }: Broken) {
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
