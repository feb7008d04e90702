// Whatever scrolls in a style sheet is scrolled by keyboard too: who draws it hands it to `scrollable`.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** These always hold a button of their own. */
const WITH_A_BUTTON = ['o-dialog', 'o-menu'];
/** Drawn from a text and not by class: by whom. */
const UNDER: Readonly<Record<string, string>> = { reader__results: 'ul', reader__book: 'table' };

const files = ['games', 'ui', 'web'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path)),
);
const read = (ending: string) =>
  files.filter((path) => path.endsWith(ending)).map((path) => ({ path, text: readFileSync(path, 'utf8') }));

/** The classes of all rules that let their element scroll. */
const scrolling = read('.css').flatMap(({ text }) =>
  [...text.replace(/\/\*.*?\*\//gs, '').matchAll(/([^{}]+)\{([^{}]*)\}/g)]
    .filter(([, , rules = '']) => /overflow(-[xy])?:[^;]*\b(auto|scroll)\b/.test(rules))
    .flatMap(([, selectors = '']) => selectors.split(','))
    .map((selector) => /\.([\w-]+)[^.]*$/.exec(selector.trim())?.[1] ?? selector.trim()),
);
const drawn = read('.tsx');

test('the style sheets are read', () => {
  expect(scrolling).toContain('er-fight');
  expect(scrolling).toContain('side__log');
});

test.each(
  [...new Set(scrolling)].filter((name) => !WITH_A_BUTTON.includes(name)),
)('%s can be scrolled by keyboard', (name) => {
  const elements = drawn.flatMap(({ path, text }) =>
    openings(text)
      .filter((opening) => classesOf(opening).includes(name))
      .map((opening) => ({ path, opening })),
  );
  expect(elements, `nothing is drawn with the class ${name}`).not.toEqual([]);
  for (const { path, opening } of elements) {
    const whole = drawn.find((one) => one.path === path)?.text ?? '';
    expect(isReached(opening, whole) || isReachedUnder(name, whole), `${path}: ${opening}`).toBe(true);
  }
});

/** The opening tags of plain elements, each with all its attributes. */
function openings(text: string): string[] {
  return [...text.matchAll(/<[a-z]+\s/g)].map(({ index }) => {
    let depth = 0;
    for (let at = index; at < text.length; at++) {
      if (text[at] === '{') depth++;
      else if (text[at] === '}') depth--;
      else if (text[at] === '>' && depth === 0) return text.slice(index, at + 1);
    }
    return '';
  });
}

function classesOf(opening: string): string[] {
  const [, plain, made] = /\sclass=(?:"([^"]*)"|\{(.*?)\}(?=\s+[\w-]+=|\s*\/?>))/s.exec(opening) ?? [];
  return (plain ?? made ?? '').split(/[^\w-]+/);
}

function isReached(opening: string, whole: string): boolean {
  const ref = /\sref=\{(\w+)\}/.exec(opening)?.[1];
  return ref === 'scrollable' || (ref !== undefined && whole.includes(`const ${ref} = useScrollable(`));
}

function isReachedUnder(name: string, whole: string): boolean {
  const what = UNDER[name];
  if (what === undefined) return false;
  return whole.includes(`<${what} ref={scrollable}>`) || whole.includes(`querySelectorAll('${what}')`);
}
