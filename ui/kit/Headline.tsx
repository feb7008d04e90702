/** Who decides, what is asked, and why now: two lines at most. */
import type { JSX } from 'preact';
import { useContext } from 'preact/hooks';
import { GlossingContext, Words } from './Words.tsx';
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

/** A term that is met for the first time is explained beside what is asked, until anything is pressed. */
export function Met(): JSX.Element | undefined {
  const { value } = useContext(GlossingContext).explained;
  if (value?.how !== 'met') return undefined;
  return (
    <>
      {value.terms.map(({ id, name, short }) => (
        <p key={id} class="headline__met" role="note">
          <b>{name}:</b> {short}
        </p>
      ))}
    </>
  );
}
