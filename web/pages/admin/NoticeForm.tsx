/** What the host says to everyone: what stands in the lobby now, something else, or nothing. */
import { useState } from 'preact/hooks';
import { console } from '../../online/console.ts';
import { api } from '../../online/link.ts';
import { admin as text } from '../../text/admin.ts';
import { Field } from './Field.tsx';
import { useAnswer } from './useAnswer.ts';

export function NoticeForm() {
  const { answer, trouble, act } = useAnswer(() => api.announcement(), []);
  const [said, setSaid] = useState('');
  const [days, setDays] = useState('');
  const announce = async () => {
    const term = days.trim() === '' ? undefined : Number(days.replace(',', '.'));
    if (await act(console.announce(said.trim(), term), text.notice.announced)) setSaid('');
  };
  return (
    <section class="o-panel console__panel" aria-label={text.parts.notice}>
      {trouble ? <p role="alert">{trouble}</p> : undefined}
      <p aria-live="polite">
        {answer?.announcement ? text.notice.now(answer.announcement.text) : text.notice.none}
      </p>
      <form
        class="console__form"
        onSubmit={(event) => {
          event.preventDefault();
          if (said.trim() !== '') void announce();
        }}
      >
        <Field label={text.notice.text} help={text.notice.help} value={said} onValue={setSaid} />
        <Field label={text.days} help={text.daysHelp} value={days} onValue={setDays} />
        <button type="submit" class="o-button o-button--primary">
          {text.notice.announce}
        </button>
        {answer?.announcement ? (
          <button
            type="button"
            class="o-button"
            onClick={() => void act(console.announce(''), text.notice.takenDown)}
          >
            {text.notice.takeDown}
          </button>
        ) : undefined}
      </form>
    </section>
  );
}
