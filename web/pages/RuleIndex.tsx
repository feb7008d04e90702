/** Which code carries each rule of a game and which tests try it: `#/rules/exoship/index`. Made by the build. */

import { RULE_INDEX } from 'virtual:rule-index';
import { useEffect, useState } from 'preact/hooks';
import { Reader } from '../rules/Reader.tsx';
import { words } from '../text/en.ts';

export function RuleIndex({ game }: { game: string }) {
  const [text, setText] = useState<string>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let gone = false;
    setText(undefined);
    setFailed(false);
    const load = RULE_INDEX[game] ?? (() => Promise.resolve({ default: '' }));
    load().then(
      (page) => !gone && setText(page.default),
      () => !gone && setFailed(true),
    );
    return () => {
      gone = true;
    };
  }, [game]);
  if (failed) return <p role="alert">{words.rules.indexFailed}</p>;
  return text === undefined ? (
    <p aria-busy="true">{words.rules.loading}</p>
  ) : (
    <Reader text={text} rule={undefined} />
  );
}
