import type { FrequencyUnit } from '@vitrina/contract/query-metrics.ts';
import { chooseColumns } from './choose-columns.ts';
import type { FrequencyMeaning } from './column-aliases.ts';
import type { QueryFileSource } from './detect-source.ts';
import { detectSource, SOURCE_MARKETPLACE } from './detect-source.ts';
import { estimateWindowDays } from './estimate-window-days.ts';
import type { Table } from './find-table.ts';
import { findPeriod } from './parse-day.ts';
import type { ColumnRole, QueryFileOptions, QueryFileReport } from './query-file.ts';
import { textOfCell } from './table-line.ts';

/** How the lines of one file are to be read: decided once, before the first of them. */
export type ReadingPlan = {
  source: QueryFileSource;
  unit: FrequencyUnit;
  columns: Partial<Record<ColumnRole, number>>;
  /** Cells in a line of a text file; a sheet has no such bound, its columns cannot shift. */
  width: number | null;
  headers: string[];
  windowDays: number | null;
  day: string;
  /** false: `day` stands for a day that nobody has said. */
  isDayKnown: boolean;
  dayFrom: QueryFileReport['dayFrom'];
  /** For dates such as 19.07. */
  year: { value: number; isAssumed: boolean };
  today: string;
  hasOtherMarketplaceNumbers: boolean;
};

type FileTraits = { fileName: string; sheet: string | null; isText: boolean };

export function planReading(table: Table, file: FileTraits, options: QueryFileOptions): ReadingPlan {
  const { answers } = options;
  const source = sourceOf(table, file);
  const { columns, meaning, hasOtherMarketplaceNumbers } = columnsOf(table, source, options);
  const { day, dayFrom, periodDays, isDayKnown } = periodOf(table, file, columns, options);
  const yearInName = /(?<!\d)20\d\d(?!\d)/.exec(file.fileName)?.[0];
  const isDayFromFile = isDayKnown;
  const year = isDayFromFile ? day.slice(0, 4) : yearInName;
  const hasWindow = columns.frequency !== undefined;
  return {
    source,
    unit: meaning.unit,
    columns,
    width: file.isText ? { table: table.headers.length, pairs: 2, list: 1 }[table.shape] : null,
    headers: table.headers.map(textOfCell),
    windowDays: hasWindow
      ? (answers.windowDays ?? meaning.windowDays ?? periodDays ?? estimateWindowDays(table.lines, columns))
      : null,
    day,
    isDayKnown,
    dayFrom,
    year: { value: Number(year ?? options.day.slice(0, 4)), isAssumed: year === undefined },
    today: options.day,
    hasOtherMarketplaceNumbers,
  };
}

function sourceOf(table: Table, { fileName, sheet }: FileTraits): QueryFileSource {
  if (table.shape === 'table' && table.headers.length > 1)
    return detectSource({ names: table.names, sheet, fileName });
  // The old WB file of trending searches has no header; only its name, requests.csv, tells it from any other pairs.
  if (table.shape === 'pairs') return /^requests/i.test(fileName) ? 'wbRequests' : 'table';
  return 'plainList';
}

function columnsOf({ shape, names }: Table, source: QueryFileSource, { marketplace }: QueryFileOptions) {
  if (shape === 'table') return chooseColumns(names, source, marketplace);
  const of = SOURCE_MARKETPLACE[source] ?? marketplace;
  const hasOtherMarketplaceNumbers = of !== marketplace;
  const isCounted = shape === 'pairs' && !hasOtherMarketplaceNumbers;
  const columns: ReadingPlan['columns'] = isCounted ? { query: 0, frequency: 1 } : { query: 0 };
  const unit = source === 'wbRequests' && isCounted ? 'searches' : 'unknown';
  const meaning: FrequencyMeaning = { unit, windowDays: null, marketplace: null };
  return { columns, meaning, hasOtherMarketplaceNumbers };
}

function periodOf(
  table: Table,
  { fileName }: FileTraits,
  columns: ReadingPlan['columns'],
  options: QueryFileOptions,
) {
  const { answers } = options;
  const title = findPeriod(table.above.flatMap(({ cells }) => cells.map(textOfCell)).join(' '));
  // One date in a title may be anything, two are a period; a file name is dated by its export.
  const period = title?.windowDays ? title : findPeriod(fileName);
  const found = title?.windowDays ? 'title' : period ? 'fileName' : 'unknown';
  const fallback = answers.day === undefined ? found : 'answer';
  const dayFrom: ReadingPlan['dayFrom'] =
    columns.monthlyTrend !== undefined ? 'trend' : columns.day !== undefined ? 'column' : fallback;
  const day = answers.day ?? period?.day;
  return {
    day: day ?? options.day,
    isDayKnown: day !== undefined,
    dayFrom,
    periodDays: period?.windowDays ?? null,
  };
}
