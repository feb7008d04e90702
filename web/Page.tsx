/** The frame of an ordinary page: header, one heading that takes the focus on arrival, content. */

import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { ChevronLeftIcon, SettingsIcon } from '#ui/art/icons.tsx';
import { LogoMark, Wordmark } from '#ui/art/Logo.tsx';
import { to } from './router.ts';
import { words } from './text/en.ts';
import { nameWindow } from './title.ts';

interface PageProps {
  title: string;
  /** Left out of sight where the page has a better opening. */
  quiet?: boolean;
  /** Where "back" leads; the library shows the word mark instead. */
  back?: { href: string; label: string };
  /** More ways beside the settings. */
  ways?: ComponentChildren;
  children: ComponentChildren;
  class?: string;
}

export function Page({ title, quiet = false, back, ways, children, ...props }: PageProps) {
  const heading = useArrival(title);
  return (
    <div class="page">
      <header class="page__bar">
        {back ? (
          <a class="o-button o-button--quiet" href={back.href}>
            <ChevronLeftIcon /> {back.label}
          </a>
        ) : (
          <a class="page__home" href={to.library()} aria-label={words.home}>
            <LogoMark size={40} />
            <Wordmark size={132} />
          </a>
        )}
        <nav class="page__nav">
          {ways}
          <a
            class="o-button o-button--quiet o-button--icon"
            href={to.settings()}
            aria-label={words.settings.title}
          >
            <SettingsIcon />
          </a>
        </nav>
      </header>
      <main id="content" class={`page__main ${props.class ?? ''}`}>
        <h1 ref={heading} tabIndex={-1} class={quiet ? 'page__quiet' : 'page__title'}>
          {title}
        </h1>
        {children}
      </main>
    </div>
  );
}

/** Names the window and puts the focus on the page's heading, so that a screen reader hears where it is. */
export function useArrival(title: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    nameWindow(title);
  }, [title]);
  // Before the page's own effects: the rules scroll to their rule after this.
  useLayoutEffect(() => {
    if (arrivals++ > 0) heading.current?.focus({ preventScroll: true });
    scrollTo(0, 0);
  }, []);
  return heading;
}

/** The first page leaves the focus where the browser put it. */
let arrivals = 0;
