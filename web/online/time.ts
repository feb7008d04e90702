/** What is left of a time, in words. */

export function leftWords(ms: number): string {
  const seconds = Math.ceil(Math.max(0, ms) / 1000);
  if (seconds >= 3600) return `${Math.floor(seconds / 3600)} h ${Math.floor((seconds % 3600) / 60)} min`;
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
