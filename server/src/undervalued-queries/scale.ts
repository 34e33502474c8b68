import * as z from 'zod';

const mark = z.nullable(z.object({ none: z.number(), all: z.number() }));

/**
 * What queries of one marketplace and day are measured by. Marks are in the terms of measures.ts; null: no query of
 * that market has the measure.
 */
export const Scale = z.object({
  /** Of the whole market: parts of its searches, and items ordered per search. */
  buyers: z.number(),
  zero: z.number(),
  idle: z.number(),
  orders: z.number(),
  marks: z.object({
    demand: mark,
    conversion: mark,
    zero: mark,
    idle: mark,
    crowd: mark,
    growth7: mark,
    growth28: mark,
  }),
});
export type Scale = z.infer<typeof Scale>;
export type Averages = Omit<Scale, 'marks'>;
export type MarkName = keyof Scale['marks'];
export type ScaleMark = Scale['marks'][MarkName];
export const MARK_NAMES = Scale.shape.marks.keyof().options;
