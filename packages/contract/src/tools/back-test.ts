import * as z from 'zod/mini';
import { Day } from '../dates.ts';

const Verdict = z.enum(['better', 'worse', 'cannotSay']);

/** What became of one list, against random picks of equal frequency. */
export const Lift = z.object({
  /** Growth of the list divided by that of the middle random pick; 1: no better than chance. */
  value: z.number(),
  low: z.number(),
  high: z.number(),
  listGrowth: z.number(),
  randomGrowth: z.number(),
  verdict: Verdict,
});
export type Lift = z.infer<typeof Lift>;

/** A mean over the weeks, with its bounds of 95 % and of 80 %. */
const OverWeeks = z.object({
  value: z.number(),
  low: z.number(),
  high: z.number(),
  low80: z.number(),
  high80: z.number(),
});
export type OverWeeks = z.infer<typeof OverWeeks>;

const LiftOverWeeks = z.object({
  /** Lists that could be judged, and of how many weeks apart they are as good as independent. */
  weeks: z.int(),
  blocks: z.int(),
  verdict: Verdict,
  /** Why nothing can be said. */
  reason: z.nullable(z.enum(['nothingBefore', 'fewBlocks', 'acrossOne'])),
  /** null: the weeks are too few for one. */
  lift: z.nullable(OverWeeks),
});
export type LiftOverWeeks = z.infer<typeof LiftOverWeeks>;

/** A tenth of the queries by score: the chance that one of it outgrew another query searched about as often. */
const CalibrationPart = z.object({
  /** 1 has the lowest scores, 10 the highest. */
  tenth: z.int(),
  from: z.int(),
  to: z.int(),
  /** Of all weeks together. */
  queries: z.int(),
  orders: z.nullable(OverWeeks),
  searches: z.nullable(OverWeeks),
});
export type CalibrationPart = z.infer<typeof CalibrationPart>;

export const BackTest = z.discriminatedUnion('state', [
  /** Not all lists have been judged yet. */
  z.object({ state: z.literal('counting'), made: z.int(), total: z.int() }),
  /** Two spans of eight weeks, and windows to score by, are not there yet. */
  z.object({ state: z.literal('tooShort'), neededFrom: z.nullable(Day), firstDay: z.nullable(Day) }),
  /** Too few queries were searched enough to be scored, in every week. */
  z.object({ state: z.literal('tooFew'), queries: z.int() }),
  z.object({
    state: z.literal('done'),
    /** Days of the first and the last list, and the day by which it is seen what became of the last one. */
    from: Day,
    to: Day,
    day: Day,
    /** The longest list. */
    queries: z.int(),
    draws: z.int(),
    /** Oldest first. null: the list or the random picks had none before. */
    weeks: z.array(z.object({ day: Day, orders: z.nullable(Lift), searches: z.nullable(Lift) })),
    orders: LiftOverWeeks,
    searches: LiftOverWeeks,
    /** Ascending; a tenth without queries is left out. */
    calibration: z.array(CalibrationPart),
  }),
]);
export type BackTest = z.infer<typeof BackTest>;
