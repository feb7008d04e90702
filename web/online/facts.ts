/** What is agreed at a table, in words: its clock, what happens at zero, who may watch, and what of the options is not usual. */

import { OPTIONS } from 'virtual:options';
import { ABANDONED_DAYS, LOST_MINUTES, type TableInfo, UNHURRIED_SECONDS } from '#client';
import { canonical, type OptionValue } from '#engine';
import { language } from '../language.ts';
import { called } from '../text/called.ts';
import { words } from '../text/en.ts';
import { paceWords } from './paces.ts';

export interface Fact {
  readonly label: string;
  readonly value: string;
}

export function factsOf({ clock, delay, visibility, language, ...table }: TableInfo): Fact[] {
  const text = words.online.facts;
  return [
    { label: text.clock, value: paceWords({ clock, ...table }) },
    ...(clock === undefined ? [] : [{ label: text.atZero, value: atZeroWords(table) }]),
    { label: text.away, value: table.standIn ? text.awaysFacilitator : text.aways(botAt(table)) },
    { label: text.lost, value: lostWords(clock) },
    { label: text.abandoned, value: text.abandonedAfter(ABANDONED_DAYS) },
    { label: text.delay, value: text.delays(delay) },
    { label: text.visibility, value: words.online.setUp.visibilities[visibility] },
    { label: text.language, value: languageName(language) },
    ...optionsOf(table),
  ];
}

export function atZeroWords(table: Pick<TableInfo, 'atZero' | 'level'>): string {
  return words.online.facts.atZeros[table.atZero](botAt(table));
}

function lostWords(clock: number | undefined): string {
  const text = words.online.facts;
  return clock === undefined || clock < UNHURRIED_SECONDS ? text.losts(LOST_MINUTES) : text.lostsNever;
}

export function botAt({ level }: Pick<TableInfo, 'level'>): string {
  return called(words.setUp.levels, level);
}

/** The options that are not as usual. */
export function chosenOptions(table: Pick<TableInfo, 'game' | 'options'>): Fact[] {
  return optionsOf(table, (value, usual) => canonical(value) !== canonical(usual));
}

/** All options in words, or such as are wanted. */
function optionsOf(
  { game, options }: Pick<TableInfo, 'game' | 'options'>,
  wanted: (value: OptionValue, usual: OptionValue) => boolean = () => true,
): Fact[] {
  const named = OPTIONS.find(({ id }) => id === game)?.options ?? {};
  return Object.entries(named).flatMap(([name, { label, values = {}, default: usual }]) => {
    const value = options[name] as OptionValue | undefined;
    if (value === undefined || !wanted(value, usual)) return [];
    if (typeof value === 'boolean') return [{ label, value: words.online.facts.flags[value ? 'on' : 'off'] }];
    const said = (Array.isArray(value) ? value : [value]).map((one) => values[String(one)] ?? String(one));
    return [{ label, value: said.join(', ') }];
  });
}

export function languageName(code: string): string {
  return new Intl.DisplayNames([language], { type: 'language' }).of(code) ?? code;
}
