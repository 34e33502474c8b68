import type { UNREADABLE_REASONS } from '@vitrina/contract/errors.ts';
import type { Marketplace } from '@vitrina/contract/ids.ts';
import type { ImportAnswers, PeriodSource } from '@vitrina/contract/query-imports.ts';
import type { FrequencyUnit } from '@vitrina/contract/query-metrics.ts';
import type { UploadLimit } from '@vitrina/contract/upload-limits.ts';
import type * as z from 'zod/mini';

export type QueryFileOptions = {
  /** Most rows the result may hold, counted after merging. */
  maxRows: number;
  marketplace: Marketplace;
  /** Moscow day of the import. */
  day: string;
  answers: ImportAnswers;
};

export type QueryFileRow = {
  /** Lower case, one space between words, no invisible characters; ё is kept. */
  query: string;
  /** The query with ё as е: spellings of one query meet here. */
  queryKey: string;
  /** Null when neither the format nor the file says how many days the numbers cover. */
  windowDays: number | null;
  /** Last day of the window. */
  day: string;
  frequency: number | null;
  /** Source lines that this row was made of. */
  lines: number[];
};

export type RejectReason =
  | 'emptyQuery'
  | 'tooLong'
  | 'notANumber'
  | 'negativeNumber'
  | 'numberTooLarge'
  | 'totalRow'
  | 'repeatedHeader'
  | 'controlCharacters'
  | 'brokenText'
  | 'brokenQuotes'
  | 'tooManyColumns'
  | 'badDate'
  | 'dateAsQuery'
  | 'badTrend';

export type WarningReason =
  | 'numberRounded'
  | 'ambiguousNumber'
  | 'badTrendMonth'
  | 'mergedConflict'
  | 'missingCells'
  | 'yearAssumed'
  | 'dateInFuture'
  | 'otherMarketplaceNumbers';

export const COLUMN_ROLES = [
  'query',
  'frequency',
  'clicks',
  'spend',
  'category',
  'day',
  'monthlyTrend',
  'averagePerDay',
] as const;
export type ColumnRole = (typeof COLUMN_ROLES)[number];

type LineNote<Reason> = { line: number; text: string; reason: Reason };

export type QueryFileReport = {
  /** Lines with data, the header and what stands above it excluded; an item of a ;-list counts as a line. */
  totalLines: number;
  /** Lines that gave at least one new row. */
  accepted: number;
  /** Lines that only joined rows of earlier lines; totalLines = accepted + merged + rejected.length. */
  merged: number;
  /**
   * blank: lines without a number, or with the first of their query; same: with the number of an earlier line; conflict:
   * with another number than an earlier line, whichever was taken.
   */
  mergedBy: { blank: number; sum: number; same: number; conflict: number };
  /** Lines with a number of which neither the file nor a person says the day. */
  undated: number;
  rejected: LineNote<RejectReason>[];
  warnings: LineNote<WarningReason>[];
  encoding: string;
  delimiter: string | null;
  headerLine: number | null;
  /** Filled lines above the header: titles, shop names. */
  linesAboveHeader: number;
  columns: { header: string; role: ColumnRole | null }[];
  sheet: string | null;
  /** Sheets with data that were not read: another sheet of the workbook answered better. */
  otherSheets: { name: string; lines: number }[];
  dayFrom: z.infer<typeof PeriodSource>;
  hasPlaces: boolean;
};

/** The bytes are no table at all. */
export type UnreadableReason = Exclude<(typeof UNREADABLE_REASONS)[number], 'emptyFile' | 'noQueryColumn'>;

export type QueryFileRefusal =
  | { refused: 'emptyFile'; detail: null }
  | { refused: 'noQueryColumn'; detail: { firstLine: string[] } }
  | { refused: 'unreadable'; detail: { reason: UnreadableReason } }
  | { refused: 'tooManyRows'; detail: { measure: 'rows' | 'lines'; limit: number } }
  | { refused: 'limit'; detail: { limit: UploadLimit; maximum: number } }
  | { refused: 'tooLarge'; detail: { measure: 'bytes'; limit: number } };

export type QueryFileResult =
  | { source: string; unit: FrequencyUnit; rows: QueryFileRow[]; report: QueryFileReport }
  | QueryFileRefusal;
