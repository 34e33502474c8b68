import * as z from 'zod/mini';
import { CabinetId, Marketplace } from './ids.ts';
import { FrequencyUnit } from './query-metrics.ts';
import { route } from './route.ts';

/** Largest file of queries that may be imported, bytes and rows. */
export const IMPORT_BOUNDS = { bytes: 20 * 1024 * 1024, rows: 200_000 } as const;

export const ImportRejection = z.enum([
  'emptyQuery',
  'tooLong',
  'notANumber',
  'negativeNumber',
  'numberTooLarge',
  'totalRow',
  'repeatedHeader',
  'controlCharacters',
  'brokenText',
  'brokenQuotes',
  'tooManyColumns',
  'badDate',
  'dateAsQuery',
  'badTrend',
]);

/** The line is kept as the source gives it, and the person is told. */
const ImportWarning = z.enum([
  'moreClicksThanViews',
  'numberRounded',
  'ambiguousNumber',
  'badTrendMonth',
  'mergedConflict',
  'missingCells',
  'yearAssumed',
  'dateInFuture',
  'otherMarketplaceNumbers',
]);

const ImportColumnRole = z.enum([
  'query',
  'frequency',
  'clicks',
  'spend',
  'category',
  'day',
  'monthlyTrend',
  'averagePerDay',
]);

export const ImportReport = z.object({
  fileName: z.string(),
  source: z.string(),
  unit: FrequencyUnit,
  totalLines: z.int(),
  accepted: z.int(),
  merged: z.int(),
  rejected: z.int(),
  stored: z.int(),
  encoding: z.string(),
  delimiter: z.nullable(z.string()),
  columns: z.array(z.object({ header: z.string(), role: z.nullable(ImportColumnRole) })),
  /** The first hundred of each; the counts above are complete. */
  rejections: z.array(z.object({ line: z.int(), reason: ImportRejection, text: z.string() })),
  warnings: z.array(z.object({ line: z.int(), reason: ImportWarning, text: z.string() })),
  warningsCount: z.int(),
});
export type ImportReport = z.infer<typeof ImportReport>;

export const importQueries = route({
  method: 'POST',
  path: 'searchHistory/importQueries',
  kind: 'upload',
  access: { cabinet: 'edit' },
  input: z.object({ cabinetId: CabinetId, marketplace: Marketplace }),
  output: ImportReport,
  errors: [
    'import.unreadable',
    'import.tooManyRows',
    'import.limitExceeded',
    'request.tooLarge',
    'server.busy',
  ],
});
