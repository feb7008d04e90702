/** A game's rulebook as a page: `#/rules/exoship/XS-5.2` opens it at that rule. */
import type { Term } from '#engine';
import { language } from '../language.ts';
import { Loading } from '../Notice.tsx';
import { Page } from '../Page.tsx';
import { go, to } from '../router.ts';
import { Reader } from '../rules/Reader.tsx';
import { words } from '../text/en.ts';
import { useLoaded } from '../useLoaded.ts';
import { WithGame } from '../WithGame.tsx';
import { RuleIndex } from './RuleIndex.tsx';

/** Instead of a rule: the page that says where each is carried and tried. */
const INDEX = 'index';

export function RulesPage({ game: id, rule }: { game: string; rule: string | undefined }) {
  return (
    <WithGame game={id}>
      {(opened) =>
        opened.open((game, table) => (
          <div data-game={id}>
            <Page
              title={words.rules.title(game.words.title)}
              back={{ href: to.library(), label: words.library.title }}
              class="narrowpage"
            >
              {rule === INDEX ? (
                <RuleIndex game={id} />
              ) : (
                <Book
                  load={async () => ({ text: await table.rules(language), terms: await table.terms?.() })}
                  rule={rule}
                  onRule={(next) => go(to.rules(id, next), { replace: true })}
                />
              )}
              <p>
                <a href={to.rules(id, rule === INDEX ? undefined : INDEX)}>
                  {rule === INDEX ? words.rules.book : words.rules.index}
                </a>
              </p>
            </Page>
          </div>
        ))
      }
    </WithGame>
  );
}

interface BookProps {
  load(): Promise<{ readonly text: string; readonly terms: readonly Term[] | undefined }>;
  rule: string | undefined;
  onRule(rule: string): void;
}

function Book({ load, rule, onRule }: BookProps) {
  const book = useLoaded(load, []);
  if (book.status === 'loading') return <Loading />;
  if (book.status === 'failed') return <p>{words.trouble.load}</p>;
  return <Reader {...book.value} rule={rule} onRule={onRule} />;
}
