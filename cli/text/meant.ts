/** What was likely meant instead of what was typed; else what there is. */
export function meantOr(near: string | undefined, all?: readonly string[]): string {
  if (near !== undefined) return `; did you mean “${near}”?`;
  return all === undefined ? '' : ` (there are: ${all.join(', ')})`;
}
