import * as z from 'zod/mini';
import { Day, Instant } from './dates.ts';
import { ErrorBody } from './errors.ts';
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
  'numberRounded',
  'ambiguousNumber',
  'badTrendMonth',
  'mergedConflict',
  'missingCells',
  'yearAssumed',
  'dateInFuture',
  'otherMarketplaceNumbers',
]);

export const ImportColumnRole = z.enum(['query', 'frequency', 'day', 'monthlyTrend', 'averagePerDay']);

/** What a file does not tell and a person has to, before anything of it is stored. */
export const ImportQuestion = z.enum([
  /** Which days its numbers are of. */
  'period',
  /** Several lines give one query different numbers. */
  'repeated',
  /** It holds queries, but no frequency of any. */
  'textsOnly',
]);
export type ImportQuestion = z.infer<typeof ImportQuestion>;

/** Answers to the questions; `day` and `windowDays` come before what the file's name or title says. */
export const ImportAnswers = z.object({
  /** The last day that the numbers cover. */
  day: z.optional(Day),
  windowDays: z.optional(z.int().check(z.minimum(1), z.maximum(366))),
  repeated: z.optional(z.enum(['sum', 'largest'])),
  areTextsWanted: z.optional(z.boolean()),
});
export type ImportAnswers = z.infer<typeof ImportAnswers>;

/** Where the days of the numbers were found. */
export const PeriodSource = z.enum(['column', 'trend', 'title', 'fileName', 'answer', 'unknown']);

export const ImportReport = z.object({
  fileName: z.string(),
  source: z.string(),
  unit: FrequencyUnit,
  /** Nothing is stored while one of them is open. */
  questions: z.array(ImportQuestion),
  period: z.object({
    from: PeriodSource,
    /** Earliest and latest last day of a number; null where there are no numbers or nobody knows. */
    firstDay: z.nullable(Day),
    lastDay: z.nullable(Day),
    /** Days that each number covers; null: unknown, or not the same in all lines. */
    windowDays: z.nullable(z.int()),
  }),
  /** Lines that name a query again with another number, and which was taken; `same`: with the same, taken once. */
  repeated: z.object({
    lines: z.int(),
    // Reports from before it was counted are kept for a week.
    same: z._default(z.int(), 0),
    taken: z.nullable(z.enum(['sum', 'largest'])),
  }),
  /** There are places in search, which no search history takes. */
  hasPlaces: z.boolean(),
  /** When the very same file was stored before; null: never. */
  importedAt: z.nullable(Instant),
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

const inCabinet = z.object({ cabinetId: CabinetId });
const ofImport = z.extend(inCabinet, { importId: z.uuid() });

/** At most so many unfinished imports of one person; ended ones are listed for so long. */
export const IMPORT_RULES = { unfinishedPerPerson: 3, keptDays: 7, shown: 10 } as const;

/** asking: it was read and waits for answers. */
const ImportState = z.enum(['running', 'asking', 'done', 'failed']);

export const Import = z.object({
  id: z.uuid(),
  fileName: z.string(),
  marketplace: Marketplace,
  state: ImportState,
  rowsDone: z.int(),
  /** null until the file has been read. */
  rowsTotal: z.nullable(z.int()),
  createdAt: Instant,
});
export type Import = z.infer<typeof Import>;

export const ImportDetails = z.extend(Import, {
  report: z.nullable(ImportReport),
  /** Why it failed, as the catalogue of errors says it. */
  failure: z.nullable(ErrorBody),
});
export type ImportDetails = z.infer<typeof ImportDetails>;

/**
 * Takes a file in for a worker to read and store. What is over within seconds is answered with its result or refused;
 * anything longer is answered as it stands, goes on by itself and ends in the bell.
 */
export const importQueries = route({
  method: 'POST',
  path: 'searchHistory/importQueries',
  kind: 'upload',
  access: { cabinet: 'edit' },
  input: z.object({ cabinetId: CabinetId, marketplace: Marketplace }),
  output: ImportDetails,
  errors: [
    'import.tooMany',
    'import.unreadable',
    'import.tooManyRows',
    'import.limitExceeded',
    'request.tooLarge',
    'server.busy',
  ],
});

/** One's own in this cabinet, newest first. */
export const listImports = route({
  method: 'POST',
  path: 'searchHistory/getImports',
  access: { cabinet: 'view', isOpenInExample: true },
  input: inCabinet,
  output: z.object({ imports: z.array(Import) }),
  errors: [],
});

export const getImport = route({
  method: 'POST',
  path: 'searchHistory/getImport',
  access: { cabinet: 'view' },
  tokens: 'read',
  input: ofImport,
  output: ImportDetails,
  errors: ['import.notFound'],
});

/** Goes on with an import that is asking. */
export const answerImport = route({
  method: 'POST',
  path: 'searchHistory/answerImport',
  access: { cabinet: 'edit' },
  input: z.extend(ofImport, { answers: ImportAnswers }),
  output: z.object({}),
  errors: ['import.notFound', 'import.notAsking'],
});

/** Stops it if it is still being read, and takes it off the list; what is stored stays. */
export const removeImport = route({
  method: 'POST',
  path: 'searchHistory/removeImport',
  access: { cabinet: 'view' },
  input: ofImport,
  output: z.object({}),
  errors: ['import.notFound'],
});
