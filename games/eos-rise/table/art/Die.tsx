/** A skill die that shows a face; a fresh throw tumbles in. */
import type { JSX } from 'preact';
import type { Face } from '../../content/characters.ts';
import { FaceIcon } from './Icon.tsx';
import './die.css';

interface DieLook {
  readonly advanced: boolean;
  readonly placed: boolean;
  readonly thrown: boolean;
}

export function dieClass({ advanced, placed, thrown }: DieLook): string {
  return `er-die${advanced ? ' er-die--advanced' : ''}${placed ? ' er-die--placed' : ''}${thrown ? ' er-rolling' : ''}`;
}

export const DieFace = ({ face }: { face: Face }): JSX.Element => <FaceIcon face={face} size={24} />;
