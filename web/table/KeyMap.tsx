/** The keys of the table. */
import { Dialog } from '#ui/Dialog.tsx';
import { words } from '../text/en.ts';

const KEYS = [
  [['1', '–', '9'], words.keys.choose],
  [['0'], words.keys.all],
  [['E'], words.keys.out],
  [['\\'], words.keys.fold],
  [['↑', '↓', '←', '→'], words.keys.walk],
  [['D'], words.keys.decision],
  [['B'], words.keys.board],
  [['L'], words.keys.log],
  [['U'], words.keys.undo],
  [['Shift', 'U'], words.keys.redo],
  [['V'], words.keys.trails],
  [['Shift', 'M'], words.keys.mute],
  [['H'], words.keys.hint],
  [['J'], words.keys.watch],
  [['I'], words.keys.explain],
  [['?'], words.keys.rules],
  [['K'], words.keys.map],
  [['←', '→'], words.keys.replay],
  [['Shift', '←', '→'], words.keys.rounds],
  [['G'], words.keys.toRound],
  [['Home', 'End'], words.keys.ends],
  [['Space'], words.keys.run],
] as const;

interface KeyMapProps {
  /** Letters of the game at hand. */
  own?: readonly (readonly [key: string, words: string])[] | undefined;
  onClose(): void;
}

export function KeyMap({ own = [], onClose }: KeyMapProps) {
  return (
    <Dialog title={words.keys.title} closeLabel={words.close} onClose={onClose}>
      <dl class="keymap">
        {[...KEYS, ...own.map(([key, meaning]) => [[key], meaning] as const)].map(([keys, meaning]) => (
          <div key={meaning} class="keymap__row">
            <dt>
              {keys.map((key) => (
                <kbd key={key} class="o-kbd">
                  {key}
                </kbd>
              ))}
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
