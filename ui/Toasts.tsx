/** Short messages at the foot of the screen. They stay long enough to be read, longer when they offer something to do. */
import { signal } from '@preact/signals';
import { useLayoutEffect, useState } from 'preact/hooks';
import { CheckIcon, CloseIcon, InfoIcon, WarningIcon } from './art/icons.tsx';

export interface Toast {
  readonly tone: 'info' | 'success' | 'warn' | 'danger';
  readonly words: string;
  /** A short mark behind the words: the rule's id. */
  readonly mark?: string;
  readonly action?: { readonly label: string; run(): void };
  /** Stays until it is closed. */
  readonly lasting?: boolean;
  /** Of the moment: the next press elsewhere closes it. */
  readonly passing?: boolean;
  /** A new toast of the same kind takes the place of the old one. */
  readonly kind?: string;
}

interface Shown extends Toast {
  readonly key: number;
}

const BRIEF_MS = 6000;
const OFFER_MS = 12000;
const MOST = 3;

const shown = signal<readonly Shown[]>([]);
let count = 0;

export function toast(one: Toast): () => void {
  const key = ++count;
  const others = shown.value.filter(({ kind }) => kind === undefined || kind !== one.kind);
  shown.value = [...others, { ...one, key }].slice(-MOST);
  const close = () => {
    shown.value = shown.value.filter((other) => other.key !== key);
  };
  if (one.passing || (!one.lasting && isTouch())) closeAtPress(close);
  if (!one.lasting) setTimeout(close, one.action ? OFFER_MS : BRIEF_MS);
  return close;
}

/** Closes what is shown of a kind. */
export function dismiss(kind: string): void {
  shown.value = shown.value.filter((one) => one.kind !== kind);
}

/** Closes what stays until it is closed: whether there was any. */
export function closeLasting(): boolean {
  const rest = shown.value.filter(({ lasting }) => !lasting);
  const any = rest.length < shown.value.length;
  if (any) shown.value = rest;
  return any;
}

/** Where fingers press there is little room: what was read goes with the next tap. */
function isTouch(): boolean {
  return typeof matchMedia === 'function' && matchMedia('(pointer: coarse)').matches;
}

/** The press that brought it is over by the next frame. */
function closeAtPress(close: () => void): void {
  const press = ({ target }: Event): void => {
    if (target instanceof Element && target.closest('.o-toasts')) return;
    removeEventListener('pointerdown', press, true);
    close();
  };
  requestAnimationFrame(() => addEventListener('pointerdown', press, true));
}

const ICONS = { info: InfoIcon, success: CheckIcon, warn: WarningIcon, danger: WarningIcon } as const;

interface ToastsProps {
  label: string;
  closeLabel: string;
  /** In a modal dialog, which covers everything else: there they are shown while it is open. */
  over?: boolean;
}

/** The dialogs that are open, the uppermost last. */
const dialogs = signal<readonly object[]>([]);

export function Toasts({ label, closeLabel, over = false }: ToastsProps) {
  const [me] = useState({});
  useLayoutEffect(() => {
    if (!over) return undefined;
    dialogs.value = [...dialogs.value, me];
    return () => {
      dialogs.value = dialogs.value.filter((other) => other !== me);
    };
  }, []);
  const here = over ? dialogs.value.at(-1) === me : dialogs.value.length === 0;
  return (
    <section class="o-toasts" aria-live="polite" aria-label={label}>
      {(here ? shown.value : []).map((one) => {
        const Icon = ICONS[one.tone];
        const close = () => {
          shown.value = shown.value.filter(({ key }) => key !== one.key);
        };
        return (
          <div key={one.key} class={`o-toast o-toast--${one.tone}`} data-kind={one.kind}>
            <Icon size={20} />
            <span>
              {one.words} {one.mark ? <small class="o-muted o-number">{one.mark}</small> : undefined}
            </span>
            {one.action ? (
              <button
                type="button"
                class="o-button o-button--small"
                onClick={() => {
                  close();
                  one.action?.run();
                }}
              >
                {one.action.label}
              </button>
            ) : undefined}
            <button
              type="button"
              class="o-button o-button--quiet o-button--icon o-button--small"
              aria-label={closeLabel}
              onClick={close}
            >
              <CloseIcon />
            </button>
          </div>
        );
      })}
    </section>
  );
}
