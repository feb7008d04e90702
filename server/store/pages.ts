/** Reads what may be much page by page; between pages everyone else has their turn. */
const PAGE = 100;

/** `page` gives what comes after the last one that was read. */
export async function* paged<T>(
  page: (after: T | undefined, most: number) => Promise<readonly T[]>,
): AsyncGenerator<T> {
  let last: T | undefined;
  for (;;) {
    const some = await page(last, PAGE);
    yield* some;
    if (some.length < PAGE) return;
    last = some.at(-1);
    await new Promise((resolve) => setImmediate(resolve));
  }
}
