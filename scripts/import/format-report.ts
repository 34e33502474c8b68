import type { ImportReport } from '../../packages/contract/src/query-imports.ts';
import { englishText } from './english-text.ts';

/** How many notes of each kind the terminal shows. */
const SHOWN = 15;

function alignLines(lines: readonly (readonly [string, string])[]): string[] {
  const width = Math.max(...lines.map(([name]) => name.length));
  return lines.map(([name, value]) => `  ${name.padEnd(width)}  ${value}`);
}

type Note = { line: number; reason: string; text: string };

function noteLines(title: string, notes: readonly Note[], count: number): string[] {
  if (count === 0) return [];
  const shown = notes
    .slice(0, SHOWN)
    .map(({ line, reason, text }): [string, string] => [
      `line ${line}`,
      `${englishText(`searchHistory.import.reasons.${reason}`)}: ${text}`,
    ]);
  const more = count > shown.length ? [`  and ${count - shown.length} more`] : [];
  return ['', title, ...alignLines(shown), ...more];
}

/** What an import understood and did, as a table of plain text. */
export function formatReport(report: ImportReport): string {
  const known = report.columns.filter(({ role }) => role !== null);
  const ignored = report.columns.filter(({ role }) => role === null);
  const facts: [string, string][] = [
    ['file', report.fileName],
    [
      'read as',
      [report.encoding, report.delimiter === null ? '' : `delimiter ${JSON.stringify(report.delimiter)}`]
        .filter(Boolean)
        .join(', '),
    ],
    ['source, unit', `${report.source}, ${report.unit}`],
    ['columns', known.map(({ header, role }) => `${header || '(no header)'} → ${role}`).join('; ')],
    ...(ignored.length === 0
      ? []
      : [['not used', ignored.map(({ header }) => header).join('; ')] as [string, string]]),
    ['lines', String(report.totalLines)],
    ['accepted', String(report.accepted)],
    ['merged', String(report.merged)],
    ['rejected', String(report.rejected)],
    ['rows stored', report.stored === 0 ? '0 (the same file is there already)' : String(report.stored)],
  ];
  return [
    ...alignLines(facts),
    ...noteLines('Rejected lines', report.rejections, report.rejected),
    ...noteLines('Warnings', report.warnings, report.warningsCount),
  ].join('\n');
}
