import type { ImportQuestion, ImportReport } from '../../packages/contract/src/query-imports.ts';
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

function periodText({ period: { from, firstDay, lastDay, windowDays } }: ImportReport): string {
  if (firstDay === null || lastDay === null) return 'unknown days';
  const days = firstDay === lastDay ? lastDay : `${firstDay} to ${lastDay}`;
  const window = windowDays === null ? 'days covered by each unknown' : `each covers ${windowDays} days`;
  return `${days}, ${englishText(`searchHistory.import.periodFrom.${from}`)}; ${window}`;
}

function questionText(question: ImportQuestion, { repeated, hasPlaces }: ImportReport): string {
  if (question === 'period')
    return 'The file does not say which days its numbers cover: add --day YYYY-MM-DD (the last day), and --window DAYS if known.';
  if (question === 'repeated')
    return `${repeated.lines} lines repeat a query with a different number: add --repeated sum or --repeated largest.`;
  return `The file contains ${hasPlaces ? 'places in search but no frequencies' : 'only queries'}: add --as-texts to import its queries without numbers.`;
}

function storedText({ stored, importedAt }: ImportReport): string {
  return importedAt === null
    ? String(stored)
    : `0 (this file was already imported on ${importedAt.slice(0, 10)})`;
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
    ['numbers of', periodText(report)],
    ...(report.repeated.taken === null || report.repeated.lines === 0
      ? []
      : [['repeated', `${report.repeated.lines} lines, ${report.repeated.taken} taken`] as [string, string]]),
    ...(report.repeated.same === 0
      ? []
      : [['same number', `${report.repeated.same} lines repeat a query, taken once`] as [string, string]]),
    ['lines', String(report.totalLines)],
    ['accepted', String(report.accepted)],
    ['merged', String(report.merged)],
    ['rejected', String(report.rejected)],
    ['rows stored', storedText(report)],
  ];
  const open = report.questions.map((question) => questionText(question, report));
  return [
    ...alignLines(facts),
    ...(open.length === 0 ? [] : ['', 'Nothing was stored.', ...open]),
    ...noteLines('Rejected lines', report.rejections, report.rejected),
    ...noteLines('Warnings', report.warnings, report.warningsCount),
  ].join('\n');
}
