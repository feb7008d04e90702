/** What is put down, with which symmetry, on how large a board. */
import type { JSX } from 'preact';
import { LAYOUT_IDS, LAYOUTS } from '../content/layouts.ts';
import { SYMMETRIES } from '../rules/hex.ts';
import { LAYOUT_NAMES } from '../text/content.ts';
import { EDITOR_WORDS as words } from '../text/editor.ts';
import { BLANK, type BoardDraft, draftOf, type Mirror, resized, TOOLS, type Tool } from './draft.ts';

interface PaletteProps {
  readonly draft: BoardDraft;
  readonly tool: Tool;
  readonly mirror: Mirror;
  change(draft: BoardDraft): void;
  setTool(tool: Tool): void;
  setMirror(mirror: Mirror): void;
  undo: (() => void) | undefined;
}

const MIRRORS: readonly Mirror[] = ['none', ...SYMMETRIES];

export function Palette({
  draft,
  tool,
  mirror,
  change,
  setTool,
  setMirror,
  undo,
}: PaletteProps): JSX.Element {
  return (
    <>
      <fieldset class="ms-editor__tools">
        <legend class="o-eyebrow">{words.tools}</legend>
        {TOOLS.map((one, n) => (
          <button
            key={one}
            type="button"
            class="o-button o-button--small"
            aria-pressed={tool === one}
            aria-keyshortcuts={String(n + 1)}
            data-tool={one}
            onClick={() => setTool(one)}
          >
            {words.tool[one]}
          </button>
        ))}
      </fieldset>
      <label class="o-field">
        <span class="o-field__label">{words.symmetry}</span>
        <select
          class="o-input"
          value={mirror}
          onChange={({ currentTarget }) =>
            setMirror(MIRRORS.find((one) => one === currentTarget.value) ?? 'none')
          }
        >
          {MIRRORS.map((one) => (
            <option key={one} value={one}>
              {words.symmetries[one]}
            </option>
          ))}
        </select>
      </label>
      <Size draft={draft} change={change} undo={undo} />
      <label class="o-field">
        <span class="o-field__label">{words.name}</span>
        <input
          class="o-input"
          maxLength={40}
          value={draft.name}
          onInput={({ currentTarget }) => change({ ...draft, name: currentTarget.value })}
        />
      </label>
      <label class="o-field">
        <span class="o-field__label">{words.from}</span>
        <select
          class="o-input"
          value=""
          onChange={({ currentTarget }) => {
            const id = LAYOUT_IDS.find((one) => one === currentTarget.value);
            change(id ? draftOf(LAYOUTS[id], LAYOUT_NAMES[id]) : BLANK);
          }}
        >
          <option value="" />
          <option value="blank">{words.blank}</option>
          {LAYOUT_IDS.map((id) => (
            <option key={id} value={id}>
              {LAYOUT_NAMES[id]}
            </option>
          ))}
        </select>
      </label>
    </>
  );
}

/** How large the board is, and the way back. */
function Size({ draft, change, undo }: Pick<PaletteProps, 'draft' | 'change' | 'undo'>): JSX.Element {
  return (
    <div class="ms-editor__row">
      <span>{words.across(draft.radius)}</span>
      <button
        type="button"
        class="o-button o-button--small"
        aria-label={words.smaller}
        onClick={() => change(resized(draft, -1))}
      >
        −
      </button>
      <button
        type="button"
        class="o-button o-button--small"
        aria-label={words.larger}
        onClick={() => change(resized(draft, 1))}
      >
        +
      </button>
      <button type="button" class="o-button o-button--small" disabled={undo === undefined} onClick={undo}>
        {words.undo}
      </button>
    </div>
  );
}
