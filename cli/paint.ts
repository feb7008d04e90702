/** Colours for a terminal. Off when the output is no terminal, when NO_COLOR is set, and on a dumb terminal. */
import { styleText } from 'node:util';

export const TONES = ['title', 'key', 'good', 'bad', 'warn', 'quiet', 'strong'] as const;
export type Tone = (typeof TONES)[number];

export type Paint = (tone: Tone, text: string) => string;

export const plain: Paint = (_tone, text) => text;

const STYLES: Readonly<Record<Tone, Parameters<typeof styleText>[0]>> = {
  title: ['bold', 'cyan'],
  key: 'cyan',
  good: 'green',
  bad: 'red',
  warn: 'yellow',
  quiet: 'gray',
  strong: 'bold',
};

const coloured: Paint = (tone, text) => (text === '' ? '' : styleText(STYLES[tone], text));

export function paintFor(output: { readonly isTTY?: boolean }, env: NodeJS.ProcessEnv): Paint {
  if (env.NO_COLOR) return plain;
  if (env.FORCE_COLOR !== undefined) return env.FORCE_COLOR === '0' ? plain : coloured;
  return output.isTTY && env.TERM !== 'dumb' ? coloured : plain;
}
