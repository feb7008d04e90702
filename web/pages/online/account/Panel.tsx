/** One part of the page, with its heading. */
import type { ComponentChildren } from 'preact';

export function Panel({ id, title, children }: { id: string; title: string; children: ComponentChildren }) {
  return (
    <section class="o-panel reach__panel" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
