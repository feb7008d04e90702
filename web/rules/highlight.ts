/** Marks the words searched for in a text without touching its tree, where the browser can. */
const NAME = 'search';

export function highlight(body: HTMLElement | null, query: string): () => void {
  const clear = () => {
    if ('highlights' in CSS) CSS.highlights.delete(NAME);
  };
  const terms = query
    .toLowerCase()
    .split(/\s+/)
    .filter((term) => term.length > 1);
  if (body === null || terms.length === 0 || !('highlights' in CSS)) return clear;
  const ranges: Range[] = [];
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const text = (node.textContent ?? '').toLowerCase();
    for (const term of terms) {
      for (let at = text.indexOf(term); at >= 0; at = text.indexOf(term, at + term.length)) {
        const range = new Range();
        range.setStart(node, at);
        range.setEnd(node, at + term.length);
        ranges.push(range);
      }
    }
  }
  CSS.highlights.set(NAME, new Highlight(...ranges));
  return clear;
}
