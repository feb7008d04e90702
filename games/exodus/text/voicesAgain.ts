/** What the three who sit at every table say of their slips on every other day, so that nobody repeats themselves word for word. In English. */
import type { FactionId } from '../content/factions.ts';
import type { PublicReason } from '../outlook/reasons.ts';

type Lines = Readonly<Partial<Record<PublicReason, string>>>;

export const VOICES_AGAIN: Readonly<Partial<Record<FactionId, Lines>>> = {
  church: {
    edge: 'They whisper in the aisles. Edge is {v}; {order} will quiet them.',
    faith: 'The god counts who kneels. Faith is {v}.',
    justice: 'I hear confessions about the courts. {order}.',
    might: 'Prayer keeps no hull closed. {order}.',
    supply: 'I cannot bless empty plates. {who} should go out.',
    treachery: 'Treachery {v}. Somebody lights candles for the other side.',
    odds: 'It was on my mind at matins: {order}.',
  },
  government: {
    edge: 'Complaints are up: Edge {v}. I move {order}.',
    faith: 'Without Faith, {v} today, the timetable is fiction.',
    justice: 'Justice stands at {v} in my report. I should like to revise it.',
    might: 'The guns are under budget: Might {v}. {order}.',
    supply: 'Stores {v}. {who} goes out; the forms say {p} in a hundred.',
    treachery: 'Treachery {v}. I would rather find it than read about it.',
    odds: 'For {order} I have {p} percent and a signature.',
  },
  military: {
    edge: 'Edge {v}. Scared crews shoot badly. {order}.',
    faith: 'Faith {v}. I want more before we jump.',
    justice: 'Fair watch lists, quiet decks. {order}.',
    might: 'Might {v}. I have buried men for less. {order}.',
    supply: 'Supply {v}. {who} hauls. We cover.',
    treachery: 'Treachery {v}. Check the airlocks twice.',
    odds: '{order}. {p} percent will do.',
  },
};
