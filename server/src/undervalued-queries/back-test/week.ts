import { Lift } from '@vitrina/contract/tools/back-test.ts';
import * as z from 'zod';

const Places = z.object({ known: z.int(), sum: z.number() });

const Part = z.object({
  from: z.int(),
  to: z.int(),
  queries: z.int(),
  orders: Places,
  searches: Places,
});

/** What became of the list of one week, as it is kept. */
export const Week = z.discriminatedUnion('state', [
  z.object({ state: z.literal('tooFew'), queries: z.int() }),
  z.object({
    state: z.literal('judged'),
    queries: z.int(),
    orders: z.nullable(Lift),
    searches: z.nullable(Lift),
    /** Tenths of the score, ascending; null: no query is in it. */
    parts: z.array(z.nullable(Part)),
  }),
]);
export type Week = z.infer<typeof Week>;
export type JudgedWeek = Extract<Week, { state: 'judged' }>;
