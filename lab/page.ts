/** One self-contained page of HTML: no network, no script; the data it was made of lies in it, for programs. */
import { escaped } from './plots/plot.ts';

export interface Section {
  readonly title: string;
  /** What it shows, in a sentence or two. */
  readonly notes?: readonly string[];
  readonly plot?: string;
  /** The first row is the head; beside a plot it is folded away under this title. */
  readonly table?: readonly (readonly string[])[];
  readonly tableTitle?: string;
}

export interface Page {
  readonly title: string;
  readonly lines: readonly string[];
  /** Marked differences in sentences. */
  readonly findings: { readonly title: string; readonly lines: readonly string[] };
  readonly sections: readonly Section[];
  readonly data: object;
}

/** Where a page keeps its data. */
const DATA = /<script type="application\/json" id="data">(.*?)<\/script>/s;

export function pageText({ title, lines, findings, sections, data }: Page, language: string): string {
  // No name in the data can end the script.
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escaped(title)}</title><style>${STYLE}</style></head><body><main>
<h1>${escaped(title)}</h1>${paragraphs(lines)}
<h2>${escaped(findings.title)}</h2><ul>${findings.lines.map((line) => `<li>${escaped(line)}</li>`).join('')}</ul>
${sections.map(sectionText).join('\n')}
</main><script type="application/json" id="data">${json}</script></body></html>
`;
}

/** The data of a page, as text of JSON; undefined where it is no page of ours. */
export function dataOf(page: string): string | undefined {
  return DATA.exec(page)?.[1];
}

function sectionText({ title, notes = [], plot, table = [], tableTitle }: Section): string {
  const rows = table.length > 1 ? tableText(table) : '';
  const folded = `<details><summary>${escaped(tableTitle ?? title)}</summary>${rows}</details>`;
  const figure = plot ? `<figure>${plot}</figure>` : '';
  const below = plot && rows ? folded : rows;
  return `<section><h2>${escaped(title)}</h2>${paragraphs(notes)}${figure}${below}</section>`;
}

function tableText([head = [], ...rows]: readonly (readonly string[])[]): string {
  const cells = (tag: string, row: readonly string[]) =>
    row.map((cell) => `<${tag}>${escaped(cell)}</${tag}>`).join('');
  const body = rows.map((row) => `<tr>${cells('td', row)}</tr>`).join('');
  return `<div class="wide" tabindex="0"><table><thead><tr>${cells('th', head)}</tr></thead><tbody>${body}</tbody></table></div>`;
}

function paragraphs(lines: readonly string[]): string {
  return lines.map((line) => `<p>${escaped(line)}</p>`).join('');
}

const STYLE = `
:root{color-scheme:light dark;--paper:#fff;--ink:#1c2230;--soft:#59617a;--line:#d5d9e4;--mark:#1d5fb4;--fair:#a3470b}
@media(prefers-color-scheme:dark){:root{--paper:#12151d;--ink:#e6e9f2;--soft:#a3abc2;--line:#343b4d;--mark:#79b2ff;--fair:#ffb078}}
body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.5 system-ui,sans-serif}
main{max-width:46rem;margin:0 auto;padding:1rem}
h1{font-size:1.6rem;margin:.5rem 0}h2{font-size:1.2rem;margin:2rem 0 .5rem}
p{margin:.25rem 0}figure{margin:.5rem 0}svg{width:100%;height:auto}
svg text{fill:var(--ink);font-size:12px}
.grid{stroke:var(--line)}.fair{stroke:var(--fair);stroke-width:2;stroke-dasharray:5 4}
.reach{stroke:var(--soft);stroke-width:2}.reach.marked{stroke:var(--mark);stroke-width:3}
.dot{fill:var(--paper);stroke:var(--soft);stroke-width:2}.dot.marked{fill:var(--mark);stroke:var(--mark)}
.bar{fill:var(--mark)}.curve{fill:none;stroke:var(--mark);stroke-width:2}
summary{cursor:pointer;color:var(--soft)}
.wide{overflow-x:auto}table{border-collapse:collapse;font-size:.9rem}
th,td{padding:.15rem .7rem .15rem 0;border-bottom:1px solid var(--line);text-align:right;white-space:nowrap}
th:first-child,td:first-child{text-align:left}`;
