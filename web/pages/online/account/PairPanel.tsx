/** Another device: a code shown here that is typed in or photographed there, and the other way round. */
import { useState } from 'preact/hooks';
import { toast } from '#ui/Toasts.tsx';
import { account } from '../../../online/account.ts';
import { spoken, useLeft } from '../../../online/clock.ts';
import { qrCode } from '../../../online/qr.ts';
import { go, to } from '../../../router.ts';
import { account as words } from '../../../text/account.ts';
import { LineForm } from './LineForm.tsx';
import { Panel } from './Panel.tsx';

interface Shown {
  readonly code: string;
  readonly expires: number;
}

export function PairPanel({ known }: { known: boolean }) {
  const [shown, setShown] = useState<Shown>();
  const text = words.pair;
  const show = async () => {
    const made = await account.pair();
    if (made.ok) setShown(made);
    else toast({ tone: 'danger', words: made.error.message });
  };
  return (
    <Panel id="pair" title={text.title}>
      <p class="o-muted">{text.about}</p>
      {known ? (
        <button type="button" class="o-button" onClick={() => void show()}>
          {shown ? text.another : text.show}
        </button>
      ) : undefined}
      {shown ? <Code key={shown.code} {...shown} /> : undefined}
      <LineForm
        label={text.label}
        help={text.help}
        type="text"
        send={text.enter}
        onSend={async (line) => {
          go(to.pair(line.replace(/[\s-]/g, '').toUpperCase()));
          return undefined;
        }}
      />
    </Panel>
  );
}

function Code({ code, expires }: Shown) {
  const left = useLeft(expires) ?? 0;
  const text = words.pair;
  if (left <= 0) return <p aria-live="polite">{text.expired}</p>;
  return (
    <div class="pair">
      <Picture text={new URL(to.pair(code), location.href).href} />
      <div>
        <p class="pair__code o-number">{`${code.slice(0, 4)} ${code.slice(4)}`}</p>
        <p class="o-muted" role="timer">
          {text.lives(spoken(left))}
        </p>
        <p class="o-muted">{text.secret}</p>
      </div>
    </div>
  );
}

/** Light around it as wide as the standard asks for: whatever the theme, it is dark on light. */
const QUIET = 4;

function Picture({ text }: { text: string }) {
  const modules = qrCode(text);
  if (modules === undefined) return undefined;
  const size = modules.length + 2 * QUIET;
  const path = modules.flatMap((row, y) =>
    row.flatMap((dark, x) => (dark ? [`M${x + QUIET} ${y + QUIET}h1v1h-1z`] : [])),
  );
  return (
    <svg class="pair__picture" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={words.pair.picture}>
      <rect width={size} height={size} fill="#fff" />
      <path d={path.join('')} fill="#000" shape-rendering="crispEdges" />
    </svg>
  );
}
