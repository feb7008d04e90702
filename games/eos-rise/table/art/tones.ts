/** The colours of a character, for what belongs to it. */
import type { CharacterId } from '../../content/characters.ts';
import './tones.css';

export const toneOf = (who: CharacterId): Record<'--tone' | '--tone-deep', string> => ({
  '--tone': `var(--${who})`,
  '--tone-deep': `var(--${who}-deep)`,
});
