import { writeChange } from './equivalent.ts';
import type { Verdict } from './judge.ts';
import type { Site } from './site.ts';

export type Judged = { site: Site; verdict: Verdict };

const said = { test: 'found by', hang: 'found by a hang,', types: 'refused by', lint: 'refused by' };

export function writeLine({ site, verdict: { by, note, seconds } }: Judged): string {
  const outcome = by === 'nobody' ? 'SURVIVED' : `${said[by]} ${note}`;
  return `${site.file}:${site.line}  ${writeChange(site)}  ${outcome}  ${seconds.toFixed(1)} s`;
}

export const isFound = ({ verdict }: Judged) => verdict.by !== 'nobody';

/** A line for each kind of mistake and one for all of them. */
export function writeTable(judged: readonly Judged[]): string {
  const operators = [...new Set(judged.map(({ site }) => site.operator))].toSorted();
  const rows = [
    ...operators.map((name) => ({ name, of: judged.filter(({ site }) => site.operator === name) })),
    { name: 'all', of: judged },
  ];
  const head = ['mistake', 'planted', 'by tests', 'hangs', 'by types', 'by lint', 'survived'];
  const count = (of: readonly Judged[], by: Verdict['by']) =>
    String(of.filter(({ verdict }) => verdict.by === by).length);
  const lines = rows.map(({ name, of }) => [
    name,
    String(of.length),
    ...(['test', 'hang', 'types', 'lint', 'nobody'] as const).map((by) => count(of, by)),
  ]);
  return [head, ...lines]
    .map((cells) => cells.map((cell, k) => (k === 0 ? cell.padEnd(16) : cell.padStart(9))).join(''))
    .join('\n');
}
