import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#engine';
import { root } from '../tools.mjs';
import { isText, missingIn, ownModule, Speakers, textIn, texts } from './modules.mjs';
import { languages } from './plugin.mjs';
import { accented, pseudo } from './pseudo.mjs';

const file = (path: string) => join(root, path);

describe('modules of words', () => {
  it('are told from others, and found in another language', () => {
    expect(isText(file('games/exodus/text/log.ts'))).toBe(true);
    expect(isText(file('ui/text.ts'))).toBe(true);
    expect(isText(file('games/exodus/text/de/log.ts'))).toBe(false);
    expect(isText(file('games/exodus/steps/log.ts'))).toBe(false);
    expect(textIn('/a/text/log.ts', 'de')).toBe('/a/text/de/log.ts');
    expect(textIn('/ui/text.ts', 'de')).toBe('/ui/text.de.ts');
  });

  it.each([...LANGUAGES])('say everything in the language %s', (language) => {
    expect(missingIn(language)).toEqual([]);
  });

  it('are missed, one by one, in a language nobody has written', () => {
    const missed = missingIn('xx');
    expect(missed).toContain('ui/text.xx.ts: kit');
    expect(missed).toContain('games/exodus/text/xx/log.ts: eventLine');
    expect(missed.length).toBeGreaterThan(texts().length);
  });
});

describe('what speaks', () => {
  const speakers = new Speakers();

  it.each([
    'web/App.tsx',
    'ui/kit/ChoiceList.tsx',
    'games/exoship/table/index.tsx',
    'games/exoship/index.ts',
  ])('%s reaches words', (path) => expect(speakers.speaks(file(path))).toBe(true));

  // They have state, or are what states are compared with: a page must not have them twice.
  it.each([
    'engine/index.ts',
    'web/settings.ts',
    'web/router.ts',
    'games/exoship/game.ts',
    'bots/index.ts',
  ])('%s does not, and is shared by all languages', (path) =>
    expect(speakers.speaks(file(path))).toBe(false));

  it('is found by the names of folders too', () => {
    const from = file('web/games.ts');
    expect(ownModule('#engine', from)).toBe(file('engine/index.ts'));
    expect(ownModule('#games/exoship/game.ts', from)).toBe(file('games/exoship/game.ts'));
    expect(ownModule('./settings.ts?x', from)).toBe(file('web/settings.ts'));
    expect(ownModule('preact', from)).toBe(undefined);
    expect(ownModule('./styles/page.css', from)).toBe(undefined);
  });
});

describe('the link of a language', () => {
  const { resolveId } = languages(['en', 'pseudo', 'xx']);
  const resolve = (source: string, importer: string | undefined): unknown => {
    if (typeof resolveId !== 'object') throw new TypeError('resolveId is a hook with a filter');
    return Reflect.apply(resolveId.handler, undefined, [source, importer, {}]);
  };
  const app = file('web/App.tsx');

  it('leaves English alone', () => {
    expect(resolve('./Notice.tsx', app)).toBe(undefined);
    expect(resolve('./text/en.ts', app)).toBe(undefined);
  });

  it('is handed on to what speaks, and not to what does not', () => {
    expect(resolve('./Notice.tsx', `${app}?lang=pseudo`)).toBe(`${file('web/Notice.tsx')}?lang=pseudo`);
    expect(resolve('./text/en.ts', `${app}?lang=pseudo`)).toBe(`${file('web/text/en.ts')}?lang=pseudo`);
    expect(resolve('virtual:catalogue', `${app}?lang=pseudo`)).toBe('\0virtual:catalogue?lang=pseudo');
    expect(resolve('./router.ts', `${app}?lang=pseudo`)).toBe(undefined);
    expect(resolve('preact', `${app}?lang=pseudo`)).toBe(undefined);
  });

  it('goes into workers', () => {
    const thinkers = `${file('web/match/thinkers.ts')}?lang=pseudo`;
    const worker = file('web/match/worker.pseudo.ts');
    expect(resolve('./worker.ts?worker', thinkers)).toBe(`${worker}?worker`);
    expect(resolve(worker, undefined)).toBe(`${file('web/match/worker.ts')}?lang=pseudo`);
  });

  it('takes the words of tests from the English ones, and those of a language from its own', () => {
    expect(resolve(file('web/text/en.ts'), `${file('web/text/en.ts')}?lang=pseudo`)).toBe(undefined);
    expect(() => resolve('./text/en.ts', `${app}?lang=xx`)).toThrow('web/text/xx/en.ts is missing');
  });
});

describe('the words of tests', () => {
  it('have accents in every word, and are longer', () => {
    expect(accented('Choose a ship')).toBe('Chóóóósé á shííp');
    expect(accented('hmm')).not.toBe('hmm');
    const text = 'The quick brown fox jumps over the lazy dog and finds another seventeen foxes sleeping';
    expect(accented(text).length / text.length).toBeGreaterThan(1.2);
    expect(accented(text).length / text.length).toBeLessThan(1.4);
  });

  it('are changed once, however often they are said', () => {
    const once = accented('Choose a ship');
    expect(accented(`${once}, ${once}`)).toBe(`${once}, ${once}`);
    expect(accented(`${once} now`)).toBe(`${once} ${accented('now')}`);
  });

  it('leave ids of rules and addresses as they are', () => {
    expect(accented('XS-6.1')).toBe('XS-6.1');
    expect(accented('https://example.org/rules')).toBe('https://example.org/rules');
  });

  it('go through lists, records and what functions give, but not through ids', () => {
    const words = pseudo({
      id: 'guardian',
      names: ['Guardian'],
      told: (n: number) => ({ text: `${n} ships` }),
    });
    expect(words.id).toBe('guardian');
    expect(words.names).toEqual([accented('Guardian')]);
    expect(words.told(2)).toEqual({ text: `2 ${accented('ships')}` });
    expect(words.told).toBe(words.told);
  });
});
