/** XD-22.5 What answers for a seat while nobody is there: one page, kept with the seat at once. */
import type { JSX } from 'preact';
import { Fields, Fold, withPart } from '#ui/kit/Fields.tsx';
import { filledIn, instructionsOf } from '../rules/standingAnswers.ts';
import { STANDING_ANSWERS, standingFields } from '../text/standingAnswers.ts';
import { useTheDesk } from './desk.ts';

export function StandingAnswers(): JSX.Element | undefined {
  const { props, view } = useTheDesk();
  const { standing } = props;
  if (standing === undefined || view.own === undefined || view.outcome) return undefined;
  const filled = filledIn(view, standing.given);
  return (
    <Fold class="xd-form" part="standing" name={<b>{STANDING_ANSWERS.title}</b>}>
      <p class="o-muted">{STANDING_ANSWERS.help}</p>
      <Fields
        fields={standingFields()}
        draft={filled}
        write={(part, value) => standing.settle({ ...instructionsOf(view, withPart(filled, part, value)) })}
      />
      <button type="button" class="o-button o-button--small" onClick={() => standing.settle({})}>
        {STANDING_ANSWERS.end}
      </button>
    </Fold>
  );
}
