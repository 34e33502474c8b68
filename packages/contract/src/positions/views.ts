import * as z from 'zod/mini';
import { Day, Instant } from '../dates.ts';
import { DAY_KINDS, TimeGrouping } from '../grouping.ts';
import { CabinetId, PositionEntryId, Sku } from '../ids.ts';
import { route } from '../route.ts';
import { line, queryText } from '../text.ts';
import { FILE_TEXTS } from './file.ts';
import { COLOR_WAYS } from './place-tones.ts';
import { Place } from './places.ts';
import { POSITION_RULES } from './rules.ts';

const ofPeriod = z.object({ cabinetId: CabinetId, entryId: PositionEntryId, from: Day, to: Day });
const inBuckets = z.extend(ofPeriod, {
  grouping: z._default(TimeGrouping, 'Hour'),
  choice: z._default(z.enum(['last', 'best', 'median']), 'last'),
});
const errors = ['position.notFound', 'searchHistory.outOfRange'] as const;

const Hours = z.array(z.int());

/** One query by the hours of the Moscow day, 24 of each. Averages are of found places only. */
export const DayProfileRow = z.object({
  query: z.string(),
  averages: z.array(z.nullable(z.number())),
  found: Hours,
  /** Answers that were н/н are neither found nor deep. */
  deep: Hours,
  answered: Hours,
});
export type DayProfileRow = z.infer<typeof DayProfileRow>;

export const getPositionDayProfile = route({
  method: 'POST',
  path: 'positionCheck/getDayProfile',
  access: { cabinet: 'view', isOpenInExample: true },
  input: z.extend(ofPeriod, { days: z._default(z.enum(DAY_KINDS), 'all') }),
  output: z.object({ rows: z.array(DayProfileRow) }),
  errors,
});

/** More are counted and not shown: a chart of them could not be read. */
export const MOST_COMPARED = 20;

export const ComparedProduct = z.object({
  entryId: PositionEntryId,
  sku: Sku,
  name: z.nullable(z.string()),
  imageUrl: z.nullable(z.string()),
  isOwn: z.boolean(),
  cityName: z.string(),
  now: Place,
  best: Place,
  median: z.nullable(z.number()),
  /** As in the matrix (matrix-cells.ts). */
  cells: z.array(z.int()),
});
export type ComparedProduct = z.infer<typeof ComparedProduct>;

/** The products of the cabinet that follow one query: in the city of the entry, or in every city. The entry is first. */
export const comparePositionProducts = route({
  method: 'POST',
  path: 'positionCheck/compareProducts',
  access: { cabinet: 'view', isOpenInExample: true },
  input: z.extend(inBuckets, { query: queryText(), isEveryCity: z._default(z.boolean(), false) }),
  output: z.object({ buckets: z.array(Instant), products: z.array(ComparedProduct), total: z.int() }),
  errors,
});

/** Wide: queries by buckets. Long: a row for each of those. Raw: a row for each check. */
export const PositionFileForm = z.enum(['wide', 'long', 'raw']);
export type PositionFileForm = z.infer<typeof PositionFileForm>;

/** What the browser writes while the person waits; a larger file is made in the background. */
export const CELLS_AT_ONCE = 50_000;

/** Excel has 1,048,576 rows. */
export const MOST_RAW_CHECKS = 1_000_000;

/** The file made in the background: what the screen shows, or the checks behind it. */
export const startPositionExport = route({
  method: 'POST',
  path: 'positionCheck/startExport',
  access: { cabinet: 'view' },
  input: z.extend(inBuckets, {
    form: PositionFileForm,
    format: z.enum(['csv', 'xlsx']),
    /** As on the screen and in its order; those that are not followed are left out. */
    queries: z.array(queryText()).check(z.minLength(1), z.maxLength(POSITION_RULES.queriesPerEntry)),
    colorBy: z._default(z.enum(COLOR_WAYS), 'place'),
    isRightToLeft: z._default(z.boolean(), false),
    /** In the person's language; where one is missing its key stands. */
    texts: z._default(z.partialRecord(z.enum(FILE_TEXTS), line(0, 200)), {}),
  }),
  output: z.object({ exportId: z.uuid() }),
  errors: [...errors, 'export.tooMany', 'request.tooHeavy'],
});
