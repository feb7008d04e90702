/** What is asked beside the slips, the votes and the talk: in the dark, in the evening, under way. */
import type { JSX } from 'preact';
import { Words } from '#ui/kit/Words.tsx';
import { scrollable } from '#ui/scrollable.ts';
import { likeliest, unhurried } from '../outlook/flight.ts';
import { forcedOf, quarrelsOf } from '../text/again.ts';
import { wentWords } from '../text/ballots.ts';
import { leadOf } from '../text/lead.ts';
import { named } from '../text/people.ts';
import { turnsOf } from '../text/turns.ts';
import type { View } from '../view/index.ts';
import { SoFar } from './art/Account.tsx';
import { Hunters } from './art/Hunters.tsx';
import { Ritual } from './art/Ritual.tsx';
import { Told } from './art/Told.tsx';
import { Covert } from './Covert.tsx';
import { useTheDesk } from './desk.ts';
import { Departures, Options } from './Options.tsx';
import { SheetForm } from './parts.ts';

/** What befell the fleet between the report and the morning. */
export function Night(): JSX.Element {
  const { view, news } = useTheDesk();
  return <Told view={view} turns={turnsOf(news.night, view)} />;
}

export function Evening({ phase }: { phase: View['phase'] }): JSX.Element {
  const { props, view, actions, news } = useTheDesk();
  const dark = phase === 'covert' || phase === 'covertLate';
  const divided = view.houses.some(({ named: what }) => what !== undefined);
  const turns = [...forcedOf(news.day, view), ...turnsOf(news.day, view)];
  const told = dark
    ? quarrelsOf(news.day, view).flat()
    : phase === 'course' && !divided
      ? wentWords(news.day, view)
      : [];
  return (
    <div
      ref={scrollable}
      class="xd-asked"
      data-part={dark || phase === 'foresee' ? 'covert' : phase === 'course' ? 'course' : undefined}
    >
      {/* The day was told by its report, a battle or a jump by its dice, a divided course by its ballots. */}
      {news.isTold || divided || turns.length > 0 ? undefined : props.stage?.recap}
      <Told view={view} turns={turns} />
      {view.force ? <Hunters {...view.force} /> : undefined}
      <SoFar view={view} day={news.day} />
      {[...told, ...leadOf(view, phase)].map((line) => (
        <p key={line}>
          <Words text={named(line, view)} />
        </p>
      ))}
      {phase === 'successor' || phase === 'personal' ? (
        <SheetForm fresh={phase === 'successor'} />
      ) : undefined}
      {phase === 'course' ? <Ritual view={view} actions={actions} /> : undefined}
      {dark ? (
        <Covert />
      ) : phase === 'disposition' ? (
        <Departures />
      ) : (
        <Options actions={likeliest(view, unhurried(actions))} />
      )}
    </div>
  );
}
