/** `orrery report` and `orrery compare`: reports as pages, and two of them side by side. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { isRecord } from '#engine';
import { findGame } from '#games';
import {
  type Comparison,
  columns,
  compare,
  dataOf,
  type Page,
  pageText,
  type Report,
  type TournamentReport,
} from '#lab';
import { Failed, Fault } from '../fault.ts';
import { comparisonPage } from '../page/comparison.ts';
import { simulationPage } from '../page/simulation.ts';
import { tournamentPage } from '../page/tournament.ts';
import { type Shell, say } from '../shell.ts';
import { codeOf, readText } from '../textFile.ts';

type AnyReport = Report | TournamentReport | Comparison;

export function writeReportPage(shell: Shell, file: string, report: AnyReport): void {
  const title = findGame(report.game)?.words.title ?? report.game;
  writePage(shell, file, pageOf(report, title, shell));
}

export function writePage(shell: Shell, file: string, page: Page): void {
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, pageText(page, shell.language));
  } catch (error) {
    throw new Fault(['cannotWrite', file, codeOf(error)]);
  }
  shell.errors.write(`${shell.words.sim.written(file)}\n`);
}

function pageOf(report: AnyReport, title: string, { words }: Shell): Page {
  switch (report.kind) {
    case 'simulation':
      return simulationPage(report, title, words);
    case 'tournament':
      return tournamentPage(report, title, words);
    case 'comparison':
      return comparisonPage(report, title, words);
  }
}

export function makePage(shell: Shell, file: string, { out }: { out: string }): void {
  writeReportPage(shell, out, readReport(file));
}

export interface CompareFlags {
  readonly report?: string;
  readonly json?: boolean;
  readonly failIf: readonly string[];
}

export function compareReports(shell: Shell, before: string, after: string, flags: CompareFlags): void {
  const words = shell.words.compare;
  const limits = flags.failIf.map(readLimit);
  const compared = compare(simulationOf(before), simulationOf(after));
  if (flags.report) writeReportPage(shell, flags.report, compared);
  const marked = compared.lines.filter((line) => line.marked);
  const text = [
    ...words.head(compared),
    '',
    marked.length > 0
      ? words.changed(marked.length, compared.lines.length)
      : words.nothing(compared.lines.length),
    ...columns(marked.map(words.row)),
    ...words.onlyIn(compared.onlyBefore, compared.onlyAfter),
  ];
  say(shell, flags.json ? JSON.stringify(compared, undefined, 2) : text.join('\n'));
  const failed = limits.flatMap(({ id, below }) =>
    compared.lines.filter((line) => line.id === id && line.high * (line.unit === 'share' ? 100 : 1) < below),
  );
  for (const line of failed) shell.errors.write(`orrery: ${words.failed(words.line(line))}\n`);
  if (failed.length > 0) throw new Failed();
}

/** `won<-3`: the whole interval lies below, in points of a hundred for shares. */
function readLimit(typed: string): { id: string; below: number } {
  const [, id, below] = /^([^<]+)<(-?\d+(?:\.\d+)?)$/.exec(typed.replaceAll(' ', '')) ?? [];
  if (id === undefined || below === undefined) throw new Fault(['failIf', typed]);
  return { id, below: Number(below) };
}

function simulationOf(file: string): Report {
  const report = readReport(file);
  if (report.kind === 'simulation') return report;
  throw new Fault(['notSimulation', file]);
}

const KINDS = ['simulation', 'tournament', 'comparison'];

/** A report as JSON, or the page that was made of it. */
function readReport(file: string): AnyReport {
  const text = readText(file);
  try {
    const value: unknown = JSON.parse(dataOf(text) ?? text);
    if (isRecord(value) && KINDS.includes(String(value.kind))) return value as unknown as AnyReport;
  } catch {
    // Not JSON: said below.
  }
  throw new Fault(['notReport', file]);
}
