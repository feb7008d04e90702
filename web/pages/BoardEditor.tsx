/** Drawing a board of Mothership: kept as it is drawn, handed on as a file or a link, measured by bots, and played on. */

import { useMemo } from 'preact/hooks';
import type { Port } from '#bots';
import { LAYOUTS } from '#games/mothership/content/layouts.ts';
import { BLANK, type BoardDraft, draftFrom, draftOf } from '#games/mothership/editor/draft.ts';
import { Editor } from '#games/mothership/editor/Editor.tsx';
import type { Measure } from '#games/mothership/editor/Fairness.tsx';
import { EDITOR_WORDS } from '#games/mothership/text/editor.ts';
import { toast } from '#ui/Toasts.tsx';
import { copyText } from '../copyText.ts';
import { download } from '../match/file.ts';
import { HUMAN } from '../match/players.ts';
import { runTrial } from '../match/trial.ts';
import BotsWorker from '../match/worker.ts?worker';
import { Page } from '../Page.tsx';
import { go, to } from '../router.ts';
import { readJson, write } from '../store/local.ts';
import { words } from '../text/en.ts';

const GAME = 'mothership';
const KEPT = `orrery/board/${GAME}`;

export function BoardEditorPage({ text }: { text: string | undefined }) {
  const first = useMemo(() => firstOf(text), [text]);
  return (
    <div data-game={GAME}>
      <Page
        title={words.editor.title}
        back={{ href: to.game(GAME), label: words.editor.back }}
        class="boardeditor"
      >
        <Editor
          first={first}
          measure={measure}
          openRule={(rule) => go(to.rules(GAME, rule))}
          play={(board) => {
            const options = { layout: 'own', board };
            write(`orrery/setup/${GAME}`, { options, players: playersFor(board) });
            go(to.new(GAME));
          }}
          share={(board) =>
            void copyText(
              `${location.href.replace(/#.*$/, '')}${to.board(board)}`,
              words.editor.copied,
              words.editor.copyFailed,
            )
          }
          save={(board, name) =>
            download(`${name.replace(/[^\w-]+/g, '-') || 'board'}.txt`, board, 'text/plain')
          }
          complain={(message) => toast({ tone: 'warn', words: message })}
          keep={(board) => write(KEPT, { board })}
        />
      </Page>
    </div>
  );
}

/** The board of the link, else the one that was last drawn, else the Duel to begin with. */
function firstOf(text: string | undefined): BoardDraft {
  const kept = readJson(KEPT);
  const last = typeof kept === 'object' && kept !== null && 'board' in kept ? String(kept.board) : undefined;
  for (const one of [text, last]) {
    const read = one === undefined ? undefined : draftFrom(one);
    if (read === undefined) continue;
    if (!('problem' in read)) return read;
    if (one === text) toast({ tone: 'warn', words: EDITOR_WORDS.unread(read.problem) });
  }
  return draftOf(LAYOUTS.duel) ?? BLANK;
}

/** One person, and a bot at every other station. */
function playersFor(board: string) {
  const read = draftFrom(board);
  const seats = 'problem' in read ? 2 : read.pieces.filter(({ kind }) => kind === 'station').length;
  return Array.from({ length: seats }, (_, seat) => (seat === 0 ? HUMAN : { kind: 'bot', level: 'sound' }));
}

/** In a worker of its own, which is gone as soon as nobody waits for it. */
const measure: Measure = ({ text, seats, games }, { tally, failed }) => {
  const worker = new BotsWorker({ name: 'trial' });
  worker.addEventListener('error', ({ message }) => failed(message || words.editor.noWorker));
  const port: Port = {
    post: (message) => worker.postMessage(message),
    listen: (receive) => worker.addEventListener('message', ({ data }) => receive(data)),
  };
  runTrial(
    port,
    { trial: GAME, seats, games, options: { layout: 'own', board: text }, seed: `trial ${text}` },
    (reply) => {
      tally(reply);
      if (reply.games === games) worker.terminate();
    },
  );
  return () => worker.terminate();
};
