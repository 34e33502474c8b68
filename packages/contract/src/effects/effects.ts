import * as z from 'zod/mini';
import { Day } from '../dates.ts';
import { CabinetId, NoteId, RadarChangeId, Sku } from '../ids.ts';
import { RadarKind } from '../radar/changes.ts';
import { route } from '../route.ts';

/** What an estimate needs. Days are Moscow days; whole weeks, so that each weekday counts as often. */
export const EFFECT_BOUNDS = {
  /** Compared before the change. */
  daysBefore: 28,
  leastDaysAfter: 7,
  mostDaysAfter: 28,
  /** Of the days of both windows, in percent. */
  coverage: 90,
  leastDonors: 4,
  mostDonors: 20,
  /** Comparisons where nothing happened, from which the error is known. */
  leastPlacebos: 39,
  /** In the 28 days before, of the product and of each donor. */
  ownTotal: 28,
  donorTotal: 14,
  /** Percent of its price: less is no other change. */
  price: 5,
  /** Advertising has changed if its part of the openings of a card did by so many points of percent … */
  advertisedPoints: 5,
  /** … and its own clicks by so many percent. */
  advertisedClicks: 15,
} as const;

/** Per day: pieces ordered, people who opened the card, people who saw it in results, the average found place. */
export const EFFECT_MEASURES = ['orders', 'openings', 'views', 'place'] as const;
export const EffectMeasure = z.enum(EFFECT_MEASURES);
export type EffectMeasure = z.infer<typeof EffectMeasure>;

/** What happened: what a person noted, or what the radar saw change on an own card. */
export const EffectCause = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('note'), noteId: NoteId }),
  z.object({ kind: z.literal('change'), changeId: RadarChangeId }),
]);
export type EffectCause = z.infer<typeof EffectCause>;

/** Why nothing can be said. */
export const EFFECT_REASONS = [
  'notOwn',
  'noFigures',
  'tooEarly',
  'tooFewDays',
  'gaps',
  'otherChange',
  'imageTest',
  'tooFewSales',
  'notOnSale',
  'noDonors',
  'tooFewPlacebos',
  'preTrend',
  'advertising',
] as const;
const EffectReason = z.enum(EFFECT_REASONS);

/** A reason with what its sentence names: a day, and how much there is of how much is needed. */
export const EffectUnsaid = z.object({
  reason: EffectReason,
  /** tooEarly: from when on something can be said; otherChange, imageTest: when that was. */
  day: z.nullable(Day),
  found: z.nullable(z.number()),
  needed: z.nullable(z.number()),
});
export type EffectUnsaid = z.infer<typeof EffectUnsaid>;

/** A product that it is compared with, and its part in the comparison, in percent. */
const EffectDonor = z.object({ sku: Sku, name: z.string(), weight: z.number(), isRival: z.boolean() });

/** In percent of what would have been. The interval is for 95 %, all measures of one question together. */
export const EffectFigures = z.object({
  percent: z.number(),
  low: z.number(),
  high: z.number(),
  /** Its interval does not reach zero: it may be coloured. */
  isSure: z.boolean(),
  /** A day, after the change: what was, and what would have been. */
  perDay: z.number(),
  expectedPerDay: z.number(),
  method: z.enum(['synthetic', 'difference']),
  /** Of both windows, oldest first; days of the change itself have no expected value. */
  days: z.array(z.object({ day: Day, value: z.nullable(z.number()), expected: z.nullable(z.number()) })),
  /** How many there are, and those with the largest parts. */
  donorsCount: z.int(),
  rivalsCount: z.int(),
  donors: z.array(EffectDonor),
  /** Comparisons where nothing happened. */
  placebos: z.int(),
});
export type EffectFigures = z.infer<typeof EffectFigures>;

export const EffectOfMeasure = z.object({
  measure: EffectMeasure,
  /** One of the two is there. */
  figures: z.nullable(EffectFigures),
  unsaid: z.nullable(EffectUnsaid),
});
export type EffectOfMeasure = z.infer<typeof EffectOfMeasure>;

export const Effect = z.object({
  sku: Sku,
  /** The Moscow days on which it came about; they are in neither window. */
  from: Day,
  to: Day,
  daysAfter: z.int(),
  /** What else was changed on those days: the estimate is for all of it. */
  together: z.array(RadarKind),
  /** unknown: advertising is not connected, and whether it changed cannot be seen. */
  advertising: z.enum(['steady', 'unknown']),
  /** Own products that are like it and were left out, because they changed themselves in those days. */
  leftOut: z.int(),
  measures: z.array(EffectOfMeasure),
});
export type Effect = z.infer<typeof Effect>;

/** What a noted or seen change did to an own product, against comparable products to which nothing happened. */
export const getEffect = route({
  method: 'POST',
  path: 'effects/get',
  access: { cabinet: 'view', isOpenInExample: true },
  input: z.object({ cabinetId: CabinetId, cause: EffectCause }),
  output: Effect,
  errors: ['note.notFound', 'radarChange.notFound'],
});
