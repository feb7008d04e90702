/** Whether there is no room for board and side panel beside each other: a phone, a small window, or a large zoom. */
import { signal } from '@preact/signals';

const query = matchMedia('(max-width: 60rem), (max-height: 30rem)');
export const narrow = signal(query.matches);
query.addEventListener('change', ({ matches }) => {
  narrow.value = matches;
});
