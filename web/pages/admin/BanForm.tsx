/** Shutting out: a person one looks at, or addresses that are typed. */
import { useState } from 'preact/hooks';
import type { NewBan } from '#client/console.ts';
import { console } from '../../online/console.ts';
import { admin as text } from '../../text/admin.ts';
import { Sure } from '../online/account/AddressPanel.tsx';
import { Field } from './Field.tsx';
import type { Act } from './useAnswer.ts';

interface BanFormProps {
  /** What is shut out besides what the form asks for. */
  whom: Pick<NewBan, 'player'> | undefined;
  label: string;
  sure: string;
  act: Act;
  done(whom: string): string;
}

export function BanForm({ whom, label, sure, act, done }: BanFormProps) {
  const [range, setRange] = useState('');
  const [reason, setReason] = useState('');
  const [days, setDays] = useState('');
  const ban = async () => {
    const about = whom ?? { addresses: range.trim() };
    const term = days.trim() === '' ? {} : { days: Number(days.replace(',', '.')) };
    const went = await act(console.ban({ ...about, reason: reason.trim(), ...term }), done(range.trim()));
    if (!went) return;
    for (const clear of [setRange, setReason, setDays]) clear('');
  };
  return (
    <form class="console__form" onSubmit={(event) => event.preventDefault()}>
      {whom ? undefined : (
        <Field label={text.ban.range} help={text.ban.rangeHelp} value={range} onValue={setRange} />
      )}
      <Field label={text.reason} help={text.reasonHelp} value={reason} onValue={setReason} />
      <Field label={text.days} help={text.daysHelp} value={days} onValue={setDays} />
      <Sure label={label} sure={sure} onSure={() => void ban()} />
    </form>
  );
}
