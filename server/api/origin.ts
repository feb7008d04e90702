/** Pages of other sites may neither open a socket nor change anything here. Programs that are no browser name no origin. */
export function isAllowedOrigin(
  origin: string | undefined,
  host: string | undefined,
  others: readonly string[],
): boolean {
  if (origin === undefined) return true;
  if (others.includes(origin)) return true;
  try {
    return new URL(origin).host === host;
  } catch {
    return false;
  }
}
