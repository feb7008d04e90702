/** Who decides, what is asked, and why now: two lines at most. */
import type { JSX } from 'preact';
import { Words } from './Words.tsx';
import './headline.css';

export function Headline({ who, asked }: { who: string; asked: string }): JSX.Element {
  return (
    <div class="headline">
      <p class="headline__who o-eyebrow">{who}</p>
      <p class="headline__asked" title={asked}>
        <Words text={asked} />
      </p>
    </div>
  );
}
