import * as z from 'zod/mini';
import { Day, Instant } from './dates.ts';
import { CabinetId, JumpAlertId, Marketplace } from './ids.ts';
import { route } from './route.ts';
import { Freshness, StatisticsWindow } from './search-history.ts';
import { line, text } from './text.ts';
import { JumpDirection, JumpMetric } from './tools/bounds.ts';
import { RowSpelling } from './tools/spellings.ts';

export { JUMP_DIRECTIONS, JUMP_METRICS, JumpDirection, JumpMetric } from './tools/bounds.ts';

/** The larger of both windows must reach so much, in the units of the metric: 1 to 5 is no jump. */
export const USUAL_BASES: Readonly<Record<JumpMetric, number>> = {
  count: 200,
  added_to_cart: 40,
  ord: 20,
  gmv: 5_000_000,
};

export const JUMP_BOUNDS = {
  rows: 500,
  largestBase: 1_000_000_000_000,
  /** The part of the days of either window that must have been measured. */
  leastCoverage: 0.8,
  /** The smaller window is at most this part of the larger one: then a query is new, or has vanished. */
  traceShare: 0.05,
  alerts: 20,
  alertName: 60,
} as const;

/** Everything that says which jumps are meant, but for the day. */
const JumpFilter = z.object({
  marketplace: Marketplace,
  /** Days of each of the two windows. */
  window: z._default(StatisticsWindow, 7),
  direction: z._default(JumpDirection, 'rise'),
  metric: z._default(JumpMetric, 'count'),
  /** Without it the usual base of the metric. */
  minBase: z.optional(z.int().check(z.minimum(1), z.maximum(JUMP_BOUNDS.largestBase))),
  /** Words in any of their forms. */
  contains: z._default(text(0, 200), ''),
  /** Misspelt queries alone, instead of queries that mean themselves. */
  isMisspelt: z._default(z.boolean(), false),
});

const HOLIDAYS = [
  'newYear',
  'valentine',
  'defenders',
  'women',
  'may',
  'victory',
  'russia',
  'school',
  'unity',
  'singles',
  'blackFriday',
  'december12',
] as const;
export type Holiday = (typeof HOLIDAYS)[number];
const HolidayDay = z.object({ name: z.enum(HOLIDAYS), day: Day });
export type HolidayDay = z.infer<typeof HolidayDay>;

export const JumpRow = z.object({
  query: z.string(),
  /** Of the searches of both windows, whatever the metric. */
  spelling: RowSpelling,
  before: z.number(),
  after: z.number(),
  /** null: nearly nothing to grow from. */
  changeShare: z.nullable(z.number()),
  /** How many usual deviations of this query's own windows; null: too few of them were measured, or none ever moved. */
  z: z.nullable(z.number()),
  /** The first day out of what was usual before, and its first such hour where hours are known. */
  firstSeen: z.nullable(z.object({ day: Day, hour: z.nullable(z.int()) })),
  /** Daily figures over both windows; null: not measured. */
  counts: z.array(z.nullable(z.number())),
  /** The same windows 52 weeks before; null: they were not measured. */
  lastYear: z.nullable(z.object({ before: z.number(), after: z.number(), isAlike: z.boolean() })),
  /** A holiday near that this query is about. */
  holiday: z.nullable(HolidayDay),
  /** Of a product of the cabinet that is found by this query. */
  note: z.nullable(z.object({ sku: z.int(), at: Instant, text: z.string() })),
  /** The best place that the cabinet has: `tracked` by position check now, `own` on the average of a day. */
  best: z.nullable(z.object({ place: z.number(), source: z.enum(['tracked', 'own']) })),
});
export type JumpRow = z.infer<typeof JumpRow>;

const Span = z.object({ from: Day, to: Day, measured: z.array(z.boolean()) });
/** Two windows of equal length, one right after the other, and what of them can be compared. */
export const JumpSpans = z.object({
  before: Span,
  after: Span,
  /** Days that were measured in both windows: only they are added up. */
  comparedDays: z.int(),
  isComparable: z.boolean(),
});
export type JumpSpans = z.infer<typeof JumpSpans>;

const Totals = z.object({ rise: z.int(), fall: z.int(), new: z.int(), vanished: z.int() });

const question = z.extend(JumpFilter, {
  cabinetId: CabinetId,
  /** The last day of the later window; without it the newest measured one. */
  day: z.optional(Day),
});
export type JumpQuestion = z.output<typeof question>;

/** The largest jumps by absolute change. All four directions of a question are one run. */
export const getSharpJumps = route({
  method: 'POST',
  path: 'sharpJumps/getAll',
  access: { cabinet: 'view', isOpenInExample: true },
  input: question,
  output: z.object({
    rows: z.array(JumpRow),
    /** How many jumps of each kind there are; the first `JUMP_BOUNDS.rows` of one are shown. */
    totals: Totals,
    /** Rows left out because hours of one of their days are missing. */
    withoutHours: z.int(),
    /** The whole market, of the same words and metric; null: nothing could be compared. */
    market: z.nullable(z.object({ before: z.number(), after: z.number() })),
    /** null: nothing has been measured yet. */
    spans: z.nullable(JumpSpans),
    holidays: z.array(HolidayDay),
    freshness: Freshness,
    /** The days that the plan shows. */
    visible: z.object({ from: Day, to: Day }),
  }),
  errors: ['searchHistory.outOfRange', 'cabinet.limitExceeded', 'request.tooHeavy'],
});

/** What an alert keeps: the filter of the screen, whether seasonal jumps count included. */
export const JumpAlertFilter = z.extend(JumpFilter, { isSeasonHidden: z._default(z.boolean(), false) });
export type JumpAlertFilter = z.infer<typeof JumpAlertFilter>;

export const JumpAlert = z.object({
  id: JumpAlertId,
  name: z.string(),
  filter: JumpAlertFilter,
  isOn: z.boolean(),
  /** The newest day that was looked at. */
  judgedDay: z.nullable(Day),
});
export type JumpAlert = z.infer<typeof JumpAlert>;

const inCabinet = z.object({ cabinetId: CabinetId });
const ofAlert = z.extend(inCabinet, { alertId: JumpAlertId });

/** One's own: whoever sees the screen may be told of it. */
export const listJumpAlerts = route({
  method: 'POST',
  path: 'sharpJumps/getAlerts',
  access: { cabinet: 'view', isOpenInExample: true },
  input: inCabinet,
  output: z.object({ alerts: z.array(JumpAlert), maximum: z.int() }),
  errors: [],
});

/** Tells of each day that is measured from now on. */
export const addJumpAlert = route({
  method: 'POST',
  path: 'sharpJumps/addAlert',
  access: { cabinet: 'view' },
  input: z.extend(inCabinet, { name: line(1, JUMP_BOUNDS.alertName), filter: JumpAlertFilter }),
  output: z.object({ alertId: JumpAlertId }),
  errors: ['jumpAlert.tooMany'],
});

export const updateJumpAlert = route({
  method: 'POST',
  path: 'sharpJumps/switchAlert',
  access: { cabinet: 'view' },
  input: z.extend(ofAlert, { isOn: z.boolean() }),
  output: z.object({}),
  errors: ['jumpAlert.notFound'],
});

export const deleteJumpAlert = route({
  method: 'POST',
  path: 'sharpJumps/removeAlert',
  access: { cabinet: 'view' },
  input: ofAlert,
  output: z.object({}),
  errors: ['jumpAlert.notFound'],
});
