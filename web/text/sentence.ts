/** What a server says begins small, as it may stand within other words; alone it is a sentence. */
export function sentence(words: string): string {
  const end = /[.!?…]$/.test(words) ? '' : '.';
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}${end}`;
}
