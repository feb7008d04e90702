/** A calm full-page word: nothing here, cannot be opened, loading. Always with a way out. */

import type { ComponentChildren } from 'preact';
import { LogoMark } from '#ui/art/Logo.tsx';
import { useArrival } from './Page.tsx';
import { to } from './router.ts';
import { words } from './text/en.ts';

interface NoticeProps {
  title: string;
  /** Whether it is about an online table: then the lobby is the way out. */
  online?: boolean;
  children?: ComponentChildren;
}

export function Notice({ title, online = false, children }: NoticeProps) {
  const heading = useArrival(title);
  return (
    <main id="content" class="notice">
      <LogoMark size={72} />
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {children}
      {online ? (
        <a class="o-button o-button--primary" href={to.lobby()}>
          {words.online.end.lobby}
        </a>
      ) : undefined}
      <a class={`o-button ${online ? '' : 'o-button--primary'}`} href={to.library()}>
        {words.missing.library}
      </a>
    </main>
  );
}

/** A long match is being played through, elsewhere; the page can be left meanwhile. */
export function Filming({ done, of }: { done: number; of: number }) {
  return (
    <main id="content" class="notice" aria-busy="true">
      <LogoMark size={72} class="notice__turn" />
      <p id="filming" class="o-muted">
        {words.filming(done, of)}
      </p>
      <progress class="o-progress" value={done} max={of} aria-labelledby="filming" />
      <a class="o-button" href={to.library()}>
        {words.missing.library}
      </a>
    </main>
  );
}

export function Loading() {
  return (
    <main id="content" class="notice" aria-busy="true">
      <LogoMark size={72} class="notice__turn" />
      <p class="o-muted" aria-live="polite">
        {words.loading}
      </p>
    </main>
  );
}
