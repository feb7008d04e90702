/** What the host of this server has to say to everyone. */
import { useEffect, useState } from 'preact/hooks';
import type { Announcement } from '#client';
import { InfoIcon } from '#ui/art/icons.tsx';
import { api } from '../../online/link.ts';
import { words } from '../../text/en.ts';

export function HostSays() {
  const [said, setSaid] = useState<Announcement>();
  useEffect(() => {
    void api.announcement().then((answer) => {
      if (answer.ok) setSaid(answer.announcement);
    });
  }, []);
  if (said === undefined) return undefined;
  return (
    <section class="o-panel hostsays" aria-label={words.online.hostSays}>
      <InfoIcon />
      <p>{said.text}</p>
    </section>
  );
}
