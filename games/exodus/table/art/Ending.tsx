/** The end of the voyage: the sky over it, the fleet's traits, the standing of every faction part by part, agendas and marks. */
import type { ComponentProps, JSX } from 'preact';
import type { Drawing } from '#ui/kit/End.tsx';
import { isBrokenTie, isGivenUp, ranked, weakest } from '../../outlook/end.ts';
import { ORDER, toneOf } from '../../outlook/gauges.ts';
import type { Exodus } from '../../state.ts';
import { TRAIT_WORDS } from '../../text/names.ts';
import { named } from '../../text/people.ts';
import { ENDING_WORDS, STAGE_WORDS } from '../../text/stage.ts';
import { Portrait } from './Portrait.tsx';
import { Rank } from './Rank.tsx';
import { Laurel } from './Ring.tsx';
import { Sky } from './Sky.tsx';

type EndingProps = ComponentProps<Drawing<Exodus>>;

export function Ending({ view }: EndingProps): JSX.Element {
  const [first] = ranked(view);
  const colony = view.outcome?.reason === 'colony';
  return (
    <div class="xd-ending">
      <Sky sight={colony ? 'colony' : isGivenUp(view) ? 'on' : 'lost'} />
      {colony && first ? (
        <span class="xd-rank__face">
          <Portrait leader={first.leader} of={first.faction} size={96} />
          <Laurel size={104} />
        </span>
      ) : undefined}
    </div>
  );
}

export function Score({ view }: EndingProps): JSX.Element {
  const weak = weakest(view);
  return (
    <>
      <p class="xd-ending__traits">
        {ORDER.map((trait) => (
          <span key={trait} class={`xd-ending__trait xd-ending__trait--${toneOf(trait, view.traits[trait])}`}>
            {named(TRAIT_WORDS[trait], view)} <b>{view.traits[trait]}</b>
          </span>
        ))}
      </p>
      {isBrokenTie(view) ? <p class="o-muted">{ENDING_WORDS.tie}</p> : undefined}
      {view.outcome?.reason === 'colony' ? undefined : (
        <p class="o-muted">{isGivenUp(view) ? ENDING_WORDS.gaveUp : ENDING_WORDS.wouldBe}</p>
      )}
      <ol class="xd-ranks" aria-label={ENDING_WORDS.table}>
        {ranked(view).map((house) => (
          <Rank key={house.faction} house={house} view={view} />
        ))}
      </ol>
      {weak && !isGivenUp(view) ? <p>{ENDING_WORDS.advice[weak]}</p> : undefined}
      <p class="o-muted">{ENDING_WORDS.hidden}</p>
      <p class="xd-credit">{STAGE_WORDS.credit}</p>
    </>
  );
}
