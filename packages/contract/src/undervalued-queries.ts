import * as z from 'zod/mini';
import { Day } from './dates.ts';
import { CabinetId, Marketplace } from './ids.ts';
import { route } from './route.ts';
import { Freshness, StatisticsWindow } from './search-history.ts';
import { queryText, text } from './text.ts';
import { BackTest } from './tools/back-test.ts';
import { UNDERVALUED_BOUNDS } from './tools/bounds.ts';
import { RowSpelling } from './tools/spellings.ts';

export { UNDERVALUED_BOUNDS } from './tools/bounds.ts';

/** Points of a whole score; docs/metrics.md has the formulas. */
export const SCORE_WEIGHTS = { demand: 20, conversion: 15, weakness: 35, growth: 30 } as const;
export const SCORE_PARTS = ['demand', 'conversion', 'weakness', 'growth'] as const;
export type ScorePart = (typeof SCORE_PARTS)[number];

/** What of the orders of a query one card can get: a middle place on the first page, and a place in the first row. */
export const REACHABLE_SHARE = { low: 0.03, high: 0.15 } as const;

const amount = z.optional(z.int().check(z.minimum(0), z.maximum(2_000_000_000)));

const UNDERVALUED_FILTERS = [
  'contains',
  'minFrequency',
  'maxCompetitors',
  'price',
  'minGrowth',
  'mine',
  'hidden',
] as const;
export const UndervaluedFilter = z.enum(UNDERVALUED_FILTERS);
export type UndervaluedFilter = z.infer<typeof UndervaluedFilter>;

const question = z.object({
  cabinetId: CabinetId,
  marketplace: Marketplace,
  /** The last day of the window of 28 days; without it the newest measured one. */
  day: z.optional(Day),
  /** Growth is of the last 7 or 28 days against as many before them. */
  growthDays: z._default(StatisticsWindow, 28),
  /** Words in any of their forms. */
  contains: z._default(text(0, 200), ''),
  minFrequency: z._default(
    z.int().check(z.minimum(UNDERVALUED_BOUNDS.leastFrequency), z.maximum(2_000_000_000)),
    UNDERVALUED_BOUNDS.usualFrequency,
  ),
  maxCompetitors: amount,
  priceFromKopecks: amount,
  priceToKopecks: amount,
  /** 0.1 is +10 %. */
  minGrowth: z.optional(z.number().check(z.minimum(-1), z.maximum(1000))),
  /** Without queries of any cabinet whose analytics the person may see. */
  isMineHidden: z._default(z.boolean(), false),
  /** Misspelt queries alone, instead of queries that mean themselves. */
  isMisspelt: z._default(z.boolean(), false),
});
export type UndervaluedQuestion = z.output<typeof question>;

const share = z.nullable(z.number());

/** Where a measure gives no point of its part, and where it gives all of them: places of the market of that day. */
const Mark = z.nullable(z.object({ none: z.number(), all: z.number() }));
export type Mark = z.infer<typeof Mark>;

/** The market of the day by which queries were scored, in the units of the row. */
export const ScoreMarks = z.object({
  demand: Mark,
  conversion: Mark,
  zero: Mark,
  idle: Mark,
  /** Sellers per search. */
  crowd: Mark,
  growth: Mark,
});
export type ScoreMarks = z.infer<typeof ScoreMarks>;

/** Whole points; they add up to the score. null: the part was not measured, and the others have its weight. */
export const ScorePoints = z.object({
  demand: z.nullable(z.int()),
  conversion: z.nullable(z.int()),
  weakness: z.nullable(z.int()),
  growth: z.nullable(z.int()),
});
export type ScorePoints = z.infer<typeof ScorePoints>;

export const UndervaluedRow = z.object({
  query: z.string(),
  spelling: RowSpelling,
  score: z.int(),
  points: ScorePoints,
  /** Searches of 28 days. */
  count: z.int(),
  zeroShare: share,
  idleShare: share,
  orderConversion: share,
  competitors: z.int(),
  avgPriceKopecks: z.nullable(z.int()),
  growth7: share,
  growth28: share,
  /** The best place that any visible cabinet has: `tracked` by position check now, `own` on the average of a day. */
  best: z.nullable(z.object({ place: z.number(), source: z.enum(['tracked', 'own']) })),
  isTracked: z.boolean(),
  potentialOrders: z.nullable(z.object({ low: z.number(), high: z.number() })),
});
export type UndervaluedRow = z.infer<typeof UndervaluedRow>;

const errors = [
  'searchHistory.outOfRange',
  'searchHistory.notFound',
  'cabinet.limitExceeded',
  'request.tooHeavy',
] as const;

/** The best queries by score, as many as the plan shows: one question is one run. */
export const getUndervaluedQueries = route({
  method: 'POST',
  path: 'undervaluedQueries/getAll',
  access: { cabinet: 'view', isOpenInExample: true },
  input: question,
  output: z.object({
    rows: z.array(UndervaluedRow),
    /** How many match; the plan shows the first `maximum` of them. */
    total: z.int(),
    maximum: z.int(),
    /** null: nothing has been measured yet. */
    day: z.nullable(Day),
    /** Days of the window that were measured. */
    measuredDays: z.int(),
    marks: z.nullable(ScoreMarks),
    /** Only when nothing matches: what would be there without one of the filters. */
    suggestions: z.array(z.object({ filter: UndervaluedFilter, rows: z.int() })),
    freshness: Freshness,
    /** The days that the plan shows. */
    visible: z.object({ from: Day, to: Day }),
  }),
  errors,
});

/** Daily searches over the window, for the little lines of the rows that are seen. Costs nothing beside its list. */
export const getUndervaluedCounts = route({
  method: 'POST',
  path: 'undervaluedQueries/getCounts',
  access: { cabinet: 'view', isOpenInExample: true },
  input: z.extend(question, {
    queries: z.array(queryText()).check(z.minLength(1), z.maxLength(UNDERVALUED_BOUNDS.countsAtOnce)),
  }),
  output: z.object({
    lines: z.array(z.object({ query: z.string(), counts: z.array(z.nullable(z.number())) })),
  }),
  errors,
});

/** How the lists of a year did in the eight weeks after each, against random queries of the same frequency. */
export const getUndervaluedBackTest = route({
  method: 'POST',
  path: 'undervaluedQueries/getBackTest',
  access: { cabinet: 'view', isOpenInExample: true },
  input: z.object({ cabinetId: CabinetId, marketplace: Marketplace }),
  output: BackTest,
  errors: [],
});

const ofQuery = z.object({ cabinetId: CabinetId, query: queryText() });

/** Not this cabinet's niche: out of its list for 30 days. */
export const hideUndervaluedQuery = route({
  method: 'POST',
  path: 'undervaluedQueries/hide',
  access: { cabinet: 'edit' },
  input: ofQuery,
  output: z.object({ hiddenUntil: Day }),
  errors: ['searchHistory.notFound'],
});

export const showUndervaluedQuery = route({
  method: 'POST',
  path: 'undervaluedQueries/show',
  access: { cabinet: 'edit' },
  input: ofQuery,
  output: z.object({}),
  errors: [],
});

export const listHiddenQueries = route({
  method: 'POST',
  path: 'undervaluedQueries/getHidden',
  access: { cabinet: 'view', isOpenInExample: true },
  input: z.object({ cabinetId: CabinetId }),
  output: z.object({ queries: z.array(z.object({ query: z.string(), hiddenUntil: Day })) }),
  errors: [],
});
