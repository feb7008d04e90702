/** A game's rulebook as a page: `#/rules/exoship/XS-5.2` opens it at that rule. */
import { Page } from '../Page.tsx';
import { go, to } from '../router.ts';
import { Reader } from '../rules/Reader.tsx';
import { words } from '../text/en.ts';
import { WithGame } from '../WithGame.tsx';

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
              <Reader
                text={table.rules}
                rule={rule}
                onRule={(next) => go(to.rules(id, next), { replace: true })}
              />
            </Page>
          </div>
        ))
      }
    </WithGame>
  );
}
