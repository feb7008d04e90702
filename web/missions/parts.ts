/** The parts of a table that a coach speaks of, wherever the board draws them. */
export function partsNamed(name: string): string {
  const value = CSS.escape(name);
  return `:is([data-part="${value}"],[data-place="${value}"],[data-card="${value}"])`;
}
