/** Opens a record file. A bad one is explained, field and reason, and nothing else changes. */

import { useRef, useState } from 'preact/hooks';
import type { Problem } from '#engine';
import { UploadIcon } from '#ui/art/icons.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { go, to } from '../../router.ts';
import { words } from '../../text/en.ts';

export function OpenRecord() {
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<Problem>();
  const [progress, setProgress] = useState<{ done: number; of: number }>();
  const open = async (file: File | undefined) => {
    if (!file) return;
    const { importFile } = await import('../../match/import.ts');
    const result = await importFile(file, (done, of) => setProgress({ done, of }));
    setProgress(undefined);
    if (input.current) input.current.value = '';
    if ('problem' in result) setProblem(result.problem);
    else go(result.over ? to.replay(result.id) : to.table(result.id));
  };
  return (
    <div class="openrecord">
      <label class="o-button openrecord__label">
        <UploadIcon /> {words.library.open}
        <input
          ref={input}
          class="openrecord__input"
          type="file"
          accept=".json,application/json"
          onChange={(event) => void open(event.currentTarget.files?.[0])}
        />
      </label>
      {progress ? (
        <>
          <progress class="o-progress" value={progress.done} max={progress.of} aria-labelledby="opening" />
          <span id="opening" class="o-muted">
            {words.filming(progress.done, progress.of)}
          </span>
        </>
      ) : (
        <span class="o-muted">{words.library.openDetail}</span>
      )}
      {problem ? (
        <Dialog title={words.library.badFile} closeLabel={words.close} onClose={() => setProblem(undefined)}>
          <dl class="openrecord__problem">
            <dt>{words.library.field}</dt>
            <dd>
              <code>{problem.field}</code>
            </dd>
            <dt>{words.library.reason}</dt>
            <dd>{problem.reason}</dd>
          </dl>
          <p class="o-muted">{words.library.badFileDetail}</p>
        </Dialog>
      ) : undefined}
    </div>
  );
}
